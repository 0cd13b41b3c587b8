/**
 * What a player of The Lord of the Rings does without much thought: answers for playouts, by what lies open and the own
 * hand. Whoever searches looks beyond it; whoever does not (in a playout) plays by it.
 */
import { openStep } from '@kolbiste/kernel';
import { flow } from '../src/flow/registry.ts';
import { reading } from '../src/reading.ts';
import type { State } from '../src/state.ts';
import { oneFor, thingFor } from './choices.ts';
import { inAnswer, inWindow } from './deeds.ts';
import { attackersFor, defenderFor, engageFor, fiercest, targetFor } from './fight.ts';
import { questerFor } from './questers.ts';
import { best, thingOf } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

/** The location whose threat is worst and that is soon explored; going nowhere helps nobody. */
const journey = (s: State, options: readonly number[]): number =>
  best(options, (option) => {
    const t = thingOf(s, option);
    if (t === undefined) return 0;
    const left = reading.questPoints(t.card) - t.progress;
    return W.travelThreat * reading.threat(s, t) - W.travelPoints * left - (reading.toll(t.card) ? W.toll : 0);
  });

const sturdiest = (s: State, options: readonly number[]): number =>
  best(options, (option) => {
    const t = thingOf(s, option);
    return t === undefined ? -1 : reading.remaining(s, t);
  });

/** The answer to the open question. */
export function habit(s: State, seat: number, options: readonly number[]): number {
  const asked = openStep(flow, s)?.id ?? '';
  switch (asked) {
    case 'window.act':
      return inWindow(s, seat, options);
    case 'quest.who':
      return questerFor(s, seat, options);
    case 'settle.respond':
      return inAnswer(s, options);
    case 'encounter.optional':
      return engageFor(s, seat, options);
    case 'combat.chooseEnemy':
      return fiercest(s, options);
    case 'travel.where':
      return journey(s, options);
    case 'enemyAttack.defender':
      return defenderFor(s, seat, options);
    case 'enemyAttack.victim':
      return sturdiest(s, options);
    case 'combat.chooseTarget':
      return targetFor(s, seat, options);
    case 'playerAttack.attackers':
      return attackersFor(s, options);
    case 'pickThing.thing':
      return thingFor(s, seat, options);
    default:
      return asked.startsWith('pickOne.') ? oneFor(s, options) : options[0];
  }
}

/** Quarters of the playouts: in the many windows in which cards wait for their moment a few will do. */
export const share = (s: State): number =>
  openStep(flow, s)?.id === 'window.act' && reading.window(s) !== 'planning' ? 2 : 4;
