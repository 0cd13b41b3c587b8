/** Procedures that choose among cards: of a hand, of discard piles, of the top of a deck. */
import { call, chance, done, emit, goto, resetCause } from '@kolbiste/kernel';
import * as atoms from '../atoms/cards.ts';
import { goesAtEnd } from '../atoms/table.ts';
import { enterCharacter } from '../atoms/things.ts';
import type { Much } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { uniqueInPlay } from '../effects/filter.ts';
import type { Comeback } from '../effects/piles.ts';
import { comingBack } from '../effects/piles.ts';
import { count, players } from '../effects/whom.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { cardIn, SEEN } from '../state.ts';
import { ALLY, EVENT, HERO } from '../vocabulary.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';

const PUT = cite('G.8', '2.5', '2.9');
const RETURNS = cite('G.8', '2.9', 'HP.9', 'L71', 'L74');
const BACK = cite('HP.8', 'L74');
const SEARCH = cite('G.14');
const DISCARD = cite('G.4');

export function randomDiscard(s: State, seat: number, n: number, rule: number): void {
  for (let i = 0; i < n && s.hands[seat].length > 0; i++) {
    const card = s.hands[seat][chance(s, 'randomDiscard', s.hands[seat].length)];
    atoms.discardFromHand(s, seat, card, rule);
  }
}

/** All events of a hand. */
export function discardEvents(s: State, seat: number, rule: number): void {
  for (const card of s.hands[seat].filter((id) => printed(id).type === EVENT))
    atoms.discardFromHand(s, seat, card, rule);
}

// So many cards of the own hand

export interface DiscardLocals {
  [name: string]: number | number[];
  seat: number;
  left: number;
  card: number;
}
const choose = flow.step<DiscardLocals>('choose', DISCARD, (s, x, f) => {
  if (x.left <= 0 || s.hands[x.seat].length === 0) return done(f);
  resetCause(s, f);
  const hand = s.hands[x.seat];
  // Whoever must give all has nothing to choose.
  const some = hand.length > x.left;
  const list = listLocals(x.seat, some ? hand : hand.slice(0, 1), ASK.discardHand, x.card);
  call(s, pickOne, { ...list, open: 0, always: some ? 1 : 0 });
});
const discarded = flow.step<DiscardLocals>('discarded', DISCARD, (s, x, f) => {
  atoms.discardFromHand(s, x.seat, f.result, DISCARD);
  x.left--;
  goto(f, choose);
});
export const discardOwn = flow.procedure<DiscardLocals>(
  'discardOwn',
  { rule: DISCARD, locals: { seat: 0, left: 0, card: 0 }, see: 'open' },
  [choose, discarded],
);

// An ally out of the hand

export interface HandLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  back: number;
}
export const fromHandLocals = (x: EffectContext, back: boolean): HandLocals => ({
  seat: x.seat,
  card: x.card,
  back: back ? 1 : 0,
});
const chooseAlly = flow.step<HandLocals>('choose', PUT, (s, x) => {
  const allies = s.hands[x.seat].filter((id) => printed(id).type === ALLY && !uniqueInPlay(s, id));
  call(s, pickOne, {
    ...listLocals(x.seat, allies, ASK.allyFromHand, x.card),
    open: 0,
    always: allies.length > 0 ? 1 : 0,
  });
});
const allyEnters = flow.step<HandLocals>('enter', PUT, (s, x, f) => {
  if (!atoms.takeFromHand(s, x.seat, f.result)) return;
  const t = enterCharacter(s, f.result, x.seat, x.seat, PUT);
  if (x.back === 1) goesAtEnd(s, t, 'returnToHand');
});
export const handCards = flow.procedure<HandLocals>(
  'fromHand',
  { rule: PUT, locals: { seat: 0, card: 0, back: 0 }, see: 'open' },
  [chooseAlly, allyEnters],
);

// A card out of a discard pile

export interface PileLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  program: number;
  at: number;
  X: number;
  /** Card and owner in one number. */
  from: number[];
}
export const OWNER = 8;

