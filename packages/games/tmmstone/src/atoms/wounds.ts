/** Damage and healing, of units and heroes. Nothing dies here: deaths are looked at when the instruction has been carried out [TMM R1]. */

import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { sideOf, standing } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { ST } from '../cards/printed.ts';
import { eachStatic, inForce } from '../effects/statics.ts';
import { E, struck } from '../events.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State, Unit } from '../state.ts';
import { ATTACKING, DOOMED } from '../state.ts';
import { LIFE, LIFESTEAL, POISONOUS, SAFE_ATTACKER, SHIELD } from '../vocabulary.ts';

const SHIELDED = cite('key.2', 'R75');
const POISONED = cite('key.8', 'R81');
const STOLEN_LIFE = cite('key.17', 'R89');
const SAFE = cite('word.1');
const IMMUNE = cite('word.1');

/** Who deals damage: the id of the unit (-1 = no unit), its words, whose it is. */
export interface Hand {
  id: number;
  keywords: number;
  seat: number;
}
export const NOBODY: Hand = { id: -1, keywords: 0, seat: -1 };

function hurtHero(s: State, seat: number, n: number, by: Hand, rule: Cite): void {
  let immune = false;
  eachStatic(s, ST.heroImmune, (_t, of) => {
    if (of < 0 || of === seat) immune = true;
  });
  if (immune) return void emit(s, E.immune, IMMUNE, seat, 0);
  s.life[seat] -= n;
  emit(s, E.damaged, rule, seat, n, s.life[seat], struck(0, by.id));
  noteThat(s, N.heroDamaged, seat, n, by.id);
  afterHit(s, seat, n, by);
}

function afterHit(s: State, victim: number, n: number, by: Hand): void {
  if (by.id >= 2) noteThat(s, N.dealt, by.id, n, victim);
  // A trigger of the instruction: it cannot save a hero that this damage kills [TMM R89].
  if (by.keywords & LIFESTEAL) noteThat(s, N.stolenLife, by.seat, n);
}

/** One damage to one character: shields, poison, life stealing [TMM R75] [TMM R81] [TMM R89]. */
export function damage(s: State, id: number, n: number, by: Hand, rule: Cite): void {
  if (n <= 0) return;
  if (id < 2) return hurtHero(s, id, n, by, rule);
  const u = standing(s, id);
  if (u === null) return;
  if (u.marks & ATTACKING && u.keywords & SAFE_ATTACKER) return void emit(s, E.immune, SAFE, id, u.card);
  if (dropShield(s, u)) return;
  u.health -= n;
  u.killer = by.id;
  emit(s, E.damaged, rule, id, n, u.health, struck(u.card, by.id));
  noteThat(s, N.damaged, id, n, by.id);
  if (by.keywords & POISONOUS) {
    u.marks |= DOOMED;
    emit(s, E.poisoned, POISONED, id, u.card);
  }
  afterHit(s, id, n, by);
}

function dropShield(s: State, u: Unit): boolean {
  if ((u.keywords & SHIELD) === 0) return false;
  u.keywords &= ~SHIELD;
  u.granted &= ~SHIELD;
  emit(s, E.shielded, SHIELDED, u.id, u.card, sideOf(u.place));
  return true;
}

/** Whether what a player's cards would heal is damage instead. */
export const healsHurt = (s: State, seat: number): boolean => inForce(s, ST.healsHurt, seat);

/** What life stealers took in the instruction that is being settled; turned to damage it is nobody's, or it would feed itself. */
export function healStolen(s: State, seat: number, n: number): void {
  if (s.config.profile.stolenLife === 'turned' && healsHurt(s, seat)) damage(s, seat, n, NOBODY, STOLEN_LIFE);
  else healHero(s, seat, n, STOLEN_LIFE);
}

function healHero(s: State, seat: number, n: number, rule: Cite): void {
  const healed = Math.min(n, LIFE - s.life[seat]);
  if (healed <= 0) return;
  s.life[seat] += healed;
  emit(s, E.healed, rule, seat, healed, s.life[seat], 0);
  noteThat(s, N.healed, seat, healed);
}

/** Heals up to the printed health; what stands above it is left alone [TMM R137]. `n` -1 = fully. */
export function heal(s: State, id: number, n: number, rule: Cite): void {
  if (id < 2) return healHero(s, id, n < 0 ? LIFE : n, rule);
  const u = standing(s, id);
  if (u === null) return;
  const most = printedCard(u.card).health;
  const now = Math.max(u.health, n < 0 ? most : Math.min(u.health + n, most));
  if (now === u.health) return;
  const healed = now - u.health;
  u.health = now;
  emit(s, E.healed, rule, id, healed, now, u.card);
  noteThat(s, N.healed, id, healed);
}

/** A hero is destroyed: no damage, and no immunity helps. */
export function ruinHero(s: State, seat: number, rule: Cite): void {
  const lost = Math.max(0, s.life[seat]);
  s.life[seat] -= lost;
  emit(s, E.destroyed, rule, seat, 0);
}
