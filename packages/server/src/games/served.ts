/** What the server needs of a game; it knows no rules. */
import type { GameManifest, Online } from '@kolbiste/gamekit';
import type { Core, Game } from '@kolbiste/kernel';
import type { Windows } from '@kolbiste/wire';

/** A game that makes a configuration of what seats bring. */
export type AnyGame = Game<Core, unknown> & Required<Pick<Game<Core, unknown>, 'configFrom'>>;

export interface ServedGame extends Online {
  readonly game: AnyGame;
  /** All play on one side: when one of them resigns or runs out of time, all have lost. */
  readonly together?: true;
  /** Windows at which policies pass; null = the game has none. */
  readonly windows: Windows | null;
  /** Numbers of seats that can play. */
  readonly seatCounts: readonly number[];
}

export interface GameRow {
  readonly id: string;
  load(): Promise<ServedGame>;
}

/** A game of the house as it is served; none where it has no tables between people. */
export function rowOf({ id, seats, together, rules, online, windows }: GameManifest): GameRow[] {
  if (online === null) return [];
  const load = async (): Promise<ServedGame> => {
    const [{ game }, part, passing] = await Promise.all([rules(), online(), windows?.()]);
    if (game.configFrom === undefined) throw new Error(`${id}: no configuration can be made of what seats bring`);
    const own = { windows: passing?.windows ?? null, ...(together ? { together } : {}) };
    return { game: game as AnyGame, seatCounts: seats, ...own, ...part.online };
  };
  return [{ id, load }];
}

/** Games by id, each loaded once. */
export class Games {
  private readonly rows: ReadonlyMap<string, GameRow>;
  private readonly loaded = new Map<string, Promise<ServedGame>>();

  constructor(rows: readonly GameRow[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  /** Loads all of them: else the first table of each would keep everybody waiting for as long as that takes. */
  async loadAll(): Promise<void> {
    for (const id of this.rows.keys()) await this.named(id);
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
