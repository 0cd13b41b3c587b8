/** Enemies that do not stay dead: those that rise at 0 HP, regrow, or are called back; the only writers of this. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { enemyCard } from '../cards/pool.ts';
import { E, T_STRENGTH, T_VULNERABLE, T_WEAK } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALIVE, CARD, DEAD, GONE, HP, LATE, MARKS, MAX_HP, ONCE, SLOT } from '../state.ts';
import { MOST_VULNERABLE, MOST_WEAK } from '../vocabulary.ts';
import { addToken, dropToken, enemyOf } from './creatures.ts';
import { RISEN } from './enemies.ts';

const RISES = cite('10.7', '15.5');
const REGROWS = cite('10.7', '19.11');

/** An enemy at its first 0 HP whose card keeps it from dying: it heals, and its cube goes where that says [STS 15.5]. Whether it did. */
export function rises(s: State, e: number): boolean {
  const enemy = s.enemies[e];
  const { rises: how } = enemyCard(enemy[CARD]);
  if (how === null || (enemy[MARKS] & RISEN) !== 0) return false;
  enemy[MARKS] |= RISEN;
  enemy[HP] = how.hp * s.heroes.length;
  emit(s, E.enemyBack, RISES, e, enemy[HP]);
  if (how.strength !== undefined) addToken(s, enemyOf(e), T_STRENGTH, how.strength, RISES);
  if (how.cleanse === true) {
    dropToken(s, enemyOf(e), T_WEAK, MOST_WEAK, RISES);
    dropToken(s, enemyOf(e), T_VULNERABLE, MOST_VULNERABLE, RISES);
  }
  if (how.slot !== undefined) {
    enemy[SLOT] = how.slot;
    emit(s, E.modeChanged, RISES, e, 1);
  }
  return true;
}

/** A dead enemy turns its face up again, as if it had just come [STS R63]. */
function comeBack(s: State, e: number, hp: number, late: boolean, rule: Cite): void {
  const enemy = s.enemies[e];
  enemy[GONE] = ALIVE;
  enemy[HP] = Math.min(hp, enemy[MAX_HP]);
  for (const at of [SLOT, ONCE, MARKS]) enemy[at] = 0;
  enemy[LATE] = late ? 1 : 0;
  emit(s, E.enemyBack, rule, e, enemy[HP]);
}

/** All dead enemies of a tag come back in the enemies' turn. */
export function revive(s: State, tag: string, rule: Cite): void {
  s.enemies.forEach((enemy, e) => {
    if (enemy[GONE] === DEAD && enemyCard(enemy[CARD]).tag === tag) comeBack(s, e, enemy[MAX_HP], true, rule);
  });
}

/** At the start of a round those come back that do so while another one lives. */
export function regrow(s: State): void {
  if (!s.enemies.some((enemy) => enemy[GONE] === ALIVE && enemyCard(enemy[CARD]).regrows > 0)) return;
  s.enemies.forEach((enemy, e) => {
    const { regrows } = enemyCard(enemy[CARD]);
    if (regrows > 0 && enemy[GONE] === DEAD) comeBack(s, e, regrows, false, REGROWS);
  });
}
