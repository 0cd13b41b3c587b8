/** The table of a duel as text: both heroes, their wheels with the odds of each field, what lies on the table. */

import type { Canvas } from '@kolbiste/gamekit/desk';
import { counted, say, wrapped } from '@kolbiste/gamekit/desk';
import type { FieldCard, HeroCard, Lang, View, WeaponCard } from '../src/index.ts';
import {
  COLOUR_WORDS,
  cardText,
  effectName,
  listed,
  nameOf,
  plain,
  slotParts,
  TIME_WORDS,
  TIMES_OF_DAY,
  TYPE_WORDS,
} from '../src/index.ts';
import { TABLE } from './words.ts';

const SLOTS = 5;
const SEATS = ['A', 'B'];
/** Numbers of a weapon's states: see `Facts` in docs/scenarios.md; from LAID on an effect is laid. */
const STATES = ['ready', 'broken', 'repairing', 'cursed', 'freed'] as const;
const LAID = 8;

const quoted = (lang: Lang, text: string): string => (lang === 'cs' ? `„${text}“` : `“${text}”`);
const timeNumber = (v: View): number => Math.max(0, v.round - 1) & 3;

/** `green energy 1`, with its resistance where it has one; the colour's word stands for the colour. */
function fieldWords(field: FieldCard, canvas: Canvas): string {
  const { lang, names } = canvas;
  const colour = canvas.paint(field.colour, COLOUR_WORDS[field.colour][lang]);
  const resistance =
    field.resistance === undefined ? '' : ` (${say(lang, TABLE.resistanceShort, { n: plain(field.resistance) })})`;
  return `${colour} ${effectName(field.kind, lang, names)} ${plain(field.value)}${resistance}`;
}

