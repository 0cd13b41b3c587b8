/** What is chosen when a card asks: things, cards of a list, who pays. */
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { ALLY, ATTACK, DEFENSE, ENEMY, EVENT, HERO, HIT_POINTS, LOCATION, WILLPOWER } from '../src/vocabulary.ts';
import { playWorth } from './deeds.ts';
import { best, isReady, thingOf } from './seen.ts';

const NONE = 0;

/** How much it hurts to lose a thing, or how much it helps to keep it. */
function dear(s: State, t: Thing): number {
  const type = reading.type(t.card);
  const sum = reading.willpower(s, t) + reading.attack(s, t) + reading.defense(s, t) + reading.remaining(s, t);
  return type === ENEMY ? sum : sum + (type < ALLY ? 20 : 0);
}

function worthFor(s: State, seat: number, word: string, t: Thing): number {
  const foe = reading.type(t.card) === ENEMY;
  const own = t.seat === seat ? 1 : 0;
  switch (word) {
    case 'damage':
      return foe ? 100 - reading.remaining(s, t) + 2 * reading.attack(s, t) : 4 * reading.remaining(s, t) - dear(s, t);
    case 'heal':
      return 3 * t.damage + dear(s, t);
    case 'ready':
      return (isReady(t) ? 0 : 50) + dear(s, t);
    case 'exhaust':
      return (isReady(t) ? 0 : 50) - dear(s, t);
    case 'discard':
    case 'removeFromQuest':
      return foe ? 100 : -dear(s, t);
    default:
      return foe ? reading.attack(s, t) + reading.threat(s, t) : 10 * own + dear(s, t);
  }
}

/** A thing for an instruction of a card: harm goes to enemies, or where it is borne best; help where it is needed. */
export function thingFor(s: State, seat: number, options: readonly number[]): number {
  const word = reading.instruction(s);
  return best(options, (option) => {
    const t = option === NONE ? undefined : thingOf(s, option);
    return t === undefined ? -5 : worthFor(s, seat, word, t);
  });
}

/** Where an attachment helps most: what it adds goes to whoever has most of it already. */
function hostWorth(s: State, card: number, t: Thing): number {
  const type = reading.type(t.card);
  if (type === ENEMY) return 10 * reading.attack(s, t) + reading.remaining(s, t);
  if (type === LOCATION) return reading.threat(s, t) * 10 + reading.questPoints(t.card);
  const hero = type === HERO ? 10 : 0;
  if (reading.adds(card, WILLPOWER) > 0) return hero + 5 * reading.willpower(s, t);
  if (reading.adds(card, WILLPOWER) < 0) return hero - 5 * reading.willpower(s, t);
  if (reading.adds(card, HIT_POINTS) > 0 || reading.adds(card, DEFENSE) > 0)
    return hero + 5 * reading.defense(s, t) + reading.remaining(s, t);
  return hero + 5 * reading.attack(s, t) + reading.remaining(s, t);
}

/** What a card is worth in the hand. */
function cardWorth(card: number): number {
  return reading.type(card) === EVENT ? 5 + Math.max(0, reading.cost(card)) : playWorth(card);
}

/** How much a card of the encounter deck threatens. */
const danger = (card: number): number =>
  reading.printedStat(card, ATTACK) * 3 + reading.printedStat(card, HIT_POINTS) + reading.printedStat(card, DEFENSE);

/** The enemy that the stage waits for, where it asks for nothing else. */
function wanted(s: State): number {
  const stage = thingOf(s, s.quest);
  return stage === undefined || reading.questPoints(stage.card) > 0 ? 0 : reading.quarry(stage.card);
}

/** One of a list. */
export function oneFor(s: State, options: readonly number[]): number {
  const { what, card } = reading.listed(s);
  const last = options[options.length - 1];
  const byThing = (worth: (t: Thing) => number): number =>
    best(options, (option) => {
      const t = thingOf(s, option);
      return t === undefined ? -1000 : worth(t);
    });
  switch (what) {
    case 'payer':
      return byThing((t) => t.resources);
    case 'host':
      return byThing((t) => hostWorth(s, card, t));
    case 'costThing':
      return byThing((t) => -dear(s, t));
    case 'discardHand':
      return best(options, (option) => (option === NONE ? 0 : 100 - cardWorth(option)));
    case 'allyFromHand':
    case 'fromDiscard':
    case 'search':
      return best(options, (option) => (option === NONE ? 0 : cardWorth(reading.listedCard(s, option)) + 1));
    case 'fetch':
      return best(options, (option) => (option === wanted(s) ? 100 : -danger(option)));
    default:
      return last;
  }
}
