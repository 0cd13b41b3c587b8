/** Whom a text works on, from what was chosen and where everybody stands. */
import { enemyOf, isAlive } from '../atoms/creatures.ts';
import { enemyCard } from '../cards/pool.ts';
import { byRank } from '../lists.ts';
import type { State } from '../state.ts';
import { ALIVE, CARD, EVERY_ROW, GONE, HP, ROW } from '../state.ts';
import type { WhoTerm } from '../verbs/terms.ts';
import {
  ALL_ENEMIES,
  ALL_HEROES,
  ANY_HERO,
  ENEMY,
  IN_ROW,
  OTHERS,
  ROW_HERO,
  SELF,
  SLOT_ANOTHER,
  SLOT_ENEMY,
  SLOT_ROW,
  SUBJECT,
  SUBJECT_ROW,
} from '../verbs/terms.ts';
import type { EffectContext } from './context.ts';
import { NOTHING } from './context.ts';

/** Whether an enemy stands in a row: a boss in every one, two elites of Act IV in two [STS 11.2] [STS R60]. */
export function standsIn(enemy: readonly number[], row: number): boolean {
  const own = enemy[ROW];
  return own === EVERY_ROW || own === row || (row > own && row < own + enemyCard(enemy[CARD]).spans);
}

/** Rows of the fight: one for each hero, four where enemies stand in several [STS R60]. */
export function rowCount(s: State): number {
  for (const enemy of s.enemies) if (enemyCard(enemy[CARD]).spans > 1) return MOST_ROWS;
  return s.heroes.length;
}
const MOST_ROWS = 4;

/** Living enemies of a row and every boss [STS 15.2]. */
export function enemiesIn(s: State, row: number): number[] {
  const out: number[] = [];
  for (let e = 0; e < s.enemies.length; e++) {
    const enemy = s.enemies[e];
    if (enemy[GONE] === ALIVE && standsIn(enemy, row)) out.push(enemyOf(e));
  }
  return out;
}

/** Enemies that share a row with one of it: a boss stands in every row [STS 11.2]. */
const enemiesBeside = (s: State, row: number): number[] => (row === EVERY_ROW ? allEnemies(s) : enemiesIn(s, row));

function allEnemies(s: State): number[] {
  const out: number[] = [];
  for (let e = 0; e < s.enemies.length; e++) if (s.enemies[e][GONE] === ALIVE) out.push(enemyOf(e));
  return out;
}

const rowOfHero = (s: State, seat: number): number => s.heroes[seat][ROW];

/** Heroes from row 1 upward [STS R8]. */
export function heroesInOrder(s: State): number[] {
  // One alone stands before nobody: this is asked several times in every round.
  if (s.heroes.length === 1) return s.heroes[0][HP] > 0 ? [0] : [];
  const out: number[] = [];
  for (let seat = 0; seat < s.heroes.length; seat++) if (s.heroes[seat][HP] > 0) out.push(seat);
  return byRank(s, out, rowOfHero);
}

/** Whom an enemy targets: the hero of its row; a boss all heroes [STS 13.6] [STS R57]. */
function facing(s: State, actor: number): number[] {
  const enemy = s.enemies[-1 - actor];
  const living = heroesInOrder(s);
  const there = living.filter((seat) => standsIn(enemy, s.heroes[seat][ROW]));
  return there.length > 0 ? there : inPlaceOf(s, enemy[ROW], living);
}

/** Where the hero of a row has died, the nearest lower one stands for him, else the nearest higher one [STS 23.3]. */
function inPlaceOf(s: State, row: number, living: readonly number[]): number[] {
  if (!s.heroes.some((hero) => hero[ROW] === row && hero[HP] <= 0)) return [];
  const lower = living.filter((seat) => s.heroes[seat][ROW] < row).at(-1);
  const other = lower ?? living.find((seat) => s.heroes[seat][ROW] > row);
  return other === undefined ? [] : [other];
}

/** The creatures that a text works on now; who is gone in the meantime is left out [STS R24]. */
export function targetsOf(s: State, x: EffectContext, { how, slot }: WhoTerm): number[] {
  switch (how) {
    case SELF:
      return isAlive(s, x.actor) ? [x.actor] : [];
    case ENEMY:
    case ANY_HERO: {
      const chosen = x.targets[slot];
      return chosen !== NOTHING && isAlive(s, chosen) ? [chosen] : [];
    }
    case IN_ROW:
      return enemiesIn(s, x.targets[slot]);
    case ALL_ENEMIES:
      return allEnemies(s);
    case ALL_HEROES:
      return heroesInOrder(s);
    case ROW_HERO:
      return facing(s, x.actor);
    case OTHERS:
      return allEnemies(s).filter((who) => who !== x.actor);
    case SUBJECT:
      return x.subject !== NOTHING && isAlive(s, x.subject) ? [x.subject] : [];
    case SUBJECT_ROW:
      return x.subject === NOTHING ? [] : enemiesBeside(s, s.enemies[-1 - x.subject][ROW]);
    default:
      return [];
  }
}

/** What may be chosen for a slot of a text: enemies, rows, or heroes. @param chosen what was chosen for the slots before */
export function choices(s: State, kind: number, chosen: readonly number[] = []): number[] {
  // Another enemy may be left out [STS R27].
  if (kind === SLOT_ANOTHER) {
    const rest = allEnemies(s).filter((who) => !chosen.includes(who));
    return rest.length === 0 ? rest : [...rest, NOTHING];
  }
  if (kind === SLOT_ENEMY) return allEnemies(s);
  // Any row may be named, an empty one too [STS R9].
  if (kind === SLOT_ROW) return Array.from({ length: rowCount(s) }, (_, row) => row);
  return heroesInOrder(s);
}
