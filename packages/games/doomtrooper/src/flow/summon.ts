/** A card is chosen out of the discard pile or the library, paid for by where it lay, and played at once [DT 9.18]. */
import { call, done, emit } from '@kolbiste/kernel';
import { toHand } from '../atoms/piles.ts';
import { changeDestiny } from '../atoms/points.ts';
import { takeFrom } from '../atoms/searching.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import { contextOf } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { isPrinted } from '../held.ts';
import { canLay, isUniqueInPlay } from '../legal/lay.ts';
import { abilityOf, mayUse, NOTHING_HAPPENED, occasionNow, playOf } from '../legal/play.ts';
import { openZones } from '../legal/warriors.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ART, V, WARRIOR } from '../vocabulary.ts';
import { playing } from './forward-refs.ts';
import { playLocals, SUMMONED } from './play-locals.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

interface SummonWords {
  readonly summon: Sieve;
  readonly fromDiscard: number;
  readonly fromLibrary: number;
  /** Besides the price of the discard pile the value is paid, out of the library twice the value. */
  readonly values: boolean;
}
export interface SummonLocals {
  [name: string]: number | number[];
  seat: number;
  /** The text: its card, ability and operation. */
  card: number;
  ability: number;
  at: number;
}

/** Options: the printed card, behind which stands the pile. */
const PILES = 2;
const DISCARD = 1;
const priceOf = (card: Card, pile: number, w: SummonWords): number => {
  if (pile === DISCARD) return w.fromDiscard + (w.values ? card.figures[V] : 0);
  return w.values ? 2 * card.figures[V] : w.fromLibrary;
};
function mayCome(s: State, seat: number, card: Card): boolean {
  if (card.kind === WARRIOR) return !isUniqueInPlay(s, card) && openZones(s, seat, card) !== 0;
  if (card.kind !== ART) return canLay(s, seat, card) === 0;
  return mayUse(s, contextOf(seat, card.id), playOf(card), occasionNow(s)) === 0;
}

/** What may be summoned: cards that could be laid now and be paid for, each with the pile where it lies. */
export function summoned(s: State, seat: number, w: SummonWords): number[] {
  const found = new Set<number>();
  for (const [pile, cards] of [s.libraries[seat], s.discards[seat]].entries())
    for (const id of cards) {
      const card = cardOf(id);
      // A spell that summons does not summon another copy of itself: that would change nothing.
      if (playOf(card).code.some(({ words: own }) => own === (w as unknown))) continue;
      if (!card.scripted || !isPrinted(card, w.summon) || priceOf(card, pile, w) > s.destiny[seat]) continue;
      if (mayCome(s, seat, card)) found.add(id * PILES + pile);
    }
  return [...found].sort((a, b) => a - b);
}

const words = (x: SummonLocals): SummonWords =>
  abilityOf(cardOf(x.card), x.ability).code[x.at].words as unknown as SummonWords;

const RULE = cite('9.18', '4.19.7');
const settled = flow.step<SummonLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<SummonLocals>('choose', RULE, {
  kind: 'summon',
  fresh: true,
  seats: (s, x) => (summoned(s, x.seat, words(x)).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const option of summoned(s, x.seat, words(x))) out.push(option);
  },
  check: (s, x, _seat, option) => (summoned(s, x.seat, words(x)).includes(option) ? 0 : NOT_HERE),
});
const come = flow.step<SummonLocals>('come', RULE, (s, x, f) => {
  const pile = f.result & 1;
  const id = (f.result - pile) / PILES;
  if (id === 0) return done(f);
  changeDestiny(s, x.seat, -priceOf(cardOf(id), pile, words(x)), RULE);
  takeFrom(s, x.seat, pile, id, RULE);
  emit(s, E.found, RULE, x.seat, id);
  toHand(s, x.seat, id);
  // A spell is cast for what it costs.
  const mode = cardOf(id).kind === ART ? 0 : SUMMONED;
  call(s, playing.get(), { ...playLocals(x.seat, id, NOTHING_HAPPENED), mode });
});

export const summoning = flow.procedure<SummonLocals>(
  'summon',
  { rule: RULE, locals: { seat: 0, card: 0, ability: 0, at: 0 }, see: 'open' },
  [settled, choose, come],
);
