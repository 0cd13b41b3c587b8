/** A card of Doomtrooper in words: what it is, its text, and one in play with its figures as they are now. */
import type { Canvas, Lang, NameSet } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Piece } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { KindName } from '../src/vocabulary.ts';
import { ATTACHED, GEAR, MARK, MARK_NAMES, PLAYER, WARRIOR, ZONE_NAMES } from '../src/vocabulary.ts';
import type { Card, Part } from './engine.ts';
import { affiliation, cardOf, cardText, figureOf, isAffiliation, nameOf, rowOf, symmetry } from './engine.ts';
import { keyOf } from './invented.ts';
import { attachedIn, letter, piecePlaces } from './places.ts';
import { CARD_WORDS, FIGURE_WORDS, KIND_WORDS, MARK_WORDS, TABLE, ZONE_WORDS } from './words.ts';

/** What a kind is called; one of them is a word of the tale. */
export const kindWord = (kind: string, lang: Lang, names: NameSet): string =>
  kind === 'symmetry' ? symmetry(names)[lang] : KIND_WORDS[kind as KindName][lang];

export const affiliationsOf = ({ traits = [] }: Card) => traits.filter(isAffiliation);

/** A card by its name; one that lies hidden has none. */
export const quoted = (id: number, { lang, names }: Pick<Canvas, 'lang' | 'names'>): string => {
  if (id === 0) return say(lang, TABLE.hidden);
  return lang === 'cs' ? `„${nameOf(id, lang, names)}“` : `“${nameOf(id, lang, names)}”`;
};

/** Kind, affiliations and printed figures. */
export function headOf(card: Card, lang: Lang, names: NameSet): string {
  const [fight = 0, shoot = 0, armor = 0, value = 0] = card.figures ?? [];
  const parts = [
    kindWord(card.kind, lang, names),
    ...affiliationsOf(card).map((word) => affiliation(word, names)[lang]),
    card.unique === true && card.kind === 'warrior' ? say(lang, CARD_WORDS.unique) : '',
    card.figures === undefined ? '' : say(lang, CARD_WORDS.figures, { fight, shoot, armor, value }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Head, text, and what a card that is not carried out waits for. */
export function linesOf(card: Card, lang: Lang, names: NameSet): string[] {
  const isPlayed = card.text !== undefined;
  const needs = (card.needs ?? []).join(', ');
  return [
    headOf(card, lang, names),
    isPlayed ? cardText(card, lang, names) : '',
    isPlayed ? '' : say(lang, CARD_WORDS.unscripted, { needs }),
  ].filter((line) => line !== '');
}

/** Whether somebody may be inside of it. */
const isVehicle = ({ card, zone }: Piece): boolean =>
  card !== 0 && zone === ATTACHED && (cardOf(card).gear & GEAR.vehicle) !== 0;

/** How a card in play is: marks, whose it is, what its text counts. */
export function conditionWords(p: Piece, lang: Lang): string[] {
  const marks = MARK_NAMES.flatMap((name) => {
    const word = MARK_WORDS[name];
    const isSaid = word !== undefined && (p.marks & MARK[name]) !== 0;
    // Who lies face down is in cover.
    return isSaid && !(name === 'covered' && p.marks & MARK.hidden) ? [say(lang, word)] : [];
  });
  return [
    ...marks,
    ...(isVehicle(p) && (p.marks & MARK.inside) === 0 ? [say(lang, TABLE.outside)] : []),
    ...(p.owner === p.seat ? [] : [say(lang, TABLE.owner, { seat: letter(p.owner) })]),
    ...(p.zone === PLAYER && p.on !== p.seat ? [say(lang, TABLE.controlled, { seat: letter(p.seat) })] : []),
    ...(p.count > 0 ? [say(lang, TABLE.counter, { n: p.count })] : []),
  ];
}

/** A warrior whom all know; one that lies face down counts for nothing yet. */
export const hasFigures = ({ card, marks }: Piece): boolean =>
  card !== 0 && (marks & MARK.hidden) === 0 && cardOf(card).kind === WARRIOR;

/** The four figures as they stand. */
export function figuresNow(s: State, p: Piece, lang: Lang): string {
  const [fight, shoot, armor, value] = FIGURE_WORDS.map((_, k) => figureOf(s, p, k));
  return say(lang, CARD_WORDS.figures, { fight, shoot, armor, value }).replaceAll(' · ', ' ');
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a part does: sets, multiplies, adds; a share is told by its divisor. */
function partWords({ layer, how, n, card }: Part, canvas: Canvas): string {
  const { lang } = canvas;
  if (layer === 'printed') return say(lang, TABLE.printed, { n });
  const does = how === 'is' ? `= ${n}` : how === 'times' ? (n < 0 ? `: ${-n}` : `× ${n}`) : signed(n);
  return `${does} ${card === 0 ? say(lang, TABLE.cover) : quoted(card, canvas)}`;
}

export const partsWords = (parts: readonly Part[], canvas: Canvas): string =>
  parts.map((part) => partWords(part, canvas)).join(', ');

/** `fight 7 (printed 5, +2 “Bayonet”)`: each figure beside what it is made of. */
function figureLines(s: State, p: Piece, canvas: Canvas): string[] {
  const { lang, width } = canvas;
  return FIGURE_WORDS.flatMap((word, k) => {
    const parts: Part[] = [];
    const n = figureOf(s, p, k, parts);
    return wrapped(`${say(lang, word)} ${n} (${partsWords(parts, canvas)})`, width, '    ', '       ');
  });
}

/** A whole card as it is printed: name, kind, figures, text. */
export function wholeCard(id: number, canvas: Canvas): string[] {
  const { lang, names, width, paint } = canvas;
  const card = rowOf(id);
  if (card === undefined) return [];
  const title = `${quoted(id, canvas)} (${keyOf(id, names)}, #${id})`;
  return [
    ...wrapped(title, width, '  ', '     ').map((line) => paint('strong', line)),
    ...linesOf(card, lang, names).flatMap((line) => wrapped(line, width, '  ', '     ')),
  ];
}

/** A card in play as it is now, below what is printed on it. */
export function pieceLines(v: View, s: State, p: Piece, canvas: Canvas): string[] {
  const { lang, width } = canvas;
  const places = piecePlaces(v);
  const where = [places.get(p.id) ?? '', say(lang, ZONE_WORDS[ZONE_NAMES[p.zone]]), ...conditionWords(p, lang)];
  const bears = attachedIn(v, p.id).map((each) => `${places.get(each.id)} ${quoted(each.card, canvas)}`);
  return [
    ...wrapped(say(lang, TABLE.now, { list: where.join(' · ') }), width, '  ', '     '),
    ...(hasFigures(p) ? figureLines(s, p, canvas) : []),
    ...(bears.length === 0
      ? []
      : wrapped(say(lang, TABLE.bears, { cards: bears.join(', ') }), width, '    ', '       ')),
  ];
}
