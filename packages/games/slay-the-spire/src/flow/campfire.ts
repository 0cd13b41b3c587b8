/** A campfire (9.9): each hero rests or upgrades a card (R85); where all do neither, the group gains the ruby key (22.3). */
import type { Candidates } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { heal } from '../atoms/creatures.ts';
import { gainKey, isKeyWanted } from '../atoms/keys.ts';
import { whenOf } from '../cards/compile.ts';
import { LASTING } from '../cards/lasting.ts';
import { isChanged } from '../changes.ts';
import { lastingSum, mostHp } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import { NO_PASS, NO_REST, NO_SMITH, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, HP, pileOf } from '../state.ts';
import { M_NO_REST, RUBY } from '../vocabulary.ts';
import { ASIDE, applyAside, checkAside, pushAside } from './aside.ts';
import { change, mayChange, TO_UPGRADE } from './deck-cards.ts';
import { runTriggers } from './hero-triggers.ts';
import { flow } from './registry.ts';

interface CampfireLocals {
  /** 1 = the hero has chosen, 2 = he wants to do neither, if all do. */
  chosen: number[];
}

export const REST = 0;
/** Option behind all cards: neither, for a key. */
export const PASS = 999;
/** Options behind it: the place of a card in the deck, plus one. */
const RESTED = 3;
const AFTER_REST = whenOf('rested');
const FIRE = cite('9.9', 'R85');
const NEITHER = cite('22.3', 'R96');

/** What resting heals. */
const restHeals = (s: State, seat: number): number => RESTED + lastingSum(s, seat, LASTING.restMore);
/** What it would heal now. */
export const restWouldHeal = (s: State, seat: number): number =>
  Math.max(0, Math.min(restHeals(s, seat), mostHp(s, seat) - s.heroes[seat][HP]));

const hasTwin = (deck: readonly number[], at: number): boolean => deck.indexOf(deck[at]) !== at;

const mayRest = (s: State, seat: number): boolean =>
  lastingSum(s, seat, LASTING.noRest) === 0 && !isChanged(s, M_NO_REST);

/** Whether neither can be done; then the hero passes. */
function isIdle(s: State, seat: number): boolean {
  const smiths =
    lastingSum(s, seat, LASTING.noSmith) === 0 && pileOf(s, seat, DECK).some((face) => mayChange(face, 0, 0) === 0);
  return !mayRest(s, seat) && !smiths;
}

const choose = flow.question<CampfireLocals>('choose', FIRE, {
  kind: 'campfire',
  joint: true,
  seats: (s, { chosen }) =>
    chosen.reduce((mask, done, seat) => (done !== 0 || isIdle(s, seat) ? mask : mask | (1 << seat)), 0),
  candidates(s, _x, seat, out: Candidates) {
    out.push(REST);
    const deck = pileOf(s, seat, DECK);
    for (let at = 0; at < deck.length; at++) if (!hasTwin(deck, at)) out.push(at + 1);
    if (isKeyWanted(s, RUBY)) out.push(PASS);
    pushAside(s, seat, out);
  },
  check(s, { chosen }, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    if (option === REST) return mayRest(s, seat) ? 0 : NO_REST;
    if (option === PASS) return isKeyWanted(s, RUBY) && !chosen.includes(1) ? 0 : NO_PASS;
    const deck = pileOf(s, seat, DECK);
    if (deck[option - 1] === undefined || hasTwin(deck, option - 1)) return NOT_HERE;
    return lastingSum(s, seat, LASTING.noSmith) > 0 ? NO_SMITH : mayChange(deck[option - 1], TO_UPGRADE, 0);
  },
  apply(s, { chosen }, seat, option) {
    if (option === PASS) {
      chosen[seat] = 2;
      return;
    }
    if (option >= ASIDE) return applyAside(s, seat, option);
    chosen[seat] = 1;
    // Who wanted to do neither chooses again: it takes all of them.
    chosen.forEach((said, other) => {
      if (said === 2) chosen[other] = 0;
    });
    if (option !== REST) return change(s, seat, TO_UPGRADE, option - 1);
    emit(s, E.rested, FIRE, seat, restHeals(s, seat));
    heal(s, seat, restHeals(s, seat), FIRE);
    runTriggers(s, AFTER_REST, [seat]);
  },
});

/** Nobody has rested or smithed [STS 22.3]. */
const left = flow.step<CampfireLocals>('left', NEITHER, (s, { chosen }) => {
  if (chosen.includes(2) && !chosen.includes(1)) gainKey(s, RUBY, NEITHER);
});

export const campfire = flow.procedure<CampfireLocals>(
  'campfire',
  { rule: FIRE, locals: { chosen: [0] }, see: 'open' },
  [choose, left],
);
