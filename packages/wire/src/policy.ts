/**
 * Seat policies: what a seat lets the table answer for it. A policy is plain data that the seat sets and may change at any
 * time; the host of the table, a worker or a server, asks it before it asks the player. It is given the seat's own view and
 * nothing else, so it can never know more than the seat does.
 */
import type { Core, Decision, Game, Option } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { Hold, Passing } from './stops.ts';
import { HOLDS } from './stops.ts';
import type { Waits, When } from './when.ts';

/** The windows of a game at which a seat may simply pass. */
export interface Windows {
  /** What the game calls them, in the order in which they come: the list of stops. */
  readonly names: readonly string[];
  /** Kind of the event that opens one; what was to last for one window is over with the next. */
  readonly opens: string;
  /** The window a decision is asked in, from the view of the seat that is asked; undefined = none. */
  of(view: unknown, decision: Pick<Decision, 'id' | 'seat'>): Passing | undefined;
  /** The part of the game that a view is of, such as the phase of a round: as long as it is the same, orders for it hold. */
  moment?(view: unknown): string;
  /** What orders can wait for; missing = they are told apart by windows alone. */
  readonly waits?: Waits;
}

/**
 * How long everything passes. `window`: until that window; `era`: until the game has gone on so far (the next round);
 * `here`: as long as the window is open that is open now; `change`: until something else can be done than when it began, or
 * what the window turns on stands otherwise.
 */
export type Until =
  | { readonly kind: 'window'; readonly window: string; readonly era: number }
  | { readonly kind: 'era'; readonly era: number }
  | { readonly kind: 'here' }
  | { readonly kind: 'change' };

/** A standing order: whenever the seat is asked this and may answer so, it does. */
export interface Order {
  /** Id of the decision, as the game's `pending` gives it. */
  readonly decision: string;
  readonly option: Option;
  /** Where that is asked at many windows: at this one alone; missing = wherever it is asked. */
  readonly window?: string;
  /** It is carried out once and then over. */
  readonly once: boolean;
  /** It holds in this part of the game alone, as `moment` of the game's windows calls it; missing = always. */
  readonly moment?: string;
  /** It answers this alone, that somebody else plays X on Y; missing = whatever it can. */
  readonly when?: When;
}

export interface Policy {
  readonly hold: Hold;
  /** Windows at which the seat is asked whatever may be done there. */
  readonly at: readonly string[];
  /** null = nothing passes beside what the rest says. */
  readonly until: Until | null;
  readonly orders: readonly Order[];
}

/** Asked at every window: what holds for a seat that has set nothing. */
export const ASKED: Policy = { hold: 'every', at: [], until: null, orders: [] };

/** Whether two orders answer the same question alike, for however long. */
export const sameOrder = (a: Order, b: Order): boolean =>
  a.decision === b.decision &&
  a.option === b.option &&
  a.window === b.window &&
  a.when?.played === b.when?.played &&
  a.when?.on === b.when?.on;

/** The usual settings of games in which all win or lose together. */
export const TOGETHER: Policy = { ...ASKED, hold: 'legal' };

export const MOST_ORDERS = 16;
const LONGEST_ID = 100;
const INT32 = 2 ** 31;

/** Why a policy is none: where, and what is wrong. */
export class PolicyError extends Error {}

function fault(where: string, what: string): never {
  throw new PolicyError(`${where}: ${what}`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record at a place, which may have these fields and no others. */
function record(value: unknown, where: string, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) fault(where, 'a record is wanted');
  for (const name of Object.keys(value)) if (!fields.includes(name)) fault(`${where}.${name}`, 'nothing is called so');
  return value;
}

function list(value: unknown, where: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) fault(where, 'a list is wanted');
  if (value.length > most) fault(where, `at most ${most}`);
  return value;
}

function whole(value: unknown, where: string): number {
  if (Number.isInteger(value) && Math.abs(value as number) < INT32) return value as number;
  fault(where, 'a whole number is wanted');
}

