/** What enemies are about to do this round. */
import { programOf } from '../cards/code.ts';
import type { Action, EnemyCard } from '../cards/compile-enemy.ts';
import { BY_CUBE, BY_DIE } from '../cards/compile-enemy.ts';
import { enemyCard } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { ALIVE, CARD, EVERY_ROW, GONE, ROW, SLOT } from '../state.ts';
import type { WhoTerm } from '../verbs/terms.ts';
import { ALL_HEROES } from '../verbs/terms.ts';

/** The action of an enemy in this round; before the die is rolled of die actions none is known. */
export function actionNow(s: State, e: number): Action | null {
  const enemy = s.enemies[e];
  const printed: EnemyCard = enemyCard(enemy[CARD]);
  if (printed.pattern === BY_DIE) return s.die === 0 ? null : printed.actions[s.die - 1];
  return printed.actions[printed.pattern === BY_CUBE ? enemy[SLOT] : 0] ?? null;
}

/** Enemies whose action would hit this hero [STS R114]. */
export function intending(s: State, seat: number): number[] {
  const out: number[] = [];
  for (let e = 0; e < s.enemies.length; e++) {
    const enemy = s.enemies[e];
    const action = enemy[GONE] === ALIVE ? actionNow(s, e) : null;
    if (action === null) continue;
    const inRow = enemy[ROW] === EVERY_ROW || enemy[ROW] === s.heroes[seat][ROW];
    const hits = programOf(action.program).ops.some(
      ({ step, words }) => step.hits === true && (inRow || (words as { readonly to: WhoTerm }).to.how === ALL_HEROES),
    );
    if (hits) out.push(e);
  }
  return out;
}

/** Hit icons of what an enemy is about to do. */
export function hitIcons(s: State, e: number): number {
  const action = actionNow(s, e);
  if (action === null) return 0;
  let icons = 0;
  for (const { step, words } of programOf(action.program).ops)
    if (step.hits === true) icons += (words as { readonly times: { readonly base: number } }).times.base;
  return icons;
}
