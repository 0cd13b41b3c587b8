/** The tables, one definition for both databases: JSON as text, times as whole milliseconds, ids as text. */
import type { Kysely } from 'kysely';

export interface GamesTable {
  id: string;
  game: string;
  rules: string;
  /** See Status in ../table/table-meta.ts. */
  status: string;
  /** 1 = stands in the lobby. */
  listed: number;
  /** Counts what was taken back: an answer of an earlier epoch is not written. */
  epoch: number;
  /** Counts changes of the head. */
  revision: number;
  created: number;
  /** When the game was last heard of. */
  touched: number;
  /** Hash of the address that created it; null once it was kept long enough. */
  address: string | null;
  /** Everything else, as JSON: see ../table/table-meta.ts. */
  head: string;
  /** 1 = a person sits or may sit there; 0 = bots alone. */
  people: number;
  /** How many steps were written, and about how many bytes: counted as they are written, none is taken off. */
  rows: number;
  bytes: number;
  /** Hash of the row, see ./whole.ts. */
  seal: string;
  /** The first step that was found to be damaged, -1 = this row; null = none was: see ./whole.ts. */
  flaw: number | null;
}

/** Records of games that are over. */
export interface RecordsTable {
  game: string;
  /** Packed by gzip. */
  packed: Uint8Array;
  /** Of what is packed. */
  hash: string;
}

export interface StepsTable {
  game: string;
  /** 0 = set-up, k = the k-th answer. */
  step: number;
  /** -1 = set-up. */
  seat: number;
  option: number;
  at: number;
  /** The client's own name of its answer: a repeated one is known by it. */
  answer: string;
  /** What each viewer was told, as a JSON list: the seats in order, then the public; see ../table/serialized.ts. */
  told: string;
  /** Hash of this step and of the one before, see ./whole.ts. */
  chain: string;
}

export interface InstallationTable {
  name: string;
  value: string;
}

export interface PulsesTable {
  game: string;
  /** Milliseconds. */
  at: number;
}

/** What seats let the table answer for them. */
export interface PoliciesTable {
  game: string;
  seat: number;
  /** Hash of the token of whoever set it: a seat that somebody else has taken has none. */
  owner: string;
  /** JSON, see `Policy` in @kolbiste/wire. */
  policy: string;
}

export interface Tables {
  policies: PoliciesTable;
  pulses: PulsesTable;
  games: GamesTable;
  steps: StepsTable;
  installation: InstallationTable;
  records: RecordsTable;
}

export type Database = Kysely<Tables>;

/** A game's row, without what only tells whether it is whole. */
export type GameRow = Readonly<Omit<GamesTable, 'seal' | 'flaw'>>;
export type PolicyRow = Readonly<PoliciesTable>;
/** Another policy in place of the one that was kept before; what the seat has set meanwhile stays. */
export interface PolicyChange extends PolicyRow {
  readonly before: string;
}
export type StepRow = Readonly<Omit<StepsTable, 'chain'>>;

/** An answer to be written: only if the game still plays, in the epoch that the answer was made in. */
export interface NewStep extends StepRow {
  readonly epoch: number;
  /** When the step before was taken: it is written upon that one alone. */
  readonly before: number;
  /** What policies come to with it: kept with it, or not at all. */
  readonly policies?: readonly PolicyChange[];
}
