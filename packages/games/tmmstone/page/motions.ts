/** Motions of TMMStone's table, by what happens: what has to be seen of the table before, and what moves after. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { finishMotions, flit, fromTo, listenToFinish, move, moves } from '@kolbiste/tablekit/motion/motion.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { STAGE, thingAt } from './chain/whereabouts.ts';
import type { StoneTable } from './engine/table.ts';
import { placeOf } from './figures.ts';

const OUT = 'cubic-bezier(.2,.8,.2,1)';
/** How far an attacker goes towards what it attacks. */
const CLOSE = 0.82;
const PAUSE_BETWEEN = 60;

/** A box of a thing as it was, and a likeness of it. */
interface Seen {
  readonly box: DOMRect;
  readonly likeness: HTMLElement;
}

/** What is still to be moved when the page shows the table after. */
type Later = () => void;

const HEROES = 2;

/** The thing of a character on a table. */
function characterOn(table: unknown, one: number): Element | null {
  if (one < HEROES) return thingAt(`hero:${one}`);
  const place = placeOf(table as StoneTable, one);
  return place < 0 ? null : thingAt(`unit:${place}`);
}

const character = (one: number, { after }: Happening): Element | null => characterOn(after, one);

function seen(at: string): Seen | null {
  const thing = thingAt(at);
  if (!(thing instanceof HTMLElement) || (at === STAGE && !thing.matches('.stage-card'))) return null;
  return { box: thing.getBoundingClientRect(), likeness: likenessOf(thing) };
}

/** It looks the same, and nothing finds it for the thing itself. */
function likenessOf(thing: HTMLElement): HTMLElement {
  const likeness = thing.cloneNode(true) as HTMLElement;
  likeness.classList.remove('stage-card', 'lit', 'picked', 'from');
  for (const name of ['data-place', 'data-at', 'data-testid']) likeness.removeAttribute(name);
  return likeness;
}

/** Goes at its target, stays for a moment, comes back. */
function lunge(line: Happening): void {
  const [from, to] = [character(line.a, line), character(line.c, line)];
  if (from === null || to === null) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [(b.left + b.width / 2 - a.left - a.width / 2) * CLOSE, (b.top - a.top) * CLOSE];
  const there = `translate(${x}px, ${y}px) scale(1.06)`;
  const frames = [
    { transform: 'none', zIndex: 5, easing: 'ease-in' },
    { transform: there, zIndex: 5, offset: 0.42 },
    { transform: there, zIndex: 5, offset: 0.54, easing: 'ease-out' },
    { transform: 'none', zIndex: 5 },
  ];
  move(from, 'lunge', frames, { ms: 340 });
}

/** A figure flies up from a thing. */
function figure(at: Element, words: string, good: boolean): void {
  const ghost = document.createElement('span');
  ghost.className = good ? 'motion-figure good' : 'motion-figure';
  ghost.textContent = words;
  const frames = [
    { transform: 'translateY(6px) scale(0.7)', opacity: 0 },
    { transform: 'translateY(-6px) scale(1.15)', opacity: 1, offset: 0.3 },
    { transform: 'translateY(-30px) scale(1)', opacity: 0 },
  ];
  flit(ghost, at.getBoundingClientRect(), 'figure', frames, { ms: 345, easing: 'ease-out' });
}

function hit(line: Happening): void {
  const thing = character(line.a, line);
  if (thing === null || line.b <= 0) return;
  const shake = [0, -6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  move(thing, 'hit', shake, { ms: 240 });
  figure(thing, signedNumber(-line.b), false);
}

function healed(line: Happening): void {
  const thing = character(line.a, line);
  if (thing !== null && line.b > 0) figure(thing, signedNumber(line.b), true);
}

/** Swells for a moment: something has changed about it. */
function swell(line: Happening): void {
  const thing = character(line.a, line);
  const frames = [{ transform: 'none' }, { transform: 'scale(1.07)' }, { transform: 'none' }];
  if (thing !== null) move(thing, 'swell', frames, { ms: 240, easing: 'ease-in-out' });
}

/** What was seen last of one that goes cracks and sinks. */
function dying(line: Happening, before: unknown): Later | undefined {
  const thing = characterOn(before, line.a);
  if (!(thing instanceof HTMLElement)) return undefined;
  const [box, likeness] = [thing.getBoundingClientRect(), likenessOf(thing)];
  likeness.classList.add('motion-dying');
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'none', opacity: 1, offset: 0.35 },
    { transform: 'translateY(26px) scale(0.9)', opacity: 0 },
  ];
  return () => flit(likeness, box, 'death', frames, { ms: 345, easing: 'ease-in' });
}

