/**
 * What a player of The Lord of the Rings does without much thought: answers for playouts, by what lies open and the own
 * hand. Whoever searches looks beyond it; whoever does not (in a playout) plays by it.
 */
import { openStep } from '@kolbiste/kernel';
import { attackersFor, defenderFor, engageFor, fiercest, targetFor } from './fight.ts';
import { questerFor } from './questers.ts';
import type { Reading, Ring, RingGame, Thing } from './seen.ts';
import { ALLY, ATTACHMENT, ENEMY, isReady, thingOf } from './seen.ts';

const NONE = 0;
/** Options of a window: cards from here, abilities from there. */
const PLAY = 1000;
const USE = 10_000;

/** What a card of the hand is worth on the table: allies first, the dear ones before the cheap. */
function playWorth(r: Reading, card: number): number {
  const type = r.type(card);
  if (type === ALLY) return 20 + r.cost(card);
  return type === ATTACHMENT ? 10 + r.cost(card) : 0;
}

function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}

const inWindow = (r: Reading, options: readonly number[]): number =>
  best(options, (option) => (option >= PLAY && option < USE ? playWorth(r, option - PLAY) : 1));

/** How much it hurts to lose a thing, or how much it helps to keep it. */
function dear(r: Reading, s: Ring, t: Thing): number {
  const type = r.type(t.card);
  const sum = r.willpower(s, t) + r.attack(s, t) + r.defense(s, t) + r.remaining(s, t);
  return type === ENEMY ? sum : sum + (type < ALLY ? 20 : 0);
}

/** A thing for an instruction of a card: harm goes to enemies, or where it is borne best; help where it is needed. */
function thingFor(r: Reading, s: Ring, seat: number, options: readonly number[]): number {
  const word = r.instruction(s);
  const worthOf = (t: Thing): number => {
    const foe = r.type(t.card) === ENEMY;
    const own = t.seat === seat ? 1 : 0;
    switch (word) {
      case 'damage':
        return foe ? 100 - r.remaining(s, t) + 2 * r.attack(s, t) : 4 * r.remaining(s, t) - dear(r, s, t);
      case 'heal':
        return 3 * t.damage + dear(r, s, t);
      case 'ready':
        return (isReady(t) ? 0 : 50) + dear(r, s, t);
      case 'exhaust':
        return (isReady(t) ? 0 : 50) - dear(r, s, t);
      case 'discard':
      case 'removeFromQuest':
        return foe ? 100 : -dear(r, s, t);
      default:
        return foe ? r.attack(s, t) + r.threat(s, t) : 10 * own + dear(r, s, t);
    }
  };
  return best(options, (option) => {
    const t = option === NONE ? undefined : thingOf(s, option);
    return t === undefined ? -5 : worthOf(t);
  });
}

/** The location whose threat is worst; going nowhere helps nobody. */
const journey = (r: Reading, s: Ring, options: readonly number[]): number =>
  best(options, (option) => {
    const t = thingOf(s, option);
    return t === undefined ? 0 : 10 * r.threat(s, t) - (r.questPoints(t.card) - t.progress);
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
        return inWindow(r, options);
      case 'quest.who':
        return questerFor(r, s, seat, options);
      case 'settle.respond':
        return options[options.length - 1];
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
        return options[asked.startsWith('pickOne.') ? options.length - 1 : 0];
    }
  };
}
