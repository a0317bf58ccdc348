import { describe, expect, it } from "vitest";
import type { AskDoc, OptionDoc } from "./docs";
import { Pick } from "./picker";

function ask(...lights: string[][]): AskDoc {
  const options: OptionDoc[] = lights.map((ids, index) => ({
    index,
    prompt: "gift",
    notation: `gift ${ids.join("+")}`,
    lights: ids,
    price: [],
    words: { key: "x", facts: {} },
  }));
  const words = { key: "ask-gift", facts: {} };
  return {
    seat: 0,
    prompt: "gift",
    shape: "pair",
    rule: "",
    words,
    chips: [],
    options,
    beside: [],
    secret: false,
  };
}

const gifts = ask(
  ["hand/4", "place/jade"],
  ["hand/4", "place/wall"],
  ["hand/9", "place/jade"],
  ["hand/9", "place/canal"],
);

describe("a card and a place", () => {
  it("lights cards and places that have an option", () => {
    expect([...Pick.of(gifts).lit].sort()).toEqual([
      "hand/4",
      "hand/9",
      "place/canal",
      "place/jade",
      "place/wall",
    ]);
  });

  it("goes in either order", () => {
    expect(Pick.of(gifts).click("hand/9").click("place/jade").chosen?.index).toBe(2);
    expect(Pick.of(gifts).click("place/jade").click("hand/9").chosen?.index).toBe(2);
  });

  it("lights only what fits the first click", () => {
    expect([...Pick.of(gifts).click("hand/4").lit].sort()).toEqual(["place/jade", "place/wall"]);
  });

  it("takes what is forced", () => {
    expect(Pick.of(gifts).click("place/canal").chosen?.index).toBe(3);
  });

  it("changes its mind on another card", () => {
    expect(Pick.of(gifts).click("hand/4").click("hand/9").clicked).toEqual(["hand/9"]);
  });

  it("takes a click back", () => {
    expect(Pick.of(gifts).click("hand/4").click("hand/4").clicked).toEqual([]);
    expect(Pick.of(gifts).click("hand/4").back().clicked).toEqual([]);
  });

  it("is deaf to what is not lit", () => {
    const pick = Pick.of(gifts).click("hand/4");
    expect(pick.click("place/harbour")).toBe(pick);
  });
});

describe("a number of one thing, and a shorter option inside a longer one", () => {
  const servants = ask(["wall"], ["wall", "wall"], ["pass"]);

  it("fills up click by click", () => {
    expect(Pick.of(servants).click("wall").chosen?.index).toBe(0);
    expect(Pick.of(servants).click("wall").click("wall").chosen?.index).toBe(1);
  });

  it("keeps the longer one open", () => {
    expect([...Pick.of(servants).click("wall").lit]).toEqual(["wall"]);
  });
});

describe("things in an order", () => {
  const orders = ask(["first", "second"], ["second", "first"]);

  it("takes the order of the clicks", () => {
    expect(Pick.of(orders).click("second").click("first").chosen?.index).toBe(1);
    expect(Pick.of(orders).click("first").click("second").chosen?.index).toBe(0);
  });
});
