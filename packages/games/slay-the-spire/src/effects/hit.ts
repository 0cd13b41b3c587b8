/**
 * One hit [STS R21]: printed - strength - wrath - other bonuses - weak takes one, vulnerable doubles, both cancel each other
 * [STS 24.16] - what one hit may do at most - block - HP.
 */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { dropToken, enemyOf, rowOf } from '../atoms/creatures.ts';
import { reduce, settleLoss, throughBlock } from '../atoms/harm.ts';
import { LASTING } from '../cards/lasting.ts';
import { enemyCard } from '../cards/pool.ts';
import { E, T_STRENGTH, T_VULNERABLE, T_WEAK } from '../events.ts';
import { ATTACKED, HERO_HURT, HURT_BY_HIT, note, noteOfEnemy, WOUNDED } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ATTACK_STRENGTH, CARD, HARMLESS, HP, POWERS, pileOf, STANCE, STRENGTH, VULNERABLE, WEAK } from '../state.ts';
import { ALL_HEROES, IN_ROW } from '../verbs/terms.ts';
import { WRATH } from '../vocabulary.ts';
import type { EffectContext } from './context.ts';
import { lastingSum } from './lasting-sum.ts';

/** What a hit came to rests on: by what changed it, a bit for each. */
const CHANGES = [
  ['24.8', '16.1', '14.6'],
  ['24.9', '14.7'],
  ['24.15', '14.7'],
  ['14.4', '14.5'],
  ['17.19', 'R40'],
  ['15.2', '24.1'],
  ['15.3', '24.1'],
] as const;
const [BY_STRENGTH, BY_WEAK, BY_VULNERABLE, OF_SEVERAL, BY_WRATH, ON_ROW, ON_HEROES] = [1, 2, 4, 8, 16, 32, 64];
/** What is hit besides: by how a text names its targets. */
const ON: Readonly<Record<number, number>> = { [IN_ROW]: ON_ROW, [ALL_HEROES]: ON_HEROES };
const HITS: readonly Cite[] = Array.from({ length: 1 << CHANGES.length }, (_, bits) => {
  const both = (bits & BY_WEAK) !== 0 && (bits & BY_VULNERABLE) !== 0;
  const keys = CHANGES.flatMap((each, at) => (((bits >>> at) & 1) === 1 ? each : []));
  return cite(...new Set(['24.14', 'R21', ...(both ? ['24.16', 'R26'] : []), ...keys]));
});

/** How a text hits: how often each strength counts, whether it hits several times, how it names its targets. */
export interface Manner {
  readonly scale: number;
  readonly several: boolean;
  readonly how: number;
}

function ruleOfHit(s: State, by: number, on: number, { several, how }: Manner): Cite {
  const attacker = rowOf(s, by);
  let bits = (several ? OF_SEVERAL : 0) | (ON[how] ?? 0);
  if (attacker[STRENGTH] > 0) bits |= BY_STRENGTH;
  if (attacker[WEAK] > 0) bits |= BY_WEAK;
  if (rowOf(s, on)[VULNERABLE] > 0) bits |= BY_VULNERABLE;
  if (by >= 0 && attacker[STANCE] === WRATH) bits |= BY_WRATH;
  return HITS[bits];
}
const ONE_ATTACK = cite('24.8', 'R19');
const SPENT = cite('14.8', '14.9', '24.9', '24.15', 'R22', 'R23', 'R24', 'R25', 'R27');

/** What a hit of this strength comes to, before block. @param scale how often each strength counts */
export function hitFigure(s: State, by: number, on: number, printed: number, scale = 1): number {
  const attacker = rowOf(s, by);
  if (by >= 0 && attacker[HARMLESS] !== 0) return 0;
  let n = printed + attacker[STRENGTH] * scale;
  if (by >= 0 && attacker[STANCE] === WRATH) n += 1 + lastingSum(s, by, LASTING.hitInWrath);
  const weak = attacker[WEAK] > 0;
  const target = rowOf(s, on);
  const vulnerable = target[VULNERABLE] > 0;
  if (on < 0) n += enemyCard(target[CARD]).slow;
  else if (by < 0 && enemyCard(attacker[CARD]).curious) n += pileOf(s, on, POWERS).length;
  if (weak && !vulnerable) n = Math.max(0, n - 1);
  else if (vulnerable && !weak) n *= 2;
  if (on < 0) {
    const { mostPerHit } = enemyCard(target[CARD]);
    if (mostPerHit > 0) n = Math.min(n, mostPerHit);
  }
  return Math.max(0, n);
}

/** Carries one hit out; what it lost is kept for texts that ask. */
export function hitOnce(s: State, x: EffectContext, on: number, printed: number, manner: Manner): void {
  const by = x.actor;
  const bit = 1 << (on >= 0 ? on : -1 - on);
  if ((x.hitMask & bit) === 0) {
    x.hitMask |= bit;
    // Vulnerable at its first hit: one token goes when the attack is over [STS R23].
    if (rowOf(s, on)[VULNERABLE] > 0) x.vulnerable |= bit;
  }
  const rule = ruleOfHit(s, by, on, manner);
  const n = hitFigure(s, by, on, printed, manner.scale);
  const through = throughBlock(s, on, n);
  const lost = reduce(s, on, through);
  x.unblocked += through;
  emit(s, E.hit, rule, by, on, n, lost);
  if (on < 0) noteOfEnemy(s, HURT_BY_HIT, on, by, lost);
  else if (lost > 0) note(s, HERO_HURT, on, by, lost);
  if (lost > 0) {
    x.hurtMask |= bit;
    settleLoss(s, on, lost);
  }
  if (rowOf(s, on)[HP] === 0) x.kills++;
}

/** An attack is over: enemies that wait for that hear of it, those who were attacked and those who attacked. */
function tellAttack(s: State, { actor, hurtMask }: EffectContext, at: number): void {
  const hurt = (hurtMask >>> at) & 1;
  if (actor >= 0) {
    if (enemyCard(s.enemies[at][CARD]).hearsAttacks) note(s, ATTACKED, enemyOf(at), actor, hurt);
  } else if (hurt === 1 && enemyCard(s.enemies[-1 - actor][CARD]).hearsWounds) note(s, WOUNDED, at, actor);
}

/** After the last hit of an attack: one weak off who attacked, one vulnerable off each that was hit [STS R22]. */
export function endAttack(s: State, x: EffectContext): void {
  if (x.hitMask === 0) return;
  if (rowOf(s, x.actor)[WEAK] > 0) dropToken(s, x.actor, T_WEAK, 1, SPENT);
  if (x.actor >= 0 && s.heroes[x.actor][ATTACK_STRENGTH] > 0) {
    dropToken(s, x.actor, T_STRENGTH, s.heroes[x.actor][ATTACK_STRENGTH], ONE_ATTACK);
    s.heroes[x.actor][ATTACK_STRENGTH] = 0;
  }
  const onEnemies = x.actor >= 0;
  for (let at = 0; x.vulnerable >>> at !== 0; at++) {
    if (((x.vulnerable >>> at) & 1) === 0) continue;
    const who = onEnemies ? enemyOf(at) : at;
    if (rowOf(s, who)[HP] > 0) dropToken(s, who, T_VULNERABLE, 1, SPENT);
  }
  for (let at = 0; x.hitMask >>> at !== 0; at++) if (((x.hitMask >>> at) & 1) === 1) tellAttack(s, x, at);
  x.hitMask = 0;
  x.vulnerable = 0;
  x.hurtMask = 0;
}
