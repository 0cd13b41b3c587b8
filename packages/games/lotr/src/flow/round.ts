/** A round: seven phases [LOTR 0.1]. What happens in one descends from its beginning, not from an answer before it. */
import type { Procedure } from '@kolbiste/kernel';
import { call, resetCause, setCause } from '@kolbiste/kernel';
import * as table from '../atoms/table.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { Phase } from '../vocabulary.ts';
import { PHASES } from '../vocabulary.ts';
import { COMBAT_PHASE, combat } from './combat.ts';
import { encounterPhase } from './encounter.ts';
import { questPhase } from './quest.ts';
import { flow } from './registry.ts';
import { planningPhase, refreshPhase, resourcePhase, travelPhase } from './rounds.ts';

const ROUND = cite('0.1', '0.2');

const phase = <X extends object>(name: Phase, key: string, procedure: Procedure<State, X>, rule = cite('0.1', key)) =>
  flow.step(name, rule, (s, _x, f) => {
    resetCause(s, f);
    setCause(f, table.beginPhase(s, PHASES.indexOf(name), rule));
    call(s, procedure, procedure.copy(procedure.sample));
  });

export const round = flow.procedure('round', { rule: ROUND, locals: {}, see: 'open' }, [
  phase('resource', '1.1', resourcePhase),
  phase('planning', '2.1', planningPhase),
  phase('quest', '3.1', questPhase),
  phase('travel', '4.1', travelPhase),
  phase('encounter', '5.1', encounterPhase),
  phase('combat', '6.0.1', combat, COMBAT_PHASE),
  phase('refresh', '7.1', refreshPhase),
]);
