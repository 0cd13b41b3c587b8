/** Events of units and heroes: arrivals, attacks, damage, marks, departures. */
import type { GameEvent } from '@kolbiste/kernel';
import { sideOf } from '../board.ts';
import { cardStruck } from '../events.ts';
import { KEYWORD_NAMES } from '../vocabulary.ts';
import { KEYWORDS as CZECH } from './card/cs/keywords.ts';
import { KEYWORDS as ENGLISH } from './card/en/keywords.ts';
import { cap } from './card/join.ts';
import type { Told } from './event-words.ts';
import { all, player, playerC } from './event-words.ts';
import type { Talk } from './talk.ts';
import { card, first, heroOf, left, now, ofCard, one, plain, quoted, signed, slotOf, two, unit } from './talk.ts';

/** 'Váš hrdina', 'Hráč A: hrdina' or 'Jednotka „X“': who the sentence is about. */
function about(t: Talk, id: number, of: number): string {
  if (id === 0 || id === 1) return heroOf(t, id);
  return of === 0 ? two(t, 'Jednotka', 'A unit') : cap(unit(t, of));
}

/** A sentence 'Jednotka „X“ je zmrazená', with what stands in figures a and b. */
const state = (cs: string, en: string): Told =>
  all((t, { b }) => `${about(t, -1, b)} ${two(t, `je ${ofCard(b, cs)}`, `is ${en}`)}`);

function keyword(t: Talk, bit: number): string {
  const word = KEYWORD_NAMES[31 - Math.clz32(bit)];
  return two(t, CZECH[word].given, ENGLISH[word].given);
}

/** Which unit goes where: 'jednotka „X“ (slot 3)'. */
const placed = (t: Talk, { b, d }: GameEvent): string => `${unit(t, b)} (${slotOf(d)})`;

export const BOARD_EVENTS = {
  entered: playerC((t, e) => two(t, `do hry přichází ${placed(t, e)}`, `${unit(t, e.b)} enters (${slotOf(e.d)})`)),
  stolen: playerC((t, e) =>
    two(t, `${ofCard(e.b, 'ovládnutý')} ${placed(t, e)}`, `control of ${placed(t, e)} is taken`),
  ),
  moved: playerC((t, e) => two(t, `${ofCard(e.b, 'přesunutý')} ${placed(t, e)}`, `${placed(t, e)} has moved`)),
  rotated: player((t, { b }) =>
    b === 1
      ? two(t, 'všechny jednotky se posouvají po směru čísel', 'all units move one place with the numbers')
      : two(t, 'všechny jednotky se posouvají proti směru čísel', 'all units move one place against the numbers'),
  ),
  bounced: playerC((t, { b }) => two(t, `do ruky se vrací ${card(t, b)}`, `${quoted(t, b)} returns to the hand`)),
  transformed: all((t, { b, c }) =>
    two(t, `${cap(card(t, b))} se mění na ${card(t, c, 'acc')}`, `${quoted(t, b)} turns into ${quoted(t, c)}`),
  ),
  vanished: state('zlikvidovaný', 'liquidated'),
  exiled: all((t, { b, d }) =>
    two(t, `${cap(card(t, b))} odchází pod ${card(t, d, 'acc')}`, `${quoted(t, b)} goes under ${quoted(t, d)}`),
  ),
  destroyed: all((t, { a, b }) =>
    a < 2
      ? `${about(t, a, 0)} ${two(t, 'je zničený', 'is destroyed')}`
      : `${about(t, a, b)} ${two(t, `je ${ofCard(b, 'zničený')}`, 'is destroyed')}`,
  ),
  died: all((t, { b, d }) => `${first(t, sideOf(d))}${two(t, `${card(t, b)} umírá`, `${quoted(t, b)} dies`)}`),
} as const;

export const ATTACK_EVENTS = {
  attackDeclared: all((t, { b, c, d }) =>
    two(t, `${cap(card(t, b))} útočí na ${one(t, c, d, 'acc')}`, `${quoted(t, b)} attacks ${one(t, c, d)}`),
  ),
  attackVoid: all((t, { b }) =>
    two(t, `Útok ${card(t, b, 'gen')} se nekoná`, `The attack of ${quoted(t, b)} does not take place`),
  ),
  redirected: all((t, { b, c, d }) =>
    two(
      t,
      `${cap(card(t, b))} místo toho útočí na ${one(t, c, d, 'acc')}`,
      `${quoted(t, b)} attacks ${one(t, c, d)} instead`,
    ),
  ),
  damaged: all((t, { a, b, c, d }) =>
    two(
      t,
      `${about(t, a, cardStruck(d))} dostává ${b} poškození${left(t, c)}`,
      `${about(t, a, cardStruck(d))} takes ${b} damage${left(t, c)}`,
    ),
  ),
  shielded: all((t, { b }) =>
    two(t, `Štít ${card(t, b, 'gen')} pohlcuje poškození`, `The shield of ${quoted(t, b)} absorbs the damage`),
  ),
  immune: all((t, { a, b }) => two(t, `${about(t, a, b)} poškození nedostává`, `${about(t, a, b)} takes no damage`)),
  poisoned: state('otrávený', 'poisoned and will die'),
} as const;

export const UNIT_EVENTS = {
  healed: all((t, { a, b, c, d }) =>
    two(
      t,
      `${about(t, a, d)} se léčí o ${plain(b)}${now(t, c)}`,
      `${about(t, a, d)} is healed by ${plain(b)}${now(t, c)}`,
    ),
  ),
  buffed: all((t, { a, b, c, d }) =>
    two(t, `${about(t, a, d)} získává ${signed(b)}/${signed(c)}`, `${about(t, a, d)} gets ${signed(b)}/${signed(c)}`),
  ),
  statsSet: all((t, { a, b, c, d }) =>
    two(t, `${about(t, a, d)} má nyní ${plain(b)}/${plain(c)}`, `${about(t, a, d)} is now ${plain(b)}/${plain(c)}`),
  ),
  froze: state('zmrazený', 'frozen'),
  silenced: state('umlčený', 'silenced'),
  granted: all((t, { a, b, c }) =>
    two(t, `${about(t, a, b)} získává ${keyword(t, c)}`, `${about(t, a, b)} gains ${keyword(t, c)}`),
  ),
  stealthLost: all((t, { a, b }) =>
    two(t, `${about(t, a, b)} už není ${ofCard(b, 'skrytý')}`, `${about(t, a, b)} is no longer in stealth`),
  ),
  woke: all((t, { a, b }) =>
    two(t, `${about(t, a, b)} už není ${ofCard(b, 'neaktivní')}`, `${about(t, a, b)} is no longer inactive`),
  ),
} as const;
