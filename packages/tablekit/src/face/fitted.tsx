/** Generated text in a box of a given size: smaller where it must be, and what does not fit is left out word by word, with a mark. */
import { useLayoutEffect, useRef, useState } from 'react';

/** How a text gives way. */
export interface Giving {
  /** Sizes in units, from the largest to the smallest that is still read with ease. */
  readonly sizes: readonly number[];
  /** What stands between its pieces: words, or things of a list. */
  readonly between: string;
  /** Fewer pieces say nothing: then the mark stands alone. */
  readonly fewest: number;
}

const MORE = ' …';

/** So many pieces of a text, with the mark where that is not all. */
function shownOf(pieces: readonly string[], count: number, { between, fewest }: Giving): string {
  if (count >= pieces.length) return pieces.join(between);
  return count < fewest ? MORE : pieces.slice(0, count).join(between) + MORE;
}

/** The room inside a box. */
function roomIn(box: HTMLElement): { readonly width: number; readonly height: number } {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(box);
  return {
    width: box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}

/** Writes into a box as much as fits, as large as it can be; true = not all of it. */
function fit(box: HTMLElement, inner: HTMLElement, pieces: readonly string[], giving: Giving): boolean {
  const { width, height } = roomIn(box);
  const fits = (size: number, count: number): boolean => {
    inner.style.fontSize = `${size}px`;
    inner.textContent = shownOf(pieces, count, giving);
    return inner.scrollHeight <= Math.ceil(height) && inner.scrollWidth <= Math.ceil(width);
  };
  if (giving.sizes.some((size) => fits(size, pieces.length))) return false;
  const smallest = Math.min(...giving.sizes);
  let [least, most] = [0, pieces.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(smallest, middle)) least = middle;
    else most = middle - 1;
  }
  fits(smallest, least);
  return true;
}

interface Props {
  readonly text: string;
  readonly giving: Giving;
  readonly className: string;
}

export function FittedText({ text, giving, className }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const [outer, element] = [box.current, inner.current];
    if (outer === null || element === null) return;
    const pieces = text.split(giving.between);
    let before = '';
    const again = (): void => {
      const now = `${outer.clientWidth} ${outer.clientHeight}`;
      if (now === before) return;
      before = now;
      setMore(fit(outer, element, pieces, giving));
    };
    const watch = new ResizeObserver(again);
    watch.observe(outer);
    again();
    return () => watch.disconnect();
  }, [text, giving]);
  return (
    <span className={`${className} is-fitted`} ref={box} data-more={more ? '' : undefined}>
      <span className="sr">{text}</span>
      <span ref={inner} aria-hidden="true" className="fitted-words" />
    </span>
  );
}
