/** Who deals how much damage or healing, and by which paragraph. */
import type { Cite } from '@kolbiste/kernel';
import type { Hand } from '../../atoms/wounds.ts';
import { standing, unitOf } from '../../board.ts';
import { printedCard } from '../../cards/pool.ts';
import { ST, saysWhenDrawn } from '../../cards/printed.ts';
import type { AmountTerm } from '../../cards/terms.ts';
import type { WhoTerm } from '../../cards/whom.ts';
import { W } from '../../cards/whom.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import {
  SOURCE_ABILITY,
  SOURCE_DRAWN,
  SOURCE_EXPERIMENT,
  SOURCE_SPELL,
  SOURCE_UNIT,
} from '../../effects/effect-context.ts';
import { inForce, spellDamage } from '../../effects/statics.ts';
import { amountOf } from '../../effects/terms.ts';
import { cite } from '../../rulebook.ts';
import type { State, Unit } from '../../state.ts';
import { LIMBO } from '../../state.ts';
import { SPELL, STEALTH } from '../../vocabulary.ts';

export const DAMAGE = cite('word.1', 'R1', 'R53');
const SPELL_DAMAGE = cite('key.3', 'R77');
const TO_NEIGHBOURS = cite('adjacent.1', 'adjacent.2', 'key.3', 'R41', 'R77');
const TO_STEALTHY = cite('key.13', 'R84');
const AT_RANDOM = cite('random.2', 'R77', 'R139');
const STEALTHY_AT_RANDOM = cite('key.13', 'random.2', 'R84', 'R85', 'R139');
const SPELL_AREA = cite('key.3', 'R3', 'R77');
const EXPERIMENT_DAMAGE = cite('key.3', 'R68', 'R77');
const AREA = cite('word.1', 'R1', 'R3');
const DAMAGE_IN_LIMBO = cite('word.1', 'R1', 'R45');

/** Played and not yet on the board: what its text does to itself sticks to it [TMM R45]. */
export const isLimbo = (u: Unit | null): boolean => u !== null && (u.marks & LIMBO) !== 0;

/** Who deals the damage of a text. */
export function handOf(s: State, x: EffectContext): Hand {
  if (x.source !== SOURCE_UNIT) return { id: -1, keywords: printedCard(x.card).keywords, seat: x.seat };
  const u = unitOf(s, x.self);
  return { id: x.self, keywords: u?.keywords ?? 0, seat: x.seat };
}

/**
 * Spell damage counts for spells and experiments, but for no card that has a text for being drawn, however it is cast
 * [TMM key.3].
 */
const isSpelled = (x: EffectContext): boolean =>
  (x.source === SOURCE_SPELL || x.source === SOURCE_EXPERIMENT) && !saysWhenDrawn(printedCard(x.card));

/** A spell or an ability speaks, a spell also where it is cast on being drawn. */
function isSpellOrAbility(x: EffectContext): boolean {
  const castDrawn = x.source === SOURCE_DRAWN && printedCard(x.card).kind === SPELL;
  return castDrawn || x.source === SOURCE_SPELL || x.source === SOURCE_ABILITY;
}

/** A figure of damage or healing with all that spells and abilities add to it. */
export function strengthened(s: State, x: EffectContext, n: number): number {
  return isSpellOrAbility(x) && inForce(s, ST.doubleSpells, x.seat) ? 2 * n : n;
}

/** What each of them takes. */
export function damageAmounts(s: State, x: EffectContext, n: AmountTerm, ids: readonly number[]): number[] {
  const more = isSpelled(x) ? spellDamage(s, x.seat) + x.bonus : 0;
  return ids.map((id, i) => strengthened(s, x, amountOf(s, x, n, id, i) + more));
}

/** Area and random damage reaches hidden units too [TMM key.13]. */
export function damageRule(s: State, x: EffectContext, { how }: WhoTerm, id: number): Cite {
  if (how === W.neighboursOf) return TO_NEIGHBOURS;
  const u = how === W.each || how === W.random ? standing(s, id) : null;
  const hidden = u !== null && (u.keywords & STEALTH) !== 0;
  if (how === W.random) return hidden ? STEALTHY_AT_RANDOM : AT_RANDOM;
  if (hidden) return TO_STEALTHY;
  if (isLimbo(standing(s, id))) return DAMAGE_IN_LIMBO;
  if (x.source === SOURCE_EXPERIMENT) return EXPERIMENT_DAMAGE;
  if (how === W.each) return isSpelled(x) ? SPELL_AREA : AREA;
  return isSpelled(x) ? SPELL_DAMAGE : DAMAGE;
}
