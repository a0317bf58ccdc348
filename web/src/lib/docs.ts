// The documents of the contract of the doors, as the client reads them (see docs/contract.md).

export type Fact = number | string | WordsDoc;

export interface WordsDoc {
  key: string;
  facts: Record<string, Fact>;
}

export interface PieceDoc {
  id: string;
  kind: string;
  n: number;
}

export interface ZoneDoc {
  id: string;
  words: WordsDoc;
  pieces: PieceDoc[];
  room: number;
}

export interface CounterDoc {
  id: string;
  words: WordsDoc;
  value: number;
}

export interface SeatDoc {
  seat: number;
  order: number;
  points: number;
  state: string;
  sources: Record<string, number>;
}

export interface PartDoc {
  n: number;
  words: WordsDoc;
}

export interface ChangeDoc {
  counter: string;
  by: number;
  parts: PartDoc[];
}

export interface OptionDoc {
  index: number;
  prompt: string;
  notation: string;
  lights: string[];
  price: ChangeDoc[];
  words: WordsDoc;
}

export interface MoveDoc {
  kind: string;
  from: string;
  to: string;
  n: number;
}

export interface EventDoc {
  kind: string;
  seat: number;
  rule: string;
  words: WordsDoc;
  moves: MoveDoc[];
  changes: ChangeDoc[];
  after: number;
  private: boolean;
}

export interface UndoDoc {
  can: boolean;
  words: WordsDoc | null;
}

export interface AskDoc {
  seat: number;
  prompt: string;
  shape: string;
  rule: string;
  words: WordsDoc;
  chips: string[];
  options: OptionDoc[];
  beside: string[];
  secret: boolean;
}

export interface WaitDoc {
  seat: number;
  prompt: string;
  words: WordsDoc;
  secret: boolean;
  sealed: boolean;
}

export interface ViewDoc {
  game: string;
  edition: number;
  seq: number;
  seat: number;
  where: WordsDoc[];
  zones: ZoneDoc[];
  counters: CounterDoc[];
  seats: SeatDoc[];
  waiting: WaitDoc[];
  ask: AskDoc | null;
  undo: UndoDoc;
  then: WordsDoc[];
  over: boolean;
  ranking: number[];
  extra: Record<string, unknown>;
}

export interface RefusalDoc {
  words: WordsDoc;
  rule: string;
}

export interface PreviewDoc {
  events: EventDoc[];
  view: ViewDoc;
  stops: WordsDoc | null;
}
