/** The table in the terminal: where the turn stands, the combat, then every player, the one who looks last. */
import type { Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Piece } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import { UNDER_WAY } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { ATTACHED, PLAYER, ZONE_NAMES } from '../src/vocabulary.ts';
import {
  conditionWords,
  figuresNow,
  hasFigures,
  headOf,
  kindWord,
  linesOf,
  pieceLines,
  quoted,
  wholeCard,
} from './card.ts';
import { combatLines } from './combat.ts';
import { cardCalled, figuresIn, flow, rowOf } from './engine.ts';
import type { Lying } from './places.ts';
import { attachedIn, letter, lyingIn, piecePlaces, placesOf } from './places.ts';
import { STEP_WORDS, TABLE, ZONE_WORDS } from './words.ts';

/** A view with what figures are read from, and where each card lies. */
interface Board {
  readonly v: View;
  readonly s: State;
  readonly places: ReadonlyMap<number, string>;
}

/** The first step behind each part of a turn: whoever was called by the one before runs while the frame stands there. */
const PART_ENDS = ['drawEffects', 'act', 'discard', 'end'] as const;

/** Which part of the turn runs. */
function partOf(v: View): number {
  const frame = v.flow.find(({ procedure }) => procedure === 'turn');
  const steps = flow.named('turn')?.steps.map(({ name }) => name) ?? [];
  if (frame === undefined) return -1;
  return PART_ENDS.filter((first) => steps.indexOf(frame.step) >= steps.indexOf(first)).length;
}

function headLine(v: View, { lang }: Canvas): string {
  const { profile, winner, turn, active, ending, turnsLeft } = v;
  const [normal, extra, nonAttack, attack] = v.actions;
  const isOver = winner !== UNDER_WAY;
  const part = partOf(v);
  return [
    turn === 0 ? say(lang, TABLE.before) : say(lang, TABLE.turn, { n: turn }),
    ...(isOver ? [say(lang, TABLE.over)] : turn === 0 ? [] : [say(lang, TABLE.active, { seat: letter(active) })]),
    ...(isOver || part < 0 ? [] : [say(lang, STEP_WORDS[part])]),
    ...(isOver || turn === 0 ? [] : [say(lang, TABLE.actions, { normal: normal + extra, nonAttack, attack })]),
    say(lang, TABLE.goal, { n: profile.points }),
    ...(profile.rounds === 0 ? [] : [say(lang, TABLE.limit, { n: profile.rounds })]),
    ...(ending === 0 ? [] : [say(lang, TABLE.left, { n: turnsLeft })]),
  ].join(' · ');
}

function pointsLine(v: View, seat: number, { lang }: Canvas): string {
  const [hand, library, discard, sideboard] = v.counts[seat];
  return [
    ...(v.gone[seat] === 1 ? [say(lang, TABLE.gone)] : []),
    say(lang, TABLE.promotion, { n: v.promotion[seat], goal: v.profile.points }),
    say(lang, TABLE.destiny, { n: v.destiny[seat] }),
    ...(v.debt[seat] === 0 ? [] : [say(lang, TABLE.debt, { n: v.debt[seat] })]),
    ...(v.countdown[seat] === 0 ? [] : [say(lang, TABLE.countdown, { n: v.countdown[seat] })]),
    say(lang, TABLE.hand, { n: hand }),
    say(lang, TABLE.library, { n: library }),
    say(lang, TABLE.discard, { n: discard }),
    ...(sideboard === 0 ? [] : [say(lang, TABLE.sideboard, { n: sideboard })]),
    ...(v.annihilated[seat].length === 0 ? [] : [say(lang, TABLE.annihilated, { n: v.annihilated[seat].length })]),
  ].join(' · ');
}

/** What a card says below its line, where the table is wanted in full. @param from 1 leaves out kind and printed figures */
function textBelow(id: number, from: number, indent: string, { lang, names, width, odds }: Canvas): string[] {
  const card = rowOf(id);
  if (!odds || card === undefined) return [];
  return linesOf(card, lang, names)
    .slice(from)
    .flatMap((line) => wrapped(line, width, `${indent}     `));
}

/** A card in play and below it what is attached to it; what is printed on a warrior stands in its text. */
function thingLines(b: Board, p: Piece, indent: string, canvas: Canvas): string[] {
  const { lang, names, width, paint } = canvas;
  const row = rowOf(p.card);
  const kind = row === undefined || hasFigures(p) ? '' : `${kindWord(row.kind, lang, names)} `;
  const words = [
    `${(b.places.get(p.id) ?? '').slice(2)} ${kind}${paint('strong', quoted(p.card, canvas))}`,
    ...(hasFigures(p) ? [figuresNow(b.s, p, lang)] : []),
    ...conditionWords(p, lang),
  ];
  return [
    ...wrapped(words.join(' · '), width, indent, `${indent}   `),
    ...textBelow(p.card, hasFigures(p) ? 0 : 1, indent, canvas),
    ...attachedIn(b.v, p.id).flatMap((each) => thingLines(b, each, `${indent}  `, canvas)),
  ];
}

