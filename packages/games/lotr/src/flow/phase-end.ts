/** The end of a phase, after its last window: what waits for it, then what lasted until it ends [LOTR G.10] [LOTR L102]. */
import { afresh, call, done, goto } from '@kolbiste/kernel';
import { endPhase } from '../atoms/table.ts';
import { leave } from '../atoms/things.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { thingOf } from '../state.ts';
import { RESOURCE } from '../vocabulary.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const ENDS = cite('G.10', 'L102');
/** Set-up has no end of its own: what lasts until the end of the phase ends with the first phase of resources. */
const FIRST_ENDS = cite('G.10', 'L102', 'L107');

interface EndLocals {
  [name: string]: number | number[];
  at: number;
}

const waiting = (s: State): number[] => {
  const ids: number[] = [];
  for (let i = 0; i < s.atEnd.length; i += 2) if (thingOf(s, s.atEnd[i + 1]) !== null) ids.push(s.atEnd[i + 1]);
  return ids;
};

/** Several are ordered by the first player [LOTR L102]. */
const choose = flow.step<EndLocals>('choose', ENDS, (s, _x, f) => {
  afresh(s, f);
  call(s, pickOne, listLocals(s.first, waiting(s), ASK.endNext));
});
const happen = flow.step<EndLocals>('happen', ENDS, (s, _x, f) => {
  const t = thingOf(s, f.r);
  if (t === null) {
    s.atEnd.length = 0;
    return goto(f, expire);
  }
  const at = s.atEnd.findIndex((id, i) => i % 2 === 1 && id === t.id);
  const [what] = s.atEnd.splice(at - 1, 2);
  leave(s, t, what === 2 ? 'hand' : 'deck');
  goto(f, choose);
  settle(s);
});
const expire = flow.step<EndLocals>('expire', ENDS, (s) => {
  endPhase(s, s.round === 1 && s.phase === RESOURCE ? FIRST_ENDS : ENDS);
  settle(s);
});
const over = flow.step<EndLocals>('over', ENDS, (_s, _x, f) => done(f));

export const phaseEnds = flow.procedure<EndLocals>('phaseEnds', { rule: ENDS, locals: { at: 0 }, see: 'open' }, [
  choose,
  happen,
  expire,
  over,
]);
