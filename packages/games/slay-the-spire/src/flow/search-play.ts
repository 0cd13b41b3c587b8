/**
 * A card is searched for in the draw pile (R15): its owner looks through it - names one, if one is there - the rest is
 * shuffled, before anything of the card happens - the card is played without its cost and exhausted (R18).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call } from '@kolbiste/kernel';
import { shuffleDraw } from '../atoms/draw-pile.ts';
import { outOfDraw } from '../atoms/piles.ts';
import { passes } from '../effects/sieve.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DRAW, pileOf } from '../state.ts';
import { playFreely } from './forced.ts';
import { flow } from './registry.ts';

interface SearchLocals {
  seat: number;
  sieve: number;
  /** How many more times the card is resolved. */
  more: number;
}

const SEARCH = cite('12.13', 'R15', 'R7');

/** Cards that are meant, each once, in an order that tells nothing. */
const found = (s: State, { seat, sieve }: SearchLocals): number[] =>
  [...new Set(pileOf(s, seat, DRAW))].filter((face) => passes(sieve, face)).sort((a, b) => a - b);

/** Option: the face of a card, not its place. */
const pick = flow.question<SearchLocals>('pick', SEARCH, {
  kind: 'cards',
  seats: (s, x) => (found(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out: Candidates) {
    for (const face of found(s, x)) out.push(face);
  },
  check: (s, x, _seat, option) => (found(s, x).includes(option) ? 0 : NOT_HERE),
  apply(s, { seat, more }, _seat, option) {
    outOfDraw(s, seat, pileOf(s, seat, DRAW).lastIndexOf(option));
    shuffleDraw(s, seat, SEARCH);
    playFreely(s, seat, option, { burns: 1, more });
  },
});

const searching = flow.procedure<SearchLocals>(
  'searchPlay',
  { rule: SEARCH, locals: { seat: 0, sieve: 0, more: 0 }, see: 'open' },
  [pick],
);

/** Lets a hero search the own draw pile for a card to play; where none is found the pile is only shuffled. */
export function searchAndPlay(s: State, seat: number, sieve: number, times: number): void {
  const locals = { seat, sieve, more: times - 1 };
  if (found(s, locals).length > 0) call(s, searching, locals);
  else shuffleDraw(s, seat, SEARCH);
}
