/**
 * Generated texts in boxes of a given size. Whoever asks for a size after something was written makes the browser lay
 * everything out: all boxes of a moment are read together and then written together, and what is known is not asked again.
 */

/** What was found out about a text in a box of a size. */
interface Found {
  readonly version: number;
  readonly size: number;
}

export interface Fitting {
  readonly box: HTMLElement;
  /** Where its words stand. */
  readonly inner: HTMLElement;
  /** The longest first. */
  readonly texts: readonly string[];
  /** From the largest on. */
  readonly sizes: readonly number[];
  /** Hears which of the texts stands there. @param sure false = with letters that are still coming it may be another */
  fitted(version: number, sure: boolean): void;
  /** The window has another size: what was found out of the room it had before says nothing now. */
  afresh(): void;
}

/** The room that a box has for words, and what decides how much of it they take. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly letters: string;
}

/** Equal cards, and those that come to lie elsewhere in a hand, are tried once. */
const known = new Map<string, Found>();
const KNOWN_MOST = 500;

/** What a box had room for when it was read last; one that grows or shrinks is read anew. */
const rooms = new WeakMap<Element, Room>();

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

function write({ inner, texts }: Fitting, { version, size }: Found): void {
  inner.style.fontSize = `${size}px`;
  inner.textContent = texts[version];
}

/** Writes what is known to fit into a box that has been read; false = it has to be found out. */
function writeKnown(one: Fitting): boolean {
  const room = rooms.get(one.box);
  const found = room === undefined ? undefined : known.get(keyOf(one, room));
  if (found === undefined) return false;
  write(one, found);
  one.fitted(found.version, true);
  return true;
}

/**
 * Looks for the longest text that has room at all, then for the largest letters in which it has: yields what is to be
 * tried next, hears whether it fitted, and returns what stays. The last text stays where none has room.
 */
function* searchOf({ texts, sizes }: Fitting): Generator<Found, Found, boolean> {
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

interface Trial {
  readonly one: Fitting;
  readonly room: Room;
  readonly search: Generator<Found, Found, boolean>;
}

const hasLetters = (): boolean => document.fonts.status === 'loaded';

function settle({ one, room }: Trial, found: Found): void {
  if (hasLetters()) {
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(keyOf(one, room), found);
  }
  write(one, found);
  one.fitted(found.version, hasLetters());
}

const hasRoom = ({ one: { inner }, room }: Trial): boolean =>
  inner.scrollHeight <= room.height && inner.scrollWidth <= room.width;

/** Tries the texts of all boxes side by side, each in its own order: so often everything is laid out as one box needs. */
function tryAll(all: readonly Trial[]): void {
  let next = all.map((trial) => ({ trial, step: trial.search.next() }));
  for (;;) {
    for (const { trial, step } of next) if (step.done === true) settle(trial, step.value);
    const left = next.filter(({ step }) => step.done !== true);
    if (left.length === 0) return;
    for (const { trial, step } of left) write(trial.one, step.value);
    const fits = left.map(({ trial }) => hasRoom(trial));
    next = left.map(({ trial }, k) => ({ trial, step: trial.search.next(fits[k]) }));
  }
}

let letters: Promise<void> | undefined;

/** What was fitted before all letters were there is fitted anew with them. */
async function fitWithLetters(): Promise<void> {
  await document.fonts.ready;
  letters = undefined;
  for (const one of standing.values()) fitSoon(one);
}

/** Fits all that wait. */
function fitAll(): void {
  if (!hasLetters()) letters ??= fitWithLetters();
  const all = [...waiting];
  waiting.clear();
  for (const { box } of all) rooms.set(box, roomOf(box));
  const unknown = all.filter((one) => !writeKnown(one));
  tryAll(unknown.map((one) => ({ one, room: rooms.get(one.box) ?? roomOf(one.box), search: searchOf(one) })));
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
    const room = rooms.get(target);
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
  if (!writeKnown(one)) fitSoon(one);
  return () => {
    standing.delete(one.box);
    waiting.delete(one);
  };
}

function windowResized(): void {
  for (const one of standing.values()) one.afresh();
}

/** From here on what stands in a box is fitted anew when it grows or shrinks; the way to stop. */
export function watchBox(box: HTMLElement): () => void {
  if (watch === undefined) {
    watch = new ResizeObserver(resized);
    window.addEventListener('resize', windowResized);
  }
  watch.observe(box);
  const there = watch;
  return () => there.unobserve(box);
}
