/** What enemies are about to do this round. */
import { ENRAGED } from '../atoms/enemies.ts';
import { programOf } from '../cards/code.ts';
import type { Action, EnemyCard } from '../cards/compile-enemy.ts';
import { BY_CUBE, BY_DIE } from '../cards/compile-enemy.ts';
import { enemyCard } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { ALIVE, CARD, CARDS, GONE, MARKS, ROW, SLOT } from '../state.ts';
import type { WhoTerm } from '../verbs/terms.ts';
import { ALL_HEROES } from '../verbs/terms.ts';
import { standsIn } from './targets.ts';

/** The action of an enemy in this round; before the die is rolled of die actions none is known. */
export function actionNow(s: State, e: number): Action | null {
  const enemy = s.enemies[e];
  const printed: EnemyCard = enemyCard(enemy[CARD]);
  if (printed.first !== null && s.round === 1) return printed.first;
  if (printed.fury !== null && (enemy[MARKS] & ENRAGED) !== 0) return printed.fury;
  if (printed.pattern === BY_DIE) return s.die === 0 ? null : printed.actions[s.die - 1];
  return printed.actions[printed.pattern === BY_CUBE ? enemy[SLOT] : 0] ?? null;
}

/** How many cards each hero may play this turn; 0 = any number [STS R20]. */
function cardLimit(s: State): number {
  for (const enemy of s.enemies) {
    const { limits, actions } = enemyCard(enemy[CARD]);
    if (limits && enemy[GONE] === ALIVE) return actions[enemy[SLOT]]?.limit ?? 0;
  }
  return 0;
}
/** Whether a hero has played as many cards as there may be this turn. */
export function isLimited(s: State, seat: number): boolean {
  const played = s.heroes[seat][CARDS];
  if (played === 0) return false;
  const limit = cardLimit(s);
  return limit > 0 && played >= limit;
}

/** Enemies whose action would hit this hero [STS R114]. */
export function intending(s: State, seat: number): number[] {
  const out: number[] = [];
  for (let e = 0; e < s.enemies.length; e++) {
    const enemy = s.enemies[e];
    const action = enemy[GONE] === ALIVE ? actionNow(s, e) : null;
    if (action === null) continue;
    const inRow = standsIn(enemy, s.heroes[seat][ROW]);
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
