/**
 * Generated texts in boxes of a given size. Whoever asks for a size after something was written makes the browser lay
 * everything out: all boxes of a moment are read together and then written together, and what is known is not asked again.
 */

/** The room that a box has for words, and what decides how much of it they take. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly letters: string;
}

/** What was found out about a text in a box of a size. */
interface Found {
  readonly version: number;
  readonly size: number;
  /** Not even a few words had room, so that room was made (`data-tight`). */
  readonly tight: boolean;
  /** In which it stands then. */
  readonly room: Room;
}

export interface Fitting {
  readonly box: HTMLElement;
  /** Where its words stand. */
  readonly inner: HTMLElement;
  /** The longest first. */
  readonly texts: readonly string[];
  /** From the largest on. */
  readonly sizes: readonly number[];
  /** Hears which of the texts stands there. */
  fitted(version: number): void;
}

/** Equal cards, and those that come to lie elsewhere in a hand, are tried once. */
const known = new Map<string, Found>();
const KNOWN_MOST = 500;

/** What a box has room for before more is made, and what it had when something was written into it. */
const rooms = new WeakMap<Element, { readonly plain: Room; readonly now: Room }>();

/** Which text stands in a box. */
const standing = new Map<Element, Fitting>();
const waiting = new Set<Fitting>();

function roomOf(box: HTMLElement): Room {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight, lineHeight, fontFamily } = getComputedStyle(box);
  return {
    width: Math.ceil(box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
    height: Math.ceil(box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)),
    letters: [lineHeight, fontFamily, box.className].join('\n'),
  };
}

const keyOf = ({ texts, sizes }: Fitting, { width, height, letters }: Room): string =>
  [width, height, letters, ...sizes, ...texts].join('\n');

function write({ inner, texts }: Fitting, version: number, size: number): void {
  inner.style.fontSize = `${size}px`;
  inner.textContent = texts[version];
}

function settle(one: Fitting, plain: Room, { version, size, tight, room }: Found): void {
  write(one, version, size);
  one.box.toggleAttribute('data-tight', tight);
  rooms.set(one.box, { plain, now: room });
  one.fitted(version);
}

/** Writes what is known to fit into a box that has been read; false = it has to be found out. */
function settleKnown(one: Fitting): boolean {
  const plain = rooms.get(one.box)?.plain;
  const found = plain === undefined ? undefined : known.get(keyOf(one, plain));
  if (plain === undefined || found === undefined) return false;
  settle(one, plain, found);
  return true;
}

interface Try {
  readonly version: number;
  readonly size: number;
}

/**
 * Looks for the longest text that has room at all, then for the largest letters in which it has: yields what is to be
 * tried next, hears whether it fitted, and returns what stays. The last text stays where none has room.
 */
function* searchOf({ texts, sizes }: Fitting): Generator<Try, Try, boolean> {
  const least = sizes.length - 1;
  let version = 0;
  while (version < texts.length - 1 && !(yield { version, size: sizes[least] })) version++;
  let from = 0;
  let to = least;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (yield { version, size: sizes[middle] }) to = middle;
    else from = middle + 1;
  }
  return { version, size: sizes[to] };
}

const hasRoom = ({ inner }: Fitting, room: Room): boolean =>
  inner.scrollHeight <= room.height && inner.scrollWidth <= room.width;

/** Tries the texts of all boxes side by side, each in its own order: so often everything is laid out as one box needs. */
function tryAll(all: readonly Fitting[], roomIn: readonly Room[]): readonly Try[] {
  const searches = all.map((one) => searchOf(one));
  const steps = searches.map((search) => search.next());
  for (;;) {
    const left = steps.flatMap((step, k) => (step.done === true ? [] : [k]));
    if (left.length === 0) return steps.map(({ value }) => value);
    for (const k of left) write(all[k], steps[k].value.version, steps[k].value.size);
    const fits = left.map((k) => hasRoom(all[k], roomIn[k]));
    for (const [n, k] of left.entries()) steps[k] = searches[k].next(fits[n]);
  }
}

const hasLetters = (): boolean => document.fonts.status === 'loaded';

/** Finds out how texts fit into boxes for which it is not known. */
function findOut(all: readonly Fitting[], plain: readonly Room[]): void {
  const first = tryAll(all, plain);
  const tight = all.flatMap(({ texts }, k) => (texts.length > 1 && texts[first[k].version] === '' ? [k] : []));
  for (const k of tight) all[k].box.dataset['tight'] = '';
  const made = tight.map((k) => roomOf(all[k].box));
  const again = tryAll(
    tight.map((k) => all[k]),
    made,
  );
  const found = first.map((one, k): Found => ({ ...one, tight: false, room: plain[k] }));
  for (const [n, k] of tight.entries()) found[k] = { ...again[n], tight: true, room: made[n] };
  for (const [k, one] of all.entries()) {
    // With letters that are still coming it may be otherwise a moment later.
    if (hasLetters()) {
      if (known.size >= KNOWN_MOST) known.clear();
      known.set(keyOf(one, plain[k]), found[k]);
    }
    settle(one, plain[k], found[k]);
  }
}

let letters: Promise<void> | undefined;

/** What was fitted before all letters were there is fitted anew with them. */
async function fitWithLetters(): Promise<void> {
  await document.fonts.ready;
  letters = undefined;
  for (const one of standing.values()) fitSoon(one);
}

/** Fits all that wait: from the room that a box has of itself, so that nothing depends on what stood there before. */
function fitAll(): void {
  if (!hasLetters()) letters ??= fitWithLetters();
  const all = [...waiting];
  waiting.clear();
  for (const { box } of all) delete box.dataset['tight'];
  const plain = all.map(({ box }) => roomOf(box));
  for (const [k, { box }] of all.entries()) rooms.set(box, { plain: plain[k], now: plain[k] });
  const unknown = all.flatMap((one, k) => (settleKnown(one) ? [] : [k]));
  findOut(
    unknown.map((k) => all[k]),
    unknown.map((k) => plain[k]),
  );
}

/** Before the page is drawn. */
function fitSoon(one: Fitting): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.add(one);
}

let watch: ResizeObserver | undefined;

function resized(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    const one = standing.get(target);
    const room = rooms.get(target)?.now;
    if (one === undefined) continue;
    const now = roomOf(one.box);
    if (room !== undefined && now.width === room.width && now.height === room.height) continue;
    // Should another text come before it is fitted, it must not be taken for one in the room there was.
    rooms.delete(target);
    fitSoon(one);
  }
}

/** From here on a text stands in its box as large and as long as it can; the way to stop. */
export function keepFitted(one: Fitting): () => void {
  standing.set(one.box, one);
  if (!settleKnown(one)) fitSoon(one);
  return () => {
    standing.delete(one.box);
    waiting.delete(one);
  };
}

/** From here on what stands in a box is fitted anew when it grows or shrinks; the way to stop. */
export function watchBox(box: HTMLElement): () => void {
  watch ??= new ResizeObserver(resized);
  watch.observe(box);
  return () => watch?.unobserve(box);
}
