// From clicks to an answer, for every shape of question: an option lights ids in the order a person would click them.

import type { AskDoc, OptionDoc } from "./docs";

/** What has been clicked so far for a question, and what that leaves open. Never changes; a click makes a new one. */
export class Pick {
  private constructor(
    readonly ask: AskDoc,
    readonly clicked: readonly string[],
    /** the options that begin with these clicks, in this order or another */
    readonly open: readonly OptionDoc[],
    /** the option that these clicks make, if they make one */
    readonly chosen: OptionDoc | null,
  ) {}

  static of(ask: AskDoc): Pick {
    return Pick.after(ask, []);
  }

  private static after(ask: AskDoc, clicked: readonly string[]): Pick {
    const open = ask.options.filter((option) => holds(option.lights, clicked));
    const whole = open.filter((option) => option.lights.length === clicked.length && clicked.length > 0);
    const inOrder = whole.find((option) => option.lights.every((id, place) => id === clicked[place]));
    const chosen = inOrder ?? (whole.length === 1 ? whole[0] : undefined) ?? null;
    return new Pick(ask, clicked, open, chosen);
  }

  /** The ids that can be clicked next. */
  get lit(): Set<string> {
    return new Set(this.open.flatMap((option) => rest(option.lights, this.clicked)));
  }

  /** The options that a click on this id would leave open; the price and the words of the one, if it is only one. */
  under(id: string): readonly OptionDoc[] {
    return this.open.filter((option) => rest(option.lights, this.clicked).includes(id));
  }

  /**
   * After a click: on what is clicked already it is taken back, on something lit it is added (and whatever follows
   * by force with it), on something lit only from the start the pick begins anew there.
   */
  click(id: string): Pick {
    const at = this.clicked.lastIndexOf(id);
    if (at >= 0 && !this.lit.has(id)) {
      return Pick.after(
        this.ask,
        this.clicked.filter((_, place) => place !== at),
      );
    }
    if (this.lit.has(id)) return Pick.after(this.ask, [...this.clicked, id]).forced();
    const anew = Pick.of(this.ask);
    return anew.lit.has(id) ? anew.click(id) : this;
  }

  /** One click back. */
  back(): Pick {
    return Pick.after(this.ask, this.clicked.slice(0, -1));
  }

  /** The option with this index, as if all its ids had been clicked. */
  take(option: OptionDoc): Pick {
    return new Pick(this.ask, option.lights, [option], option);
  }

  private forced(): Pick {
    const [only, ...others] = this.open;
    return only && others.length === 0 ? this.take(only) : this;
  }
}

/** Whether all clicks belong to these lights, each as often as it stands there; the order does not matter. */
function holds(lights: readonly string[], clicked: readonly string[]): boolean {
  return clicked.every((id) => count(clicked, id) <= count(lights, id));
}

/** The lights that are not clicked yet. Where an id stands several times, only the next one counts. */
function rest(lights: readonly string[], clicked: readonly string[]): string[] {
  const left = [...lights];
  for (const id of clicked) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function count(ids: readonly string[], id: string): number {
  return ids.filter((other) => other === id).length;
}
