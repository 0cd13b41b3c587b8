/** The end of a phase, after its last window: what waits for it, then what lasted until it ends [LOTR G.10] [LOTR L102]. */
import type { Frame } from '@kolbiste/kernel';
import { call, done, goto, resetCause } from '@kolbiste/kernel';
import { AT_END, endPhase } from '../atoms/table.ts';
import { leave } from '../atoms/things.ts';
import { thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { RESOURCE } from '../vocabulary.ts';
import { APART, ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const ENDS = cite('G.10', 'L102');
/** Set-up has no end of its own: what lasts until the end of the phase ends with the first phase of resources. */
const FIRST_ENDS = cite('G.10', 'L102', 'L107');

interface EndLocals {
  [name: string]: number | number[];
  at: number;
}

const { shuffleIntoDeck: TO_DECK, returnToHand: TO_HAND } = AT_END;

/** Each effect that still finds its thing; of two on one thing both stand here, the one to the hand apart [LOTR L102]. */
function waiting(s: State): number[] {
  const ids: number[] = [];
  for (let i = 0; i < s.atEnd.length; i += 2) {
    const [what, id] = [s.atEnd[i], s.atEnd[i + 1]];
    if (thingOf(s, id) === null) continue;
    const several = s.atEnd.some((other, k) => k % 2 === 0 && s.atEnd[k + 1] === id && other !== what);
    ids.push(several && what === TO_HAND ? id + APART : id);
  }
  return ids;
}

/** Several are ordered by the first player [LOTR L102]. */
const choose = flow.step<EndLocals>('choose', ENDS, (s, _x, f) => {
  resetCause(s, f);
  call(s, pickOne, listLocals(s.first, waiting(s), ASK.endNext));
});
/** The place of the effect that was chosen. */
function placeOf(s: State, option: number): number {
  const of = (what: number): number =>
    s.atEnd.findIndex((each, i) => i % 2 === 0 && each === what && s.atEnd[i + 1] === option % APART);
  return option > APART || of(TO_DECK) < 0 ? of(TO_HAND) : of(TO_DECK);
}
const happen = flow.step<EndLocals>('happen', ENDS, (s, _x, f) => {
  const t = thingOf(s, f.result % APART);
  if (t === null) {
    s.atEnd.length = 0;
    return goto(f, expire);
  }
  const [what] = s.atEnd.splice(placeOf(s, f.result), 2);
  leave(s, t, what === TO_HAND ? 'hand' : 'deck');
  goto(f, choose);
  settle(s);
});
const expire = flow.step<EndLocals>('expire', ENDS, (s) => {
  endPhase(s, s.round === 1 && s.phase === RESOURCE ? FIRST_ENDS : ENDS);
  settle(s);
});
const over = flow.step<EndLocals>('over', ENDS, (_s, _x, f) => done(f));

const phaseEnds = flow.procedure<EndLocals>('phaseEnds', { rule: ENDS, locals: { at: 0 }, see: 'open' }, [
  choose,
  happen,
  expire,
  over,
]);

/** What every phase does last: nothing of it comes of an answer before. */
export function endsPhase(s: State, f: Frame): void {
  resetCause(s, f);
  call(s, phaseEnds, phaseEnds.copy(phaseEnds.sample));
}