/** The fields of a wheel with their odds, equal ones together, the most frequent first. */
function oddsOf(card: WeaponCard, canvas: Canvas): string {
  const counts = new Map<string, number>();
  for (const field of card.fields) {
    const words = fieldWords(field, canvas);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return rows.map(([words, n]) => `${n}/${card.fields.length} ${words}`).join(' · ');
}

function stateWords(card: WeaponCard, state: number, canvas: Canvas): string {
  const { lang } = canvas;
  if (state >= LAID) {
    const field = card.fields[state - LAID];
    return canvas.paint(
      'strong',
      say(lang, TABLE.laid, { effect: field === undefined ? '?' : fieldWords(field, canvas) }),
    );
  }
  const name = STATES[state] ?? 'ready';
  return canvas.paint(name === 'ready' ? 'strong' : 'dim', say(lang, TABLE[name]));
}

/** The name of the kind, as options and events have it, then the card's own name; a card of no kind has its own alone. */
function titleOf(card: HeroCard | WeaponCard, canvas: Canvas): string {
  const kind = nameOf(card.kind, canvas.lang, canvas.names);
  if (kind === '') return card.name === '' ? '' : ` ${quoted(canvas.lang, card.name)}`;
  return ` ${quoted(canvas.lang, kind)}${card.name === '' ? '' : ` (${card.name})`}`;
}

function weaponLines(v: View, seat: number, k: number, canvas: Canvas): string[] {
  const deck = v.config.decks[seat as 0 | 1];
  const card = deck.weapons[k];
  const { lang, width } = canvas;
  const surcharge = deck.hero.focus.includes(card.type) ? 0 : 1;
  const cost = surcharge === 0 ? `${card.energyCost}` : `${card.energyCost}+1`;
  const parts = [
    `w${k + 1} ${TYPE_WORDS[card.type][lang]}${titleOf(card, canvas)}`,
    say(lang, TABLE.cost, { n: cost }),
    say(lang, TABLE.resistance, { n: plain(card.resistance) }),
    stateWords(card, v.weapons[seat * SLOTS + k], canvas),
  ];
  const head = wrapped(parts.join(' · '), width, '   ', '      ');
  return canvas.odds ? [...head, ...wrapped(oddsOf(card, canvas), width, '      ')] : head;
}

/** The entries of the present time of day, with those that are used up marked. */
function slotLine(v: View, seat: number, canvas: Canvas): string {
  const { lang, names } = canvas;
  const time = TIMES_OF_DAY[timeNumber(v)] ?? 'morning';
  const slot = v.config.decks[seat as 0 | 1].hero.slots[time];
  const used = v.used[seat];
  const bits = [-1, ...slot.bonuses.map((_, k) => k), ...slot.specials.map((_, k) => 16 + k)];
  const parts = slotParts(slot, lang, names).map((part, at) => {
    const bit = bits[at] ?? -1;
    return bit >= 0 && ((used >>> bit) & 1) === 1 ? `${part.text} (${say(lang, TABLE.used)})` : part.text;
  });
  return `${TIME_WORDS[time][lang]}: ${parts.join('; ')}`;
}

function playerLines(v: View, seat: number, canvas: Canvas): string[] {
  const { lang, width } = canvas;
  const { hero, weapons } = v.config.decks[seat as 0 | 1];
  const focus = hero.focus.map((type) => TYPE_WORDS[type].many[lang]);
  const figures = [
    say(lang, TABLE.life, { n: v.life[seat], most: hero.life }),
    say(lang, TABLE.energy, { n: v.energy[seat] }),
    say(lang, TABLE.focus, { types: focus.length === 0 ? say(lang, TABLE.nothing) : listed(lang, focus) }),
  ];
  return [
    canvas.paint('strong', `${canvas.seat(seat)} · ${say(lang, TABLE.hero)}${titleOf(hero, canvas)}`),
    ...wrapped(figures.join(' · '), width, '   ', '      '),
    ...wrapped(slotLine(v, seat, canvas), width, '   ', '      '),
    ...weapons.flatMap((_, k) => weaponLines(v, seat, k, canvas)),
  ];
}

function headLine(v: View, canvas: Canvas): string {
  const { lang } = canvas;
  if (v.round === 0) return say(lang, TABLE.before);
  const time = TIMES_OF_DAY[timeNumber(v)] ?? 'morning';
  const parts = [say(lang, TABLE.round, { n: v.round }), TIME_WORDS[time][lang]];
  if (v.active >= 0)
    parts.push(say(lang, TABLE.active, { seat: SEATS[v.active] ?? '' }), counted(lang, v.actions, 'action'));
  if (v.starting >= 0) parts.push(say(lang, TABLE.starting, { seat: SEATS[v.starting] ?? '' }));
  return parts.join(' · ');
}

/** The whole table; the seat that looks sits below. */
export function tableLines(v: View, canvas: Canvas): string[] {
  const own = v.who === 1 ? 1 : 0;
  return [
    canvas.paint('strong', headLine(v, canvas)),
    '',
    ...playerLines(v, 1 - own, canvas),
    '',
    ...playerLines(v, own, canvas),
  ];
}

/** `A hero`, `A w1`, ... of everything on the table. */
export function cardNames(v: View): string[] {
  return SEATS.flatMap((name, seat) => {
    return [`${name} hero`, ...v.config.decks[seat as 0 | 1].weapons.map((_, k) => `${name} w${k + 1}`)];
  });
}

/** A card in full: every line of its text. Without a seat the looking seat's own is meant. */
export function cardLines(v: View, name: string, canvas: Canvas): string[] | undefined {
  const match = /^(?:([AB]) +)?(hero|w([1-5]))$/i.exec(name.trim());
  if (match === null) return undefined;
  const seat = match[1] === undefined ? (v.who === 1 ? 1 : 0) : SEATS.indexOf(match[1].toUpperCase());
  const deck = v.config.decks[seat as 0 | 1];
  const card = match[3] === undefined ? deck.hero : deck.weapons[Number(match[3]) - 1];
  if (card === undefined) return undefined;
  return cardText(card, canvas.lang, canvas.names).flatMap((line) => wrapped(line.text, canvas.width, '  ', '     '));
}
