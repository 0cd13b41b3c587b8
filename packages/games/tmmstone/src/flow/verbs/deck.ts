/** Verbs about decks: shuffling in, looking at the top, both decks as one. */

import { call, chance, emit } from '@kolbiste/kernel';
import * as zones from '../../atoms/zones.ts';
import type { Op } from '../../cards/code.ts';
import type { Printed } from '../../cards/compile.ts';
import { pool, printedCard } from '../../cards/pool.ts';
import type { AmountTerm, CardSieve } from '../../cards/terms.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { SOURCE_SPELL, speakerOf } from '../../effects/speaker.ts';
import { cardPasses } from '../../effects/statics.ts';
import { amountOf } from '../../effects/terms.ts';
import { E } from '../../events.ts';
import { idOf, mayTarget, T_LAST } from '../../legal.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { freeEffectSlot, freeSlots } from '../../state.ts';
import { SPELL, UNIT } from '../../vocabulary.ts';
import { castByText, castLocals, STAYS } from '../cast.ts';
import { drawCards } from '../draw.ts';
import { pickPeek } from '../pick-card.ts';
import { summoning, summonLocals } from '../summon.ts';
import { hasNoRoom, laySpell, NO_ROOM, sideSeat } from './shared.ts';

const LOOK = cite('hand.2', 'R20');
const SHUFFLE_IN = cite('draw.2', 'R112');
const GRAVE = cite('grave.1', 'R93');
const NO_SLOT = cite('board.5', 'R56');
const AT_RANDOM = cite('random.2', 'random.5', 'R85', 'R139');

export function shuffleCards(s: State, x: Speaker, op: Op): void {
  const seat = sideSeat(s, x, op.b);
  const n = amountOf(s, x, op.n as AmountTerm);
  for (let k = 0; k < n; k++) {
    zones.deckOf(s, seat).push(op.a);
    emit(s, E.shuffledIn, SHUFFLE_IN, seat, op.a);
  }
  if (n > 0) zones.shuffleDeck(s, seat);
}

/** The other deck goes into its grave, silently [TMM R93]. */
export function deckToGrave(s: State, x: Speaker): void {
  const deck = zones.deckOf(s, 1 - x.seat);
  while (deck.length > 0) zones.toGrave(s, 1 - x.seat, deck.pop() as number, GRAVE);
}

export function summonFromDeck(s: State, x: Speaker, op: Op): void {
  if (hasNoRoom(s, x)) return;
  const deck = zones.deckOf(s, x.seat);
  for (let at = deck.length; at-- > 0; ) {
    if (printedCard(deck[at]).kind !== UNIT || !cardPasses(op.cards as CardSieve, -1, x.seat, deck[at])) continue;
    const [card] = deck.splice(at, 1);
    return call(s, summoning, summonLocals(card, x.seat, 1));
  }
}

/** Looks at the own top card: keep or draw it, or put it to the bottom. */
export function peek(s: State, x: Speaker, op: Op): void {
  const deck = zones.deckOf(s, x.seat);
  if (deck.length === 0 || (op.a === 1 && x.rounds >= deck.length)) {
    x.rounds = 0;
    return;
  }
  const top = deck[deck.length - 1];
  emit(s, E.looked, LOOK, x.seat, 1, x.seat);
  emit(s, E.saw, LOOK, x.seat, top, 2, 0, 1 << x.seat);
  x.asked = 1;
  call(s, pickPeek, { seat: x.seat, card: x.card, top, chosen: 0 });
}

export function peeked(s: State, x: Speaker, op: Op, answer: number): void {
  const deck = zones.deckOf(s, x.seat);
  if (answer === 1) {
    x.rounds = 0;
    if (op.a === 1) drawCards(s, x.seat, 1, false);
    return;
  }
  deck.unshift(deck.pop() as number);
  if (op.a === 1) {
    x.rounds++;
    x.at--;
  }
}

/** Both top cards are shown; is the own one dearer, both come to the own hand. */
export function compareTops(s: State, x: Speaker): void {
  const own = zones.deckOf(s, x.seat);
  const other = zones.deckOf(s, 1 - x.seat);
  if (own.length === 0 || other.length === 0 || own === other) return;
  const [a, b] = [own[own.length - 1], other[other.length - 1]];
  emit(s, E.compared, LOOK, x.seat, a, b);
  if (printedCard(a).cost <= printedCard(b).cost) return;
  own.pop();
  other.pop();
  zones.returnToHand(s, x.seat, a, LOOK);
  zones.returnToHand(s, x.seat, b, LOOK, 1 - x.seat);
}

/** Random legal targets for every text of a card, in pairs; null = one has none [TMM random.5] [TMM R85]. */
function randomTargets(s: State, seat: number, card: Printed): number[] | null {
  const pairs: number[] = [];
  for (const n of card.use) {
    const text = pool.texts[n];
    const x = speakerOf(seat, card.id);
    x.source = SOURCE_SPELL;
    for (const f of text.targets) {
      const codes: number[] = [];
      for (let code = 1; code <= T_LAST; code++) if (mayTarget(s, x, f, code) === 0) codes.push(code);
      if (codes.length === 0) return null;
      const id = idOf(s, codes[codes.length === 1 ? 0 : chance(s, 'target', codes.length)]);
      emit(s, E.targeted, AT_RANDOM, seat, id, card.id);
      x.targets.push(id);
      pairs.push(text.index, id);
    }
  }
  return pairs;
}

/** The opponent shows his top card: a unit is summoned for him, a spell cast by him with random targets. What finds no slot stays. */
export function castTop(s: State, x: Speaker): void {
  const seat = 1 - x.seat;
  const deck = zones.deckOf(s, seat);
  const top = deck[deck.length - 1];
  if (top === undefined) return;
  const card = printedCard(top);
  emit(s, E.compared, LOOK, seat, top, 0);
  if (card.kind === UNIT) {
    if (freeSlots(s, seat) === 0) return void emit(s, E.noRoom, NO_ROOM, seat, top);
    deck.pop();
    return call(s, summoning, summonLocals(top, seat, 1));
  }
  if (card.kind !== SPELL) return;
  const lasts = card.until >= 0;
  if (lasts && freeEffectSlot(s, seat) < 0) return void emit(s, E.noRoom, NO_SLOT, seat, top);
  deck.pop();
  const chosen = randomTargets(s, seat, card);
  if (chosen === null) return zones.toGrave(s, seat, top, GRAVE);
  const where = lasts ? { self: laySpell(s, seat, card).id, dest: STAYS } : {};
  if (!lasts || card.use.length > 0) castByText(s, { ...castLocals(top, seat, SOURCE_SPELL), chosen, ...where });
}

/** Both decks become one that both draw from; a second time nothing happens. */
export function mergeDecks(s: State, x: Speaker): void {
  zones.mergeDecks(s, x.seat);
}

/** Both graves, shuffled, become the deck of both; the old decks become the graves. */
export function mergeGraves(s: State, x: Speaker): void {
  zones.mergeGraves(s, x.seat);
}
