/** A card to read beside where it lies: under a pointer that rests, a finger that stays, or a key. */
import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDialogs } from '../state/dialogs.ts';
import './peek.css';

const HOVER_MS = 300;
const PRESS_MS = 450;
/** A finger that goes farther drags or scrolls. */
const STILL_PX = 10;
const GAP_PX = 12;
/** The number of no timer. */
const NEVER = -1;

interface Shown {
  readonly card: number;
  readonly of: Element;
}

/** The card that an element shows; 0 = none, or one that is not to be seen. */
const cardAt = (of: Element | null): Shown | null => {
  const card = Number(of?.getAttribute('data-peek') ?? 0);
  return of === null || card === 0 ? null : { card, of };
};

/** What is looked at where something has the focus: the card around it, or the one on it. */
const focusedAt = (target: Element | null): Shown | null =>
  shownAt(target) ?? cardAt(target?.querySelector('[data-peek]') ?? null);

const shownAt = (target: EventTarget | null): Shown | null =>
  target instanceof Element ? cardAt(target.closest('[data-peek]')) : null;

interface Hands {
  show(shown: Shown | null): void;
  isShown(): boolean;
}

/** A mouse that has come to rest on a card. Where a card comes under a mouse that lies still, nobody looks at it: a move has to follow. */
function hover({ show }: Hands): () => void {
  let timer = 0;
  let next: Shown | null = null;
  const stop = (): void => {
    clearTimeout(timer);
    timer = 0;
  };
  const over = (event: PointerEvent): void => {
    // Something is dragged.
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const there = shownAt(event.target);
    if (there?.of === next?.of) return;
    next = there;
    stop();
    if (next === null) show(null);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    if (next !== null && timer === 0) timer = window.setTimeout(() => show(next), HOVER_MS);
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    stop();
    // What was pressed is shown again only when the mouse has left it.
    timer = NEVER;
    show(null);
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerdown', down);
  return () => {
    stop();
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerdown', down);
  };
}

/** A finger that stays on a card; lifting it is no tap, the next touch puts the card away. */
function press({ show, isShown }: Hands): () => void {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    held = false;
    if (isShown()) show(null);
    const next = shownAt(event.target);
    // A finger that stays on a figure asks why it is what it is.
    const figure = event.target instanceof Element && event.target.closest('[data-why]') !== null;
    if (next === null || figure) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      held = true;
      show(next);
    }, PRESS_MS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) stop();
  };
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['click', click],
  ] as const;
  for (const [type, hear] of listeners) document.addEventListener(type, hear as EventListener, true);
  return () => {
    stop();
    for (const [type, hear] of listeners) document.removeEventListener(type, hear as EventListener, true);
  };
}

/** A press on a thing that has nothing else to do but to be read. */
function tap({ show }: Hands): () => void {
  const click = ({ target }: MouseEvent): void => {
    const thing = target instanceof Element ? target.closest('[data-look]') : null;
    if (thing !== null) show(focusedAt(thing));
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}

/** The key `i` on what has the focus; Escape, or going on, puts the card away. */
function keys({ show, isShown }: Hands): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || useDialogs.getState().open !== null) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches('input, textarea, select') === true) return;
    if (event.key === 'Escape' && isShown()) {
      show(null);
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key.toLowerCase() === 'i') {
      const next = focusedAt(target);
      if (next !== null) show(isShown() ? null : next);
    }
  };
  const away = (): void => show(null);
  document.addEventListener('keydown', down, true);
  document.addEventListener('focusout', away);
  window.addEventListener('scroll', away, true);
  return () => {
    document.removeEventListener('keydown', down, true);
    document.removeEventListener('focusout', away);
    window.removeEventListener('scroll', away, true);
  };
}

/** Whoever hears the page is told what lies there, as long as it does. */
function described(box: HTMLElement): () => void {
  const at = document.activeElement;
  if (at === null || at === document.body) return () => undefined;
  at.setAttribute('aria-describedby', box.id);
  return () => at.removeAttribute('aria-describedby');
}

/** Beside the card, on the side with more room, within the window. */
function placed(box: HTMLElement, of: Element): void {
  const { left, right, top } = of.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const [w, h] = [document.documentElement.clientWidth, window.innerHeight];
  const beside = w - right > left ? right + GAP_PX : left - GAP_PX - width;
  const within = (at: number, size: number, room: number): number => Math.max(4, Math.min(at, room - size - 4));
  box.style.left = `${within(beside, width, w)}px`;
  box.style.top = `${within(top, height, h)}px`;
}

/** Shows the card in reading size that is looked at: of everything in the document that names one by `data-peek`. */
export function Peek({ draw }: { draw(card: number): ReactNode }) {
  const [shown, show] = useState<Shown | null>(null);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const now = useRef<Shown | null>(null);
  // At once: the next key may come before what is done after painting.
  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);
  useEffect(() => {
    const hands: Hands = { show, isShown: () => now.current !== null };
    const undo = [hover(hands), press(hands), tap(hands), keys(hands)];
    return () => undo.forEach((one) => one());
  }, []);
  useLayoutEffect(() => {
    if (box.current === null || shown === null) return;
    placed(box.current, shown.of);
    return described(box.current);
  }, [shown]);
  if (shown?.of.isConnected !== true) return null;
  return (
    <div className="peek" id={id} role="tooltip" data-testid="peek" ref={box}>
      {draw(shown.card)}
    </div>
  );
}
