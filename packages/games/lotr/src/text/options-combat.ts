/** Options of combat: what would be dealt to whom, and how strong an attack is. */
import { attackOf, defenseOf, remaining } from '../effects/figures.ts';
import { totalAttack } from '../effects/sums.ts';
import { reaches } from '../flow/player-attack.ts';
import { shadowOdds } from '../odds.ts';
import type { Thing } from '../state.ts';
import { heroesOf, isCharacter, isReady, thingOf } from '../state.ts';
import type { View } from '../view.ts';
import { listed } from './card/join.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { name, plain, two } from './talk.ts';

/** Where an option stands. */
export interface At {
  readonly v: View;
  readonly seat: number;
  readonly option: number;
}
export type Label = (t: Talk, at: At) => string;

const unknown = (t: Talk): string => two(t, 'Neznámá karta', 'An unknown card');

/** What facedown shadow cards of the attacker may add to its attack, as far as this view can know, and whether they may do more. */
interface Shadow {
  readonly least: number;
  readonly most: number;
  readonly more: boolean;
}
const NO_SHADOW: Shadow = { least: 0, most: 0, more: false };

function shadowOf(v: View, enemy: Thing, undefended: boolean): Shadow {
  let [least, most, more] = [0, 0, false];
  for (const odds of shadowOdds(v)) {
    if (odds.enemy !== enemy.id) continue;
    const { attack, verbs } = undefended ? odds.undefended : odds.defended;
    const adds = attack.map(({ by }) => by);
    if (attack.reduce((sum, { n }) => sum + n, 0) < odds.of) adds.push(0);
    least += Math.min(...adds);
    most += Math.max(...adds);
    more ||= verbs.some(({ verb }) => verb !== 'modify');
  }
  return { least, most, more };
}

const other = (t: Talk, { more }: Shadow): string =>
  more ? two(t, '; stín může uškodit i jinak', '; the shadow may do more') : '';

/** '3 poškození', '2 až 5 poškození'. */
function harm(t: Talk, n: number, { least, most }: Shadow): string {
  const [low, high] = [Math.max(0, n + least), Math.max(0, n + most)];
  if (high === 0) return two(t, 'bez poškození', 'no damage');
  return low === high
    ? two(t, `${plain(low)} poškození`, `${plain(low)} damage`)
    : two(t, `${plain(low)} až ${plain(high)} poškození`, `${plain(low)} to ${plain(high)} damage`);
}

/** The harm, and whether the one it comes to falls by it. */
function hurt(t: Talk, v: View, target: Thing, n: number, shadow = NO_SHADOW): string {
  const life = remaining(scene.seenAsState(v), target);
  const survives = n + shadow.most < life || n + shadow.most <= 0;
  if (survives) return harm(t, n, shadow);
  const sure = n + shadow.least >= life;
  return harm(t, n, shadow) + (sure ? two(t, ', padne', ', it falls') : two(t, ', může padnout', ', it may fall'));
}

/** The attacking enemy and what it strikes with; undefined without an attack. */
function fight(v: View): { enemy: Thing; attack: number; seat: number; defenders: readonly number[] } | undefined {
  const x = scene.localsOf(v, 'enemyAttack');
  const s = scene.seenAsState(v);
  const enemy = thingOf(s, scene.numberIn(x, 'enemy', 0));
  if (enemy === null) return undefined;
  const defenders = scene.listIn(x, 'defenders');
  return { enemy, attack: attackOf(s, enemy), seat: scene.numberIn(x, 'seat', 0), defenders };
}

/** Nobody defends: who would be hurt for how much. */
function undefended(t: Talk, v: View, seat: number): string {
  const f = fight(v);
  if (f === undefined) return two(t, 'Nebránit', 'Do not defend');
  if (f.defenders.length > 0) return two(t, 'Už neurčit dalšího obránce', 'Declare no more defenders');
  const heroes = heroesOf(scene.seenAsState(v), f.seat);
  const whose = f.seat === seat ? '' : ` (${name(t, f.seat)})`;
  const head = two(t, `Nebránit${whose}`, `Do not defend${whose}`);
  const shadow = shadowOf(v, f.enemy, true);
  if (heroes.length === 1)
    return `${head}: ${scene.thingName(t, v, heroes[0].id)} ${hurt(t, v, heroes[0], f.attack, shadow)}${other(t, shadow)}`;
  const names = listed(
    heroes.map((hero) => scene.thingName(t, v, hero.id)),
    two(t, 'nebo', 'or'),
  );
  const n = harm(t, f.attack, shadow);
  return `${head}: ${two(t, `${n} dostane ${names}`, `${n} to ${names}`)}${other(t, shadow)}`;
}

