/** The table in the terminal: points, areas with warriors and what they bear, the own hand. */
import type { Canvas } from '@kolbiste/gamekit/desk';
import { nameOf } from '../src/cards/names.ts';
import { figureOf } from '../src/index.ts';
import type { Piece } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { figuresIn } from '../src/view.ts';
import { ATTACHED, MARK, PLAYER, ZONE_NAMES } from '../src/vocabulary.ts';

type Say = readonly [cs: string, en: string];
const said = ({ lang }: Canvas, [cs, en]: Say): string => (lang === 'cs' ? cs : en);

const ZONES: readonly Say[] = [
  ['Mužstvo', 'Squad'],
  ['Kohorta', 'Kohort'],
  ['Stanice', 'Outpost'],
  ['Mimo oblasti', 'No area'],
];
const MARKS: readonly (readonly [bit: number, says: Say])[] = [
  [MARK.wounded, ['zraněn', 'wounded']],
  [MARK.covered, ['v úkrytu', 'in cover']],
  [MARK.imprisoned, ['uvězněn', 'imprisoned']],
  [MARK.out, ['mimo hru', 'out of play']],
];

const called = (canvas: Canvas, card: number): string =>
  card === 0 ? said(canvas, ['skrytý bojovník', 'hidden warrior']) : nameOf(card, canvas.lang, canvas.names);

function pieceLine(canvas: Canvas, v: View, s: State, p: Piece): string {
  const figures = p.card === 0 ? '' : ` ${[0, 1, 2, 3].map((k) => figureOf(s, p, k)).join('/')}`;
  const marks = MARKS.flatMap(([bit, says]) => (p.marks & bit ? [said(canvas, says)] : []));
  const borne = v.pieces.filter((on) => on.zone === ATTACHED && on.on === p.id).map((on) => called(canvas, on.card));
  return `  ${called(canvas, p.card)}${figures}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}${borne.map((name) => ` + ${name}`).join('')}`;
}

function seatLines(canvas: Canvas, v: View, s: State, seat: number): string[] {
  const [hand, library] = v.counts[seat];
  const points = said(canvas, [
    `vítězné body ${v.promotion[seat]}, body osudu ${v.destiny[seat]}, v ruce ${hand}, v knihovně ${library}`,
    `promotion ${v.promotion[seat]}, destiny ${v.destiny[seat]}, hand ${hand}, library ${library}`,
  ]);
  const own = v.pieces.filter((p) => p.seat === seat);
  const zones = ZONE_NAMES.flatMap((_, zone) => {
    if (zone === ATTACHED) return [];
    const there = own.filter((p) => p.zone === zone);
    const title = zone === PLAYER ? said(canvas, ['U hráče', 'At the player']) : said(canvas, ZONES[zone]);
    return there.length === 0 ? [] : [` ${title}`, ...there.map((p) => pieceLine(canvas, v, s, p))];
  });
  return [canvas.paint('strong', `${canvas.seat(seat)}: ${points}`), ...zones];
}

export function tableLines(v: View, canvas: Canvas): readonly string[] {
  const s = figuresIn(v);
  const [normal, extra, nonAttack, attack] = v.actions;
  const top = said(canvas, [
    `${v.turn}. kolo; akce: běžné ${normal + extra}, neútočné ${nonAttack}, útočné ${attack}`,
    `Turn ${v.turn}; actions: normal ${normal + extra}, non-attack ${nonAttack}, attack ${attack}`,
  ]);
  const hand = v.hands.find((each) => each !== null) ?? null;
  const held = hand?.map((card) => called(canvas, card)).join(', ') ?? '';
  const lines = [top, ...v.counts.flatMap((_, seat) => seatLines(canvas, v, s, seat))];
  return [...lines, ...(hand === null ? [] : [`${said(canvas, ['V ruce', 'In hand'])}: ${held}`])].flatMap((line) =>
    wrapped(line, canvas.width),
  );
}

/** A line no wider than the terminal, broken between words. */
function wrapped(line: string, width: number): string[] {
  const out: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const cut = rest.lastIndexOf(' ', width);
    const at = cut > 4 ? cut : width;
    out.push(rest.slice(0, at));
    rest = `    ${rest.slice(at).trimStart()}`;
  }
  return [...out, rest];
}
