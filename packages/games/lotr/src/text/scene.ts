/** What a view tells about the question that is open: what lies where, what runs, how the figures stand now. */
import type { Frame } from '@kolbiste/kernel';
import { pool, printed } from '../cards/pool.ts';
import { figure, remaining, threatOf } from '../effects/figures.ts';
import { flow } from '../flow/registry.ts';
import type { State, Thing } from '../state.ts';
import { ACTIVE, ATTACHED, ENGAGED, EXHAUSTED, STAGING } from '../state.ts';
import type { View } from '../view.ts';
import type { Stat } from '../vocabulary.ts';
import { ENEMY, LOCATION, STATS } from '../vocabulary.ts';
import type { Talk } from './talk.ts';
import { name, ofCard, quoted, two } from './talk.ts';

export { BY_NOTE, FROM_HAND, NOTES } from '../flow/answers.ts';

type Locals = { readonly [name: string]: number | readonly number[] };

/** Locals of the innermost running procedure of a name; undefined when it does not run. */
export const localsOf = (v: View, procedure: string): Locals | undefined =>
  v.flow.findLast((f) => f.procedure === procedure)?.locals;

/** Locals of the procedure that asks. */
export const asking = (v: View): Locals | undefined => v.flow[v.flow.length - 1]?.locals;

/** A number among locals; `missing` where it is none. */
export function numberIn(x: Locals | undefined, key: string, missing: number): number {
  const n = x?.[key];
  return typeof n === 'number' ? n : missing;
}

/** A list among locals. */
export function listIn(x: Locals | undefined, key: string): readonly number[] {
  const list = x?.[key];
  return Array.isArray(list) ? list : [];
}

/**
 * The view as the readings of `effects/` take a state. What is hidden stands there by its number alone, which is all that
 * figures ask of it.
 */
export function seenAsState(v: View, over: Readonly<Record<string, Locals>> = {}): State {
  const frames = v.flow.flatMap((f): Frame[] => {
    const p = flow.procedures.find((each) => each.name === f.procedure)?.id;
    return p === undefined
      ? []
      : [{ p, pc: 0, result: 0, cause: 0, pendingMask: 0, locals: over[f.procedure] ?? f.locals }];
  });
  return { ...v, frames } as unknown as State;
}

// Things

/** A thing in play, or one that has just left. */
export const thingIn = (v: View, id: number): Thing | undefined =>
  v.things.find((t) => t.id === id) ?? v.left.find((t) => t.id === id);

/** '„X“', with a number where another of the same name is there. */
export function thingName(t: Talk, v: View, id: number): string {
  const thing = thingIn(v, id);
  if (thing === undefined) return two(t, 'neznámá karta', 'an unknown card');
  const alike = [...v.things, ...v.left].filter((each) => each.card === thing.card).map((each) => each.id);
  const ids = [...new Set(alike)].sort((a, b) => a - b);
  const number = ids.length > 1 ? ` ${two(t, 'č.', 'no.')} ${ids.indexOf(id) + 1}` : '';
  return quoted(t, thing.card) + number;
}

/** Whom it concerns besides the viewer: only where there are several players. */
const whose = (t: Talk, v: View, seat: number): string[] =>
  seat >= 0 && v.config.lists.length > 1 ? [name(t, seat)] : [];

const lifeOf = (t: Talk, v: View, thing: Thing): string => {
  const n = remaining(seenAsState(v), thing);
  return two(t, `životy ${n}`, `hit points ${n}`);
};

function enemyNotes(t: Talk, v: View, thing: Thing): string[] {
  const place =
    thing.zone === STAGING
      ? [two(t, 'v předpolí', 'in the staging area')]
      : thing.zone === ENGAGED
        ? whose(t, v, thing.seat)
        : [];
  return [lifeOf(t, v, thing), ...place];
}

function locationNotes(t: Talk, v: View, thing: Thing): string[] {
  const { questPoints } = printed(thing.card);
  const threat = threatOf(seenAsState(v), thing);
  const active = thing.zone === ACTIVE ? [two(t, 'aktivní', 'active')] : [];
  return [
    two(t, `hrozba ${threat}`, `threat ${threat}`),
    two(t, `postup ${thing.progress}/${questPoints}`, `progress ${thing.progress}/${questPoints}`),
    ...active,
  ];
}

/** How a thing stands: life, place, whose it is. */
function notesOf(t: Talk, v: View, thing: Thing): string[] {
  if (thing.zone === ATTACHED)
    return [two(t, `na ${thingName(t, v, thing.host)}`, `on ${thingName(t, v, thing.host)}`)];
  const { type } = printed(thing.card);
  if (type === ENEMY) return enemyNotes(t, v, thing);
  if (type === LOCATION) return locationNotes(t, v, thing);
  const spent = thing.marks & EXHAUSTED ? [two(t, ofCard(thing.card, 'vyčerpaný'), 'exhausted')] : [];
  return [lifeOf(t, v, thing), ...spent, ...whose(t, v, thing.seat)];
}

/** '„X“ (životy 3, hráč B)'. */
export function thingText(t: Talk, v: View, id: number): string {
  const thing = thingIn(v, id);
  if (thing === undefined) return thingName(t, v, id);
  return `${thingName(t, v, id)} (${notesOf(t, v, thing).join(', ')})`;
}

/** A thing with notes of one's own: '„X“ (obrana 2)'. */
export const withNotes = (t: Talk, v: View, id: number, notes: readonly string[]): string =>
  `${thingName(t, v, id)} (${notes.join(', ')})`;

/** The ability that an option of a thing names. */
export const doingsOf = (v: View, id: number) => pool.cards[thingIn(v, id)?.card ?? 0]?.doings ?? [];

/** A figure of a thing as it stands now, with all that changes it: for whoever shows the table. */
export const figureIn = (v: View, thing: Thing, stat: Stat): number =>
  figure(seenAsState(v), thing, STATS.indexOf(stat));
