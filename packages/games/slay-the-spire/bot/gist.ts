/** What a text comes to in figures, by its verbs: how much it hurts, shields, draws, and what else it brings. Read once for each text. */
import { programOf } from '../src/cards/code.ts';
import type { Ability, Face } from '../src/cards/compile.ts';
import { faceOf } from '../src/cards/pool.ts';
import type { EffectContext } from '../src/effects/context.ts';
import { amountOf } from '../src/effects/count.ts';
import type { State } from '../src/state.ts';
import type { Amount, WhoTerm } from '../src/verbs/terms.ts';
import { ALL_ENEMIES, IN_ROW } from '../src/verbs/terms.ts';
import { POWER } from '../src/vocabulary.ts';

/** What one of each is worth, in tenths of a point of damage. */
const WORTH: Readonly<Record<string, number>> = {
  damage: 10,
  poison: 16,
  block: 9,
  draw: 9,
  energy: 14,
  strength: 30,
  strengthUntilEnd: 15,
  vulnerable: 16,
  weak: 12,
  heal: 20,
  shiv: 10,
  miracle: 14,
  channel: 16,
  evoke: 12,
  scry: 4,
  gold: 4,
  loseHp: -18,
  daze: -8,
  burn: -12,
  slimed: -6,
  noDraw: -8,
};
/** Verbs that say nothing of worth by a figure: something good is meant. */
const OTHER = 6;
const EACH_TURN = 3;

interface Part {
  readonly name: string;
  readonly amount: Amount | null;
  readonly times: Amount | null;
  readonly wide: boolean;
  readonly strength: number;
}
const gists = new Map<number, readonly Part[]>();

const isAmount = (x: unknown): x is Amount => typeof x === 'object' && x !== null && 'base' in x && 'per' in x;

/** The operations of a text as far as they count. */
export function gistOf(program: number): readonly Part[] {
  const known = gists.get(program);
  if (known !== undefined) return known;
  const made = programOf(program).ops.flatMap(({ step: { name }, words }): Part[] => {
    if (name === 'jump' || name === 'unless') return [];
    const w = words as Readonly<Record<string, unknown>>;
    const to = w['to'] as WhoTerm | undefined;
    const wide = typeof to === 'object' && (to.how === ALL_ENEMIES || to.how === IN_ROW);
    const amount = isAmount(w[name]) ? w[name] : null;
    const times = isAmount(w['times']) ? w['times'] : null;
    return [{ name, amount, times, wide, strength: typeof w['strength'] === 'number' ? w['strength'] : 1 }];
  });
  gists.set(program, made);
  return made;
}

/** What a part that is no hit and no block is worth now. */
export function partWorth(s: State, x: EffectContext, { name, amount }: Part): number {
  const each = WORTH[name];
  if (each === undefined) return OTHER;
  return each * Math.min(6, amount === null ? 1 : amountOf(s, x, amount));
}

/** What a text is worth as printed, before anything is known of the table. */
function printedWorth(program: number): number {
  let sum = 0;
  for (const { name, amount, times, wide } of gistOf(program)) {
    const n = amount === null ? 1 : amount.base + 2 * amount.per;
    const each = name === 'hit' ? 11 : (WORTH[name] ?? OTHER);
    sum += each * n * (times === null ? 1 : Math.max(1, times.base + times.per)) * (wide ? 2 : 1);
  }
  return sum;
}

/** A lasting text, carried out a few times in a fight. */
const abilityWorth = ({ program }: Ability): number => Math.max(4, printedWorth(program)) * EACH_TURN;

const faces: number[] = [];
/** What a card is worth in a deck, on the whole: its text and lasting texts, less what it costs. */
export function faceWorth(face: number): number {
  const known = faces[face];
  if (known !== undefined) return known;
  const printed: Face = faceOf(face);
  const lasting = printed.abilities.reduce((sum, each) => sum + abilityWorth(each), 0) + 20 * printed.statics.length;
  const cost = 8 * Math.max(0, printed.cost);
  const worth = printed.unplayable
    ? -25
    : printedWorth(printed.program) + (printed.type === POWER ? lasting : lasting >> 1) - cost;
  faces[face] = worth | 0;
  return faces[face];
}
