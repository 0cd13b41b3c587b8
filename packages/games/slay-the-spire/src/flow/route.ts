/** The way up (9.1): every hero names a room that a path leads to; most names win, at a tie that of the lowest row (R84). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { spendUse } from '../atoms/items.ts';
import { LASTING } from '../cards/lasting.ts';
import { mapOf } from '../cards/maps.ts';
import { relicCard } from '../cards/pool.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NO_PATH, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { pileOf, RELICS } from '../state.ts';
import { ASIDE, applyAside, checkAside, pushAside } from './aside.ts';
import { revealToken } from './lay-act.ts';
import { flow } from './registry.ts';
import { mostNamed } from './votes.ts';

interface RouteLocals {
  /** The room that each hero has named; -1 = none yet. */
  votes: number[];
}

const WAY = cite('9.1', 'R84');
const FLIES = cite('9.1', 'R106');

/** Rooms that a path leads to, or, through a portal, all above. */
function nextRooms(s: State): readonly number[] {
  const { nodes, next } = mapOf(s.act, s.map);
  if (s.portal === 0) return next[s.node];
  return [...nodes.keys()].filter((node) => nodes[node].row > nodes[s.node].row);
}

/** Rooms of the next row to which no path leads: only wings do. */
function overPaths(s: State): readonly number[] {
  if (s.portal === 1 || s.heroes.every((_, seat) => wingsOf(s, seat) < 0)) return [];
  const { nodes } = mapOf(s.act, s.map);
  return [...nodes.keys()].filter((node) => nodes[node].row === nodes[s.node].row + 1 && !nextRooms(s).includes(node));
}

/** The place of a hero's relic that leads over paths; -1 = there is none. */
const wingsOf = (s: State, seat: number): number =>
  pileOf(s, seat, RELICS).findIndex((relic) => relicCard(relic).statics.some(({ kind }) => kind === LASTING.wings));

/** The kind of a room: what its token says, or what is printed. */
export function kindOfRoom(s: State, node: number): number {
  const token = s.tokens[node] - 1;
  return token >= 0 ? token : mapOf(s.act, s.map).nodes[node].kind;
}

/** Option: the number of a room on the map. */
const vote = flow.question<RouteLocals>('vote', WAY, {
  kind: 'route',
  joint: true,
  // Asked where one path alone leads on as well: here the group stands between two rooms, and may stop for today.
  seats: (_s, { votes }) => votes.reduce((mask, node, seat) => (node < 0 ? mask | (1 << seat) : mask), 0),
  candidates(s, _x, seat, out: Candidates) {
    for (let node = s.node + 1; node < mapOf(s.act, s.map).nodes.length; node++) out.push(node);
    pushAside(s, seat, out);
  },
  check(s, _x, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    const { nodes } = mapOf(s.act, s.map);
    if (option <= s.node || option >= nodes.length) return NOT_HERE;
    return nextRooms(s).includes(option) || overPaths(s).includes(option) ? 0 : NO_PATH;
  },
  apply(s, { votes }, seat, option) {
    if (option >= ASIDE) return applyAside(s, seat, option);
    votes[seat] = option;
    emit(s, E.voted, WAY, seat, option);
  },
});

const go = flow.step<RouteLocals>('go', WAY, (s, { votes }) => {
  const flown = overPaths(s);
  // Nobody flies unless an owner of wings wants to.
  const flier = heroesInOrder(s).find((seat) => wingsOf(s, seat) >= 0 && flown.includes(votes[seat])) ?? -1;
  const named = votes.map((node) => (flown.includes(node) && flier < 0 ? -1 : node));
  const most = mostNamed(s, named);
  const [first] = nextRooms(s);
  const to = most < 0 ? first : most;
  if (flown.includes(to)) spendUse(s, flier, wingsOf(s, flier), FLIES);
  s.node = to;
  s.portal = 0;
  revealToken(s);
  emit(s, E.movedUp, WAY, s.node, kindOfRoom(s, s.node));
});

const route = flow.procedure<RouteLocals>('route', { rule: WAY, locals: { votes: [0] }, see: 'open' }, [vote, go]);

export function callRoute(s: State): void {
  call(s, route, { votes: s.heroes.map(() => -1) });
}
