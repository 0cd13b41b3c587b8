/**
 * The tree of a search, in typed arrays that grow and are used again. Nodes lie at places: place 0 holds the root, a
 * decision has a place for what follows each option, a chance node one for each outcome of its draw. Where different
 * worlds lead from one place to different questions, several nodes lie there, chained by `other`.
 */

export interface Tree {
  /** Nodes and places in use. */
  nodes: number;
  places: number;
  /** By node: what lies here (see `keyOf`), the next node at the same place, first place and number of places, visits. */
  key: Int32Array;
  other: Int32Array;
  first: Int32Array;
  size: Int32Array;
  passed: Int32Array;
  /** By place: its first node, the option or outcome, how often it was taken and offered, sum of values for who decides. */
  node: Int32Array;
  option: Int32Array;
  visits: Int32Array;
  offered: Int32Array;
  sum: Float64Array;
}

/** No node. */
export const NONE = -1;
/** Key of a chance node. */
export const CHANCE = -1;

export function newTree(nodes = 1024, places = 8192): Tree {
  const ints = (length: number): Int32Array => new Int32Array(length);
  return {
    nodes: 0,
    places: 0,
    key: ints(nodes),
    other: ints(nodes),
    first: ints(nodes),
    size: ints(nodes),
    passed: ints(nodes),
    node: ints(places),
    option: ints(places),
    visits: ints(places),
    offered: ints(places),
    sum: new Float64Array(places),
  };
}

function longer(old: Int32Array, length: number): Int32Array {
  const grown = new Int32Array(length);
  grown.set(old);
  return grown;
}

function moreNodes(t: Tree): void {
  const length = t.key.length * 2;
  t.key = longer(t.key, length);
  t.other = longer(t.other, length);
  t.first = longer(t.first, length);
  t.size = longer(t.size, length);
  t.passed = longer(t.passed, length);
}

function morePlaces(t: Tree, least: number): void {
  const length = Math.max(t.node.length * 2, least);
  t.node = longer(t.node, length);
  t.option = longer(t.option, length);
  t.visits = longer(t.visits, length);
  t.offered = longer(t.offered, length);
  const sum = new Float64Array(length);
  sum.set(t.sum);
  t.sum = sum;
}

/** Empty places one after another; returns the first. */
function addPlaces(t: Tree, count: number): number {
  const at = t.places;
  if (at + count > t.node.length) morePlaces(t, at + count);
  t.places += count;
  t.node.fill(NONE, at, t.places);
  t.option.fill(0, at, t.places);
  t.visits.fill(0, at, t.places);
  t.offered.fill(0, at, t.places);
  t.sum.fill(0, at, t.places);
  return at;
}

/** Throws everything away; place 0 waits for the root. */
export function clearTree(t: Tree): void {
  t.nodes = 0;
  t.places = 0;
  addPlaces(t, 1);
}

/** The node with this key at a place; NONE when there is none. */
export function nodeAt(t: Tree, place: number, key: number): number {
  let node = t.node[place];
  while (node !== NONE && t.key[node] !== key) node = t.other[node];
  return node;
}

/** Puts a node with so many places before those that lie there. */
export function addNode(t: Tree, place: number, key: number, size: number): number {
  if (t.nodes === t.key.length) moreNodes(t);
  const node = t.nodes++;
  t.key[node] = key;
  t.other[node] = t.node[place];
  t.first[node] = addPlaces(t, size);
  t.size[node] = size;
  t.passed[node] = 0;
  t.node[place] = node;
  return node;
}

/**
 * A decision: a place for each option, ascending, and after them one for what follows an answer that is not seen.
 * @param options the first `count` of the list
 */
export function addDecision(t: Tree, place: number, key: number, options: Int32Array, count: number): number {
  const node = addNode(t, place, key, count + 1);
  const first = t.first[node];
  for (let i = 0; i < count; i++) t.option[first + i] = options[i];
  return node;
}

/** The place that follows an answer which the searching seat does not see. */
export function unseenPlace(t: Tree, node: number): number {
  return t.first[node] + t.size[node] - 1;
}

function hasOption(t: Tree, node: number, option: number): boolean {
  const first = t.first[node];
  const end = unseenPlace(t, node);
  for (let place = first; place < end; place++) if (t.option[place] === option) return true;
  return false;
}

function movePlace(t: Tree, from: number, to: number): void {
  t.node[to] = t.node[from];
  t.option[to] = t.option[from];
  t.visits[to] = t.visits[from];
  t.offered[to] = t.offered[from];
  t.sum[to] = t.sum[from];
}

/** Makes sure that a decision has the first `count` of these options: another world may offer more than the one it was made in. */
export function offerAll(t: Tree, node: number, options: Int32Array, count: number): void {
  const added: number[] = [];
  for (let i = 0; i < count; i++) if (!hasOption(t, node, options[i])) added.push(options[i]);
  const missing = added.length;
  if (missing === 0) return;
  const { [node]: size } = t.size;
  const old = t.first[node];
  const first = addPlaces(t, size + missing);
  let from = old;
  for (let to = first; to < first + size + missing - 1; to++) {
    if (added.length > 0 && (from === old + size - 1 || added[0] < t.option[from]))
      t.option[to] = added.shift() as number;
    else movePlace(t, from++, to);
  }
  movePlace(t, old + size - 1, first + size + missing - 1);
  t.first[node] = first;
  t.size[node] = size + missing;
}
