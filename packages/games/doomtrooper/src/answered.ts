/**
 * What a window of reactions answers [DT 7.2.3], under the names by which standing orders may wait for it: what was played or used,
 * and what that is aimed at [DT 4.19.5] or laid on. Made of a view, as everything that a policy knows.
 */
import type { Seat } from '@kolbiste/kernel';
import { ON_CARD, ON_PLAYER, ON_WARRIOR, T_FIGHTERS, T_PARTICIPANT, T_PIECE, T_PLAYER } from './cards/card.ts';
import { cardOf, pool } from './cards/pool.ts';
import { M_PLAYED, M_USED } from './cards/timing.ts';
import { NONE } from './flow/pick.ts';
import type { PlayLocals } from './flow/play-locals.ts';
import type { WindowLocals } from './flow/window.ts';
import { abilityOf, REACTIONS } from './legal/play.ts';
import { pairOf } from './options.ts';
import type { View } from './view.ts';
import { KIND_NAMES, WARRIOR } from './vocabulary.ts';

/** What is answered, under every name of it. */
export interface Answered {
  readonly played: readonly string[];
  readonly on: readonly string[];
}

/** The player himself; a card of his in play, a warrior among them; a card that he is playing. */
export const GROUPS = ['me', 'warrior', 'mine', 'play'] as const;
export type Group = (typeof GROUPS)[number];

export const cardName = (card: number): string => `card:${card}`;
export const kindName = (kind: number): string => `kind:${KIND_NAMES[kind]}`;
export const pieceName = (piece: number): string => `piece:${piece}`;
const numberIn = (name: string, kind: string): number =>
  new RegExp(`^${kind}:\\d{1,9}$`).test(name) ? Number(name.slice(kind.length + 1)) : -1;
/** The card, or the piece, that a name means; -1 = none. */
export const cardIn = (name: string): number => numberIn(name, 'card');
export const pieceIn = (name: string): number => numberIn(name, 'piece');

/** As much of a view as it takes. */
type Seen = Pick<View, 'flow' | 'pieces'>;

export interface Aims {
  readonly pieces: readonly number[];
  readonly seats: readonly Seat[];
}

/** What a playing is aimed at, as far as it has been said: pieces and players. */
function aims(x: PlayLocals): Aims {
  const pieces: number[] = [];
  const seats: number[] = [];
  const { targets } = abilityOf(cardOf(x.card), x.ability);
  for (const [k, code] of x.targets.entries()) {
    const what = targets[k]?.what;
    if (code < 0 || code === NONE) continue;
    if (what === T_PIECE || what === T_PARTICIPANT) pieces.push(code);
    if (what === T_FIGHTERS) pieces.push(...pairOf(code));
    if (what === T_PLAYER) seats.push(code);
  }
  const lays = x.self === 0 ? cardOf(x.card).lays : -1;
  if (lays === ON_PLAYER) seats.push(x.place);
  if (lays === ON_WARRIOR || lays === ON_CARD) pieces.push(x.place);
  return { pieces, seats };
}

/** Every name of what a playing is aimed at, as a seat means it. */
function namesOn({ pieces: all }: Seen, x: PlayLocals, seat: Seat): string[] {
  const { pieces, seats } = aims(x);
  const on = all.filter(({ id }) => pieces.includes(id));
  const own = on.filter((p) => p.seat === seat);
  const groups: Readonly<Record<Group, boolean>> = {
    me: seats.includes(seat),
    warrior: own.some(({ card }) => card !== 0 && cardOf(card).kind === WARRIOR),
    mine: own.length > 0,
    play: x.answers !== 0 && x.moment === M_PLAYED && x.object === seat,
  };
  return [...GROUPS.filter((group) => groups[group]), ...on.map(({ id }) => pieceName(id))];
}

/** The playing that is answered in a window; undefined where it is nothing of that kind. */
function playIn(v: Pick<View, 'flow'>): PlayLocals | undefined {
  const { kind, moment, answers } = (v.flow.at(-1)?.locals ?? {}) as Partial<WindowLocals>;
  if (kind !== REACTIONS || (moment !== M_PLAYED && moment !== M_USED)) return undefined;
  const play = v.flow.findLast(({ procedure, locals }) => procedure === 'play' && locals['play'] === answers);
  return play?.locals as PlayLocals | undefined;
}

/** What that is aimed at which is answered in a window. */
export function aimsIn(v: Pick<View, 'flow'>): Aims {
  const x = playIn(v);
  return x === undefined ? { pieces: [], seats: [] } : aims(x);
}

/** What somebody else has played or used, which is answered now; undefined where it is nothing of that kind. */
export function answeredIn(v: Seen, seat: Seat): Answered | undefined {
  const x = playIn(v);
  if (x === undefined || x.seat === seat) return undefined;
  return { played: [kindName(cardOf(x.card).kind), cardName(x.card)], on: namesOn(v, x, seat) };
}

/** What orders can wait for. */
export const waits = {
  played: (name: string): boolean =>
    KIND_NAMES.some((_, kind) => name === kindName(kind)) || pool.cards[cardIn(name)] !== undefined,
  on: (name: string): boolean => GROUPS.some((group) => name === group) || pieceIn(name) > 0,
  gone(view: unknown, on: string): boolean {
    const piece = pieceIn(on);
    return piece > 0 && (view as View).pieces.every(({ id }) => id !== piece);
  },
};
