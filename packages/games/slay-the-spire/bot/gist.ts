/** What a text comes to in figures, by its verbs: how much it hurts, shields, draws, and what else it brings. Read once for each text. */
import { programOf } from '../src/cards/code.ts';
import type { Ability, Face } from '../src/cards/compile.ts';
import { ofAllCards } from '../src/cards/own-cards.ts';
import { faceOf } from '../src/cards/pool.ts';
import type { EffectContext } from '../src/effects/context.ts';
import { amountOf, holds } from '../src/effects/count.ts';
import type { State } from '../src/state.ts';
import { STANCE } from '../src/state.ts';
import type { Amount, WhoTerm } from '../src/verbs/terms.ts';
import { ALL_ENEMIES, IN_ROW } from '../src/verbs/terms.ts';
import { CALM, POWER } from '../src/vocabulary.ts';
import { GIST as G, WORTH } from './weights.ts';

export interface Part {
  readonly name: string;
  readonly amount: Amount | null;
  readonly times: Amount | null;
  readonly wide: boolean;
  /** The stance that is entered; -1 = none is. */
  readonly stance: number;
  readonly strength: number;
}
const keptGists = ofAllCards(() => new Map<number, readonly (Part | null)[]>());

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
  const gists = keptGists();
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

/** Another stance: what leaving Calm gives, what Wrath adds to the attacks of a turn and costs at its end. */
function stanceWorth(s: State, seat: number, into: number): number {
  const now = s.heroes[seat]?.[STANCE] ?? into;
  if (now === into) return 0;
  return (now === CALM ? G.leavingCalm : 0) + G.stances[into] - G.stances[now];
}

/** What a part that is no hit and no block is worth now. */
export function partWorth(s: State, x: EffectContext, { name, amount, stance }: Part): number {
  if (stance >= 0) return stanceWorth(s, x.actor, stance);
  const each = WORTH[name];
  if (each === undefined) return G.other;
  return each * Math.min(6, amount === null ? 1 : amountOf(s, x, amount));
}

/** What a text is worth as printed, before anything is known of the table. */
function printedWorth(program: number): number {
  let sum = 0;
  for (const { name, amount, times, wide } of partsOf(program).filter((part) => part !== null)) {
    const n = amount === null ? 1 : amount.base + 2 * amount.per;
    const each = name === 'hit' ? G.hit : (WORTH[name] ?? G.other);
    sum += each * n * (times === null ? 1 : Math.max(1, times.base + times.per)) * (wide ? 2 : 1);
  }
  return sum;
}

/** A lasting text, carried out a few times in a fight. */
const abilityWorth = ({ program }: Ability): number => Math.max(4, printedWorth(program)) * G.eachTurn;

const keptWorths = ofAllCards<number[]>(() => []);
/** What a card is worth in a deck, on the whole: its text and lasting texts, less what it costs. */
export function faceWorth(face: number): number {
  const faces = keptWorths();
  const known = faces[face];
  if (known !== undefined) return known;
  const printed: Face = faceOf(face);
  const lasting =
    printed.abilities.reduce((sum, each) => sum + abilityWorth(each), 0) + G.static * printed.statics.length;
  const cost = G.cost * Math.max(0, printed.cost);
  const worth = printed.unplayable
    ? G.unplayable
    : printedWorth(printed.program) + (printed.type === POWER ? lasting : lasting >> 1) - cost;
  faces[face] = worth | 0;
  return faces[face];
}
