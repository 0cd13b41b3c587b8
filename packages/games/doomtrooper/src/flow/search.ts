/**
 * A card is looked for in an own collection [DT 9.18]: chosen - taken from the pile where it lies first (library, discard pile,
 * sideboard) - to the hand, into play, or onto the card that looks. The library is shuffled after.
 */
import { done, emit } from '@kolbiste/kernel';
import { attach, enter } from '../atoms/pieces.ts';
import { shuffleLibrary, tellAlone, toHand } from '../atoms/piles.ts';
import { takeFrom } from '../atoms/searching.ts';
import { pieceOf } from '../board.ts';
import type { SoughtTerm } from '../cards/parts.ts';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { isUniqueInPlay } from '../legal/lay.ts';
import { abilityOf } from '../legal/play.ts';
import type { Pile } from '../legal/search.ts';
import { finds, pilesOf } from '../legal/search.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { KOHORT, SQUAD } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

interface SearchWords {
  readonly search: SoughtTerm;
  readonly from: Pile;
  readonly to: 'hand' | 'kohort' | 'squad' | 'self' | 'library';
}

export interface SearchLocals {
  [name: string]: number | number[];
  seat: number;
  /** The text that searches: its card, ability and operation, and the piece that carries it. */
  card: number;
  ability: number;
  at: number;
  self: number;
  /** The highest value of what is looked for; -1 = any. */
  most: number;
}

export const searchLocals = (x: EffectContext, at: number, most = -1): SearchLocals => {
  const { seat, card, ability, self } = x;
  return { seat, card, ability, at, self, most };
};

const words = (x: SearchLocals): SearchWords => abilityOf(cardOf(x.card), x.ability).code[x.at].words as SearchWords;

/** What may be found; a unique card that is in play comes to the hand alone [DT 7.7.1]. */
function found(s: State, x: SearchLocals): number[] {
  const { search, from, to } = words(x);
  return finds(s, x.seat, search, from, x.most).filter(
    (id) => to === 'hand' || to === 'library' || !isUniqueInPlay(s, cardOf(id)),
  );
}

const RULE = cite('9.18');
/** Nobody is asked before what has happened is answered. */
const settled = flow.step<SearchLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<SearchLocals>('choose', RULE, {
  kind: 'search',
  fresh: true,
  seats: (s, x) => (found(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const id of found(s, x)) out.push(id);
  },
  check: (s, x, _seat, option) => (found(s, x).includes(option) ? 0 : NOT_HERE),
  answerSeenBy: (_s, x, seat) => (words(x).to === 'hand' ? 1 << seat : -1),
});

const take = flow.step<SearchLocals>('take', RULE, (s, x, f) => {
  const id = f.result;
  const { from, to } = words(x);
  const pile = pilesOf(s, x.seat, from).find(([, cards]) => cards.includes(id));
  if (pile === undefined) return done(f);
  takeFrom(s, x.seat, pile[0], id, RULE);
  if (to === 'hand') {
    toHand(s, x.seat, id);
    tellAlone(s, E.saw, RULE, x.seat, id);
    return done(f);
  }
  emit(s, E.found, RULE, x.seat, id);
  if (to === 'library') {
    s.libraries[x.seat].push(id);
    shuffleLibrary(s, x.seat, RULE);
    return done(f);
  }
  const on = to === 'self' ? pieceOf(s, x.self) : null;
  if (on !== null) attach(s, id, x.seat, on, RULE);
  else if (to !== 'self') enter(s, id, x.seat, to === 'kohort' ? KOHORT : SQUAD, RULE);
});

export const searching = flow.procedure<SearchLocals>(
  'search',
  { rule: RULE, locals: { seat: 0, card: 0, ability: 0, at: 0, self: 0, most: -1 }, see: 'open' },
  [settled, choose, take],
);
