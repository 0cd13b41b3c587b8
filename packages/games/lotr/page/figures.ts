/** Numbers of the table of The Lord of the Rings by name: what they are made of, and the lines of the log that changed them. */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Change } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import type { CardType, Part, Share, Stat } from '../src/index.ts';
import { cardOf, printed, STATS } from '../src/index.ts';
import type { RingsTable, RingsThing } from './engine/table.ts';
import type { Place } from './places.ts';

const OF_THINGS = [...STATS, 'progress', 'resources'] as const;
const OF_SEATS = ['dial', 'hand', 'deck'] as const;
const SHARED = ['staging', 'quest', 'encounter'] as const;
const KINDS = [...OF_THINGS, ...OF_SEATS, ...SHARED, 'cost'] as const;

/** `at`: the thing, the seat, the card of a cost; 0 of what all share. */
export interface RingsFigure {
  readonly what: (typeof KINDS)[number];
  readonly at: number;
}

/** As written into `data-why` of whatever shows the number. */
export const ringsKey = (what: RingsFigure['what'], at = 0): string => `${what}:${at}`;

/** The number behind a key, or undefined for anything else. */
export function ringsFigure(key: string): RingsFigure | undefined {
  const [name, at] = key.split(':');
  const what = KINDS.find((kind) => kind === name);
  return what !== undefined && /^\d+$/.test(at ?? '') ? { what, at: Number(at) } : undefined;
}

/** The hit points of a thing are asked about as what is left of them. */
const ofThing = (thing: RingsThing, what: (typeof OF_THINGS)[number]): number =>
  what === 'hitPoints' ? thing.left : thing[what];

const isOfThing = (what: RingsFigure['what']): what is (typeof OF_THINGS)[number] =>
  (OF_THINGS as readonly string[]).includes(what);

/** The number itself; undefined while there is no such thing. */
export function ringsValue(board: RingsTable, { what, at }: RingsFigure): number | undefined {
  if (isOfThing(what)) {
    const thing = board.things.find(({ id }) => id === at);
    return thing === undefined ? undefined : ofThing(thing, what);
  }
  switch (what) {
    case 'dial':
      return board.threat[at];
    case 'hand':
      return board.hands[at]?.length;
    case 'deck':
      return board.deckSizes[at];
    case 'staging':
      return board.staging;
    case 'quest':
      return board.willpower;
    case 'encounter':
      return board.encounter;
    case 'cost':
      return printed(at).cost;
  }
}

/** What a cost says where the number is named when the card is played. */
export const isNamedCost = ({ what, at }: RingsFigure): boolean => what === 'cost' && cardOf(at)?.cost === 'X';

/** What a figure of a thing is made of, where that is more than what is printed. */
export function ringsParts({ things }: RingsTable, { what, at }: RingsFigure): readonly Part[] {
  const thing = things.find(({ id }) => id === at);
  return (STATS as readonly string[]).includes(what) ? (thing?.parts[what as Stat] ?? []) : [];
}

/** What each card brings to a sum. */
export function ringsShares({ threats, willpowers }: RingsTable, { what }: RingsFigure): readonly Share[] {
  if (what === 'staging') return threats;
  return what === 'quest' ? willpowers : [];
}

const FIGHTS = ['attack', 'defense', 'hitPoints'] as const;
const OF_TYPES: Readonly<Partial<Record<CardType, readonly RingsFigure['what'][]>>> = {
  hero: [...FIGHTS, 'willpower', 'resources'],
  ally: [...FIGHTS, 'willpower'],
  enemy: [...FIGHTS, 'threat', 'engagement'],
  location: ['threat', 'progress'],
  quest: ['progress'],
};

/** Figures of a thing by what it is. */
function figuresOfThing({ id, card }: Pick<RingsThing, 'id' | 'card'>): readonly RingsFigure[] {
  const type = cardOf(card)?.type;
  return (type === undefined ? [] : (OF_TYPES[type] ?? [])).map((what) => ({ what, at: id }));
}

/** All numbers of the table that can be asked about. */
export function figuresOf(board: RingsTable): RingsFigure[] {
  const seats = board.threat.flatMap((_, at) => OF_SEATS.map((what): RingsFigure => ({ what, at })));
  const hands = [...new Set(board.hands.flat())].filter((card) => card > 0);
  return [
    ...SHARED.map((what): RingsFigure => ({ what, at: 0 })),
    ...seats,
    ...board.things.flatMap(figuresOfThing),
    ...hands.map((at): RingsFigure => ({ what: 'cost', at })),
  ];
}

/** Every change of a number, the first one first; that something came is a change from nothing to its number. */
export function ringsChanges(log: readonly Happening[], figure: RingsFigure): Change[] {
  const changes: Change[] = [];
  let before: number | undefined;
  log.forEach((line, n) => {
    const after = ringsValue(line.after as RingsTable, figure);
    const first = n === 0 && !isOfThing(figure.what);
    if (after !== undefined && after !== before && !first) changes.push({ line, before: before ?? null, after });
    before = after;
  });
  return changes;
}

/** The number that is asked about where a whole thing is pointed at; undefined = it has none. */
export function firstFigure(place: Place, card: number): string | undefined {
  if (place.at === 'player') return ringsKey('dial', place.seat);
  if (place.at === 'hand') return ringsKey('cost', place.card);
  const [first] = figuresOfThing({ id: place.id, card });
  return first === undefined ? undefined : ringsKey(first.what, first.at);
}
