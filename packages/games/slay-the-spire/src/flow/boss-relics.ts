/**
 * Relics of a boss (8.15): one more than there are players lie open, alone three; each may take one, from the lowest row up
 * (R81). By a variant relics of elites and treasures go the same way, as many as there are players (23.5, R103).
 */
import type { Candidates, Cite } from '@kolbiste/kernel';
import { call, emit, goto } from '@kolbiste/kernel';
import { gainKey } from '../atoms/keys.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { BOSS_RELIC_DECK, RELIC_DECK } from '../state.ts';
import { SAPPHIRE } from '../vocabulary.ts';
import { ASIDE, applyAside, checkAside, pushAside } from './aside.ts';
import { obtainRelic } from './obtain.ts';
import { flow } from './registry.ts';

interface DraftLocals {
  relics: number[];
  /** How many have chosen. */
  at: number;
  /** The deck they came from; how many were taken. */
  deck: number;
  taken: number;
  /** Heroes before this one take none: they have played on already. */
  from: number;
}

/** Who takes relics, from the lowest row up. */
const takers = (s: State, from: number): number[] => heroesInOrder(s).filter((seat) => seat >= from);

const DRAFT = cite('8.15', 'R81');
const CHOOSE = cite('23.5', 'R103');
const SAPPHIRE_KEY = cite('22.4', 'R96');
const ALONE = 3;
/** Option: none of them. */
export const NONE = 99;

const take = flow.question<DraftLocals>('take', DRAFT, {
  kind: 'bossRelic',
  seats(s, { at, relics, from }) {
    const seat = takers(s, from)[at];
    return relics.length === 0 || seat === undefined ? 0 : 1 << seat;
  },
  candidates(s, { relics }, seat, out: Candidates) {
    for (let k = 0; k < relics.length; k++) out.push(k);
    out.push(NONE);
    pushAside(s, seat, out);
  },
  check(s, { relics }, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    return option === NONE || relics[option] !== undefined ? 0 : NOT_HERE;
  },
  apply(s, x, seat, option, f) {
    goto(f, take);
    if (option >= ASIDE) return applyAside(s, seat, option);
    x.at++;
    if (option === NONE) return;
    x.taken++;
    obtainRelic(s, seat, x.relics.splice(option, 1)[0], x.deck === RELIC_DECK ? CHOOSE : DRAFT);
  },
});

/** What nobody took goes under its deck; where all declined the relics of a room, a key is gained [STS 22.4]. */
const under = flow.step<DraftLocals>('under', DRAFT, (s, { relics, deck, taken }) => {
  s.decks[deck].unshift(...relics);
  if (deck === RELIC_DECK && taken === 0) gainKey(s, SAPPHIRE, SAPPHIRE_KEY);
});

const draft = flow.procedure<DraftLocals>(
  'bossRelics',
  { rule: DRAFT, locals: { relics: [0], at: 0, deck: 0, taken: 0, from: 0 }, see: 'open' },
  [take, under],
);

function reveal(s: State, deck: number, count: number, rule: Cite, from = 0): void {
  const relics = s.decks[deck].splice(-count).reverse();
  for (const relic of relics) emit(s, E.rewardSeen, rule, -1, -1, relic);
  call(s, draft, { relics, at: 0, deck, taken: 0, from });
}

/** @param from heroes before this one have played on already: only those who catch up take relics [STS 22.14] */
export function callBossRelics(s: State, from = 0): void {
  const count = s.heroes.length === 1 ? ALONE : s.heroes.length - from + 1;
  reveal(s, BOSS_RELIC_DECK, count, DRAFT, from);
}

/** Whether relics of a room are chosen among as many as there are players [STS 23.5]. */
export const choosesRelics = ({ config, heroes }: State): boolean => config.chooseRelics && heroes.length > 1;

export function callRelics(s: State): void {
  reveal(s, RELIC_DECK, s.heroes.length, CHOOSE);
}
