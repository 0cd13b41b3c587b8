/** How scenario files lay out a room between the fights: decks from the top, the event, where the boot stands. See docs/scenarios.md. */
import type { Frame, Procedure } from '@kolbiste/kernel';
import { stepPlace } from '@kolbiste/kernel';
import type { At, Source } from '@kolbiste/testkit/adapter';
import { BLESSINGS, EVENT_CARDS } from './cards/events.ts';
import { mapOf } from './cards/maps.ts';
import { flow } from './flow/registry.ts';
import { ADVENTURE_FIELDS } from './scenario-adventure.ts';
import * as H from './state.ts';
import { CAMPFIRE, DARK, LIGHT } from './vocabulary.ts';

/** Words of a setup for rooms. */
export const ROOM_WORDS = ['event', 'met', 'neow'];

const eventOf = (entry: Source): number => {
  const at = EVENT_CARDS.findIndex(({ id }) => id === entry.text());
  return at < 0 ? entry.fail('the id of an event') : at;
};

/** The event on top, and the room where the boot stands: the first one from which two ways lead where none is named. */
export function layRoom(
  s: H.State,
  row: { get(name: string): Source | undefined; has(name: string): boolean } | undefined,
): void {
  s.eventsMet = row?.get('met')?.int(0, 9) ?? 1;
  const event = row?.get('event');
  if (event !== undefined) s.decks[H.EVENT_DECK].push(eventOf(event));
  const { nodes, next } = mapOf(s.act, s.map);
  // Campfires lie on all spaces for tokens that the file leaves.
  s.tokens = nodes.map(({ kind }, at) => {
    if ((s.tokens[at] ?? 0) > 0) return s.tokens[at];
    return kind === DARK || kind === LIGHT ? CAMPFIRE + 1 : 0;
  });
  if (row?.has('node') !== true) s.node = nodes.findIndex((_, at) => next[at].length === 2);
}

/** The cards of Neow by seat. */
function blessings(setup: Source | undefined, seats: number): number[] {
  const list = setup
    ?.record([...ROOM_WORDS, ...ADVENTURE_FIELDS, 'A', 'B', 'C', 'D', 'round', 'die', 'enemies', 'fight'])
    .get('neow');
  const cards = (list?.list(1, 4) ?? []).map((entry) => {
    const at = BLESSINGS.findIndex(({ id }) => id === entry.text());
    return at < 0 ? entry.fail('the id of a card of Neow') : at;
  });
  return Array.from({ length: seats }, (_, seat) => cards[Math.min(seat, cards.length - 1)] ?? 0);
}

/** Locals of the procedures that a file may begin with. */
const LOCALS: { readonly [procedure: string]: (s: H.State, setup: Source | undefined) => object } = {
  event: (s) => ({ chosen: s.heroes.map(() => 0), shown: s.heroes.map(() => -1) }),
  campfire: (s) => ({ chosen: s.heroes.map(() => 0) }),
  merchant: (s) => ({ done: s.heroes.map(() => 0) }),
  route: (s) => ({ votes: s.heroes.map(() => -1) }),
  bossRelics: (s) => {
    const count = s.heroes.length === 1 ? 3 : s.heroes.length + 1;
    return {
      relics: s.decks[H.BOSS_RELIC_DECK].splice(-count).reverse(),
      at: 0,
      deck: H.BOSS_RELIC_DECK,
      taken: 0,
      from: 0,
    };
  },
  blessings: (s, setup) => ({ cards: blessings(setup, s.heroes.length), seat: 0 }),
  rewards: () => ({ keyed: 0, relics: 0 }),
};

/** Where the adventure goes on after some of them. */
const AFTER: Readonly<Record<string, string>> = { blessings: 'way', route: 'room' };

/** Whether a file begins between the fights. */
export const isRoom = (at: At | undefined): boolean => LOCALS[at?.procedure ?? ''] !== undefined;

/** The frames of a room, above the adventure that called it; null where the place is none. */
export function roomFrames(s: H.State, at: At | undefined, setup: Source | undefined): Frame[] | null {
  const locals = LOCALS[at?.procedure ?? ''];
  if (at === undefined || locals === undefined) return null;
  const above = flow.named('adventure') as Procedure;
  const p = flow.named(at.procedure) as Procedure;
  const begins = at.procedure === 'blessings' ? 'blue' : p.steps[0].name;
  const frame = (of: Procedure, step: string, x: object): Frame => ({
    p: of.id,
    pc: stepPlace(of, step),
    result: 0,
    cause: 0,
    pendingMask: 0,
    locals: x as never,
  });
  return [frame(above, AFTER[at.procedure] ?? 'after', {}), frame(p, at.step ?? begins, locals(s, setup))];
}

/** A room is entered between the fights of an adventure. */
export function enterRoom(s: H.State): void {
  s.config = { ...s.config, fight: '' };
  s.enemies = [];
  s.fight = 0;
  s.round = 0;
  s.die = 0;
}