/** From the stage, where it lay to be read, to its place; what comes from nowhere grows there. */
function arrival(place: (line: Happening) => string): (line: Happening) => Later {
  return (line) => {
    const from = seen(STAGE);
    return () => {
      const thing = thingAt(place(line));
      if (thing === null) return;
      const start = from === null ? 'scale(0.6)' : `${fromTo(from.box, thing.getBoundingClientRect())} scale(1.3)`;
      const frames = [
        { transform: start, opacity: from === null ? 0 : 0.6, zIndex: 5 },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ];
      move(thing, 'arrival', frames, { ms: 340, easing: 'cubic-bezier(.2,.9,.3,1)' });
    };
  };
}

/** A card that was on the stage goes to the grave. */
function buried({ a }: Happening): Later | undefined {
  const from = seen(STAGE);
  const to = thingAt(`grave:${a}`)?.getBoundingClientRect();
  if (from === null || to === undefined) return undefined;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `${fromTo(to, from.box)} scale(0.12)`, opacity: 0.4 },
  ];
  return () => flit(from.likeness, from.box, 'burial', frames, { ms: 300, easing: 'ease-in' });
}

/** Cards from the deck to a hand, one after another: to one's own place by place, to another's as backs. */
function drawn(seat: number, count: number): void {
  const [deck, hand] = [thingAt(`deck:${seat}`)?.getBoundingClientRect(), thingAt(`hand:${seat}`)];
  if (deck === undefined || hand === null) return;
  const cards = [...hand.querySelectorAll(':scope > li')].slice(-count);
  const moving = (k: number) => ({ ms: 260, delay: k * PAUSE_BETWEEN, easing: OUT });
  cards.forEach((card, k) => {
    const start = `${fromTo(deck, card.getBoundingClientRect())} scale(0.3) rotateY(90deg)`;
    move(card, 'draw', [{ transform: start, opacity: 0.4 }, { opacity: 1 }], moving(k));
  });
  if (cards.length > 0) return;
  const box = hand.getBoundingClientRect();
  const start = new DOMRect(deck.left, deck.top, 22, 30);
  for (let k = 0; k < count; k++) {
    const ghost = document.createElement('span');
    ghost.className = 'motion-back';
    const frames = [{ transform: 'none' }, { transform: fromTo(box, start) }];
    flit(ghost, start, 'draw', frames, moving(k));
  }
}

/** `before`: the table that the page still shows. */
type Motion = (line: Happening, before: unknown) => Later | undefined;

const after =
  (run: (line: Happening) => void): Motion =>
  (line) =>
  () =>
    run(line);

const MOTIONS: Readonly<Record<string, Motion>> = {
  attackDeclared: after(lunge),
  damaged: after(hit),
  healed: after(healed),
  died: dying,
  vanished: dying,
  bounced: dying,
  entered: arrival(({ d }) => `unit:${d}`),
  stolen: arrival(({ d }) => `unit:${d}`),
  laid: arrival(({ a }) => `laid:${a}`),
  fieldLaid: arrival(() => 'field'),
  toGrave: buried,
  drew: after(({ a }) => drawn(a, 1)),
  given: after(({ a }) => drawn(a, 1)),
  toHand: after(({ a }) => drawn(a, 1)),
  handDealt: after(({ a, b }) => drawn(a, b)),
  buffed: after(swell),
  froze: after(swell),
  silenced: after(swell),
  shielded: after(swell),
  transformed: after(swell),
};

/** So many at once are seen as one; more is what was jumped over. */
const TOGETHER = 3;

/** Follows what happens at the table; the way to stop. */
export function followMotions(): () => void {
  let waiting: Later[] = [];
  let asked = 0;
  const run = (): void => {
    const all = waiting;
    waiting = [];
    asked = 0;
    if (all.length > TOGETHER || !useTable.getState().busy) return;
    finishMotions();
    for (const later of all) later();
  };
  const stopHearing = useTable.subscribe(({ log, busy }, before) => {
    if (!busy || log.length !== before.log.length + 1 || !moves()) return;
    const line = log.at(-1);
    const later = line === undefined ? undefined : MOTIONS[line.kind]?.(line, before.table);
    if (later === undefined) return;
    waiting.push(later);
    // The page has not drawn the table after it yet.
    if (asked === 0) asked = requestAnimationFrame(run);
  });
  const stopFinishing = listenToFinish();
  return () => {
    stopHearing();
    stopFinishing();
    cancelAnimationFrame(asked);
  };
}
