/** Options of combat: what would be dealt to whom, and how strong an attack is. */
import type { Blow, ShadowRange } from '../clash.ts';
import { blowOf, clashOf } from '../clash.ts';
import { attackOf, defenseOf, remaining } from '../effects/figures.ts';
import { totalAttack } from '../effects/sums.ts';
import { reaches } from '../flow/player-attack.ts';
import { heroesOf, isCharacter, isReady, thingOf } from '../in-play.ts';
import type { Thing } from '../state.ts';
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

const other = (t: Talk, { more }: ShadowRange): string =>
  more ? two(t, '; stín může uškodit i jinak', '; the shadow may do more') : '';

/** '3 poškození', '2 až 5 poškození'. */
function harm(t: Talk, { least, most }: Blow): string {
  if (most === 0) return two(t, 'bez poškození', 'no damage');
  return least === most
    ? two(t, `${plain(least)} poškození`, `${plain(least)} damage`)
    : two(t, `${plain(least)} až ${plain(most)} poškození`, `${plain(least)} to ${plain(most)} damage`);
}

const FALLS: Readonly<Record<Blow['falls'], readonly [cs: string, en: string]>> = {
  no: ['', ''],
  maybe: [', může padnout', ', it may fall'],
  surely: [', padne', ', it falls'],
};

/** The harm, and whether the one it comes to falls by it. */
const hurt = (t: Talk, blow: Blow): string => harm(t, blow) + two(t, ...FALLS[blow.falls]);

/** The attacking enemy and what it strikes with; undefined without an attack. */
function fight(v: View): { enemy: Thing; attack: number; seat: number; defenders: readonly number[] } | undefined {
  const x = scene.localsOf(v, 'enemyAttack');
  const s = scene.seenAsState(v);
  const enemy = thingOf(s, scene.numberIn(x, 'enemy', 0));
  if (enemy === null) return undefined;
  const defenders = scene.listIn(x, 'defenders');
  return { enemy, attack: attackOf(s, enemy), seat: scene.numberIn(x, 'seat', 0), defenders };
}

/** More are not named on a button. */
const FEW = 2;

/** Nobody defends: who would be hurt for how much. */
function undefended(t: Talk, v: View, seat: number): string {
  const f = fight(v);
  if (f === undefined) return two(t, 'Nebránit', 'Do not defend');
  if (f.defenders.length > 0) return two(t, 'Už neurčit dalšího obránce', 'Declare no more defenders');
  const heroes = heroesOf(scene.seenAsState(v), f.seat);
  const whose = f.seat === seat ? '' : ` (${name(t, f.seat)})`;
  const head = two(t, `Nebránit${whose}`, `Do not defend${whose}`);
  const clash = clashOf(v, 0);
  if (clash === null) return head;
  const { shadow } = clash;
  if (heroes.length === 1)
    return `${head}: ${scene.thingName(t, v, heroes[0].id)} ${hurt(t, clash)}${other(t, shadow)}`;
  const names =
    heroes.length > FEW
      ? two(t, 'hrdina', 'a hero')
      : listed(
          heroes.map((hero) => scene.thingName(t, v, hero.id)),
          two(t, 'nebo', 'or'),
        );
  const n = harm(t, clash);
  return `${head}: ${two(t, `${n} dostane ${names}`, `${n} to ${names}`)}${other(t, shadow)}`;
}

export const defender: Label = (t, { v, seat, option }) => {
  if (option === 0) return undefended(t, v, seat);
  const clash = thingOf(scene.seenAsState(v), option) === null ? null : clashOf(v, option);
  if (clash === null || clash.defense === null) return unknown(t);
  const [defense, left] = [clash.defense.n, clash.left];
  const notes = two(t, `obrana ${defense}, životy ${left}`, `defense ${defense}, hit points ${left}`);
  return `${scene.withNotes(t, v, option, [notes])}: ${hurt(t, clash)}${other(t, clash.shadow)}`;
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
  return `${scene.withNotes(t, v, option, [two(t, `životy ${life}`, `hit points ${life}`)])}: ${hurt(t, blowOf(n, life))}`;
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

/** The strength of an attack with whoever is declared and one more, against the target's defense. */
function strength(t: Talk, v: View, option: number): string {
  const clash = scene.localsOf(v, 'playerAttack') === undefined ? null : clashOf(v, option);
  if (clash === null || clash.defense === null) return '';
  const [attack, defense] = [clash.sum, clash.defense.n];
  const what = two(t, `útok ${attack} proti obraně ${defense}`, `attack ${attack} against defense ${defense}`);
  return `${what}, ${hurt(t, clash)}`;
}

export const attackers: Label = (t, { v, option }) => {
  const told = strength(t, v, option);
  if (option === 0) return two(t, 'Dost útočníků', 'Enough attackers') + (told === '' ? '' : `: ${told}`);
  const s = scene.seenAsState(v);
  const own = thingOf(s, option);
  if (own === null) return unknown(t);
  const notes = [two(t, `útok ${attackOf(s, own)}`, `attack ${attackOf(s, own)}`)];
  return scene.withNotes(t, v, option, notes) + (told === '' ? '' : `: ${told}`);
};
