/** The state's own fields: what may stand in each, how they are copied, written as JSON and read back. */
import { given, int, ints, list, row, shapeOf, such } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import { readConfig } from './config.ts';
import { flow } from './flow/registry.ts';
import type { Combat, Lasting, Piece } from './pieces.ts';
import type { State } from './state.ts';
import { PLAYER, ZONE_NAMES } from './vocabulary.ts';

const any = int();
const count = int(0);
const isCard = (id: number): string | undefined =>
  pool.cards[id] === undefined ? `there is no card ${id}` : undefined;
const seats = (s: State): number => s.config.decks.length;
const each = ints<State>({ length: seats });
const piles = list(ints({ most: 500, low: 1, each: isCard }), { length: seats });
const notes = ints({ most: 4000 });

const piece = row<Piece>({
  id: int(1),
  card: such(any, isCard),
  owner: count,
  seat: count,
  zone: int(0, ZONE_NAMES.length - 1),
  on: count,
  marks: count,
  gained: count,
  lost: count,
  count: any,
  unit: count,
  warden: count,
  chosen: count,
  kept: any,
});
const lasting = row<Lasting>({
  play: count,
  card: count,
  seat: count,
  piece: count,
  what: count,
  n: any,
  layer: int(0, PLAYER),
  fight: any,
  shoot: any,
  armor: any,
  value: any,
  den: any,
  until: count,
  ends: count,
});
const combat = row<Combat>({
  id: count,
  phase: count,
  seat: count,
  attacker: count,
  defender: count,
  attackerSeat: count,
  defenderSeat: count,
  tactic: count,
  zone: count,
  attackerWeapon: count,
  defenderWeapon: count,
  attackerFate: count,
  defenderFate: count,
  attackerRank: any,
  defenderRank: any,
  over: count,
  own: count,
});

export const shape = shapeOf<State>(flow, {
  config: given(readConfig),
  starter: count,
  active: count,
  turn: count,
  destiny: each,
  promotion: each,
  debt: each,
  countdown: each,
  firstDone: each,
  gone: each,
  sabotaged: each,
  hands: piles,
  libraries: piles,
  discards: piles,
  annihilated: piles,
  sideboards: piles,
  pieces: list(piece, { most: 2000 }),
  serial: count,
  outpost: count,
  actions: ints({ length: 4 }),
  converted: count,
  lock: count,
  attacked: count,
  saboteur: count,
  combats: list(combat, { most: 50 }),
  lasting: list(lasting, { most: 1000 }),
  plays: count,
  uses: notes,
  batch: notes,
  privilege: count,
  ending: count,
  turnsLeft: count,
  winner: any,
  reason: count,
});
