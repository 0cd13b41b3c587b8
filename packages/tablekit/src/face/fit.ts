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
  /** Hears which of the texts stands there. */
  fitted(version: number): void;
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
  one.fitted(found.version);
  return true;
}

/** All that can be tried of a text, the best first; the last one stays where none fits. */
const triesOf = ({ texts, sizes }: Fitting): readonly Found[] =>
  texts.flatMap((_, version) => sizes.map((size) => ({ version, size })));

interface Trial {
  readonly one: Fitting;
  readonly room: Room;
  readonly tries: readonly Found[];
}

function settle({ one, room, tries }: Trial, nth: number): void {
  // With letters that are still coming it may be otherwise a moment later.
  if (document.fonts.status === 'loaded') {
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(keyOf(one, room), tries[nth]);
  }
  one.fitted(tries[nth].version);
}

/** Tries the texts of all boxes side by side, each in its own order: so often everything is laid out as one box needs. */
function tryAll(all: readonly Trial[]): void {
  let left = all;
  for (let nth = 0; left.length > 0; nth++) {
    for (const { one, tries } of left) write(one, tries[nth]);
    const fits = left.map(
      ({ one: { inner }, room, tries }) =>
        nth === tries.length - 1 || (inner.scrollHeight <= room.height && inner.scrollWidth <= room.width),
    );
    for (const [k, trial] of left.entries()) if (fits[k]) settle(trial, nth);
    left = left.filter((_, k) => !fits[k]);
  }
}

/** Fits all that wait. */
function fitAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const { box } of all) rooms.set(box, roomOf(box));
  const unknown = all.filter((one) => !writeKnown(one));
  tryAll(unknown.map((one) => ({ one, room: rooms.get(one.box) ?? roomOf(one.box), tries: triesOf(one) })));
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
    if (room === undefined || now.width !== room.width || now.height !== room.height) fitSoon(one);
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

/** From here on what stands in a box is fitted anew when it grows or shrinks; the way to stop. */
export function watchBox(box: HTMLElement): () => void {
  watch ??= new ResizeObserver(resized);
  watch.observe(box);
  return () => watch?.unobserve(box);
}
