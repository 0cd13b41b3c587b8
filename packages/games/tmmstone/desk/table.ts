/** The table of TMMStone as text: both players with units, effects, hand and graves, as the looking seat sees them. */

import type { Bilingual, Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Laid, Unit, View } from '../src/index.ts';
import {
  cardIn,
  cardsCalled,
  EXHAUSTED,
  FROZEN,
  KEYWORD_NAMES,
  KNOWN,
  onBoard,
  SILENCED,
  UNIT_SLOTS,
} from '../src/index.ts';
import { attackIn, CLASS_WORDS, cardLines as cardLinesOf, keywordWord, nounWord, priceOf } from '../src/texts.ts';
import { cardOf, quoted, wholeCard } from './card.ts';
import { TABLE } from './words.ts';

export const SEATS = ['A', 'B'] as const;
const UNDER_WAY = -2;
/** The end of what is laid without an end. */
const NOT_TIMED = 0;

const letter = (seat: number): string => SEATS[seat] ?? '';
const nameIn = (id: number, { lang, names }: Canvas): string => quoted(id, lang, names);

/** The text of a card below its line, where the table is wanted in full. */
function textBelow(id: number, canvas: Canvas): string[] {
  const card = cardOf(id);
  if (!canvas.odds || card === undefined) return [];
  const { lang, names, width } = canvas;
  return cardLinesOf(card, lang, names).flatMap(({ text }) => wrapped(text, width, '        '));
}

function marksOf(u: Unit, { lang }: Canvas): string[] {
  const own = u.place < UNIT_SLOTS ? 0 : 1;
  const said: [boolean, Bilingual][] = [
    [(u.marks & FROZEN) !== 0, TABLE.frozen],
    [(u.marks & SILENCED) !== 0, TABLE.silenced],
  ];
  return [
    say(lang, (u.marks & EXHAUSTED) === 0 ? TABLE.upright : TABLE.sideways),
    ...said.filter(([holds]) => holds).map(([, text]) => say(lang, text)),
    ...(u.owner === own ? [] : [say(lang, TABLE.stolen, { seat: letter(u.owner) })]),
    ...(u.held.length === 0 ? [] : [say(lang, TABLE.holds, { n: u.held.length / 2 })]),
  ];
}

function unitLines(v: View, u: Unit, canvas: Canvas): string[] {
  const { lang, width, paint } = canvas;
  const tags = (cardOf(u.card)?.tags ?? []).map((tag) => nounWord(tag, lang));
  const keywords = KEYWORD_NAMES.filter((_, bit) => (u.keywords >>> bit) & 1).map((word) => keywordWord(word, lang));
  const place = `${letter(u.place < UNIT_SLOTS ? 0 : 1)}${(u.place % UNIT_SLOTS) + 1}`;
  const parts = [
    `${place} ${paint('strong', `${nameIn(u.card, canvas)} ${attackIn(v, u)}/${u.health}`)}`,
    ...[tags, keywords, marksOf(u, canvas)].map((words) => words.join(', ')).filter((text) => text !== ''),
  ];
  return [...wrapped(parts.join(' · '), width, '   ', '      '), ...textBelow(u.card, canvas)];
}

/** The laid cards of a seat in the order of their slots, then those beside them. */
const laidOf = (v: View, seat: number): Laid[] =>
  v.laid
    .filter((l) => l.seat === seat)
    .sort((a, b) => (a.slot < 0 ? 99 : a.slot) - (b.slot < 0 ? 99 : b.slot) || a.id - b.id);

function laidWords(l: Laid, canvas: Canvas): string {
  const { lang } = canvas;
  const card = cardOf(l.card);
  if (card === undefined) return say(lang, TABLE.unseen);
  const notes = [
    ...(card.kind === 'experiment' ? [say(lang, TABLE.faceDown)] : []),
    ...(card.kind === 'ability' && l.marks & EXHAUSTED ? [say(lang, TABLE.used)] : []),
    ...(l.ends > NOT_TIMED ? [say(lang, TABLE.until, { n: l.ends })] : []),
    ...(l.slot < 0 ? [say(lang, TABLE.beside)] : []),
  ];
  return [`${nounWord(card.kind, lang)} ${nameIn(l.card, canvas)}`, ...notes].join(', ');
}

function laidLines(v: View, seat: number, canvas: Canvas): string[] {
  return laidOf(v, seat).flatMap((l, at) => [
    ...wrapped(`e${at + 1} ${laidWords(l, canvas)}`, canvas.width, '   ', '      '),
    ...textBelow(l.card, canvas),
  ]);
}

function costWords(v: View, seat: number, id: number, { lang }: Canvas): string {
  const printed = cardOf(id)?.cost ?? 0;
  const { cost, life } = priceOf(v, seat, id);
  if (life) return say(lang, TABLE.costLife, { n: cost });
  return cost === printed ? say(lang, TABLE.cost, { n: cost }) : say(lang, TABLE.costNow, { n: cost, printed });
}

function handLine(v: View, seat: number, entry: number, at: number, canvas: Canvas): string[] {
  const { lang, width } = canvas;
  const id = cardIn(entry);
  const card = cardOf(id);
  if (card === undefined) return [];
  const parts = [
    `h${at + 1} ${nounWord(card.kind, lang)} ${nameIn(id, canvas)}`,
    costWords(v, seat, id, canvas),
    ...(card.stats === undefined ? [] : [`${card.stats[0]}/${card.stats[1]}`]),
    ...(entry >= KNOWN && v.who === seat ? [say(lang, TABLE.known)] : []),
  ];
  return [...wrapped(parts.join(' · '), width, '   ', '      '), ...textBelow(id, canvas)];
}

