/** Arrow keys go from thing to thing. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (spot: Element): readonly [number, number] => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * An arrow goes to the nearest thing in its direction; what lies straight on counts as nearer. False = it is no arrow.
 * @param things what can be gone to, as a selector
 */
export function goByArrow({ key }: KeyboardEvent, things: string): boolean {
  const arrow = ARROWS[key];
  if (arrow === undefined) return false;
  const [x, y] = arrow;
  const spots = [...document.querySelectorAll<HTMLElement>(things)].filter((spot) => spot.checkVisibility());
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !spots.includes(here)) {
    (spots.find((spot) => spot.classList.contains('lit')) ?? spots[0])?.focus();
    return true;
  }
  const [a, b] = middleOf(here);
  const far = (spot: Element): number => {
    const [c, d] = middleOf(spot);
    const on = (c - a) * x + (d - b) * y;
    const aside = Math.abs((c - a) * y) + Math.abs((d - b) * x);
    return on < 4 ? Number.POSITIVE_INFINITY : on + 2.5 * aside;
  };
  spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), here).focus();
  return true;
}
