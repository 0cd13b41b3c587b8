/** A card from the reward deck of another hero, of the group or not (8.5, 19.3, R105): whose it is, then one of its top cards. */
import type { Candidates } from '@kolbiste/kernel';
import { call } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HERO } from '../state.ts';
import { HEROES } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { FOREIGN_REWARD, offer, settleOffers } from './rewards.ts';

interface ForeignLocals {
  seat: number;
  look: number;
}

const FOREIGN = cite('8.5', '19.3', 'R105');

/** Option: the hero whose deck it is. */
const whose = flow.question<ForeignLocals>('whose', FOREIGN, {
  kind: 'heroDeck',
  seats: (_s, { seat }) => 1 << seat,
  candidates(s, _x, seat, out: Candidates) {
    for (let hero = 0; hero < HEROES.length; hero++) if (s.heroes[seat][HERO] !== hero) out.push(hero);
  },
  check: (s, _x, seat, option) => (HEROES[option] !== undefined && s.heroes[seat][HERO] !== option ? 0 : NOT_HERE),
  apply(s, { look }, seat, option) {
    offer(s, seat, FOREIGN_REWARD, look, FOREIGN, option);
    settleOffers(s);
  },
});

const foreign = flow.procedure<ForeignLocals>(
  'foreignReward',
  { rule: FOREIGN, locals: { seat: 0, look: 0 }, see: 'open' },
  [whose],
);

export function askForeign(s: State, seat: number, look: number): void {
  call(s, foreign, { seat, look });
}
