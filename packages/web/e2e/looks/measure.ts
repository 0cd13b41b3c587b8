/**
 * What is wrong with the words and the things to press of a page as it lies on the screen. The functions of this file are
 * carried into the page as text, so each stands on those that are carried with it (`IN_PAGE`) and on nothing else.
 */
import type { Page } from '@playwright/test';

/** A fault: its kind, where it is, the words it is about, and by how much. */
export interface Fault {
  readonly kind: 'small' | 'cut' | 'broken' | 'covered' | 'unhittable' | 'sideways';
  readonly where: string;
  readonly words: string;
  readonly detail: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What can be pressed. */
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, summary, textarea, [role=button], [role=link], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=option]';

/** What somebody opens over a table, and closes again. */
const PANELS = '.hint, [data-testid=sheet]';

/** Below this nobody reads on a phone. */
const LEAST_TEXT = 11;

/** Where an element stands: it and what it lies in, by tag and class. */
function placeOf(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at !== null && path.length < 4 && at !== document.body; at = at.parentElement)
    path.unshift([at.tagName.toLowerCase(), ...[...at.classList].slice(0, 2)].join('.'));
  return path.join(' > ');
}

/** Words for screen readers alone are drawn nowhere. */
function isUnseen(element: Element): boolean {
  const { clipPath, clip } = getComputedStyle(element);
  return clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
}

/** Whether what an element says is seen; asked of each element once. */
function isSeen(element: Element, known: Map<Element, boolean>): boolean {
  const told = known.get(element);
  if (told !== undefined) return told;
  const { parentElement } = element;
  const seen =
    !isUnseen(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    (parentElement === null || isSeen(parentElement, known));
  known.set(element, seen);
  return seen;
}

/** How many times as high an element is drawn as it is laid out. */
function scaleOf(element: Element | null, known: Map<Element, number>): number {
  if (element === null) return 1;
  const told = known.get(element);
  if (told !== undefined) return told;
  let scale: number;
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    scale = matrix === null ? 1 : Math.hypot(matrix.c, matrix.d);
  } else {
    const style = getComputedStyle(element);
    const { c, d } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
    const own = style.scale === 'none' ? 1 : Number(style.scale.split(' ').at(-1));
    scale = Math.hypot(c, d) * own * scaleOf(element.parentElement, known);
  }
  known.set(element, scale);
  return scale;
}

/** What of an axis an ancestor cuts off, and nobody can scroll to. */
function cutsOff(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

/** Where a word ends that an ancestor cuts off; '' = nothing of it is cut off. */
function cutBy(element: Element, words: Box, high: number): string {
  // A rectangle has no properties of its own.
  const { left, right, top, bottom } = words;
  const box = { left, right, top, bottom };
  let escapes = getComputedStyle(element).position;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const holds = style.position !== 'static' || style.transform !== 'none' || style.contain.includes('paint');
    if (at !== element && escapes === 'absolute' && !holds) continue;
    if (at !== element && escapes === 'fixed' && style.transform === 'none') continue;
    if (style.display !== 'inline') {
      const inside = at.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1 && cutsOff(style.overflowX))
        return `… in ${placeOf(at)}`;
      if (cutsOff(style.overflowX) && (box.left < inside.left - 1.5 || box.right > inside.right + 1.5))
        return `sideways by ${placeOf(at)}`;
      if (cutsOff(style.overflowY) && (box.top < inside.top - high || box.bottom > inside.bottom + high))
        return `upright by ${placeOf(at)}`;
      if (style.overflowX === 'auto' || style.overflowX === 'scroll')
        Object.assign(box, { left: inside.left, right: inside.right });
      if (style.overflowY === 'auto' || style.overflowY === 'scroll')
        Object.assign(box, { top: inside.top, bottom: inside.bottom });
    }
    if (at === element || holds) escapes = style.position;
  }
  return '';
}

