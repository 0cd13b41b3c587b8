/** What a view tells about the question that is open: the locals of the procedures that run. */
import { programOf } from '../cards/code.ts';
import { COST_X, NO_COST } from '../cards/compile.ts';
import type { Instruction } from '../cards/texts.ts';
import { textOf } from '../cards/texts.ts';
import { effectOf } from '../effects/context.ts';
import { costOf } from '../effects/cost.ts';
import { amountOf } from '../effects/count.ts';
import { hitFigure } from '../effects/hit.ts';
import { FREE_ONE } from '../flow/use.ts';
import type { State } from '../state.ts';
import { HAND, PILE_KINDS } from '../state.ts';
import { printedHit } from '../verbs/hit.ts';
import type { Amount, WhoTerm } from '../verbs/terms.ts';
import type { View } from '../view.ts';

/** Rules that only read see a view as a state; of hidden things they ask nothing. */
export const asState = (v: View): State => v as unknown as State;

export const pile = (v: View, seat: number, kind: number): readonly number[] => v.piles[seat * PILE_KINDS + kind] ?? [];

type Locals = Readonly<Record<string, unknown>>;
/** What is remembered by the innermost procedure of a name. */
export function localsOf(v: View, procedure: string): Locals {
  const frame = v.flow.findLast((each) => each.procedure === procedure);
  return frame?.locals ?? {};
}
export const numberIn = (x: Locals, name: string, otherwise: number): number =>
  typeof x[name] === 'number' ? x[name] : otherwise;
export const listIn = (x: Locals, name: string): readonly number[] =>
  Array.isArray(x[name]) ? (x[name] as readonly number[]) : [];

export { COST_X, NO_COST };
/** What a card of the hand costs now; NO_COST where it is not seen. */
export function costAt(v: View, seat: number, at: number): number {
  return pile(v, seat, HAND)[at] === undefined ? NO_COST : costOf(asState(v), seat, at);
}

/** What is being aimed: the text, what it comes from, and the kind of the target that is asked for. */
export interface Aiming {
  readonly program: number;
  readonly face: number;
  readonly slot: number;
  readonly kind: number;
}
export function aiming(v: View): Aiming | null {
  const x = localsOf(v, 'use');
  const program = numberIn(x, 'program', -1);
  if (program < 0) return null;
  const slot = listIn(x, 'targets').length;
  return { program, face: numberIn(x, 'face', -1), slot, kind: programOf(program).slots[slot] ?? 0 };
}

interface HitWords {
  readonly hit: Amount;
  readonly shiv: boolean;
  readonly times: Amount;
  readonly strength?: number;
  readonly to: WhoTerm;
}
/** What the hits of the text that is aimed would do to an enemy before its block: how many, and how strong each is. */
export function hitsOn(v: View, seat: number, e: number): readonly [times: number, figure: number] | null {
  const asked = aiming(v);
  if (asked === null || v.enemies[e] === undefined) return null;
  const hit = programOf(asked.program).ops.find(
    ({ step, words }) => step.name === 'hit' && (words as HitWords).to.slot === asked.slot,
  );
  if (hit === undefined) return null;
  const words = hit.words as HitWords;
  const { times, strength } = words;
  const x = effectOf(seat, asked.program, {
    face: asked.face,
    X: numberIn(localsOf(v, 'use'), 'X', 0),
    targets: [-1 - e],
    free: numberIn(localsOf(v, 'use'), 'attack', 0) === FREE_ONE ? 1 : 0,
  });
  const figure = hitFigure(asState(v), seat, -1 - e, printedHit(asState(v), x, words), strength ?? 1);
  return [amountOf(asState(v), x, times), figure];
}

/** The texts of the choice that is open. */
export function choiceTexts(v: View): readonly (readonly Instruction[])[] {
  const program = numberIn(localsOf(v, 'effect'), 'program', -1);
  const many = listIn(localsOf(v, 'chooseOne'), 'starts').length;
  return program < 0 ? [] : (found(textOf(program).text, many) ?? []);
}

type Texts = readonly (readonly Instruction[])[];
/** The choice of so many texts in a text. */
function found(text: readonly Instruction[], many: number): Texts | null {
  for (const each of text) {
    const { choose } = each as { readonly choose?: Texts };
    if (choose !== undefined && choose.length === many) return choose;
    for (const inner of [each['do'], each['else']]) {
      const deeper = Array.isArray(inner) ? found(inner as readonly Instruction[], many) : null;
      if (deeper !== null) return deeper;
    }
  }
  return null;
}
