/** What things of every table do when something happens to them: strike, be hit, come, go, change. */
import { flit, LONGEST_MS, move } from './motion.ts';

/** An attacker touches what it attacks after so many milliseconds. */
export const CONTACT_MS = 143;
const LUNGE_MS = 340;
const OUT = 'cubic-bezier(.2,.8,.2,1)';
/** How far an attacker goes towards what it attacks. */
const CLOSE = 0.82;

type Thing = Element | null;

/** A box of a thing as it was, and a likeness of it. */
export interface Seen {
  readonly box: DOMRect;
  readonly likeness: HTMLElement;
}

const middleOf = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** From where one box is to where another is. */
function wayTo(from: DOMRect, to: DOMRect): readonly [number, number] {
  const [[a, b], [x, y]] = [middleOf(from), middleOf(to)];
  return [a - x, b - y];
}

/** The same as a transform of the second; or a share of the way. */
function fromTo(from: DOMRect, to: DOMRect, share = 1): string {
  const [x, y] = wayTo(from, to);
  return `translate(${x * share}px, ${y * share}px)`;
}

const NAMED = ['data-place', 'data-at', 'data-testid', 'data-why', 'data-peek', 'data-look'];

/** It looks the same, and nothing finds it for the thing itself. */
function likenessOf(thing: Element): HTMLElement {
  const copy = thing.cloneNode(true) as Element;
  const likeness = copy instanceof HTMLElement ? copy : document.createElement('span');
  if (likeness !== copy) likeness.append(copy);
  likeness.classList.remove('stage-card', 'lit', 'picked', 'from');
  for (const part of [likeness, ...likeness.querySelectorAll(NAMED.map((name) => `[${name}]`).join())])
    for (const name of NAMED) part.removeAttribute(name);
  return likeness;
}

export const seenAt = (thing: Thing): Seen | null =>
  thing === null ? null : { box: thing.getBoundingClientRect(), likeness: likenessOf(thing) };

/** Goes at its target, stays for a moment, comes back. */
export function lunge(from: Thing, to: Thing): void {
  if (from === null || to === null) return;
  const way = fromTo(to.getBoundingClientRect(), from.getBoundingClientRect(), CLOSE);
  const there = `${way} scale(1.06)`;
  const frames = [
    { transform: 'none', zIndex: 5, easing: 'ease-in' },
    { transform: there, zIndex: 5, offset: CONTACT_MS / LUNGE_MS },
    { transform: there, zIndex: 5, offset: 0.54, easing: 'ease-out' },
    { transform: 'none', zIndex: 5 },
  ];
  move(from, 'lunge', frames, { ms: LUNGE_MS });
}

/** A figure flies up from a thing. */
export function figure(at: Thing, words: string, good: boolean, delay = 0): void {
  if (at === null) return;
  const ghost = document.createElement('span');
  ghost.className = good ? 'motion-figure good' : 'motion-figure';
  ghost.textContent = words;
  const frames = [
    { transform: 'translateY(6px) scale(0.7)', opacity: 0 },
    { transform: 'translateY(-6px) scale(1.15)', opacity: 1, offset: 0.3 },
    { transform: 'translateY(-30px) scale(1)', opacity: 0 },
  ];
  flit(ghost, at.getBoundingClientRect(), 'figure', frames, { ms: LONGEST_MS, delay, easing: 'ease-out' });
}

/** Shakes; `words`: the figure that flies up from it. */
export function hit(thing: Thing, words = '', delay = 0): void {
  if (thing === null) return;
  const shake = [0, -6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  move(thing, 'hit', shake, { ms: 240, delay });
  if (words !== '') figure(thing, words, false, delay);
}

/** Swells for a moment: something has changed about it. */
export function swell(thing: Thing, delay = 0): void {
  const frames = [{ transform: 'none' }, { transform: 'scale(1.07)' }, { transform: 'none' }];
  if (thing !== null) move(thing, 'swell', frames, { ms: 240, delay, easing: 'ease-in-out' });
}

/** What was seen of something that goes cracks and sinks. */
export function die(seen: Seen | null, delay = 0): void {
  if (seen === null) return;
  seen.likeness.classList.add('motion-dying');
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'none', opacity: 1, offset: 0.35 },
    { transform: 'translateY(26px) scale(0.9)', opacity: 0 },
  ];
  flit(seen.likeness, seen.box, 'death', frames, { ms: LONGEST_MS, delay, easing: 'ease-in' });
}

/** What was seen of something goes to a place, and is gone. */
export function go(seen: Seen | null, to: DOMRect | undefined): void {
  if (seen === null || to === undefined) return;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `${fromTo(to, seen.box)} scale(0.12)`, opacity: 0.4 },
  ];
  flit(seen.likeness, seen.box, 'burial', frames, { ms: 300, easing: 'ease-in' });
}

/** Comes to its place from where it was, or where its like comes from; what comes from nowhere grows there. */
export function come(thing: Thing, from: DOMRect | undefined, scale = 1): void {
  if (thing === null) return;
  const [x, y] = from === undefined ? [0, 0] : wayTo(from, thing.getBoundingClientRect());
  // Not by `transform`: what lies in the middle of something is put there by that.
  const frames = [
    {
      translate: `${x}px ${y}px`,
      scale: from === undefined ? 0.6 : scale,
      opacity: from === undefined ? 0 : 0.5,
      zIndex: 5,
    },
    { translate: 'none', scale: 1, opacity: 1, zIndex: 5 },
  ];
  move(thing, 'arrival', frames, { ms: LUNGE_MS, easing: 'cubic-bezier(.2,.9,.3,1)' });
}

/** A card is drawn: out of a pile, the `nth` of several. */
export function draw(card: Thing, pile: DOMRect | undefined, nth = 0): void {
  if (card === null || pile === undefined) return;
  const start = `${fromTo(pile, card.getBoundingClientRect())} scale(0.3) rotateY(90deg)`;
  move(card, 'draw', [{ transform: start, opacity: 0.4 }, { opacity: 1 }], drawing(nth));
}

/** A card that nobody sees goes from a pile to somewhere. */
export function drawBack(pile: DOMRect, to: DOMRect, nth = 0): void {
  const start = new DOMRect(pile.left, pile.top, 22, 30);
  const ghost = document.createElement('span');
  ghost.className = 'motion-back';
  flit(ghost, start, 'draw', [{ transform: 'none' }, { transform: fromTo(to, start) }], drawing(nth));
}

const drawing = (nth: number) => ({ ms: 260, delay: nth * 60, easing: OUT });
