/** The state's own fields: what may stand in each, how they are copied, written as JSON and read back. */
import { given, int, ints, list, places, row, shapeOf, such } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import { flow } from './flow/registry.ts';
import { readConfig } from './setup.ts';
import type { Laid, State, Unit } from './state.ts';
import { KNOWN } from './state.ts';
import { MAX_SLOTS, UNIT_SLOTS } from './vocabulary.ts';

const isCard = (id: number): string | undefined => (pool.cards[id] ? undefined : `there is no card ${id}`);

const any = int();
const count = int(-2);
const card = such(any, isCard);
const pair = ints({ length: 2 });
const notes = ints({ most: 4000 });
/** Hands know their cards or not; other piles do without. */
const piles = list(ints({ most: 400, low: 1, high: 2 * KNOWN - 1, each: (entry) => isCard(entry & (KNOWN - 1)) }), {
  length: 2,
});

const unit = row<Unit>(
  {
    id: any,
    card,
    owner: any,
    place: int(0, 2 * UNIT_SLOTS - 1),
    attack: any,
    health: any,
    marks: any,
    keywords: any,
    granted: any,
    killer: any,
  },
  'held',
);
const laid = row<Laid>(
  { id: any, card, seat: any, slot: any, marks: any, text: any, ends: any, uses: any, to: any },
  'about',
);

export const shape = shapeOf<State>(flow, {
  config: given(readConfig),
  starter: count,
  active: count,
  turn: count,
  field: count,
  fieldBy: count,
  fieldId: count,
  serial: count,
  attacking: count,
  fired: count,
  winner: count,
  life: pair,
  slots: ints({ length: 2, low: 0, high: MAX_SLOTS }),
  mana: pair,
  fatigue: pair,
  handLimit: pair,
  pile: pair,
  plays: pair,
  spells: pair,
  orgOnly: pair,
  hands: piles,
  decks: piles,
  graves: piles,
  batch: notes,
  tally: ints({ length: () => 2 * pool.tallies.length }),
  queue: notes,
  graveIds: such(list(ints({ most: 400 }), { length: 2 }), (ids, { graves }) =>
    ids.every((each, seat) => each.length === graves[seat].length)
      ? undefined
      : 'one for each card of the graves is wanted',
  ),
  units: places(unit, 2 * UNIT_SLOTS, (u) => u.place),
  left: list(unit, { most: 20_000 }),
  laid: list(laid, { most: 400 }),
});
