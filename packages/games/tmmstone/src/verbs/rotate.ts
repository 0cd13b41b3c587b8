/**
 * All units move one place along the ring around both sides: 1 with the numbers, 0 against them; inactive ones stay
 * [TMM R92].
 */
import { emit } from '@kolbiste/kernel';
import * as units from '../atoms/units.ts';
import { onBoard } from '../board.ts';
import { E } from '../events.ts';
import { pickMode } from '../flow/pick-number.ts';
import { cite } from '../rulebook.ts';
import { INACTIVE, UNIT_SLOTS } from '../vocabulary.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { rotate: term.yes };
const RING = 2 * UNIT_SLOTS;

export const rotate: Verb<typeof schema> = {
  name: 'rotate',
  schema,
  rule: cite('unit.3'),
  run: (s, x) => ask(s, x, pickMode, { seat: x.seat, card: x.card, low: 0, high: 1, chosen: -1 }),
  take(s, x, _op, way) {
    const before = s.units.slice();
    emit(s, E.rotated, rotate.rule, x.seat, way);
    const moving = before.map((u) => onBoard(u) && (u.keywords & INACTIVE) === 0);
    before.forEach((u, place) => {
      if (u === null || !moving[place]) return;
      let to = place;
      do to = (to + (way === 1 ? 1 : RING - 1)) % RING;
      while (before[to] !== null && !moving[to]);
      units.shift(s, u, to, rotate.rule);
    });
  },
  cs: () => 'zvol směr a posuň všechny jednotky o jedno místo dokola kolem obou stran',
  en: () => 'choose a direction and move all units one slot that way around both sides',
};
