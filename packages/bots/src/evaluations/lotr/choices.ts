/** What is chosen when a card asks: things, cards of a list, who pays. */
import { playWorth } from './deeds.ts';
import type { Reading, Ring, Thing } from './seen.ts';
import {
  ALLY,
  ATTACK,
  best,
  DEFENSE,
  ENEMY,
  EVENT,
  HERO,
  HIT_POINTS,
  isReady,
  LOCATION,
  thingOf,
  WILLPOWER,
} from './seen.ts';

const NONE = 0;

/** How much it hurts to lose a thing, or how much it helps to keep it. */
function dear(r: Reading, s: Ring, t: Thing): number {
  const type = r.type(t.card);
  const sum = r.willpower(s, t) + r.attack(s, t) + r.defense(s, t) + r.remaining(s, t);
  return type === ENEMY ? sum : sum + (type < ALLY ? 20 : 0);
}

function worthFor(r: Reading, s: Ring, seat: number, word: string, t: Thing): number {
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
}

/** A thing for an instruction of a card: harm goes to enemies, or where it is borne best; help where it is needed. */
export function thingFor(r: Reading, s: Ring, seat: number, options: readonly number[]): number {
  const word = r.instruction(s);
  return best(options, (option) => {
    const t = option === NONE ? undefined : thingOf(s, option);
    return t === undefined ? -5 : worthFor(r, s, seat, word, t);
  });
}

/** Where an attachment helps most: what it adds goes to whoever has most of it already. */
function hostWorth(r: Reading, s: Ring, card: number, t: Thing): number {
  const type = r.type(t.card);
  if (type === ENEMY) return 10 * r.attack(s, t) + r.remaining(s, t);
  if (type === LOCATION) return r.threat(s, t) * 10 + r.questPoints(t.card);
  const hero = type === HERO ? 10 : 0;
  if (r.adds(card, WILLPOWER) > 0) return hero + 5 * r.willpower(s, t);
  if (r.adds(card, WILLPOWER) < 0) return hero - 5 * r.willpower(s, t);
  if (r.adds(card, HIT_POINTS) > 0 || r.adds(card, DEFENSE) > 0) return hero + 5 * r.defense(s, t) + r.remaining(s, t);
  return hero + 5 * r.attack(s, t) + r.remaining(s, t);
}

/** What a card is worth in the hand. */
function cardWorth(r: Reading, card: number): number {
  return r.type(card) === EVENT ? 5 + Math.max(0, r.cost(card)) : playWorth(r, card);
}

/** How much a card of the encounter deck threatens. */
const danger = (r: Reading, card: number): number =>
  r.printedStat(card, ATTACK) * 3 + r.printedStat(card, HIT_POINTS) + r.printedStat(card, DEFENSE);

/** The enemy that the stage waits for, where it asks for nothing else. */
function wanted(r: Reading, s: Ring): number {
  const stage = thingOf(s, s.quest);
  return stage === undefined || r.questPoints(stage.card) > 0 ? 0 : r.quarry(stage.card);
}

/** One of a list. */
export function oneFor(r: Reading, s: Ring, options: readonly number[]): number {
  const { what, card } = r.listed(s);
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
      return byThing((t) => hostWorth(r, s, card, t));
    case 'costThing':
      return byThing((t) => -dear(r, s, t));
    case 'discardHand':
      return best(options, (option) => (option === NONE ? 0 : 100 - cardWorth(r, option)));
    case 'allyFromHand':
    case 'fromDiscard':
    case 'search':
      return best(options, (option) => (option === NONE ? 0 : cardWorth(r, r.listedCard(s, option)) + 1));
    case 'fetch':
      return best(options, (option) => (option === wanted(r, s) ? 100 : -danger(r, option)));
    default:
      return last;
  }
}
