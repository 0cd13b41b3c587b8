/**
 * The fourth part of an enemy's attack, and how an attack ends.
 * E4 values are read, a hero is picked where nobody defends (6.2.5), damage is dealt (6.2.4), what waits for the end of the
 * attack follows (L13), window. An attack ends early when nobody is left to attack, or to be attacked (L48, L50).
 */
import type { Frame } from '@kolbiste/kernel';
import { emit, emitFrom, goto, resetCause, setCause } from '@kolbiste/kernel';
import { damage } from '../atoms/marks.ts';
import * as table from '../atoms/table.ts';
import { dropShadow } from '../atoms/things.ts';
import { attackOf, defenseOf } from '../effects/figures.ts';
import { E } from '../events.ts';
import { heroesOf, isCharacter, isHero, shadowsOf, thingOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { ofPlayer, ofThing } from '../origins.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { isIn } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { W } from '../vocabulary.ts';
import type { EnemyAttack } from './forward-refs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { openWindow } from './window.ts';

const NO_DEFENDER = cite('6.2.5.3', 'L44', 'L45');
const STRIKES = cite('6.2.4.1', '6.2.4.2', '6.2.4.3', 'HP.1', 'HP.2', 'L38', 'L40');
const NO_DAMAGE = cite('6.2.4.4', 'L38', 'L39');
const HERO_HIT = cite('6.2.5.1', '6.2.5.2', '6.2.5.4', 'HP.1', 'HP.2', 'L41', 'L42', 'L43', 'L91');
const AFTER = cite('L13', 'L80');
const ENDED = cite('L48', 'L50', 'L79');
const NOT_DEFENDERS = cite('6.2.7.1', '6.2.7.2', 'L30');
const LAST_WINDOW = cite('6.2.0.2', 'W.5', 'L12', '6.2.7.1', '6.2.7.2', 'L30');
const STRIKE = cite('6.2.4.1', '6.2.4.2', '6.2.5.1', 'L31', 'L46', 'L47', 'L49', 'L80');
const ONE_OF_MANY = cite('6.2.2.2', 'L24');
export const SHADOWS_GO = cite('L22', 'L85');

export const finish = flow.step<EnemyAttack>('finish', NOT_DEFENDERS, (s, x, f) => {
  resetCause(s, f);
  table.endAttack(s);
  if (x.extra === 1) for (const place of shadowsOf(s, x.enemy).reverse()) dropShadow(s, place, SHADOWS_GO);
  settle(s);
});

const isOver = (s: State, x: EnemyAttack): boolean => thingOf(s, x.enemy) === null || !isIn(s, x.seat);

/** After each part: nobody is left to attack, or to be attacked [LOTR L48] [LOTR L50]. */
export function endIfOver(s: State, x: EnemyAttack, f: Frame): boolean {
  if (!isOver(s, x)) return false;
  resetCause(s, f);
  const gone = isIn(s, x.seat) ? ofThing(x.enemy) : ofPlayer(x.seat);
  emitFrom(s, [gone], E.attackEnded, ENDED, x.enemy, thingOf(s, x.enemy)?.card ?? 0);
  goto(f, finish);
  return true;
}

/** The window at the end of a part; also where the part ended the attack, unless the profile says otherwise. */
export function partWindow(s: State, x: EnemyAttack, what: number): void {
  if (isOver(s, x) && (s.config.profile.endedPart === 'noWindow' || !isIn(s, x.seat))) return;
  openWindow(s, what, x.seat);
}

const still = (s: State, x: EnemyAttack): number[] => x.defenders.filter((id) => thingOf(s, id) !== null);
const struck = (s: State, x: EnemyAttack): number => attackOf(s, thingOf(s, x.enemy) as Thing);

export const damagePart = flow.step<EnemyAttack>('determineDamage', STRIKES, (s, x, f) => {
  if (endIfOver(s, x, f)) return;
  if (x.undefended === 0 && still(s, x).length === 0) {
    x.undefended = 1;
    const gone = x.defenders.map(ofThing);
    setCause(f, emitFrom(s, gone, E.undefended, NO_DEFENDER, x.enemy, thingOf(s, x.enemy)?.card ?? 0, x.seat));
  }
});

/** Undefended damage goes to one hero of the attacked player; of several defenders to one [LOTR L24] [LOTR L41]. */
export const victim = flow.question<EnemyAttack>('victim', HERO_HIT, {
  kind: 'victim',
  seats(s, x) {
    if (x.undefended === 0) return still(s, x).length > 1 ? 1 << x.seat : 0;
    return struck(s, x) > 0 && heroesOf(s, x.seat).length > 1 ? 1 << x.seat : 0;
  },
  candidates(s, x, _seat, out) {
    for (const t of s.things) if (isCharacter(t) && (x.undefended === 0 || t.seat === x.seat)) out.push(t.id);
  },
  check(s, x, _seat, option) {
    const t = thingOf(s, option);
    if (t === null || !isCharacter(t)) return R.NOT_HERE;
    if (x.undefended === 0) return still(s, x).includes(option) ? 0 : R.WRONG_TARGET;
    return t.seat === x.seat && isHero(t) ? 0 : R.ONLY_HEROES;
  },
  cite: (_s, x) => (x.undefended === 1 ? HERO_HIT : ONE_OF_MANY),
});

export const strike = flow.step<EnemyAttack>('strike', STRIKE, (s, x, f) => {
  const attack = struck(s, x);
  const only = x.undefended === 1 ? heroesOf(s, x.seat)[0].id : still(s, x)[0];
  const target = thingOf(s, f.result || only);
  if (target === null) return;
  const defense = x.undefended === 1 ? -1 : defenseOf(s, target);
  const n = Math.max(0, attack - Math.max(0, defense));
  const rule = x.undefended === 1 ? HERO_HIT : n > 0 ? STRIKES : NO_DAMAGE;
  setCause(f, emit(s, E.attackStruck, rule, x.enemy, attack, defense, n));
  damage(s, target, n, rule);
  settle(s);
});

/** Right after the damage, before the window [LOTR L13]. */
export const struckAll = flow.step<EnemyAttack>('afterAttack', AFTER, (s, x, f) => {
  const enemy = thingOf(s, x.enemy);
  if (enemy === null || !isIn(s, x.seat)) return;
  noteThat(s, N.hasAttacked, enemy.id, enemy.card, x.seat, f.cause);
  settle(s);
});
export const afterDamage = flow.step<EnemyAttack>('afterDamage', LAST_WINDOW, (s, x) => {
  if (isIn(s, x.seat)) openWindow(s, W.enemyDamage, x.seat);
});
