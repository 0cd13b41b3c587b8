/** What a text comes to in figures, by its verbs: how much it hurts, shields, draws, and what else it brings. Read once for each text. */
import { programOf } from '../src/cards/code.ts';
import type { Ability, Face } from '../src/cards/compile.ts';
import { faceOf } from '../src/cards/pool.ts';
import type { EffectContext } from '../src/effects/context.ts';
import { amountOf, holds } from '../src/effects/count.ts';
import type { State } from '../src/state.ts';
import { STANCE } from '../src/state.ts';
import type { Amount, WhoTerm } from '../src/verbs/terms.ts';
import { ALL_ENEMIES, IN_ROW } from '../src/verbs/terms.ts';
import { CALM, POWER } from '../src/vocabulary.ts';

/** What one of each is worth, in tenths of a point of damage. */
const WORTH: Readonly<Record<string, number>> = {
  damage: 10,
  // It works again at each end of a round.
  poison: 40,
  block: 9,
  draw: 4,
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
  stance: 12,
};
/** Verbs that say nothing of worth by a figure: something good is meant. */
const OTHER = 3;
const EACH_TURN = 3;

interface Part {
  readonly name: string;
  readonly amount: Amount | null;
  readonly times: Amount | null;
  readonly wide: boolean;
  /** The stance that is entered; -1 = none is. */
  readonly stance: number;
  readonly strength: number;
}
const gists = new Map<number, readonly (Part | null)[]>();

const isAmount = (x: unknown): x is Amount => typeof x === 'object' && x !== null && 'base' in x && 'per' in x;

function partOf(name: string, words: Readonly<Record<string, unknown>>): Part {
  const to = words['to'] as WhoTerm | undefined;
  const wide = typeof to === 'object' && (to.how === ALL_ENEMIES || to.how === IN_ROW);
  const amount = isAmount(words[name]) ? words[name] : null;
  const times = isAmount(words['times']) ? words['times'] : null;
  const stance = name === 'stance' ? (words['stance'] as number) : -1;
  return { name, amount, times, wide, stance, strength: typeof words['strength'] === 'number' ? words['strength'] : 1 };
}

/** The operations of a text place by place; null = one that only leads on. */
function partsOf(program: number): readonly (Part | null)[] {
  const known = gists.get(program);
  if (known !== undefined) return known;
  const made = programOf(program).ops.map(({ step: { name }, words }) =>
    name === 'jump' || name === 'unless' ? null : partOf(name, words as Readonly<Record<string, unknown>>),
  );
  gists.set(program, made);
  return made;
}

/** What of a text counts as things stand: of its conditions those that hold now. */
export function gistNow(s: State, x: EffectContext): readonly Part[] {
  const parts = partsOf(x.program);
  if (!parts.includes(null)) return parts as readonly Part[];
  const { ops } = programOf(x.program);
  const out: Part[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (part !== null) out.push(part);
    const { condition, to = 0 } = ops[at].words as { readonly condition?: number; readonly to?: number };
    const leads = part === null && (condition === undefined || !holds(s, x, condition));
    at = leads ? Math.max(to, at + 1) : at + 1;
  }
  return out;
}

/** By the numbers of the stances: neutral, Calm, Wrath. */
const STANCE_WORTH = [0, 10, 35];
const LEAVING_CALM = 20;

/** Another stance: what leaving Calm gives, what Wrath adds to the attacks of a turn and costs at its end. */
function stanceWorth(s: State, seat: number, into: number): number {
  const now = s.heroes[seat]?.[STANCE] ?? into;
  if (now === into) return 0;
  return (now === CALM ? LEAVING_CALM : 0) + STANCE_WORTH[into] - STANCE_WORTH[now];
}

/** What a part that is no hit and no block is worth now. */
export function partWorth(s: State, x: EffectContext, { name, amount, stance }: Part): number {
  if (stance >= 0) return stanceWorth(s, x.actor, stance);
  const each = WORTH[name];
  if (each === undefined) return OTHER;
  return each * Math.min(6, amount === null ? 1 : amountOf(s, x, amount));
}

/** What a text is worth as printed, before anything is known of the table. */
function printedWorth(program: number): number {
  let sum = 0;
  for (const { name, amount, times, wide } of partsOf(program).filter((part) => part !== null)) {
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
