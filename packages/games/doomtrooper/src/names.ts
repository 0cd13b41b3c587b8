/** Short names of options, without language, unique among those of their decision: for scenarios and logs. */
import { keyFrom } from '@kolbiste/cardkit/invented';
import type { Option, Seat } from '@kolbiste/kernel';
import { nameOf } from './cards/names.ts';
import type { SaidOption, SaidVerb } from './said.ts';
import { saidOption } from './said.ts';
import type { View } from './view.ts';
import { KIND_NAMES, TRAIT_NAMES, ZONE_NAMES } from './vocabulary.ts';

export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;

/** `sean-gallagher`: a card by its English name. */
export const cardKey = (id: number): string => keyFrom(nameOf(id, 'en', 'real')) || `card-${id}`;

const keyOf = (card: number): string => (card === 0 ? 'hidden' : cardKey(card));

/** A card in play: of several of its name each after the first by its number. */
export function pieceName(v: View, id: number): string {
  const p = v.pieces.find((each) => each.id === id);
  if (p === undefined) return `piece ${id}`;
  const before = v.pieces.filter((other) => other.card === p.card && other.id < id).length;
  return `${keyOf(p.card)}${before === 0 ? '' : `#${before + 1}`}`;
}

type Name = (v: View, o: SaidOption) => string;
const numberName: Name = (_v, { verb, n }) => `${verb} ${n}`;
const seatName: Name = (_v, { verb, n }) => `${verb} ${SEATS[n] ?? n}`;

/** Of several copies each after the first by its place. */
const ofThese: Name = (_v, { verb, card, n }) => `${verb} ${cardKey(card)}${n > 0 ? ` ${n + 1}` : ''}`;

/** Those whose name is more than the verb and its card. */
const NAMES: Readonly<Partial<Record<SaidVerb, Name>>> = {
  fighters: (v, { piece, other }) => `${pieceName(v, piece)} > ${pieceName(v, other)}`,
  moves: (v, { piece, other }) => `${pieceName(v, piece)} to ${pieceName(v, other)}`,
  teleports: (v, { piece, other }) => `${pieceName(v, piece)} > ${other === 0 ? 'hand' : pieceName(v, other)}`,
  serve: (v, { piece, other }) => `serve ${pieceName(v, piece)} > ${pieceName(v, other)}`,
  hire: (v, { piece, other }) => `hire ${pieceName(v, piece)} > ${pieceName(v, other)}`,
  piece: (v, { piece }) => pieceName(v, piece),
  area: (_v, { n }) => ZONE_NAMES[n] ?? `area ${n}`,
  affiliation: (_v, { n }) => TRAIT_NAMES[n] ?? `affiliation ${n}`,
  cardType: (_v, { n }) => KIND_NAMES[n] ?? 'anyType',
  player: seatName,
  sabotage: seatName,
  use: (v, { piece, n }) => `use ${pieceName(v, piece)}${n > 0 ? ` text ${n + 1}` : ''}`,
  number: numberName,
  promotion: numberName,
  text: numberName,
  branch: numberName,
  bid: numberName,
  cancels: ofThese,
  strengthen: ofThese,
};

export function optionName(v: View, decision: string, _seat: Seat, option: Option): string {
  const said = saidOption(v, decision, option);
  const { verb, piece, card } = said;
  const name = NAMES[verb];
  if (name !== undefined) return name(v, said);
  if (card >= 0) return `${verb} ${keyOf(card)}`;
  return piece >= 0 ? `${verb} ${pieceName(v, piece)}` : verb;
}
