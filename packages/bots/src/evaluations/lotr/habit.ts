/**
 * What a player of The Lord of the Rings does without much thought: answers for playouts, by what lies open and the own
 * hand. Whoever searches looks beyond it; whoever does not (in a playout) plays by it.
 */
import { openStep } from '@kolbiste/kernel';
import { oneFor, thingFor } from './choices.ts';
import { inAnswer, inWindow } from './deeds.ts';
import { attackersFor, defenderFor, engageFor, fiercest, targetFor } from './fight.ts';
import { questerFor } from './questers.ts';
import type { Reading, Ring, RingGame } from './seen.ts';
import { best, thingOf } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

/** The location whose threat is worst and that is soon explored; going nowhere helps nobody. */
const journey = (r: Reading, s: Ring, options: readonly number[]): number =>
  best(options, (option) => {
    const t = thingOf(s, option);
    if (t === undefined) return 0;
    const left = r.questPoints(t.card) - t.progress;
    return W.travelThreat * r.threat(s, t) - W.travelPoints * left - (r.toll(t.card) ? W.toll : 0);
  });

const sturdiest = (r: Reading, s: Ring, options: readonly number[]): number =>
  best(options, (option) => {
    const t = thingOf(s, option);
    return t === undefined ? -1 : r.remaining(s, t);
  });

/** The answer to the open question. */
export function habitOf(game: RingGame, r: Reading): (s: Ring, seat: number, options: readonly number[]) => number {
  return (s, seat, options) => {
    const asked = openStep(game.flow, s)?.id ?? '';
    switch (asked) {
      case 'window.act':
        return inWindow(r, s, seat, options);
      case 'quest.who':
        return questerFor(r, s, seat, options);
      case 'settle.respond':
        return inAnswer(r, s, options);
      case 'encounter.optional':
        return engageFor(r, s, seat, options);
      case 'combat.chooseEnemy':
        return fiercest(r, s, options);
      case 'travel.where':
        return journey(r, s, options);
      case 'enemyAttack.defender':
        return defenderFor(r, s, seat, options);
      case 'enemyAttack.victim':
        return sturdiest(r, s, options);
      case 'combat.chooseTarget':
        return targetFor(r, s, seat, options);
      case 'playerAttack.attackers':
        return attackersFor(r, s, options);
      case 'pickThing.thing':
        return thingFor(r, s, seat, options);
      default:
        return asked.startsWith('pickOne.') ? oneFor(r, s, options) : options[0];
    }
  };
}

/** Quarters of the playouts: in the many windows in which cards wait for their moment a few will do. */
export function shareOf(game: RingGame, r: Reading): (s: Ring) => number {
  return (s) => (openStep(game.flow, s)?.id === 'window.act' && r.window(s) !== 'planning' ? 2 : 4);
}
