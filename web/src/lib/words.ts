// From keys and facts to sentences: the same catalogues and the same way of speaking as the engine's own.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Fact, WordsDoc } from "./docs";

export type Names = readonly string[];

const isSeat = (name: string): boolean => name === "seat" || name.endsWith("_seat");

function bare(words: WordsDoc, plain: (fact: Fact) => string | number): string {
  const facts = Object.entries(words.facts).map(([name, fact]) => `${name} ${plain(fact)}`);
  return facts.length ? `${words.key} (${facts.join(", ")})` : words.key;
}

/** Everything that can be said in a language; texts that come later override earlier ones. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of these words; a key nobody wrote is said as it is. */
  say(words: WordsDoc, names: Names = []): string {
    const pattern = this.bundle.getMessage(words.key)?.value;
    if (!pattern) return bare(words, (fact) => this.plain(fact, names));
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(words.facts)) this.speak(spoken, name, fact, names);
    return this.format(pattern, spoken);
  }

  /** A sentence of the client's own. */
  tell(key: string, facts: Record<string, Fact> = {}, names: Names = []): string {
    return this.say({ key, facts }, names);
  }

  seat(seat: number, names: Names = []): string {
    if (seat < 0) return this.tell("seat-nobody");
    return names[seat] || this.tell("seat-number", { n: seat + 1 });
  }

  private speak(spoken: Record<string, FluentVariable>, name: string, fact: Fact, names: Names): void {
    spoken[name] = this.plain(fact, names);
    if (typeof fact === "number" && isSeat(name)) spoken[name] = this.seat(fact, names);
    if (typeof fact !== "string") return;
    spoken[`${name}_id`] = fact;
    for (const kind of [name, name.slice(name.lastIndexOf("_") + 1)]) {
      const message = this.bundle.getMessage(`${kind}-${fact}`);
      if (!message?.value) continue;
      spoken[name] = this.format(message.value, {});
      for (const [form, pattern] of Object.entries(message.attributes))
        spoken[`${name}_${form}`] = this.format(pattern, {});
      return;
    }
  }

  private plain(fact: Fact, names: Names): string | number {
    return typeof fact === "object" ? this.say(fact, names) : fact;
  }

  private format(
    pattern: Parameters<FluentBundle["formatPattern"]>[0],
    facts: Record<string, FluentVariable>,
  ): string {
    return this.bundle.formatPattern(pattern, facts, []);
  }
}
