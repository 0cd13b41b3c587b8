/** A campfire (9.9): each hero rests or upgrades a card (R85). */
import type { Candidates } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { heal } from '../atoms/creatures.ts';
import { LASTING } from '../cards/lasting.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import { NO_UPGRADE, NOT_HERE, TAKEN } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, pileOf } from '../state.ts';
import { change, mayChange, TO_UPGRADE } from './deck-cards.ts';
import { flow } from './registry.ts';

interface CampfireLocals {
  /** 1 = the hero has chosen. */
  chosen: number[];
}

export const REST = 0;
/** Options behind it: the place of a card in the deck, plus one. */
const RESTED = 3;
const FIRE = cite('9.9', 'R85');

const hasTwin = (deck: readonly number[], at: number): boolean => deck.indexOf(deck[at]) !== at;

/** Whether neither can be done; then the hero passes. */
function isIdle(s: State, seat: number): boolean {
  const smiths =
    lastingSum(s, seat, LASTING.noSmith) === 0 && pileOf(s, seat, DECK).some((face) => mayChange(face, 0, 0) === 0);
  return lastingSum(s, seat, LASTING.noRest) > 0 && !smiths;
}

const choose = flow.question<CampfireLocals>('choose', FIRE, {
  kind: 'campfire',
  joint: true,
  seats: (s, { chosen }) =>
    chosen.reduce((mask, done, seat) => (done === 1 || isIdle(s, seat) ? mask : mask | (1 << seat)), 0),
  candidates(s, _x, seat, out: Candidates) {
    out.push(REST);
    const deck = pileOf(s, seat, DECK);
    for (let at = 0; at < deck.length; at++) if (!hasTwin(deck, at)) out.push(at + 1);
  },
  check(s, _x, seat, option) {
    if (option === REST) return lastingSum(s, seat, LASTING.noRest) > 0 ? TAKEN : 0;
    const deck = pileOf(s, seat, DECK);
    if (deck[option - 1] === undefined || hasTwin(deck, option - 1)) return NOT_HERE;
    return lastingSum(s, seat, LASTING.noSmith) > 0 ? NO_UPGRADE : mayChange(deck[option - 1], TO_UPGRADE, 0);
  },
  apply(s, { chosen }, seat, option) {
    chosen[seat] = 1;
    if (option !== REST) return change(s, seat, TO_UPGRADE, option - 1);
    emit(s, E.rested, FIRE, seat);
    heal(s, seat, RESTED + lastingSum(s, seat, LASTING.restMore), FIRE);
  },
});

export const campfire = flow.procedure<CampfireLocals>(
  'campfire',
  { rule: FIRE, locals: { chosen: [0] }, see: 'open' },
  [choose],
);
