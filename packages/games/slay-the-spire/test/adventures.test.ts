/** Whole adventures keep every law of the battery, alone and with several heroes: acts, keys, levels, changes and variants. */
import type { Game, Io } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { PATIENT, pick, runBattery, runWorlds } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { PLAYABLE } from '../src/config.ts';
import { game } from '../src/index.ts';
import * as H from '../src/state.ts';
import type { View } from '../src/view.ts';
import { ALL_KEYS } from '../src/vocabulary.ts';

const MANY_HP = 900;
const VARIED = [
  {},
  { map: 1, ascension: 9, lastStand: true },
  { map: 2, actFour: true, ascension: 13, chooseRelics: true },
  { daily: true, colorless: true, packs: [3, 3, 3, 3] },
  { modifiers: ['fog', 'bleed'], bossOpen: true },
  { modifiers: ['transform', 'noRest'], actFour: true },
];
const config = (n: number): unknown => {
  const seats = 1 + (n % PLAYABLE.length);
  const heroes = Array.from({ length: seats }, (_, seat) => PLAYABLE[(n + seat) % PLAYABLE.length]);
  return { heroes, ...VARIED[n % VARIED.length] };
};

/** Heroes whom hardly anything kills, so that random games see every room. */
const hardy: Game<H.State, View> = {
  ...game,
  setup(given: H.Config, seed: string, io?: Io): H.State {
    const s = game.setup(given, seed, io);
    for (const hero of s.heroes) {
      hero[H.HP] = MANY_HP;
      hero[H.MAX_HP] = MANY_HP;
    }
    return s;
  },
} as Game<H.State, View>;

describe('adventures', () => {
  it('keep the laws of the battery', PATIENT, () => {
    const { endings } = runBattery(hardy, {
      configs: config,
      games: 2,
      seed: 'adventure',
      every: 400,
      endings: 12,
      shared: ['$.config'],
      only: [
        'pending',
        'options',
        'names',
        'apply',
        'refusals',
        'settled',
        'clone',
        'codec',
        'hash',
        'events',
        'view',
        'describe',
        'playing',
      ],
    });
    expect(endings.stopped).toBe(0);
  });

  it('leave hands and draw piles of others unknown', PATIENT, () => {
    const { views } = runWorlds(hardy, { configs: config, games: 1, seed: 'adventure', shared: ['$.config'] });
    expect(views).toBeGreaterThan(50);
  });

  it('keep what the rules say of every state', PATIENT, () => {
    const acts = new Set<number>();
    for (let n = 0; n < 6; n++) {
      const random = rng(`way ${n}`);
      const s = hardy.setup(config(n), seedFrom(`way ${n}`));
      for (let k = 0; k < 40_000 && hardy.pending(s).length > 0; k++) {
        acts.add(s.act);
        expect(s.keys & ~ALL_KEYS).toBe(0);
        expect(s.act).toBeLessThanOrEqual(s.config.last);
        expect(new Set(s.heroes.map((hero) => hero[H.ROW])).size).toBe(s.heroes.length);
        expect(new Set(s.beaten).size).toBe(s.beaten.length);
        const [seat, option] = pick(hardy, s, random);
        hardy.answer(s, seat, option);
      }
      expect(s.outcome).not.toBe(H.UNDER_WAY);
    }
    expect(acts.size).toBeGreaterThan(1);
  });
});
