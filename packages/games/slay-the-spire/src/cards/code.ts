/** Texts as lists of operations: an instruction becomes one or, where it holds other texts, several with jumps. */
import type { Assembler as Texts } from '@kolbiste/cardkit/verbs';
import { assembling } from '@kolbiste/cardkit/verbs';
import { forward } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/context.ts';
import type { State } from '../state.ts';
import type { Instruction, Text } from './texts.ts';
import { textOf } from './texts.ts';

export interface Step<A extends object = object> {
  readonly name: string;
  run(s: State, x: EffectContext, op: A): void;
  /** Whether it hits: an attack is over after the last one [STS R22]. */
  readonly hits?: boolean;
  /** Whether it opens rewards: those of one text lie open together [STS 8.3]. */
  readonly offers?: boolean;
}

export interface Op {
  readonly step: Step;
  readonly words: object;
}

/** What a text needs of a verb; the list of them stands above all texts. */
interface AnyVerb extends Step {
  cs(i: never, s: never): string;
  en(i: never, s: never): string;
}
export const verbOf = forward<(instruction: object) => AnyVerb>('verbOf');

/** What the compiler keeps while it reads a text. */
export interface Shop {
  /** False: the text is an enemy's. */
  readonly byHero: boolean;
  /** The slot that all words of a text share. */
  shared(kind: number): number;
  /** A slot of its own. */
  own(kind: number): number;
}

export type Assembler = Texts<Step, Op, Shop, Instruction>;

export interface Program {
  readonly ops: readonly Op[];
  /** Kinds of what is chosen before it is carried out. */
  readonly slots: readonly number[];
  /** Whether a hit may come from an operation on: where none does, its attack is over [STS R22]. */
  readonly hitAhead: readonly boolean[];
  /** Whether it opens rewards. */
  readonly offers: boolean;
}

function compiled({ text, byHero }: Text): Program {
  const slots: number[] = [];
  const sharedSlots = new Map<number, number>();
  const own = (kind: number): number => slots.push(kind) - 1;
  const shop: Shop = {
    byHero,
    own,
    shared(kind) {
      const slot = sharedSlots.get(kind) ?? own(kind);
      sharedSlots.set(kind, slot);
      return slot;
    },
  };
  const ops: Op[] = [];
  const assemble = assembling<Step, Op, Shop, Instruction>(verbOf.get() as never, (step, words) => ({ step, words }));
  assemble(text, ops, shop);
  return { ops, slots, hitAhead: hitsAhead(ops), offers: ops.some(({ step }) => step.offers === true) };
}

/** Where a text may go on after an operation; jumps lead forward alone. */
function nextOf({ step, words }: Op, at: number): readonly number[] {
  const { to, starts } = words as { readonly to?: unknown; readonly starts?: readonly number[] };
  if (starts !== undefined) return starts;
  if (step.name === 'jump') return [to as number];
  return step.name === 'unless' ? [at + 1, to as number] : [at + 1];
}

function hitsAhead(ops: readonly Op[]): boolean[] {
  const ahead: boolean[] = new Array(ops.length + 1).fill(false);
  for (let at = ops.length; at-- > 0; )
    ahead[at] = ops[at].step.hits === true || nextOf(ops[at], at).some((next) => ahead[next]);
  return ahead;
}

/** A text as operations; compiled when it is first wanted, as verbs may be loaded later than cards. */
export function programOf(n: number): Program {
  const text = textOf(n);
  text.program ??= compiled(text);
  return text.program as Program;
}
