/**
 * What an attack comes to by each answer, before it is given: both sides with the parts of their figures, what facedown shadow
 * cards may add as far as the view can know, what comes through, and whether it kills. One walk for the table and for the labels
 * of options, by the figures that the rules read.
 */
import { sumOf } from '@kolbiste/kernel';
import type { Part } from './effects/figures.ts';
import { figureParts, remaining } from './effects/figures.ts';
import { enemyAttacking, playerAttacking } from './flow/forward-refs.ts';
import { heroesOf, isCharacter, isReady, thingOf } from './in-play.ts';
import { shadowOdds } from './odds.ts';
import type { State, Thing } from './state.ts';
import { readable, type View } from './view.ts';
import { ATTACK, DEFENSE } from './vocabulary.ts';

/** What facedown shadow cards of the attacker may add to its attack, and whether they may do more. */
export interface ShadowRange {
  readonly least: number;
  readonly most: number;
  readonly more: boolean;
}
const NO_SHADOW: ShadowRange = { least: 0, most: 0, more: false };

/** The damage that comes through, from the least to the most. */
export interface Blow {
  readonly least: number;
  readonly most: number;
  /** Whether whoever it comes to falls by it. */
  readonly falls: 'no' | 'maybe' | 'surely';
}

/** What one card brings to a side, and what its figure is made of. */
export interface Bringing {
  readonly thing: number;
  readonly card: number;
  readonly n: number;
  readonly parts: readonly Part[];
}

export interface Clash extends Blow {
  /** The answer it is about: who defends, or attacks too; 0 = nobody more. */
  readonly option: number;
  readonly attack: readonly Bringing[];
  readonly sum: number;
  /** Who holds against it; null = nobody defends. */
  readonly defense: Bringing | null;
  readonly shadow: ShadowRange;
  /** Whom the damage comes to; 0 = a hero that is still to be chosen. */
  readonly target: number;
  /** Hit points that are left there. */
  readonly left: number;
}

/** What the facedown shadow cards of an enemy may add [LOTR 6.2.3.1]. */
function shadowRange(v: View, enemy: number, undefended: boolean): ShadowRange {
  let [least, most, more] = [0, 0, false];
  for (const odds of shadowOdds(v)) {
    if (odds.enemy !== enemy) continue;
    const { attack, verbs } = undefended ? odds.undefended : odds.defended;
    const adds = attack.map(({ by }) => by);
    if (attack.reduce((sum, { n }) => sum + n, 0) < odds.of) adds.push(0);
    least += Math.min(...adds);
    most += Math.max(...adds);
    more ||= verbs.some(({ verb }) => verb !== 'modify');
  }
  return { least, most, more };
}

/** Damage before shadow cards, and what they make of it, for whoever has so many hit points left. */
export function blowOf(n: number, left: number, { least, most }: ShadowRange = NO_SHADOW): Blow {
  const [low, high] = [Math.max(0, n + least), Math.max(0, n + most)];
  const falls = high === 0 || high < left ? 'no' : low >= left ? 'surely' : 'maybe';
  return { least: low, most: high, falls };
}

function bringing(s: State, t: Thing, stat: number): Bringing {
  const parts = figureParts(s, t, stat);
  return { thing: t.id, card: t.card, n: sumOf(parts), parts };
}

const total = (all: readonly Bringing[]): number => all.reduce((sum, { n }) => sum + n, 0);

type Locals = View['flow'][number]['locals'];

const list = (x: Locals, key: string): readonly number[] => {
  const found = x[key];
  return typeof found === 'object' ? found : [];
};

function againstEnemy(v: View, x: Locals, option: number): Clash | null {
  const s = readable(v);
  const enemy = thingOf(s, Number(x['enemy']));
  const declared = list(x, 'defenders').filter((id) => thingOf(s, id) !== null);
  const own = thingOf(s, option === 0 && declared.length === 1 ? declared[0] : option);
  // Which of several defenders is hit is chosen later [LOTR L24].
  if (enemy === null || (own === null && declared.length > 1)) return null;
  const heroes = own === null ? heroesOf(s, Number(x['seat'])) : [own];
  const attack = [bringing(s, enemy, ATTACK)];
  const defense = own === null ? null : bringing(s, own, DEFENSE);
  const shadow = shadowRange(v, enemy.id, own === null);
  const target = heroes.length === 1 ? heroes[0] : null;
  // Of several heroes nobody falls before one is chosen.
  const left = target === null ? 0 : remaining(s, target);
  const n = total(attack) - (defense?.n ?? 0);
  const blow = blowOf(n, target === null ? n + shadow.most + 1 : left, shadow);
  return { option, attack, sum: total(attack), defense, shadow, target: target?.id ?? 0, left, ...blow };
}

/** The view as it would be read with these attackers: texts ask who attacks beside whom. */
function withAttackers(v: View, x: Locals, attackers: readonly number[]): State {
  const flow = v.flow.map((frame) => (frame.locals === x ? { ...frame, locals: { ...x, attackers } } : frame));
  return readable({ ...v, flow } as View);
}

function byPlayers(v: View, x: Locals, option: number): Clash | null {
  const declared = list(x, 'attackers');
  const ids = option === 0 || declared.includes(option) ? declared : [...declared, option];
  const s = withAttackers(v, x, ids);
  const target = thingOf(s, Number(x['target']));
  const attackers = ids.map((id) => thingOf(s, id)).filter((each) => each !== null);
  if (target === null || attackers.length === 0) return null;
  const attack = attackers.map((each) => bringing(s, each, ATTACK));
  const defense = bringing(s, target, DEFENSE);
  const left = remaining(s, target);
  const blow = blowOf(total(attack) - defense.n, left);
  return { option, attack, sum: total(attack), defense, shadow: NO_SHADOW, target: target.id, left, ...blow };
}

const attackIn = (v: View): View['flow'][number] | undefined =>
  v.flow.findLast(
    ({ procedure }) => procedure === enemyAttacking.get().name || procedure === playerAttacking.get().name,
  );

/** What the attack that runs comes to by an answer; null = no attack runs, or it is not to be said yet. */
export function clashOf(v: View, option: number): Clash | null {
  const frame = attackIn(v);
  if (frame === undefined) return null;
  return frame.procedure === enemyAttacking.get().name
    ? againstEnemy(v, frame.locals, option)
    : byPlayers(v, frame.locals, option);
}

/** The same for nobody more and for every character that is ready. */
export function clashes(v: View): Clash[] {
  if (attackIn(v) === undefined) return [];
  const able = readable(v).things.filter((t) => isCharacter(t) && isReady(t));
  return [0, ...able.map(({ id }) => id)].map((option) => clashOf(v, option)).filter((each) => each !== null);
}
