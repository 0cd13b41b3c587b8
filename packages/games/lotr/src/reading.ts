/**
 * What a bot may ask about a position of its own making: figures as they stand, printed words of cards, and what an open
 * question is about. Rules are asked of the game itself.
 */
import type { Op } from './cards/code.ts';
import { says } from './cards/code.ts';
import { pool, printed } from './cards/pool.ts';
import type { CompiledAbility } from './cards/printed.ts';
import { RESPONSE } from './cards/printed.ts';
import { attackOf, borne, defenseOf, engagementOf, remaining, threatOf, willpowerOf } from './effects/figures.ts';
import { cardAnswering, thingAnswering } from './flow/answers.ts';
import { OWNER } from './flow/choose-cards.ts';
import type { PickLocals } from './flow/pick.ts';
import type { ListLocals } from './flow/pick-list.ts';
import { ASK, ASKS } from './flow/pick-list.ts';
import type { WindowLocals } from './flow/window.ts';
import { DOINGS, W_PLAY, W_USE } from './flow/window.ts';
import { thingOf, thingOrLeft } from './in-play.ts';
import { actionOf } from './legal.ts';
import { N } from './notes.ts';
import type { State, Thing } from './state.ts';
import { WINDOWS } from './vocabulary.ts';

/** What an ability asks and does, in the words of the card files. */
export interface AbilitySummary {
  readonly card: number;
  /** Of all its instructions, those among which it chooses too. */
  readonly words: readonly string[];
  /** What it asks: that its thing is exhausted, how many others are, cards of the hand. */
  readonly exhaustsItself: boolean;
  readonly exhaustsOthers: number;
  readonly discards: number;
}

const wordsOf = (program: readonly Op[]): string[] =>
  program.flatMap((op) => [op.verb.name, ...op.programs.flatMap((each) => wordsOf(pool.programs[each]))]);

/** Each read once: what an ability is never changes. */
const deeds = new WeakMap<CompiledAbility, AbilitySummary>();

function deedOf(d: CompiledAbility | null | undefined): AbilitySummary | undefined {
  if (!d) return undefined;
  const known = deeds.get(d);
  if (known !== undefined) return known;
  const { card, costs, program } = d;
  const deed: AbilitySummary = {
    card,
    words: [...new Set(wordsOf(pool.programs[program]))],
    exhaustsItself: costs.some(({ kind }) => kind === 0),
    exhaustsOthers: costs.filter(({ kind }) => kind === 1).length,
    discards: costs.filter(({ kind }) => kind === 3).length,
  };
  deeds.set(d, deed);
  return deed;
}

/** The ability that an option of a window uses; undefined = none: an ally or an attachment is played, or it is passed. */
function deed(s: State, option: number): AbilitySummary | undefined {
  if (option >= W_USE) {
    const t = thingOf(s, ((option - W_USE) / DOINGS) | 0);
    return t === null ? undefined : deedOf(printed(t.card).doings[(option - W_USE) % DOINGS]);
  }
  return option < W_PLAY ? undefined : deedOf(actionOf(option - W_PLAY));
}

/** The ability that an option of a response uses. */
function answer(s: State, option: number): AbilitySummary | undefined {
  if (option === 0) return undefined;
  const card = cardAnswering(option);
  if (card > 0) return deedOf(printed(card).doings.find(({ kind }) => kind === RESPONSE));
  const [id, doing] = thingAnswering(option);
  const t = thingOrLeft(s, id);
  return t === null ? undefined : deedOf(printed(t.card).doings[doing]);
}

/** The instruction for which something is to be chosen, by its word in the card files; '' = none. */
function instruction(s: State): string {
  const x = s.frames[s.frames.length - 1]?.locals as PickLocals | undefined;
  const op = x === undefined ? undefined : pool.programs[x.program]?.[x.pc];
  return op === undefined ? '' : op.verb.name;
}

/** What one of a list is chosen for, and for which card. */
function listed(s: State): { what: string; card: number } {
  const { what, card } = s.frames[s.frames.length - 1].locals as ListLocals;
  return { what: ASKS[what], card };
}

/** The card that an option of a list of cards means. */
function listedCard(s: State, option: number): number {
  const { what } = s.frames[s.frames.length - 1].locals as ListLocals;
  return what === ASK.fromDiscard ? (option / OWNER) | 0 : option;
}

/** What an attachment adds to a figure of its host. */
function adds(card: number, stat: number): number {
  let sum = 0;
  for (const p of printed(card).passives) if (p.kind === 'stat' && p.host && p.stat === stat) sum += p.much.n;
  return sum;
}

/** The enemy that must be brought down before a stage can be completed; 0 = none. */
function quarry(card: number): number {
  const { passives, doings } = printed(card);
  const keeps = passives.find(({ kind }) => kind === 'notWhile');
  if (keeps !== undefined) return keeps.n;
  const by = doings.find(({ program }) => pool.programs[program].some((op) => says(op, 'completeStage', true)));
  return by?.aboutSieve?.card ?? 0;
}

const slayer = (card: number): boolean => printed(card).doings.some(({ trigger }) => trigger === N.destroysInAttack);

export const reading = {
  type: (card: number): number => printed(card).type,
  cost: (card: number): number => printed(card).cost,
  questPoints: (card: number): number => printed(card).questPoints,
  stage: (card: number): number => printed(card).stage,
  quarry,
  keywords: (card: number): number => printed(card).keywords,
  printedStat: (card: number, stat: number): number => printed(card).stats[stat],
  adds,
  willpower: (s: State, t: Thing): number => willpowerOf(s, t),
  attack: (s: State, t: Thing): number => attackOf(s, t),
  defense: (s: State, t: Thing): number => defenseOf(s, t),
  remaining: (s: State, t: Thing): number => remaining(s, t),
  threat: (s: State, t: Thing): number => threatOf(s, t),
  engagement: (s: State, t: Thing): number => engagementOf(s, t),
  /** Whether an attachment keeps the enemy that bears it from attacking. */
  binds: (card: number): boolean => printed(card).passives.some(({ kind }) => kind === 'cannotAttack'),
  /** Whether nothing keeps an enemy from attacking. */
  attacks: (s: State, t: Thing): boolean => borne(s, t, 'cannotAttack') === null,
  /** Whether it, or an attachment of it, answers when it brings an enemy down. */
  slays: (s: State, t: Thing): boolean => slayer(t.card) || s.things.some((a) => a.host === t.id && slayer(a.card)),
  /** Whether reaching a location asks for something. */
  toll: (card: number): boolean => printed(card).travel >= 0,
  /** The window that is open, by its name. */
  window: (s: State): string => WINDOWS[(s.frames[s.frames.length - 1].locals as WindowLocals).what],
  deed,
  answer,
  instruction,
  listed,
  listedCard,
} as const;
