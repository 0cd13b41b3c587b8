/** Asking why: while it is on, pointing at a number or a card tells what made it so instead of choosing it. */
import { create } from 'zustand';
import { show } from '../state/dialogs.ts';

export const useAsking = create<{ on: boolean }>(() => ({ on: false }));

/** Begins to ask, or stops. */
export function toggleAsking(): void {
  useAsking.setState(({ on }) => ({ on: !on }));
}

/** Stops asking; false = nobody asked. */
export function stopAsking(): boolean {
  if (!useAsking.getState().on) return false;
  useAsking.setState({ on: false });
  return true;
}

/** Tells why a number is what it is. */
export function tellWhy(figure: string): void {
  stopAsking();
  show({ kind: 'figure', figure });
}

const figureUnder = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-why]') : null)?.dataset.why;

/** The first number of a thing, for a click or key that meets none of its numbers. */
const firstUnder = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-asked]') : null)?.dataset.asked;

/** A click while the player asks why, before anything else hears of it. */
function hearClick(event: MouseEvent): void {
  const figure = figureUnder(event.target) ?? firstUnder(event.target);
  if (!useAsking.getState().on) return;
  const tool = event.target instanceof Element && event.target.closest('[data-asks]') !== null;
  if (tool) return;
  event.preventDefault();
  event.stopPropagation();
  if (figure === undefined) stopAsking();
  else tellWhy(figure);
}

/** Hears of every click and menu while a table is shown; the way to stop. */
export function listenForWhy(): () => void {
  document.addEventListener('click', hearClick, true);
  document.addEventListener('contextmenu', hearMenu);
  return () => {
    document.removeEventListener('click', hearClick, true);
    document.removeEventListener('contextmenu', hearMenu);
  };
}

/** The other button of a mouse, or a long press: asks why at once. */
function hearMenu(event: MouseEvent): void {
  const figure = figureUnder(event.target);
  if (figure === undefined) return;
  event.preventDefault();
  tellWhy(figure);
}
