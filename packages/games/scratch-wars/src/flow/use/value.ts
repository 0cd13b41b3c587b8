/** The bonus and the total [SW 4] [SW 4.2.2.3]. */
import type { Cite } from '@kolbiste/kernel';
import { emit, goto } from '@kolbiste/kernel';
import { markUsed } from '../../atoms.ts';
import { bonusesNow, forcedMalus, tellForced, tellPassedOver } from '../../effects/bonuses.ts';
import { AT_WEAPONS, SOURCE_OF_EFFECT } from '../../effects/sources.ts';
import { E } from '../../events.ts';
import { bitOf } from '../../profile.ts';
import { cite } from '../../rulebook.ts';
import type { Entry, State } from '../../state.ts';
import { CANBALAND_ATTACK, isDeferredKind } from '../../vocabulary.ts';
import { bonusQuestion } from '../bonus.ts';
import { flow } from '../registry.ts';
import { goOn } from './end.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf } from './locals.ts';

const ZERO_COMPARES = bitOf('printedZero');
const USED_ONE_SHOT = cite('3.2.2.1', '3.3.2.1', '3.3.1.1');
const USED_DEFERRED = cite('3.2.3.1', '3.3.2.1', '3.3.1.1', 'R44');
const CANBALAND_BONUS = cite('4.3.3.1', '4.3.3.2', '4.1.1.1');
const CANBALAND_MALUS = cite('4.3.3.1', '4.2.2.1', '3.4.6.1', 'R52');
const CANBALAND_SURPLUS = cite('4.3.3.3');
const BLESSED = cite('4.3.1.1', '4.1.1.1', '4.1.1.2');
const CURSED_BLESSING = cite('4.3.1.3', '4.3.1.1', '4.1.1.1');
const BONUS = cite('4.1.1.1', '4.1.1.2', '4.1.1.3');
const NO_IMPACT = cite('4.2.2.3', 'R38');
const ZERO = cite('2.8.1.2', 'R38');

export const chooseBonus = bonusQuestion<UseLocals>((s, x) =>
  isDeferredKind(fieldOf(s, x).kind) ? -1 : fieldOf(s, x).kind,
);

/** Under which paragraphs an entry counts for an effect just spun. */
function bonusRule(kind: number, entry: Entry): Cite {
  if (kind === CANBALAND_ATTACK) return entry.value < 0 ? CANBALAND_MALUS : CANBALAND_BONUS;
  if (entry.kind === kind) return BONUS;
  return entry.value < 0 ? CURSED_BLESSING : BLESSED;
}

function applyBonus(s: State, x: UseLocals, kind: number): number {
  if (isDeferredKind(kind)) return 0;
  if (x.entry < 0) x.entry = forcedMalus(s, s.active, kind);
  if (x.entry < 0) return 0;
  const entry = bonusesNow(s, s.active)[x.entry];
  markUsed(s, s.active, x.entry);
  emit(s, E.bonusApplied, bonusRule(kind, entry), s.active, entry.kind, entry.value);
  tellForced(s, s.active, kind, x.entry);
  return entry.value;
}

export const countTotal = flow.step<UseLocals>('countTotal', cite('4.1.1.1', '2.5.1.8'), (s, x) => {
  const { kind, value } = fieldOf(s, x);
  tellPassedOver(s, s.active, kind);
  x.total = value + applyBonus(s, x, kind);
  if (kind === CANBALAND_ATTACK && x.total > 0) {
    emit(s, E.surplusLost, CANBALAND_SURPLUS, s.active, 1, x.total);
    x.total = 0;
  }
  emit(s, E.effectUsed, isDeferredKind(kind) ? USED_DEFERRED : USED_ONE_SHOT, s.active, x.weapon, x.field, x.total);
});

/** A total of 0 or less does nothing [SW 4.2.2.3]; a laid effect and the Canbaland attack have a value of another kind. */
export const checkImpact = flow.step<UseLocals>('checkImpact', NO_IMPACT, (s, x, f) => {
  const { kind, value } = fieldOf(s, x);
  if (x.total > 0 || isDeferredKind(kind) || kind === CANBALAND_ATTACK) return;
  const source = SOURCE_OF_EFFECT[kind];
  if (s.table.profile & ZERO_COMPARES && value <= 0 && AT_WEAPONS[source]) {
    emit(s, E.zeroCompares, ZERO, s.active, kind, x.total);
    return;
  }
  emit(s, E.noImpact, NO_IMPACT, s.active, kind, x.total);
  goto(f, goOn);
});