function zoneLines(b: Board, seat: number, canvas: Canvas): string[] {
  const order = ZONE_NAMES.flatMap((_, zone) => (zone === ATTACHED || zone === PLAYER ? [] : [zone]));
  return [...order, PLAYER].flatMap((zone) => {
    const there = lyingIn(b.v, seat, zone);
    const title = `   ${say(canvas.lang, ZONE_WORDS[ZONE_NAMES[zone]])}:`;
    return there.length === 0 ? [] : [title, ...there.flatMap((p) => thingLines(b, p, '     ', canvas))];
  });
}

/** The own hand; of another's only the number stands at the head. */
function handLines(v: View, seat: number, canvas: Canvas): string[] {
  const { lang, names, width } = canvas;
  const lines = (v.hands[seat] ?? []).flatMap((card, at) => {
    const row = rowOf(card);
    const head = row === undefined ? '' : ` · ${headOf(row, lang, names)}`;
    return [
      ...wrapped(`h${at + 1} ${quoted(card, canvas)}${head}`, width, '     ', '        '),
      ...textBelow(card, 1, '     ', canvas),
    ];
  });
  return lines.length === 0 ? [] : [`   ${say(lang, TABLE.handIs)}`, ...lines];
}

/** Piles that this viewer may look through, where the table is wanted in full. */
function pileLines(v: View, seat: number, canvas: Canvas): string[] {
  const { lang, width, odds } = canvas;
  const piles = [
    [TABLE.discardIs, v.discards[seat] ?? []],
    [TABLE.annihilatedIs, v.annihilated[seat]],
    [TABLE.sideboardIs, v.sideboards[seat] ?? []],
  ] as const;
  return piles.flatMap(([text, pile]) => {
    const cards = pile.map((card) => quoted(card, canvas)).join(', ');
    return odds && pile.length > 0 ? wrapped(say(lang, text, { cards }), width, '   ', '      ') : [];
  });
}

function seatLines(b: Board, seat: number, canvas: Canvas): string[] {
  return [
    canvas.paint('strong', canvas.seat(seat)),
    ...wrapped(pointsLine(b.v, seat, canvas), canvas.width, '   ', '      '),
    ...zoneLines(b, seat, canvas),
    ...handLines(b.v, seat, canvas),
    ...pileLines(b.v, seat, canvas),
  ];
}

/** The whole table. */
export function tableLines(v: View, canvas: Canvas): string[] {
  const b: Board = { v, s: figuresIn(v), places: piecePlaces(v) };
  const seats = [...v.counts.keys()];
  const order = typeof v.who === 'number' ? [...seats.filter((seat) => seat !== v.who), v.who] : seats;
  return [
    ...wrapped(headLine(v, canvas), canvas.width).map((line) => canvas.paint('strong', line)),
    ...combatLines(v, b.s, canvas),
    ...order.flatMap((seat) => ['', ...seatLines(b, seat, canvas)]),
  ];
}

export const cardNames = (v: View): string[] => [...placesOf(v).keys()];

/** What lies at a place. Without a seat the looking seat's own is meant. */
function lyingAt(v: View, words: string): Lying | undefined {
  const own = letter(v.who === 'public' ? 0 : v.who);
  const short = /^[skonph]\d+(\.\d+)*$/i.test(words) ? `${own} ${words}` : words;
  return [...placesOf(v)].find(([place]) => place.toLowerCase() === short.toLowerCase())?.[1];
}

/** A card in full, by its place on the table or by what it is called: what is printed, then how each of its name is now. */
export function cardLines(v: View, name: string, canvas: Canvas): string[] | undefined {
  const words = name.trim();
  const at = lyingAt(v, words);
  const s = figuresIn(v);
  if (at !== undefined && 'piece' in at) {
    const { piece } = at;
    const printed = piece.card === 0 ? [`  ${quoted(0, canvas)}`] : wholeCard(piece.card, canvas);
    return [...printed, ...pieceLines(v, s, piece, canvas)];
  }
  const card = at === undefined ? cardCalled(words) : at.card;
  if (card === 0 || rowOf(card) === undefined) return undefined;
  const there = at === undefined ? v.pieces.filter((p) => p.card === card) : [];
  return [...wholeCard(card, canvas), ...there.flatMap((p) => pieceLines(v, s, p, canvas))];
}
