/**
 * Plays seeded games and says what came of them in a few hashes, the same on every JavaScript engine. Runs in Node, in
 * browsers and in bare engines: nothing here knows where it is.
 */
import type { Level } from '@kolbiste/bots';
import { makeBot } from '@kolbiste/bots';
import type { Mind } from '@kolbiste/gamekit';
import type { AnyGame } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import { digest, rng, seedFrom } from '@kolbiste/kernel';

/** A game as far as parity is concerned. */
export interface ParityGame {
  readonly id: string;
  readonly game: AnyGame;
  /** What it tells bots. */
  readonly mind: Mind | null;
  /** The set-up of game `index`. */
  config(index: number): unknown;
}

export interface ParityDigests {
  readonly id: string;
  readonly rulesVersion: string;
  readonly decisions: number;
  /** Games behind one hash. */
  readonly block: number;
  /** One hash for each block of games, in order. */
  readonly blocks: readonly string[];
}

/** Games behind one hash: a difference is known to lie in one of so many. */
const BLOCK = 100;

const MOST_DECISIONS = 20_000;
const LANGS = ['cs', 'en'] as const;

/** Everything a seat receives at a question: its view, its options and refusals in words. */
function received(game: AnyGame, s: Core): unknown {
  return game.pending(s).map((decision) => {
    const { seat, id } = decision;
    const view = game.view(s, seat);
    const at = { decision: id, seat };
    const words = LANGS.flatMap((lang) => [
      game.describe(view, { decision }, lang).text,
      ...game.options(s, seat).map((option) => game.describe(view, { option, ...at }, lang).text),
      ...game.refusals(s, seat).map((refused) => game.describe(view, { refused, ...at }, lang).text),
    ]);
    return [view, game.options(s, seat), words];
  });
}

/**
 * Plays game `index` at random.
 * @param words whether views and texts count too, not only states: that takes a while
 */
function played({ game, id, config }: ParityGame, index: number, words: boolean): { row: unknown; decisions: number } {
  const seed = `parity/${id}/${index}`;
  const random = rng(`${seed}/play`);
  const s = game.setup(config(index), seedFrom(seed));
  const options: number[] = [];
  const told: string[] = [];
  let positions = 0;
  let decisions = 0;
  for (; decisions < MOST_DECISIONS; decisions++) {
    const decision = game.pending(s)[0];
    if (decision === undefined) break;
    if (words) told.push(digest(received(game, s)));
    game.options(s, decision.seat, options);
    game.answer(s, decision.seat, options[random.int(options.length)]);
    positions = (Math.imul(positions, 31) + game.hashPosition(s)) | 0;
  }
  return { row: [game.hashRecord(s), positions, decisions, told], decisions };
}

/** Hashes of the first so many games; of the first game in each block views and texts count too. */
export function digestsOf(entry: ParityGame, games: number): ParityDigests {
  const blocks: string[] = [];
  let decisions = 0;
  for (let first = 0; first < games; first += BLOCK) {
    const rows: unknown[] = [];
    for (let index = first; index < Math.min(first + BLOCK, games); index++) {
      const one = played(entry, index, index === first);
      rows.push(one.row);
      decisions += one.decisions;
    }
    blocks.push(digest(rows).slice(0, 32));
  }
  return { id: entry.id, rulesVersion: entry.game.rulesVersion, decisions, block: BLOCK, blocks };
}

/** Hashes of games between bots, one for each game: what a search thinks must not depend on the engine either. */
export function botDigests(
  { id, game, mind, config }: ParityGame,
  levels: readonly Level[],
  games: number,
): ParityDigests {
  const blocks: string[] = [];
  let decisions = 0;
  for (let index = 0; index < games; index++) {
    const seed = `parity/${id}/bots/${index}`;
    const s = game.setup(config(index), seedFrom(seed));
    const bots = levels.map((level, seat) => makeBot(game, mind, level, `${seed}/${seat}`));
    const answers: number[] = [];
    for (let decision = game.pending(s)[0]; decision !== undefined; decision = game.pending(s)[0]) {
      const { seat } = decision;
      const option = bots[seat].choose(game.view(s, seat), seat);
      game.answer(s, seat, option);
      answers.push(seat, option);
    }
    decisions += answers.length / 2;
    blocks.push(digest([game.hashRecord(s), answers]).slice(0, 32));
  }
  return { id: `${id}, ${levels.join(' against ')}`, rulesVersion: game.rulesVersion, decisions, block: 1, blocks };
}