/** The cards of a hand that are seen; of an unseen card only the number stands at the head. */
function handLines(v: View, seat: number, canvas: Canvas): string[] {
  const lines = v.hands[seat].flatMap((entry, at) => handLine(v, seat, entry, at, canvas));
  const title = say(canvas.lang, v.who === seat ? TABLE.handIs : TABLE.handKnown);
  return lines.length === 0 ? [] : [`   ${title}:`, ...lines];
}

function figures(v: View, seat: number, canvas: Canvas): string {
  const { lang } = canvas;
  const grave = v.graves[seat];
  const common = v.pile[0] === v.pile[1];
  return [
    CLASS_WORDS[v.classes[seat]][lang],
    say(lang, TABLE.life, { n: v.life[seat] }),
    say(lang, TABLE.mana, { n: v.mana[seat], most: v.slots[seat] }),
    say(lang, TABLE.hand, { n: v.hands[seat].length, most: v.handLimit[seat] }),
    say(lang, common ? TABLE.commonDeck : TABLE.deck, { n: v.deckSizes[v.pile[seat]] }),
    ...(v.deckSizes[v.pile[seat]] === 0 ? [say(lang, TABLE.fatigue, { n: v.fatigue[seat] + 1 })] : []),
    grave.length === 0
      ? say(lang, TABLE.grave, { n: 0 })
      : say(lang, TABLE.graveTop, { n: grave.length, card: nameIn(grave[grave.length - 1], canvas) }),
  ].join(' · ');
}

/** All of a grave where the table is wanted in full, the newest card first. */
function graveLines(v: View, seat: number, canvas: Canvas): string[] {
  if (!canvas.odds || v.graves[seat].length === 0) return [];
  const names = [...v.graves[seat]].reverse().map((id) => nameIn(id, canvas));
  return wrapped(say(canvas.lang, TABLE.graveIs, { cards: names.join(', ') }), canvas.width, '   ', '      ');
}

const unitsOf = (v: View, seat: number): Unit[] =>
  v.units.slice(seat * UNIT_SLOTS, (seat + 1) * UNIT_SLOTS).filter((u) => onBoard(u));

function playerLines(v: View, seat: number, canvas: Canvas): string[] {
  const { lang, width, paint } = canvas;
  const units = unitsOf(v, seat);
  return [
    paint('strong', canvas.seat(seat)),
    ...wrapped(figures(v, seat, canvas), width, '   ', '      '),
    ...laidLines(v, seat, canvas),
    ...(units.length === 0 ? [`   ${say(lang, TABLE.noUnits)}`] : units.flatMap((u) => unitLines(v, u, canvas))),
    ...handLines(v, seat, canvas),
    ...graveLines(v, seat, canvas),
  ];
}

/** Who plays: nobody any more, the one who will start, or the one on turn. */
function whose(v: View, { lang }: Canvas): string[] {
  if (v.winner !== UNDER_WAY) return [say(lang, TABLE.over)];
  if (v.active < 0) return [];
  return [say(lang, v.turn === 0 ? TABLE.starts : TABLE.active, { seat: letter(v.active) })];
}

function headLine(v: View, canvas: Canvas): string {
  const { lang } = canvas;
  const field =
    v.field === 0
      ? say(lang, TABLE.noField)
      : say(lang, TABLE.field, { card: nameIn(v.field, canvas), seat: letter(v.fieldBy) });
  return [
    v.turn === 0 ? say(lang, TABLE.before) : say(lang, TABLE.turn, { n: v.turn }),
    ...whose(v, canvas),
    ...(v.queue.length === 0 ? [] : [say(lang, TABLE.next, { seats: v.queue.map(letter).join(', ') })]),
    field,
  ].join(' · ');
}

/** The whole table; the seat that looks sits below. */
export function tableLines(v: View, canvas: Canvas): string[] {
  const own = v.who === 1 ? 1 : 0;
  return [
    ...wrapped(headLine(v, canvas), canvas.width).map((line) => canvas.paint('strong', line)),
    ...textBelow(v.field, canvas),
    '',
    ...playerLines(v, 1 - own, canvas),
    '',
    ...playerLines(v, own, canvas),
  ];
}

/** Every card that can be seen, by its place: `A3`, `B e1`, `A h2`, `field`. */
function placesOf(v: View): Map<string, number> {
  const out = new Map<string, number>();
  SEATS.forEach((name, seat) => {
    for (const u of unitsOf(v, seat)) out.set(`${name}${(u.place % UNIT_SLOTS) + 1}`, u.card);
    laidOf(v, seat).forEach((l, at) => out.set(`${name} e${at + 1}`, l.card));
    v.hands[seat].forEach((entry, at) => out.set(`${name} h${at + 1}`, cardIn(entry)));
  });
  out.set('field', v.field);
  return new Map([...out].filter(([, id]) => id !== 0));
}

export const cardNames = (v: View): string[] => [...placesOf(v).keys()];

/** A card in full, by its place on the table or by what it is called. Without a seat the looking seat's own is meant. */
export function cardLines(v: View, name: string, canvas: Canvas): string[] | undefined {
  const words = name.trim();
  const short = /^[eh]\d+$/i.test(words) ? `${letter(v.who === 1 ? 1 : 0)} ${words}` : words;
  const places = [...placesOf(v)].find(([place]) => place.toLowerCase() === short.toLowerCase());
  const ids = places === undefined ? cardsCalled(words).filter((id) => cardOf(id) !== undefined) : [places[1]];
  return ids.length === 0 ? undefined : ids.flatMap((id) => wholeCard(id, canvas));
}
