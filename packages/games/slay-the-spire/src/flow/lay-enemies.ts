/** Enemies are laid out: one encounter card for each row with its summons (10.4), an elite with its own (11.1), the boss beside all rows (11.2). */
import { drawSummon, enter } from '../atoms/enemies.ts';
import type { EnemyCard } from '../cards/compile-enemy.ts';
import { enemyCard, enemyNamed } from '../cards/pool.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { EVERY_ROW } from '../state.ts';

const SUMMONS = cite('10.2', '10.3');
/** Sentries of a row, the elite card among them [STS 11.1]. */
const SENTRIES = 3;

function enterKind(s: State, kinds: readonly string[], row: number): void {
  const card = drawSummon(s, ...kinds);
  if (card >= 0) enter(s, card, row, false, SUMMONS);
}

function enterSummons(s: State, { summons, summonsFrom }: EnemyCard, row: number): void {
  for (const kind of summons) enterKind(s, [kind], row);
  if (summonsFrom === null) return;
  const count = s.heroes.length === 1 ? summonsFrom.solo : summonsFrom.more;
  for (let k = 0; k < count; k++) enterKind(s, summonsFrom.kinds, row);
}

/** An encounter card in the row of a hero [STS 10.4]. */
export function layEncounter(s: State, card: number, row: number): void {
  enter(s, card, row, false);
  enterSummons(s, enemyCard(card), row);
}

/** The elite card in the lowest row; its sentries fill all rows in turn [STS 11.1]. */
export function layElite(s: State, card: number): void {
  const printed = enemyCard(card);
  if (printed.sentries) {
    let n = 0;
    for (let row = 0; row < s.heroes.length; row++)
      for (let k = row === 0 ? 1 : 0; k < SENTRIES; k++) enterKind(s, [n++ % 2 === 0 ? 'sentry-a' : 'sentry-b'], row);
  }
  for (let row = 0; row < s.heroes.length; row++) enterSummons(s, printed, row);
  enter(s, card, 0, false);
  // The second of two elites of Act IV stands in the rows above [STS R60].
  for (const id of printed.with) enter(s, enemyNamed(id).card, printed.spans, false);
}

/** The boss counts as being in every row [STS 11.2]. */
export function layBoss(s: State, card: number): void {
  const printed = enemyCard(card);
  for (let row = 0; row < s.heroes.length; row++) enterSummons(s, printed, row);
  enter(s, card, EVERY_ROW, false);
  for (const id of printed.with) enter(s, enemyNamed(id).card, EVERY_ROW, false);
}
