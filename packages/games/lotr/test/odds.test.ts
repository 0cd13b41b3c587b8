/** The chances of facedown shadow cards: counted by hand, agreed with dealt worlds, and what is known counts as known. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { lookAt, turnUp } from '../src/atoms/table.ts';
import type { State } from '../src/index.ts';
import { game, readConfig, shadowOdds } from '../src/index.ts';
import { SHADOW } from '../src/state.ts';
import { mixedConfigs } from './configs.ts';

const [GIMLI, SPIDER, SWARM, BATS, ORCS, UFTHAK, WEB, LIGHTLESS] = [4, 74, 75, 98, 89, 90, 77, 92];

/**
 * Two enemies with a shadow card each before the first attack. Of the encounter cards Bats and Ufthak lie open; unknown
 * are three Orcs, a Spider, a Swarm, a Web and a treachery with a shadow effect: seven.
 */
function dealt(): State {
  const placed = [
    { card: GIMLI, seat: 0 },
    { card: BATS, seat: 0 },
    { card: UFTHAK, seat: 0 },
  ];
  const encounter = [ORCS, ORCS, ORCS, SPIDER, SWARM, WEB, LIGHTLESS];
  const config = readConfig({ mode: 'combat', lists: [{ heroes: [], cards: [] }], placed, encounter });
  return game.setup(config, seedFrom('odds'));
}

describe('a facedown shadow card', () => {
  it('may be every card that lies nowhere open, each as likely as another', () => {
    const s = dealt();
    const odds = shadowOdds(game.view(s, 0));
    expect(odds.map(({ enemy, nth, of }) => [s.things.find((t) => t.id === enemy)?.card, nth, of])).toEqual([
      [UFTHAK, 0, 7],
      [BATS, 0, 7],
    ]);
    expect(odds[0].cards).toEqual([
      { card: ORCS, n: 3 },
      ...[SPIDER, SWARM, WEB, LIGHTLESS].sort((a, b) => a - b).map((card) => ({ card, n: 1 })),
    ]);
  });

  it('does what its effect says: three Orcs strike harder, one hurts, one exhausts, one discards; the Web is blank', () => {
    const [{ defended, undefended }] = shadowOdds(game.view(dealt(), 0));
    expect(defended).toEqual({
      effect: 6,
      verbs: [
        { verb: 'modify', n: 3 },
        { verb: 'damage', n: 1 },
        { verb: 'discard', n: 1 },
        { verb: 'exhaust', n: 1 },
      ],
      attack: [{ by: 1, n: 3 }],
    });
    expect(undefended.effect).toBe(6);
    expect(undefended.attack).toEqual([{ by: 3, n: 3 }]);
  });

  it('that is turned up or discarded is one less of what may lie', () => {
    const s = dealt();
    const at = s.shadows.findIndex((_, i) => i % SHADOW === 1);
    const gone = s.shadows[at];
    turnUp(s, at - 1);
    const [left, ...none] = shadowOdds(game.view(s, 0));
    expect(none).toEqual([]);
    expect(left.of).toBe(6);
    const copies = [ORCS, ORCS, ORCS, SPIDER, SWARM, WEB, LIGHTLESS].filter((card) => card === gone).length;
    expect(left.cards.find(({ card }) => card === gone)?.n ?? 0).toBe(copies - 1);
  });

  it('that a seat has looked at is known to that seat alone', () => {
    const s = dealt();
    lookAt(s, 0, 0);
    const [known, other] = shadowOdds(game.view(s, 0));
    expect([known.of, known.cards]).toEqual([1, [{ card: s.shadows[1], n: 1 }]]);
    expect(other.of).toBe(6);
    expect(shadowOdds(game.view(s, 'public')).map(({ of }) => of)).toEqual([7, 7]);
  });
});

const probability = (n: number, of: number): number => n / of;

it('is dealt by determinize as often as the odds say', () => {
  const s = dealt();
  const v = game.view(s, 0);
  const [{ cards: may, of }] = shadowOdds(v);
  const random = rng('worlds');
  const seen = new Map<number, number>();
  const worlds = 7000;
  for (let i = 0; i < worlds; i++) {
    const card = game.determinize(v, random).shadows[1];
    seen.set(card, (seen.get(card) ?? 0) + 1);
  }
  expect([...seen.keys()].sort((a, b) => a - b)).toEqual(may.map(({ card }) => card).sort((a, b) => a - b));
  // Five standard deviations.
  for (const { card, n } of may) {
    const p = probability(n, of);
    expect(Math.abs((seen.get(card) ?? 0) - worlds * p)).toBeLessThan(5 * Math.sqrt(worlds * p * (1 - p)));
  }
});

it('in whole games the true card is always among those it may be, and every world dealt keeps to them', () => {
  let facedown = 0;
  for (let n = 0; n < 12; n++) {
    const random = rng(`odds ${n}`);
    const s = game.setup(mixedConfigs(n), seedFrom(`odds ${n}`));
    while (game.pending(s).length > 0) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
      const v = game.view(s, seat);
      const odds = shadowOdds(v);
      if (odds.length === 0) continue;
      const world = game.determinize(v, random);
      for (const { enemy, nth, of, cards: may } of odds) {
        facedown++;
        expect(may.reduce((sum, one) => sum + one.n, 0)).toBe(of);
        for (const lie of [s, world]) {
          const own = lie.shadows.filter((_, i) => i % SHADOW === 1 && lie.shadows[i - 1] === enemy);
          expect(may.map(({ card }) => card)).toContain(own[nth]);
        }
      }
    }
  }
  expect(facedown).toBeGreaterThan(200);
});
