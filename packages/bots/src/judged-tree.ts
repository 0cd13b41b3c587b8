/**
 * The tree of a judged search. Every node has a value for each seat: of a decision that of its best option for who
 * decides, of a draw the mean of its outcomes, of an end the result. What was not looked at yet counts like the last free
 * choice above it.
 */

/** What a node is; a seat that decides otherwise. */
export const DRAW = -1;
export const OVER = -2;
/** No node here yet. */
export const EMPTY = -1;
/** Values carry 8 bits more than 65536 = a win, for the means of means. */
export const FINE = 256;

export interface JudgedTree<S> {
  readonly seats: number;
  nodes: number;
  places: number;
  /** By node: a seat, DRAW or OVER; its first place, how many; visits. */
  kind: Int32Array;
  first: Int32Array;
  size: Int32Array;
  passed: Int32Array;
  /** By node and seat: the value, and what it was judged to be before anything below was looked at. */
  value: Int32Array;
  judged: Int32Array;
  /** By node: the position, kept at free choices; what lies below starts from a copy of it. */
  readonly positions: (S | null)[];
  /** By place: the node there, and the option that leads there. */
  node: Int32Array;
  option: Int32Array;
}

export function newJudgedTree<S>(seats: number): JudgedTree<S> {
  const ints = (length: number): Int32Array => new Int32Array(length);
  const nodes = 4096;
  const places = 16_384;
  return {
    seats,
    nodes: 0,
    places: 0,
    kind: ints(nodes),
    first: ints(nodes),
    size: ints(nodes),
    passed: ints(nodes),
    value: ints(nodes * seats),
    judged: ints(nodes * seats),
    positions: [],
    node: ints(places),
    option: ints(places),
  };
}

function longer(old: Int32Array, length: number): Int32Array {
  const grown = new Int32Array(length);
  grown.set(old);
  return grown;
}

function moreNodes(t: JudgedTree<unknown>): void {
  const length = t.kind.length * 2;
  t.kind = longer(t.kind, length);
  t.first = longer(t.first, length);
  t.size = longer(t.size, length);
  t.passed = longer(t.passed, length);
  t.value = longer(t.value, length * t.seats);
  t.judged = longer(t.judged, length * t.seats);
}

function addPlaces(t: JudgedTree<unknown>, count: number): number {
  const at = t.places;
  t.places += count;
  if (t.places > t.node.length) {
    const length = Math.max(t.places, t.node.length * 2);
    t.node = longer(t.node, length);
    t.option = longer(t.option, length);
  }
  t.node.fill(EMPTY, at, t.places);
  return at;
}

/** Throws everything away; place 0 waits for the root. */
export function clearJudgedTree(t: JudgedTree<unknown>): void {
  t.nodes = 0;
  t.places = 0;
  t.positions.length = 0;
  addPlaces(t, 1);
}

/** Puts a node of so many places where nothing lies; judged as `from`, a node above, until it is judged itself. */
export function addJudged(t: JudgedTree<unknown>, place: number, kind: number, size: number, from: number): number {
  if (t.nodes === t.kind.length) moreNodes(t);
  const node = t.nodes++;
  t.kind[node] = kind;
  t.first[node] = addPlaces(t, size);
  t.size[node] = size;
  t.passed[node] = 0;
  t.positions[node] = null;
  for (let k = 0; k < t.seats; k++) {
    const judged = from === EMPTY ? 0 : t.judged[from * t.seats + k];
    t.value[node * t.seats + k] = judged;
    t.judged[node * t.seats + k] = judged;
  }
  t.node[place] = node;
  return node;
}

/** The value of a draw: the mean of its outcomes. */
function meanUp(t: JudgedTree<unknown>, node: number): void {
  const { seats } = t;
  const first = t.first[node];
  const size = t.size[node];
  for (let k = 0; k < seats; k++) {
    let sum = 0;
    for (let place = first; place < first + size; place++) {
      const below = t.node[place];
      sum += below === EMPTY ? t.judged[node * seats + k] : t.value[below * seats + k];
    }
    t.value[node * seats + k] = (sum - (sum % size)) / size;
  }
}

/** The place of the option that is worth most to a seat, among those looked at so often; -1 = none. */
export function bestPlace(t: JudgedTree<unknown>, node: number, seat: number, least: number): number {
  const first = t.first[node];
  let best = -1;
  let highest = -1;
  for (let place = first; place < first + t.size[node]; place++) {
    const below = t.node[place];
    if (below === EMPTY || t.passed[below] < least) continue;
    const value = t.value[below * t.seats + seat];
    if (value <= highest) continue;
    highest = value;
    best = place;
  }
  return best;
}

/** The value of a decision: that of its best option. While not all are looked at, no less than it was judged. */
function bestUp(t: JudgedTree<unknown>, node: number): void {
  const { seats } = t;
  const seat = t.kind[node];
  const best = bestPlace(t, node, seat, 1);
  if (best < 0) return;
  const below = t.node[best];
  if (t.passed[node] <= t.size[node] && t.judged[node * seats + seat] > t.value[below * seats + seat]) return;
  for (let k = 0; k < seats; k++) t.value[node * seats + k] = t.value[below * seats + k];
}

/** Counts a visit and brings the values up to date, from the end of a path to its beginning. */
export function valuesUp(t: JudgedTree<unknown>, path: readonly number[], length: number): void {
  for (let i = length; i-- > 0; ) {
    const node = t.node[path[i]];
    t.passed[node]++;
    if (t.kind[node] === DRAW) meanUp(t, node);
    else if (t.kind[node] !== OVER) bestUp(t, node);
  }
}
