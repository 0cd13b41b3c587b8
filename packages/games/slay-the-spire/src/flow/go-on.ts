/** After an act the group stops or goes on (2.1): every hero says so, most of them decide, at a tie the hero of the lowest row (R84). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP } from '../state.ts';
import { ALL_KEYS } from '../vocabulary.ts';
import { flow } from './registry.ts';

interface GoOnLocals {
  /** What each hero has said; -1 = nothing yet. */
  votes: number[];
}

const GO = cite('2.1', 'R84');
/** Options. */
const STOP = 0;
export const ONWARD = 1;
const BEFORE_LAST = 3;

/** Whether another act may follow: none after the last, none with a dead hero [STS 23.4], the fourth with its keys alone [STS 22.2]. */
export function mayGoOn(s: State): boolean {
  if (s.act >= s.config.last || s.heroes.some((hero) => hero[HP] <= 0)) return false;
  return s.act < BEFORE_LAST || (s.config.actFour && s.keys === ALL_KEYS);
}

const vote = flow.question<GoOnLocals>('vote', GO, {
  kind: 'goOn',
  joint: true,
  seats: (_s, { votes }) => votes.reduce((mask, said, seat) => (said < 0 ? mask | (1 << seat) : mask), 0),
  candidates(_s, _x, _seat, out: Candidates) {
    out.push(STOP);
    out.push(ONWARD);
  },
  check: (_s, _x, _seat, option) => (option === STOP || option === ONWARD ? 0 : NOT_HERE),
  apply(s, { votes }, seat, option) {
    votes[seat] = option;
    emit(s, E.goOnVoted, GO, seat, option);
  },
});

/** The result is read by the adventure: no further act is laid out where the group stops. */
const decide = flow.step<GoOnLocals>('decide', GO, (s, { votes }) => {
  const [first] = heroesInOrder(s);
  const onward = votes.filter((said) => said === ONWARD).length;
  const even = 2 * onward === votes.length;
  s.stopping = 2 * onward > votes.length || (even && votes[first] === ONWARD) ? 0 : 1;
});

const goOn = flow.procedure<GoOnLocals>('goOn', { rule: GO, locals: { votes: [0] }, see: 'open' }, [vote, decide]);

export function callGoOn(s: State): void {
  call(s, goOn, { votes: s.heroes.map(() => -1) });
}
