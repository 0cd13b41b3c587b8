import { rng, seedFrom } from '@kolbiste/kernel';
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { expect, it } from 'vitest';
import type { Card } from '../src/index.ts';
import { configOf, FACE_DOWN, starters, sumOf, tmmstone } from '../src/index.ts';
import { stoneTable } from './engine/table.ts';
import type { StoneFigure } from './figures.ts';
import { stoneChanges, stoneFigure, stoneKey, stoneParts, stoneValue } from './figures.ts';

const game = tmmstone('neutral');

/** A game played by chance, as a log that has one line for each answer. */
function logOf(seed: string): Happening[] {
  const random = rng(seed);
  const s = game.setup(configOf(starters[2].list, starters[4].list), seedFrom(seed));
  const log: Happening[] = [];
  for (let id = 1; id < 160 && game.result(s) === undefined; id++) {
    const [{ seat }] = game.pending(s);
    const options = game.options(s, seat);
    game.answer(s, seat, options[random.int(options.length)]);
    log.push({ id, after: stoneTable(game.view(s, 0)) } as unknown as Happening);
  }
  return log;
}

it('keys are read back, and what is none is nothing', () => {
  const figures: StoneFigure[] = [
    { what: 'life', at: 1, seat: 0 },
    { what: 'attack', at: 17, seat: 0 },
    { what: 'cost', at: 204, seat: 1 },
  ];
  for (const figure of figures) expect(stoneFigure(stoneKey(figure))).toEqual(figure);
  for (const key of ['', 'weapon:3', 'life', 'life:x']) expect(stoneFigure(key)).toBeUndefined();
});

it('the changes of a number lead from one to the next and to what stands there; its parts sum up to it', () => {
  let [changed, made] = [0, 0];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const log = logOf(seed);
    const board = log.at(-1)?.after as ReturnType<typeof stoneTable>;
    const figures: StoneFigure[] = [
      ...[0, 1].flatMap((at) =>
        (['life', 'mana', 'slots', 'deck', 'fatigue'] as const).map((what) => ({ what, at, seat: 0 })),
      ),
      ...board.units.flatMap((u) =>
        u === null ? [] : (['attack', 'health'] as const).map((what) => ({ what, at: u.id, seat: 0 })),
      ),
      ...board.hands[0].map((card) => ({ what: 'cost' as const, at: card & 1023, seat: 0 })),
    ];
    for (const figure of figures) {
      const now = stoneValue(board, figure);
      const changes = stoneChanges(log, figure);
      changed += changes.length;
      if (changes.length > 0) expect(changes.at(-1)?.after).toBe(now);
      for (const { before, after } of changes) expect(before).not.toBe(after);
      const parts = stoneParts(board, figure);
      if (parts.length === 0) continue;
      made++;
      expect(sumOf(parts)).toBe(now);
    }
  }
  expect(changed).toBeGreaterThan(60);
  expect(made).toBeGreaterThan(0);
});

it('an attack that asks for an experiment is read by who may not see which one it is', () => {
  const spy = { key: 'spy', kind: 'unit', class: 'neutral', rarity: 'common', cost: 1, stats: [1, 4] } as const;
  const own: Card[] = [{ ...spy, id: 501, statics: [{ ownAttack: 3, if: { experimentInPlay: 'opp' } }] } as Card];
  const s = game.setup(configOf(starters[2].list, starters[4].list, {}, own), seedFrom('spy'));
  const unit = { id: 2, card: 501, owner: 0, place: 0, attack: 1, health: 4, marks: 0, keywords: 0, granted: 0 };
  s.units[0] = { ...unit, killer: -1, held: [] };
  expect(stoneTable(game.view(s, 0)).power[0]).toBe(1);
  const laid = { id: 3, card: 138, seat: 1, slot: 1, marks: FACE_DOWN, text: -1, ends: 0, uses: 0, to: 0, about: [] };
  s.laid.push(laid);
  for (const who of [0, 1, 'public'] as const) expect(stoneTable(game.view(s, who)).power[0]).toBe(4);
});