export const fromDiscardLocals = (s: State, x: EffectContext, op: Comeback): PileLocals => ({
  seat: x.seat,
  card: x.card,
  program: x.program,
  at: x.pc - 1,
  X: x.X,
  from: comingBack(s, x, op).map(([id, seat]) => id * OWNER + seat),
});
const choosePile = flow.step<PileLocals>('choose', BACK, (s, x) => {
  call(s, pickOne, listLocals(x.seat, x.from, ASK.fromDiscard, x.card));
});
const takePile = flow.step<PileLocals>('take', BACK, (s, x, f) => {
  const [id, owner] = [(f.result / OWNER) | 0, f.result % OWNER];
  const { to, under } = pool.programs[x.program][x.at].words as Comeback;
  if (!atoms.takeFromDiscard(s, owner, id)) return;
  if (to === 'hand') return atoms.toHand(s, owner, id, BACK);
  const t = enterCharacter(s, id, owner, under === 'owner' ? owner : x.seat, RETURNS);
  if (printed(id).type === HERO) emit(s, E.heroEntered, RETURNS, t.id, id, t.seat);
});
export const pileCards = flow.procedure<PileLocals>(
  'fromDiscard',
  { rule: BACK, locals: { seat: 0, card: 0, program: 0, at: 0, X: 0, from: [] }, see: 'open' },
  [choosePile, takePile],
);

// The top of a deck

export interface SearchLocals {
  [name: string]: number | number[];
  seat: number;
  whose: number;
  n: number;
  may: number;
  shuffle: number;
  card: number;
  /** Cards that are still to be put back, the next first. */
  rest: number[];
}
const look = flow.step<SearchLocals>('look', SEARCH, (s, x) => {
  const deck = s.decks[x.whose];
  const seen = deck.slice(deck.length - x.n);
  emit(s, E.searched, SEARCH, x.seat, x.n, x.whose);
  for (const entry of seen) atoms.saw(s, x.seat, cardIn(entry), atoms.SAW_SEARCHED, SEARCH);
  const list = listLocals(x.seat, seen.map(cardIn), ASK.search, x.card);
  call(s, pickOne, { ...list, open: 0, always: 1, may: x.may });
});
const takeOne = flow.step<SearchLocals>('take', SEARCH, (s, x, f) => {
  const deck = s.decks[x.whose];
  const seen = deck.splice(deck.length - x.n).map(cardIn);
  const at = seen.indexOf(f.result);
  if (at >= 0) {
    seen.splice(at, 1);
    s.hands[x.whose].push(f.result);
    if (x.whose !== x.seat) atoms.saw(s, x.whose, f.result, atoms.SAW_SEARCHED, SEARCH);
  }
  if (x.shuffle === 0) {
    x.rest = seen;
    return;
  }
  deck.push(...seen);
  atoms.shuffleDeck(s, x.whose);
  done(f);
});
/** Back on top in any order: what is put back first lies lowest; only the searcher knows. */
const putBack = flow.step<SearchLocals>('putBack', SEARCH, (s, x, f) => {
  if (x.rest.length === 0) return done(f);
  call(s, pickOne, { ...listLocals(x.seat, x.rest, ASK.putBack, x.card), open: 0, always: x.rest.length > 1 ? 1 : 0 });
});
const laid = flow.step<SearchLocals>('laid', SEARCH, (s, x, f) => {
  s.decks[x.whose].push(f.result + SEEN * (1 << x.seat));
  x.rest.splice(x.rest.indexOf(f.result), 1);
  goto(f, putBack);
});
const searching = flow.procedure<SearchLocals>(
  'search',
  {
    rule: SEARCH,
    locals: { seat: 0, whose: 0, n: 0, may: 0, shuffle: 0, card: 0, rest: [] },
    see: (_s, x, who) => ({ ...x, rest: who === x.seat ? x.rest.slice() : x.rest.map(() => 0) }),
  },
  [look, takeOne, putBack, laid],
);

/** What an instruction says of it. */
interface Search {
  readonly search: Much;
  readonly whose: number;
  readonly rest: 'shuffle' | 'order';
  readonly may: boolean;
}

/** Looks at the top of each deck that is meant, in player order: what is called last comes first. */
export function searchTops(s: State, x: EffectContext, op: Search): void {
  const [may, shuffle] = [op.may ? 1 : 0, op.rest === 'shuffle' ? 1 : 0];
  for (const whose of players(s, x, op.whose).reverse()) {
    const n = Math.min(count(s, x, op.search), s.decks[whose].length);
    if (n > 0) call(s, searching, { seat: x.seat, whose, n, may, shuffle, card: x.card, rest: [] });
  }
}