/** Words of letters that stand on two lines, without a hyphen that says so; addresses and keys break wherever they like. */
function brokenIn(node: Text, range: Range): string[] {
  if (getComputedStyle(node.parentElement as Element).hyphens === 'auto') return [];
  return [...node.data.matchAll(/(?<![\p{L}\d/.@_#:=-])\p{L}{2,}(?![\p{L}\d/@_#=]|[.:-]\S)/gu)].flatMap(
    ({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      // The hyphen of a soft one before it is counted to the word.
      if (node.data[index - 1] === '\u00AD' && lines.length > 1) lines.shift();
      const apart = lines.some(({ top, height }) => Math.abs(top - lines[0].top) > height / 2);
      return apart ? [word] : [];
    },
  );
}

/** Whether somebody who sees two things one over the other sees one thing. */
function isOne(thing: Element, over: Element): boolean {
  return thing === over || thing.contains(over) || over.contains(thing);
}

/** Whether what lies under something comes out again: it is a panel that was opened, or stays at the edge of a page that scrolls. */
function goesAside(over: Element): boolean {
  if (over.closest(PANELS) !== null) return true;
  if (document.documentElement.scrollHeight <= innerHeight) return false;
  for (let at: Element | null = over; at !== null && at !== document.body; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'sticky' || (position === 'fixed' && at.clientHeight < innerHeight / 4)) return true;
  }
  return false;
}

/** What can be pressed and lies over a word in its middle, though the word is none of its own. */
function pressedOver(element: Element, box: Box): Element | null {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const over = document.elementFromPoint(x, y);
  if (over === null || isOne(element, over) || goesAside(over)) return null;
  const pressed = over.closest(TARGETS);
  if (pressed === null || isOne(pressed, element)) return null;
  // A card that is pressed by a layer over it has nothing else to press.
  let together = pressed.parentElement;
  while (together !== null && !together.contains(element)) together = together.parentElement;
  if (together === null || together.matches('body, main')) return pressed;
  return together.querySelectorAll(TARGETS).length === 1 ? null : pressed;
}

/** Whether a point of the page can be seen where it lies: within the window and within all that scrolls. */
function isOnScreen(element: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

function faultsOfWords(): Fault[] {
  const [seen, scales] = [new Map<Element, boolean>(), new Map<Element, number>()];
  const range = document.createRange();
  const found: Fault[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const element = node.parentElement as Element;
    if (node.data.trim() === '' || element.closest('script, style, option, textarea, [inert]') !== null) continue;
    if (!isSeen(element, seen)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 0.5 || box.height < 0.5) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element, scales);
    const add = (kind: Fault['kind'], detail: string): void => {
      found.push({ kind, where: placeOf(element), words: node.data.trim().slice(0, 40), detail });
    };
    if (size < LEAST_TEXT - 0.05) add('small', `${size.toFixed(1)} px`);
    const cut = cutBy(element, box, Math.max(2, size * 0.35));
    if (cut !== '') add('cut', cut);
    if (box.height > size * 2) for (const word of brokenIn(node, range)) add('broken', word);
    const { x, y } = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const over = box.height < size * 2 && isOnScreen(element, x, y) ? pressedOver(element, box) : null;
    if (over !== null) add('covered', `by ${placeOf(over)}`);
  }
  return found;
}

/** What can be pressed and cannot be hit in its middle, of what lies on the screen now. */
function faultsOfTargets(seen: Map<Element, boolean>): Fault[] {
  return [...document.querySelectorAll(TARGETS)].flatMap((target) => {
    if (target.closest('[inert], [aria-hidden=true], [popover]:not(:popover-open)') !== null) return [];
    if (!isSeen(target, seen) || getComputedStyle(target).pointerEvents === 'none') return [];
    const label = target instanceof HTMLInputElement ? (target.labels?.[0] ?? target) : target;
    const { left, top, width, height } = label.getClientRects()[0] ?? target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 1 || height < 1 || !isOnScreen(target, x, y)) return [];
    const hit = document.elementFromPoint(x, y);
    // Nothing is there where the screen ends.
    if (hit === null || isOne(label, hit) || isOne(target, hit) || goesAside(hit)) return [];
    const detail = `under ${placeOf(hit)}`;
    return [
      { kind: 'unhittable' as const, where: placeOf(target), words: target.textContent.trim().slice(0, 40), detail },
    ];
  });
}

/** Everything wrong at once: all words; of the things to press those that lie on the screen now. */
function measureAll(): Fault[] {
  const found = faultsOfWords();
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) {
    const right = (one: Element): number => one.getBoundingClientRect().right;
    const widest = [...document.body.querySelectorAll('*')].reduce((a, b) => (right(b) > right(a) ? b : a));
    found.push({ kind: 'sideways', where: placeOf(widest), words: '', detail: `${wide} px` });
  }
  found.push(...faultsOfTargets(new Map()));
  return found;
}

const IN_PAGE = [
  placeOf,
  isUnseen,
  isSeen,
  scaleOf,
  cutsOff,
  cutBy,
  brokenIn,
  isOne,
  goesAside,
  pressedOver,
  isOnScreen,
  faultsOfWords,
  faultsOfTargets,
  measureAll,
];

const SCRIPT = `(() => {
  const TARGETS = ${JSON.stringify(TARGETS)};
  const PANELS = ${JSON.stringify(PANELS)};
  const LEAST_TEXT = ${LEAST_TEXT};
  ${IN_PAGE.join('\n')}
  return measureAll();
})()`;

/** Faults of the page as it lies there now. */
export const faultsOf = (page: Page): Promise<Fault[]> => page.evaluate<Fault[]>(SCRIPT);
