/** Hints and the look back after a game, without browser and workers. */
import { hintFor } from '@kolbiste/bots';
import { keyedSpec, recorder, secretFrom, writeReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { lookBack } from '@kolbiste/tablekit/replay/review.ts';
import { beforeAll, expect, it } from 'vitest';
import { mind } from '../../bot/index.ts';
import { manifest } from '../../manifest.ts';
import { faceNamed } from '../../src/cards/pool.ts';
import { configOf, game, type State } from '../../src/index.ts';
import { END_TURN } from '../../src/legal.ts';
import { HAND, HELD, HP, pileOf } from '../../src/state.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame(manifest.id);
});

const CONFIG = configOf({ heroes: ['ironclad'], fight: 'jaw-worm' });

/** The last enemy has 1 HP left, the hero as well; a strike and a defend in hand. */
function lastBlow(s: State): void {
  pileOf(s, 0, HAND).splice(0, 99, faceNamed('defend-ironclad'), faceNamed('strike-ironclad'));
  pileOf(s, 0, HELD).splice(0, 99, 0, 0);
  s.heroes[0][HP] = 1;
  for (const enemy of s.enemies) enemy[HP] = 1;
}

it('a hint names the blow that wins, above the end of the turn, and says what comes of each', () => {
  const s = game.setup(CONFIG, '1'.repeat(32));
  while (game.pending(s)[0].id !== 'play.act') game.answer(s, 0, game.options(s, 0)[0]);
  lastBlow(s);
  const { candidates } = hintFor(game, mind, game.view(s, 0), 0, 'a');
  expect(pileOf(s, 0, HAND)[candidates[0].option]).toBe(faceNamed('strike-ironclad'));
  expect(candidates[0].percent).toBe(100);
  expect(candidates.find(({ option }) => option === END_TURN)?.percent).toBe(0);
});

/** A fight in which nothing is played and every turn ended. */
function givenUp(): string {
  const rec = recorder(game, CONFIG as never, keyedSpec(secretFrom('look back')));
  for (let owed = game.pending(rec.state); owed.length > 0; owed = game.pending(rec.state)) {
    const options = game.options(rec.state, 0);
    rec.answer(0, options.includes(END_TURN) ? END_TURN : options[0]);
  }
  return writeReplay(rec.record());
}

it('the look back judges each answer from the view of who gave it, names what else there was, and knows the end', async () => {
  const record = givenUp();
  const ask = { record, seat: 0, names: 'real' } as const;
  const first = await lookBack({ ...ask, type: 'review', at: 0 });
  if (!('next' in first) || first.next === null) throw new Error('there is a first answer');
  const { option, best, bestPercent, percent } = first.next;
  expect(option).toBe(END_TURN);
  expect(best).not.toBe(END_TURN);
  expect(bestPercent).toBeGreaterThan(percent ?? 100);
  // Near the end little is left to be thought of.
  const other = await lookBack({ ...ask, type: 'else', at: first.answers - 1 });
  if (!('choices' in other)) throw new Error('there is something else');
  expect(other.given).toBe(END_TURN);
  expect(other.choices.map((choice) => choice.option)).toContain(other.hint.candidates[0].option);
  const last = await lookBack({ ...ask, type: 'review', at: first.answers });
  expect(last).toMatchObject({ next: null, end: 0 });
});
