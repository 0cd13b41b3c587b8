import type { Mind } from '@kolbiste/gamekit';
import type { Game } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import type { MiniState, MiniView } from '../../kernel/test/mini.ts';
import { mini, PASS } from '../../kernel/test/mini.ts';
import { hintFor } from './hint.ts';

/** The score of who plays a card rises by its face, and by one more when the coin falls on heads. */
const game = mini(({ choose }) => ({ choose: { ...choose, fresh: true } })) as Game<MiniState, MiniView>;

const score = { cs: 'vaše body', en: 'your score' };
const mind: Mind = {
  evaluation: { points: (s: MiniState, seat) => 20 * (s.score[seat] - s.score[1 - seat]) },
  fitted: null,
  measures: [
    { name: score, of: (s: MiniState, seat) => s.score[seat], worth: 20 },
    { name: { cs: 'nic', en: 'nothing' }, of: () => 7, worth: 1000 },
  ],
};

/** A position where the seat to answer has several cards that it may play. */
function choosing(): { s: MiniState; seat: number; view: MiniView } {
  const random = rng('choosing');
  for (let n = 0; ; n++) {
    const s = game.setup({}, seedFrom(`choosing ${n}`));
    for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
      const { seat } = owed[0];
      const options = game.options(s, seat);
      if (options.length >= 4) return { s, seat, view: game.view(s, seat) };
      game.answer(s, seat, options[random.int(options.length)]);
    }
  }
}

it('names up to three options, the answer of the bot first, each with its own figures', () => {
  const { s, seat, view } = choosing();
  const hint = hintFor(game, mind, view, seat, 'a');
  const named = hint.candidates.map(({ option }) => option);
  expect(named).toHaveLength(3);
  expect(new Set(named).size).toBe(3);
  for (const option of named) expect(game.options(s, seat)).toContain(option);
  expect(hint.options).toBe(game.options(s, seat).length);
  expect(hint.iterations).toBeGreaterThan(100);
  for (const { percent, visits } of hint.candidates) {
    expect(visits).toBeGreaterThan(0);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  }
});

it('tells the candidates apart by what really comes of them, with the same draws for each', () => {
  const { seat, view } = choosing();
  const { candidates } = hintFor(game, mind, view, seat, 'a');
  const played = candidates.filter(({ option }) => option !== PASS);
  expect(played.length).toBeGreaterThan(1);
  const [first] = candidates;
  for (const { option, reason } of candidates.slice(1)) {
    if (reason.kind !== 'figure') throw new Error(`option ${option}: ${reason.kind}`);
    expect(reason.name).toBe(score);
    // The coin falls the same way after each card; who passes throws none.
    if (option !== PASS && first.option !== PASS) expect(reason.here - reason.there).toBe(10 * (option - first.option));
  }
});

it('is the same again with the same seed, from the view alone, and tells of its progress', () => {
  const { s, seat, view } = choosing();
  const told: number[] = [];
  const hint = hintFor(game, mind, view, seat, 'a', (done, of) => {
    expect(done).toBeLessThanOrEqual(of);
    told.push(done);
  });
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(hintFor(game, mind, JSON.parse(JSON.stringify(view)) as MiniView, seat, 'a')).toEqual(hint);
  const other = game.determinize(view, rng('another world'));
  expect(other.hands[1 - seat]).not.toEqual(s.hands[1 - seat]);
  expect(hintFor(game, mind, game.view(other, seat), seat, 'a')).toEqual(hint);
});

it('where no number comes out otherwise it says so, and without numbers gives the chances alone', () => {
  const { seat, view } = choosing();
  const flat: Mind = { ...mind, measures: mind.measures.slice(1) };
  for (const one of [flat, { ...mind, measures: [] }])
    for (const { reason } of hintFor(game, one, view, seat, 'a').candidates) expect(reason).toEqual({ kind: 'alike' });
});

it('where all that comes out otherwise speaks against the answer of the bot, nothing is said to speak for it', () => {
  const { seat, view } = choosing();
  const kinds = [20, -20].map((worth) => {
    const one: Mind = { ...mind, measures: [{ ...mind.measures[0], worth }] };
    const [first, ...others] = hintFor(game, one, view, seat, 'a').candidates;
    for (const { reason } of others) expect(reason.kind).toBe('figure');
    return first.reason.kind;
  });
  // More of it is better, or less: one of the two speaks for the first, the other against it.
  expect(kinds.toSorted()).toEqual(['figure', 'later']);
});
