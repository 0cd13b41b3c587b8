/** Relics of a boss (8.15): one more than there are players lie open, alone three; each may take one, from the lowest row up (R81). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto } from '@kolbiste/kernel';
import { gainRelic } from '../atoms/items.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { BOSS_RELIC_DECK } from '../state.ts';
import { flow } from './registry.ts';

interface DraftLocals {
  relics: number[];
  /** How many have chosen. */
  at: number;
}

const DRAFT = cite('8.15', 'R81');
const ALONE = 3;
/** Option: none of them. */
export const NONE = 99;

const take = flow.question<DraftLocals>('take', DRAFT, {
  kind: 'bossRelic',
  seats: (s, { at, relics }) => (relics.length === 0 || at >= s.heroes.length ? 0 : 1 << heroesInOrder(s)[at]),
  candidates(_s, { relics }, _seat, out: Candidates) {
    for (let k = 0; k < relics.length; k++) out.push(k);
    out.push(NONE);
  },
  check: (_s, { relics }, _seat, option) => (option === NONE || relics[option] !== undefined ? 0 : NOT_HERE),
  apply(s, x, seat, option, f) {
    x.at++;
    goto(f, take);
    if (option !== NONE) gainRelic(s, seat, x.relics.splice(option, 1)[0], DRAFT);
  },
});

const under = flow.step<DraftLocals>('under', DRAFT, (s, { relics }) => {
  s.decks[BOSS_RELIC_DECK].unshift(...relics);
});

const draft = flow.procedure<DraftLocals>('bossRelics', { rule: DRAFT, locals: { relics: [0], at: 0 }, see: 'open' }, [
  take,
  under,
]);

export function callBossRelics(s: State): void {
  const count = s.heroes.length === 1 ? ALONE : s.heroes.length + 1;
  const relics = s.decks[BOSS_RELIC_DECK].splice(-count).reverse();
  for (const relic of relics) emit(s, E.rewardSeen, DRAFT, -1, -1, relic);
  call(s, draft, { relics, at: 0 });
}
