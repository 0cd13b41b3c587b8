/** The nine effects that are resolved at once (section 3.4). */
import type { EffectKind } from '../../src/index.ts';
import type { Outcome, Target } from './attack.ts';
import { attack, chooseTarget, destroy, HERO, targetNamed, targetNames } from './attack.ts';
import type { Duel, Play, Player } from './table.ts';
import { ask, gainEnergy, heal, loseLife, opponentOf } from './table.ts';

/** Resolves a used effect with its total; `lowered`: a total of 0 or less comes from a malus, not from the disc. */
export function* oneShot(duel: Duel, me: Player, kind: EffectKind, total: number, lowered: boolean): Play {
  if (kind === 'canbalandAttack') {
    yield* canbalandAttack(duel, me, total);
    return;
  }
  if (total <= 0 && (lowered || duel.profile.printedZero === 'noImpact')) return;
  if (kind === 'energy') gainEnergy(me, Math.max(0, total));
  if (kind === 'heal') heal(me, Math.max(0, total));
  if (kind === 'heroAttack') yield* attack(duel, me, HERO, total);
  if (kind === 'vampireBite') yield* vampireBite(duel, me, total);
  if (kind === 'weaponAttack') yield* attack(duel, me, yield* target(duel, me, false), total);
  if (kind === 'universalAttack') yield* attack(duel, me, yield* target(duel, me, true), total);
  if (kind === 'vampireCurse') yield* attack(duel, me, yield* target(duel, me, false), total, 'cursed');
  if (kind === 'shrapnel') yield* shrapnel(duel, me, total);
}

function target(duel: Duel, me: Player, hero: boolean): Play<Target> {
  return chooseTarget(opponentOf(duel, me), me.seat, 'use.chooseTarget', hero);
}

/** Always succeeds, no shields; its user pays life for it [SW 3.4.6.1] [SW 3.4.6.3] [SW 3.4.6.7] (R65, R66). */
function* canbalandAttack(duel: Duel, me: Player, total: number): Play {
  const { weapon } = yield* target(duel, me, false);
  if (weapon !== null) destroy(weapon, 'broken');
  loseLife(duel, me, -total);
}

/** The life that the opponent loses becomes own energy [SW 3.4.7.1] [SW 3.4.7.4] (R64). */
function* vampireBite(duel: Duel, me: Player, total: number): Play {
  const { power } = yield* attack(duel, me, HERO, total);
  gainEnergy(me, Math.max(0, power));
}

/** A weapon attack and, with what is left, a second attack without shields [SW 3.4.9.1] [SW 3.4.9.3] (R59). */
function* shrapnel(duel: Duel, me: Player, total: number): Play {
  const first: Outcome = yield* attack(duel, me, yield* target(duel, me, false), total);
  if (!first.success || first.rest <= 0) return;
  const foe = opponentOf(duel, me);
  const stop = duel.profile.shrapnelSecond === 'may' ? ['stop'] : [];
  const answer = yield* ask(me.seat, 'use.secondTarget', [...targetNames(foe, true), ...stop]);
  if (answer !== 'stop') yield* attack(duel, me, targetNamed(foe, answer), first.rest, 'broken', false);
}
