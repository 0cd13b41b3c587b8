/** What the server needs of a game; it knows no rules. */
import type { Core, Game, Json } from '@kolbiste/kernel';

/** A game that makes a configuration of what seats bring. */
export type AnyGame = Game<Core, unknown> & Required<Pick<Game<Core, unknown>, 'configFrom'>>;

/** What seats bring cannot lie on one table. */
export class ClashError extends Error {
  /** What was found, as the game's own data. */
  readonly faults: Json;

  constructor(faults: Json) {
    super('what seats bring cannot lie on one table');
    this.faults = faults;
  }
}

export interface ServedGame {
  readonly game: AnyGame;
  /** All play on one side: when one of them resigns or runs out of time, all have lost. */
  readonly together?: true;
  /** Numbers of seats that can play. */
  readonly seatCounts: readonly number[];
  /** Checks what a seat brings, such as a deck. @throws Error that says where and what is wrong */
  readSetup(j: Json, common: Json): Json;
  /** Checks what concerns all seats. @throws Error that says where and what is wrong */
  readCommon(j: Json): Json;
  /**
   * Checks what seats bring against one another, as soon as they are taken.
   * @param setups undefined for a seat that is free, null for one that brings nothing
   * @throws ClashError
   */
  checkTable?(setups: readonly (Json | null | undefined)[]): void;
}

export interface GameRow {
  readonly id: string;
  load(): Promise<ServedGame>;
}

/** Games by id, each loaded once. */
export class Games {
  private readonly rows: ReadonlyMap<string, GameRow>;
  private readonly loaded = new Map<string, Promise<ServedGame>>();

  constructor(rows: readonly GameRow[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  /** Undefined when there is no such game. */
  async named(id: string): Promise<ServedGame | undefined> {
    const row = this.rows.get(id);
    if (row === undefined) return undefined;
    let served = this.loaded.get(id);
    if (served === undefined) {
      served = row.load();
      this.loaded.set(id, served);
    }
    return await served;
  }
}
