/** How a card that stays comes onto the table [DT 4.1.1] [DT 4.16.1]: a warrior into his area, others where their player has said. */

import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { asked, takes } from '../asked.ts';
import { attach, enter, lay, mark } from '../atoms/pieces.ts';
import { pieceOf } from '../board.ts';
import type { Card } from '../cards/card.ts';
import { ON_AREA, ON_CARD, ON_PLAYER, ON_WARRIOR } from '../cards/card.ts';
import { cardOf, says } from '../cards/pool.ts';
import { AUCTIONED } from '../cards/static.ts';
import { E } from '../events.ts';
import { rightsOf } from '../holds.ts';
import { isUnbound } from '../legal/freely.ts';
import { fitsAsEx } from '../legal/lay.ts';
import { cite } from '../rulebook.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import {
  ALLIANCE,
  BEAST,
  EQUIPMENT,
  FORTIFICATION,
  KI,
  MARK,
  MISSION,
  OUTPOST,
  PLAYER,
  RELIC,
  RIGHT,
  SYMMETRY,
  TRAIT,
  WARZONE,
} from '../vocabulary.ts';
import { auction, biddersFrom } from './auction.ts';
import { stopCounts } from './ending.ts';
import { payFor } from './pairs.ts';
import type { PlayLocals } from './play-locals.ts';
import { FREELY_LAID, ownerIn } from './play-locals.ts';
import { callWith } from './registry.ts';

export function comeIn(s: State, x: PlayLocals): void {
  const made = cardOf(x.card);
  if (says(x.card, AUCTIONED)) {
    const order = biddersFrom(s, x.seat);
    return callWith(s, auction, { card: x.card, owner: ownerIn(x), play: x.play, order });
  }
  enter(
    s,
    x.card,
    x.seat,
    x.place,
    cite('4.1.1', '4.1.4', '4.1.5', '4.1.6', '4.17.14', '7.7.1', '7.7.5', '7.9.1', '8.2.1', '9.14', '9.16'),
  );
  // With his coming, whatever answers it.
  stopCounts(s);
  // The way to the Outposts opens when somebody entitled is played there [DT 4.17.4].
  const opens = made.traits & TRAIT.tribal || made.rights & RIGHT.opensOutpost;
  if (x.place !== OUTPOST || !opens || s.outpost === 1) return;
  s.outpost = 1;
  emit(s, E.outpostOpened, cite('4.17.4', 'R37'), x.seat);
}

/** By which paragraphs a card of a type is laid. */
const LAID: Readonly<Record<number, number>> = {
  [EQUIPMENT]: cite(
    '4.6.2',
    '4.8.1',
    '8.10.1',
    '4.2.9',
    '4.6.1',
    '4.6.3',
    '4.6.4',
    '4.6.7',
    '4.6.10',
    '4.6.11',
    '4.16.1',
    '9.9',
    '9.10',
    'R72',
    'R73',
  ),
  [FORTIFICATION]: cite('4.9.1', '4.9.2', '4.9.4', '4.9.5', '4.9.6', '4.16.1', 'R75', 'R77'),
  [SYMMETRY]: cite(
    '4.10.1',
    '4.10.2',
    '4.10.3',
    '4.10.6',
    '4.10.7',
    '4.10.9',
    '4.16.1',
    '8.5.1',
    'R78',
    'R147',
    '8.3.1',
  ),
  [MISSION]: cite('4.11.1', '4.11.2', '4.11.3', '4.11.5', '4.16.1'),
  [RELIC]: cite('4.12.1', '4.12.2', '4.12.3', '4.12.4', '4.12.6', '4.12.7', '4.16.1', 'R80'),
  [WARZONE]: cite('4.13.1', '4.13.2'),
  [KI]: cite('4.14.1', '4.14.2', '4.16.1'),
  [BEAST]: cite('4.15.1', '4.15.2', '4.15.3', '4.15.4', '4.16.1'),
  [ALLIANCE]: cite('4.21.1', '4.21.2', '4.21.4'),
};
const STAYS_RULE = cite(
  '4.16.1',
  '4.16.2',
  '4.16.3',
  '7.5.2',
  '8.8.1',
  '9.12',
  'R143',
  '9.10',
  '9.17',
  '9.21',
  '9.23',
  'R154',
  'R155',
);

/** Equipment on equipment, and on areas, by paragraphs of its own [DT 4.6.5] [DT 4.6.6]. */
const IMPROVES = cite('4.6.5', '4.16.1', 'R86');
const ON_AN_AREA = cite('4.6.6', '4.17.6', 'R40', 'R77');

function ruleOf(made: Card): Cite {
  if (made.kind === EQUIPMENT && made.lays === ON_CARD) return IMPROVES;
  if (made.kind === EQUIPMENT && made.lays === ON_AREA) return ON_AN_AREA;
  return LAID[made.kind] ?? STAYS_RULE;
}

export function layDown(s: State, x: PlayLocals): void {
  const made = cardOf(x.card);
  const rule = ruleOf(made);
  if (made.lays === ON_WARRIOR || made.lays === ON_CARD) {
    const bearer = pieceOf(s, x.place);
    if (bearer === null) return void s.discards[ownerIn(x)].push(x.card);
    const to = asked(made, rightsOf(s, bearer), takes(s, bearer, made));
    const unbound = x.mode === FREELY_LAID && isUnbound(s, x.seat, made, x.place);
    const isEx = !unbound && to !== null && !passes(s, to, null, x.seat, bearer) && fitsAsEx(s, x.seat, to, bearer);
    const p = attach(s, x.card, x.seat, bearer, rule, ownerIn(x));
    if (unbound) mark(s, p, MARK.freed, true);
    if (isEx) payFor(s, bearer, p);
    x.those = [p.id];
  } else if (made.lays === ON_PLAYER) x.those = [lay(s, x.card, x.seat, PLAYER, x.place, rule, ownerIn(x)).id];
  else x.those = [lay(s, x.card, x.seat, x.place, 0, rule, ownerIn(x)).id];
}
