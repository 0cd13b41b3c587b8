/** A card from the reward deck of another hero of the group (8.5, 19.3, R105): whose it is, then one of its top cards. */
import type { Candidates } from '@kolbiste/kernel';
import { call } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';
import { FOREIGN_REWARD, offer, settleOffers } from './rewards.ts';

interface ForeignLocals {
  seat: number;
  look: number;
}

const FOREIGN = cite('8.5', '19.3', 'R105');

const whose = flow.question<ForeignLocals>('whose', FOREIGN, {
  kind: 'hero',
  seats: (s, { seat }) => (s.heroes.length > 1 ? 1 << seat : 0),
  candidates(s, _x, seat, out: Candidates) {
    for (let each = 0; each < s.heroes.length; each++) if (each !== seat) out.push(each);
  },
  check: (s, _x, seat, option) => (option !== seat && s.heroes[option] !== undefined ? 0 : NOT_HERE),
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
