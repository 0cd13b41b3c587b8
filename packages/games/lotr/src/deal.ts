/**
 * What a viewer cannot see, dealt so that it fits what he sees. The prior: every order of what is left of a list, and of
 * the encounter deck, is as likely as any other; nothing that was never public is used.
 */
import type { Locals, Procedure, Rng } from '@kolbiste/kernel';
import { framesOf, seedOf } from '@kolbiste/kernel';
import { printed, useOwnCards } from './cards/pool.ts';
import { scenarioDeck } from './cards/scenario.ts';
import { shape } from './codec.ts';
import type { ListLocals } from './flow/pick-list.ts';
import { ASK } from './flow/pick-list.ts';
import { flow } from './flow/registry.ts';
import type { Config, State } from './state.ts';
import { blank, cardIn, SEEN, SHADOW } from './state.ts';
import type { View } from './view.ts';
import { ALLY, ENEMY, QUEST } from './vocabulary.ts';

function shuffled(list: number[], r: Rng): number[] {
  for (let i = list.length; i-- > 1; ) {
    const j = r.int(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

/** All cards a player brought; of the encounter cards (seat -1) all that the game began with. */
export function broughtBy(config: Config, seat: number): number[] {
  const out: number[] = [];
  if (seat >= 0) out.push(...config.lists[seat].cards, ...(config.mode === 'quest' ? config.lists[seat].heroes : []));
  else out.push(...(config.encounter.length > 0 ? config.encounter : scenarioDeck(config.easy)));
  for (const p of config.placed)
    for (const card of [p.card, ...(p.with ?? [])])
      if (printed(card).type < ENEMY ? p.seat === seat : seat < 0) out.push(card);
  return out;
}

interface Zones {
  things: readonly { card: number; owner: number }[];
  discards: readonly number[][];
  encounterDiscard: readonly number[];
  victory: readonly number[];
  removed: readonly number[];
}

/** Cards of an owner that lie open, those carried out at this moment too. */
export function openOf(z: Zones, seat: number, limbo: readonly (readonly [number, number])[]): number[] {
  const out: number[] = [];
  for (const t of z.things) if (t.owner === seat && printed(t.card).type !== QUEST) out.push(t.card);
  for (const entry of z.removed)
    if (((entry / SEEN) | 0) === seat + 1 && printed(cardIn(entry)).type !== QUEST) out.push(cardIn(entry));
  if (seat >= 0) out.push(...z.discards[seat]);
  else out.push(...z.encounterDiscard, ...z.victory);
  for (const [card, owner] of limbo) if (owner === seat) out.push(card);
  return out;
}

interface Running {
  readonly procedure: string;
  readonly locals: Locals;
}

/** Cards that are carried out and lie nowhere: card and owner. */
export function limboOf(frames: readonly Running[]): [number, number][] {
  const out: [number, number][] = [];
  for (const { procedure, locals } of frames) {
    if (locals['limbo'] !== 1) continue;
    out.push([locals['card'] as number, procedure === 'reveal' ? -1 : (locals['seat'] as number)]);
  }
  return out;
}

/** What is left of a list of cards when others are taken out of it. */
function without(all: readonly number[], gone: readonly number[]): number[] {
  const left = all.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const fill = (seen: readonly number[], from: number[]): number[] =>
  seen.map((entry) => (entry !== 0 ? entry : (from.pop() ?? 0)));

/** Cards that a search has taken off a deck and not yet put back. */
const restOf = (v: View, seat: number): number[] =>
  v.flow.flatMap((f) => (f.procedure === 'search' && f.locals['whose'] === seat ? (f.locals['rest'] as number[]) : []));

function dealSeat(v: View, s: State, seat: number, r: Rng): number[] {
  const known = [...v.hands[seat], ...v.decks[seat].map(cardIn), ...restOf(v, seat)].filter((card) => card !== 0);
  const gone = [...openOf(v, seat, limboOf(v.flow)), ...known];
  const left = shuffled(without(broughtBy(v.config, seat), gone), r);
  const rest = fill(restOf(v, seat), left);
  s.hands[seat] = fill(v.hands[seat], left);
  s.decks[seat] = fill(v.decks[seat], left);
  return rest;
}

/** The encounter cards of which the viewer knows only that they lie in the deck or facedown as shadow cards. */
export function unseenEncounter(v: View): number[] {
  const shadows: number[] = [];
  for (let i = 1; i < v.shadows.length; i += SHADOW) shadows.push(v.shadows[i]);
  const known = [...v.encounter.map(cardIn), ...shadows].filter((card) => card !== 0);
  return without(broughtBy(v.config, -1), [...openOf(v, -1, limboOf(v.flow)), ...known]);
}

function dealEncounter(v: View, s: State, r: Rng): void {
  const left = shuffled(unseenEncounter(v), r);
  s.shadows = v.shadows.slice();
  for (let i = 1; i < s.shadows.length; i += SHADOW) if (s.shadows[i] === 0) s.shadows[i] = left.pop() ?? 0;
  s.encounter = fill(v.encounter, left);
}

/** An ally is in the hand of whoever is choosing one: that is seen. */
function giveAlly(s: State, seat: number): void {
  const hand = s.hands[seat];
  if (hand.some((id) => printed(id).type === ALLY)) return;
  const at = s.decks[seat].findIndex((entry) => printed(cardIn(entry)).type === ALLY);
  if (at < 0 || hand.length === 0) return;
  [hand[0], s.decks[seat][at]] = [cardIn(s.decks[seat][at]), hand[0]];
}

/** What a question keeps back from other seats, dealt from the dealt zones. */
function listFor(v: View, s: State, x: ListLocals, rest: readonly number[][]): number[] {
  if (x.what === ASK.discardHand) return s.hands[x.seat];
  if (x.what === ASK.allyFromHand) {
    giveAlly(s, x.seat);
    return s.hands[x.seat].filter((id) => printed(id).type === ALLY);
  }
  const search = v.flow.findLast((f) => f.procedure === 'search')?.locals;
  if (search === undefined) return [];
  const whose = search['whose'] as number;
  if (x.what === ASK.putBack) return rest[whose];
  const deck = s.decks[whose];
  return deck.slice(deck.length - (search['n'] as number)).map(cardIn);
}

/** What a view shows as it is. */
const OPEN = [
  'first',
  'round',
  'phase',
  'serial',
  'quest',
  'many',
  'score',
  'wave',
  'outcome',
  'threat',
  'out',
  'encounterDiscard',
  'victory',
  'removed',
  'lasting',
  'uses',
  'atEnd',
  'bans',
  'attacked',
  'discards',
  'things',
  'left',
] as const;

export function dealUnseen(v: View, r: Rng): State {
  useOwnCards(v.config.own ?? []);
  const s = blank(v.config, seedOf(r));
  shape.copyInto(s, v, OPEN);
  const rest = v.hands.map((_, seat) => dealSeat(v, s, seat, r));
  dealEncounter(v, s, r);
  s.frames = framesOf(flow, v.flow, (p: Procedure<State>, locals: Locals) => {
    if (p.name === 'settle') return p.copy(locals);
    if (p.name === 'search') return { ...locals, rest: rest[locals['whose'] as number].slice() };
    const x = { ...locals, from: (locals['from'] as number[]).slice() } as ListLocals;
    if (x.open === 1 || x.seat === v.who) return x;
    const from = [...new Set(listFor(v, s, x, rest))].sort((a, b) => a - b);
    return { ...x, from };
  });
  return s;
}
