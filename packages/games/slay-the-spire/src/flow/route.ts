/** The way up (9.1): every hero names a room that a path leads to; most names win, at a tie that of the lowest row (R84). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { mapOf } from '../cards/maps.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NO_PATH, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { revealToken } from './lay-act.ts';
import { flow } from './registry.ts';

interface RouteLocals {
  /** The room that each hero has named; -1 = none yet. */
  votes: number[];
}

const WAY = cite('9.1', 'R84');

const nextRooms = (s: State): readonly number[] => mapOf(s.act, s.map).next[s.node];

/** The kind of a room: what its token says, or what is printed. */
export function kindOfRoom(s: State, node: number): number {
  const token = s.tokens[node] - 1;
  return token >= 0 ? token : mapOf(s.act, s.map).nodes[node].kind;
}

/** Option: the number of a room on the map. */
const vote = flow.question<RouteLocals>('vote', WAY, {
  kind: 'route',
  joint: true,
  seats: (s, { votes }) =>
    nextRooms(s).length < 2 ? 0 : votes.reduce((mask, node, seat) => (node < 0 ? mask | (1 << seat) : mask), 0),
  candidates(s, _x, _seat, out: Candidates) {
    for (let node = s.node + 1; node < mapOf(s.act, s.map).nodes.length; node++) out.push(node);
  },
  check(s, _x, _seat, option) {
    const { nodes } = mapOf(s.act, s.map);
    if (option <= s.node || option >= nodes.length) return NOT_HERE;
    return nextRooms(s).includes(option) ? 0 : NO_PATH;
  },
  apply(s, { votes }, seat, option) {
    votes[seat] = option;
    emit(s, E.voted, WAY, seat, option);
  },
});

const go = flow.step<RouteLocals>('go', WAY, (s, { votes }) => {
  const named = heroesInOrder(s)
    .map((seat) => votes[seat])
    .filter((node) => node >= 0);
  const count = (node: number): number => named.filter((other) => other === node).length;
  const [first] = nextRooms(s);
  // The first of the most named ones is that of the lowest row.
  s.node = named.reduce((best, node) => (count(node) > count(best) ? node : best), named[0] ?? first);
  revealToken(s);
  emit(s, E.movedUp, WAY, s.node, kindOfRoom(s, s.node));
});

const route = flow.procedure<RouteLocals>('route', { rule: WAY, locals: { votes: [0] }, see: 'open' }, [vote, go]);

export function callRoute(s: State): void {
  call(s, route, { votes: s.heroes.map(() => -1) });
}