export const defender: Label = (t, { v, seat, option }) => {
  if (option === 0) return undefended(t, v, seat);
  const s = scene.seenAsState(v);
  const own = thingOf(s, option);
  const f = fight(v);
  if (own === null || f === undefined) return unknown(t);
  const defense = defenseOf(s, own);
  const notes = two(
    t,
    `obrana ${defense}, životy ${remaining(s, own)}`,
    `defense ${defense}, hit points ${remaining(s, own)}`,
  );
  const shadow = shadowOf(v, f.enemy, false);
  const what = hurt(t, v, own, f.attack - defense, shadow);
  return `${scene.withNotes(t, v, option, [notes])}: ${what}${other(t, shadow)}`;
};

/** Who takes the damage. */
export const victim: Label = (t, { v, option }) => {
  const s = scene.seenAsState(v);
  const own = thingOf(s, option);
  const f = fight(v);
  if (own === null || f === undefined) return unknown(t);
  const open = scene.numberIn(scene.localsOf(v, 'enemyAttack'), 'undefended', 0) === 1;
  const n = open ? f.attack : f.attack - defenseOf(s, own);
  const life = remaining(s, own);
  return `${scene.withNotes(t, v, option, [two(t, `životy ${life}`, `hit points ${life}`)])}: ${hurt(t, v, own, n)}`;
};

export const enemy: Label = (t, { v, option }) => {
  const s = scene.seenAsState(v);
  const e = thingOf(s, option);
  if (e === null) return unknown(t);
  return scene.withNotes(t, v, option, [two(t, `útok ${attackOf(s, e)}`, `attack ${attackOf(s, e)}`)]);
};

/** The enemy's defense and life, and how much of one's own attack is ready against it. */
export const target: Label = (t, { v, seat, option }) => {
  if (option === 0) return two(t, 'Už neútočit', 'Attack no more');
  const s = scene.seenAsState(v);
  const e = thingOf(s, option);
  if (e === null) return unknown(t);
  const able = s.things.filter((c) => isCharacter(c) && c.seat === seat && isReady(c) && reaches(c, e, seat, []));
  const ready = totalAttack(
    s,
    able.map((c) => c.id),
  );
  const [defense, life] = [defenseOf(s, e), remaining(s, e)];
  const notes = two(t, `obrana ${defense}, životy ${life}`, `defense ${defense}, hit points ${life}`);
  const strength = two(t, `připravený útok ${ready}`, `ready attack ${ready}`);
  return `${scene.withNotes(t, v, option, [notes])}: ${strength}`;
};

/** The strength of an attack with these attackers, against the target's defense. */
function strength(t: Talk, v: View, ids: readonly number[]): string {
  const x = scene.localsOf(v, 'playerAttack');
  if (x === undefined) return '';
  const s = scene.seenAsState(v, { playerAttack: { ...x, attackers: [...ids] } });
  const e = thingOf(s, scene.numberIn(x, 'target', 0));
  if (e === null) return '';
  const [attack, defense] = [totalAttack(s, ids), defenseOf(s, e)];
  const what = two(t, `útok ${attack} proti obraně ${defense}`, `attack ${attack} against defense ${defense}`);
  return `${what}, ${hurt(t, v, e, attack - defense)}`;
}

export const attackers: Label = (t, { v, option }) => {
  const declared = scene.listIn(scene.localsOf(v, 'playerAttack'), 'attackers');
  if (option === 0) {
    const told = strength(t, v, declared);
    return two(t, 'Dost útočníků', 'Enough attackers') + (told === '' ? '' : `: ${told}`);
  }
  const s = scene.seenAsState(v);
  const own = thingOf(s, option);
  if (own === null) return unknown(t);
  const told = strength(t, v, [...declared.filter((id) => id !== option), option]);
  const notes = [two(t, `útok ${attackOf(s, own)}`, `attack ${attackOf(s, own)}`)];
  return scene.withNotes(t, v, option, notes) + (told === '' ? '' : `: ${told}`);
};
