/** What a view tells about the question that is open: who stands where, what runs, what a card costs now. */

import { onBoard, sideOf } from '../board.ts';
import { cards } from '../cards/all.ts';
import type { Op } from '../cards/code.ts';
import { cardData, pool } from '../cards/pool.ts';
import type { Instruction } from '../cards/steps.ts';
import { attackOf, costOf } from '../effects/figures.ts';
import { paidInLife } from '../effects/statics.ts';
import type { State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Talk } from './talk.ts';
import { plain, quoted, slotOf, two } from './talk.ts';

type Locals = { readonly [name: string]: number | readonly number[] };

/** Locals of the innermost running procedure of a name; undefined when it does not run. */
function localsOf(v: View, procedure: string): Locals | undefined {
  for (let i = v.flow.length; i-- > 0; ) if (v.flow[i].procedure === procedure) return v.flow[i].locals;
  return undefined;
}

/** Locals of the procedure that asks. */
export const asking = (v: View): Locals | undefined => v.flow[v.flow.length - 1]?.locals;

/** A number among locals; `missing` where it is none. */
export function numberIn(x: Locals | undefined, name: string, missing: number): number {
  const n = x?.[name];
  return typeof n === 'number' ? n : missing;
}

/** A list among locals. */
export function listIn(x: Locals | undefined, name: string): readonly number[] {
  const list = x?.[name];
  return Array.isArray(list) ? list : [];
}

/** The operation of a text that asks; undefined where none is being carried out. */
function askingOp(v: View): Op | undefined {
  const x = localsOf(v, 'text');
  return pool.texts[numberIn(x, 'text', -1)]?.code[numberIn(x, 'at', 0) - 1];
}

/** The name of the step that asks; '' where none does. */
export const askingStep = (v: View): string => askingOp(v)?.step.name ?? '';
/** Whether the operation that asks has this word in its verb. */
export const asksFor = (v: View, verb: string, word: string): boolean =>
  askingStep(v) === verb && Reflect.get(askingOp(v)?.words ?? {}, verb) === word;

/** The instructions of the choice between texts that a card offers; none for any other. */
export function modesOf(id: number): readonly Instruction[][] {
  const found = cardData(id)?.effects ?? [];
  for (const { do: list } of found) for (const i of list) if ('chooseOne' in i) return i.chooseOne;
  return [];
}

/** Any experiment: it stands for one that lies face down, of which only the kind is known. */
const SOME_EXPERIMENT = cards.find(({ kind }) => kind === 'experiment')?.id ?? 0;

/**
 * The view as the readings of `effects/` take a state. What is hidden stands there by its number and its kind alone,
 * which is all that costs and attacks ask of it.
 */
function seenAsState(v: View): State {
  const decks = v.decks.map((deck, seat) => deck ?? new Array(v.deckSizes[seat]).fill(0));
  const laid = v.laid.map((l) => (l.card === 0 ? { ...l, card: SOME_EXPERIMENT } : l));
  return { ...v, config: { profile: v.profile }, decks, laid } as unknown as State;
}

/** What a card costs a seat now, and whether in life. */
export function priceOf(v: View, seat: number, id: number): { readonly cost: number; readonly life: boolean } {
  const s = seenAsState(v);
  return { cost: costOf(s, seat, id), life: paidInLife(s, seat, id) };
}

/** The attack of a unit as the view shows it, with all that holds on the board. */
export const attackIn = (v: View, u: Unit): number => attackOf(seenAsState(v), u);

/** The unit on a place; undefined = none. */
export function unitAt(v: View, place: number): Unit | undefined {
  const u = v.units[place];
  return u !== undefined && onBoard(u) ? u : undefined;
}

/** Whether another unit of the same side bears the same name. */
const hasTwin = (v: View, u: Unit): boolean =>
  v.units.some((each) => each !== null && each !== u && each.card === u.card && sideOf(each.place) === sideOf(u.place));

/** '„X“ (4/5)', with its slot where another of the same name stands beside it. */
export function unitText(t: Talk, v: View, u: Unit): string {
  const stats = `${plain(attackIn(v, u))}/${plain(u.health)}`;
  return `${quoted(t, u.card)} (${stats}${hasTwin(v, u) ? `, ${slotOf(u.place)}` : ''})`;
}

/** '23 životů' in brackets behind a hero. */
export const lifeText = (t: Talk, v: View, seat: number): string =>
  two(t, `životy ${plain(v.life[seat])}`, `life ${plain(v.life[seat])}`);
