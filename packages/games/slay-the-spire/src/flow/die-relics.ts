/** A die effect of some relic is triggered whatever the die shows (7.10, R104): it happens to its owner. */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { whenOf } from '../cards/compile.ts';
import { relicCard } from '../cards/pool.ts';
import { textOf } from '../cards/texts.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, pileOf, RELICS } from '../state.ts';
import { FROM_RELIC } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { textAlone, use } from './use.ts';

interface DieRelicLocals {
  seat: number;
  /** The result that the effect must name; 0 = any. */
  face: number;
}

const DIE = whenOf('die');
const TRIGGER = cite('7.10', '19.16', 'R104');
/** Owner, relic and program of each. */
const EACH = 3;

/** Die effects of all heroes, those apart that trigger others themselves. */
export function dieEffects(s: State, face: number): number[] {
  const out: number[] = [];
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (s.heroes[seat][HP] <= 0) continue;
    for (const relic of pileOf(s, seat, RELICS))
      for (const { when, die, program } of relicCard(relic).abilities) {
        if (when !== DIE || (face !== 0 && ((die >>> face) & 1) === 0)) continue;
        if (!JSON.stringify(textOf(program).text).includes('"dieRelic"')) out.push(seat, relic, program);
      }
  }
  return out;
}

/** Option: which of them. */
const which = flow.question<DieRelicLocals>('which', TRIGGER, {
  kind: 'dieRelic',
  seats: (s, x) => (dieEffects(s, x.face).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out: Candidates) {
    const count = dieEffects(s, x.face).length / EACH;
    for (let n = 0; n < count; n++) out.push(n);
  },
  check: (s, x, _seat, option) => (option >= 0 && option * EACH < dieEffects(s, x.face).length ? 0 : NOT_HERE),
  apply(s, x, _seat, option) {
    const [owner, relic, program] = dieEffects(s, x.face).slice(option * EACH);
    emit(s, E.effectBegan, TRIGGER, owner, FROM_RELIC, relic);
    call(s, use, textAlone(owner, program));
  },
});

const dieRelics = flow.procedure<DieRelicLocals>(
  'dieRelics',
  { rule: TRIGGER, locals: { seat: 0, face: 0 }, see: 'open' },
  [which],
);

export function triggerDieRelic(s: State, seat: number, face: number): void {
  call(s, dieRelics, { seat, face });
}