function windowName(value: unknown, where: string, { names }: Windows): string {
  if (typeof value === 'string' && names.includes(value)) return value;
  fault(where, `one of ${names.join(', ')} is wanted`);
}

function untilOf(value: unknown, windows: Windows): Until | null {
  if (value === null) return null;
  const { kind } = record(value, 'until', ['kind', 'window', 'era']);
  if (kind === 'here' || kind === 'change') return record(value, 'until', ['kind']) && { kind };
  const { window, era: raw } = record(value, 'until', kind === 'window' ? ['kind', 'window', 'era'] : ['kind', 'era']);
  const era = whole(raw, 'until.era');
  if (kind === 'era') return { kind, era };
  if (kind === 'window') return { kind, window: windowName(window, 'until.window', windows), era };
  fault('until.kind', 'one of window, era, here, change is wanted');
}

function nameOf(value: unknown, where: string, isKnown: (name: string) => boolean): string {
  if (typeof value === 'string' && value.length <= LONGEST_ID && isKnown(value)) return value;
  fault(where, 'nothing is called so');
}

function whenOf(value: unknown, where: string, { waits }: Windows): When {
  const { played, on } = record(value, where, ['played', 'on']);
  if (waits === undefined) fault(where, 'orders of this game wait for nothing');
  return {
    ...(played === undefined ? {} : { played: nameOf(played, `${where}.played`, waits.played) }),
    ...(on === undefined ? {} : { on: nameOf(on, `${where}.on`, waits.on) }),
  };
}

function orderOf(value: unknown, where: string, windows: Windows): Order {
  const fields = record(value, where, ['decision', 'option', 'window', 'once', 'moment', 'when']);
  const { decision, option, window, once, moment, when } = fields;
  if (typeof decision !== 'string' || decision === '' || decision.length > LONGEST_ID)
    fault(`${where}.decision`, 'the id of a decision is wanted');
  if (typeof once !== 'boolean') fault(`${where}.once`, 'true or false is wanted');
  if (moment !== undefined && (typeof moment !== 'string' || moment === '' || moment.length > LONGEST_ID))
    fault(`${where}.moment`, 'the name of a part of the game is wanted');
  return {
    decision,
    option: whole(option, `${where}.option`),
    ...(window === undefined ? {} : { window: windowName(window, `${where}.window`, windows) }),
    once,
    ...(moment === undefined ? {} : { moment }),
    ...(when === undefined ? {} : { when: whenOf(when, `${where}.when`, windows) }),
  };
}

/**
 * Reads a policy that came from outside.
 * @throws PolicyError that says where and what is wrong
 */
export function readPolicy(value: unknown, windows: Windows): Policy {
  const { hold, at, until, orders } = record(value, 'policy', ['hold', 'at', 'until', 'orders']);
  const known = HOLDS.find((each) => each === hold) ?? fault('hold', `one of ${HOLDS.join(', ')} is wanted`);
  const stops = list(at, 'at', windows.names.length).map((name, k) => windowName(name, `at[${k}]`, windows));
  if (new Set(stops).size < stops.length) fault('at', 'each window once');
  return {
    hold: known,
    at: stops,
    until: untilOf(until, windows),
    orders: list(orders, 'orders', MOST_ORDERS).map((order, k) => orderOf(order, `orders[${k}]`, windows)),
  };
}

/** What a seat is asked, as it sees it: nothing of anybody else is in it. */
export interface OwnQuestion {
  readonly view: unknown;
  readonly decision: Pick<Decision, 'id' | 'seat'>;
  readonly options: readonly Option[];
}

/**
 * What a seat is asked, made of its own view alone: by the law of determinize the options of any state that fits the view
 * are those of the true one.
 */
export function ownQuestion<S extends Core, V>(
  game: Pick<Game<S, V>, 'determinize' | 'options'>,
  view: V,
  decision: Pick<Decision, 'id' | 'seat'>,
): OwnQuestion {
  const fitting = game.determinize(view, rng('policy'));
  return { view, decision, options: [...game.options(fitting, decision.seat)] };
}
