/** What is forecast is what happens when nobody does anything more: every enemy, several heroes, at every moment of the play phase. */
import { seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { habit } from '../bot/habit.ts';
import { ENEMIES } from '../src/cards/pool.ts';
import { E } from '../src/events.ts';
import type { Forecast } from '../src/forecast.ts';
import { forecast, forecastIn, idle } from '../src/forecast.ts';
import { configOf, game } from '../src/index.ts';
import type { Config, State } from '../src/state.ts';
import { HP } from '../src/state.ts';
import { fights } from './configs.ts';

const FOES = ENEMIES.filter(({ deck }) => deck !== 'summon').length;
/** Moments of one fight that are looked at. */
const MOMENTS = 7;

interface Happened {
  readonly hp: readonly number[];
  readonly order: readonly number[];
  readonly won: boolean;
}

const hpOf = (s: State): number[] => s.heroes.map((hero) => hero[HP]);

/** Ends the turn of everybody in the game itself, with its own chance; read from the state as the round is over. */
function happens(now: State): Happened {
  const s = game.clone(now);
  const order: number[] = [];
  const ends: Happened[] = [];
  const event = ({ kind, a }: { readonly kind: number; readonly a: number }): void => {
    if (ends.length > 0) return;
    if (kind === E.enemyActed) order.push(a);
    if ([E.roundBegan, E.combatWon, E.lost].includes(kind))
      ends.push({ hp: hpOf(s), order, won: kind === E.combatWon });
  };
  for (let n = 0; ends.length === 0 && n < 99; n++) {
    const [{ id, seat }] = game.pending(s);
    game.answer(s, seat, idle(id, game.options(s, seat)), { sink: { event } });
  }
  return ends[0];
}

/** Plays a fight by habit, and is told at each moment of the play phase. */
function eachMoment(n: number, look: (s: State, ahead: Forecast) => void): void {
  const s = game.setup(configOf(fights(n) as Partial<Config>), seedFrom(`ahead ${n}`));
  let looked = 0;
  for (let owed = game.pending(s); owed.length > 0 && looked < MOMENTS; owed = game.pending(s)) {
    const [{ id, seat }] = owed;
    if (id === 'play.act') {
      const ahead = forecast(game.view(s, seat));
      expect(ahead).not.toBeNull();
      if (ahead !== null) look(s, ahead);
      looked++;
    } else expect(forecast(game.view(s, seat))).toBeNull();
    game.answer(s, seat, habit(s, seat, game.options(s, seat).slice()));
  }
}

const FIGHTS = Array.from({ length: FOES }, (_, n) => n);

describe('the forecast of a round', () => {
  it('is what happens, against every enemy', () => {
    let acted = 0;
    for (const n of FIGHTS)
      eachMoment(n, (s, { lost, order, won }) => {
        const found = happens(s);
        const hp = hpOf(s).map((before, seat) => before - lost[seat]);
        expect({ n, hp, order, won }).toEqual({ n, ...found });

        acted += found.order.length;
      });
    expect(acted).toBeGreaterThan(2 * FOES);
  });

  it('leaves the world as it is, and says of it what it says of a view', () => {
    eachMoment(3, (s, ahead) => {
      const before = game.encode(s);
      expect(forecastIn(s)).toEqual(ahead);
      expect(game.encode(s)).toEqual(before);
    });
  });
});
