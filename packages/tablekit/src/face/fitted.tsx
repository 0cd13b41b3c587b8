/** Generated text in a box of a given size: smaller where it must be, and where all of it does not fit a shorter version of it. */
import { useLayoutEffect, useRef, useState } from 'react';

/** The room inside a box. */
function roomIn(box: HTMLElement): { readonly width: number; readonly height: number } {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(box);
  return {
    width: box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}

/** Writes the longest version that fits into a box, as large as it can be; says which it is. */
function fit(box: HTMLElement, inner: HTMLElement, versions: readonly string[], sizes: readonly number[]): number {
  const { width, height } = roomIn(box);
  const fits = (text: string, size: number): boolean => {
    inner.style.fontSize = `${size}px`;
    inner.textContent = text;
    return inner.scrollHeight <= Math.ceil(height) && inner.scrollWidth <= Math.ceil(width);
  };
  const found = versions.findIndex((text) => sizes.some((size) => fits(text, size)));
  if (found >= 0) return found;
  fits(versions[versions.length - 1], Math.min(...sizes));
  return versions.length - 1;
}

interface Props {
  /** The whole of it first, then shorter and shorter; '' = a mark alone. */
  readonly versions: readonly string[];
  /** In units, from the largest on. */
  readonly sizes: readonly number[];
  readonly className: string;
}

/** The whole text is always there for those who do not see it. */
export function FittedText({ versions, sizes, className }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(0);
  // Once its box was too small for any words it stays a larger one: it would go to and fro otherwise.
  const [tight, setTight] = useState(false);
  const all = versions.join('\n');
  useLayoutEffect(() => {
    const [outer, element] = [box.current, inner.current];
    if (outer === null || element === null) return;
    let before = '';
    const again = (): void => {
      const now = `${outer.clientWidth} ${outer.clientHeight}`;
      if (now === before) return;
      before = now;
      const texts = all.split('\n');
      const found = fit(outer, element, texts, sizes);
      setShown(found);
      if (texts[found] === '') setTight(true);
    };
    const watch = new ResizeObserver(again);
    watch.observe(outer);
    again();
    return () => watch.disconnect();
  }, [all, sizes]);
  const mark = versions[shown] === '' ? 'mark' : shown > 0 ? 'brief' : undefined;
  return (
    <span className={`${className} is-fitted`} ref={box} data-more={mark} data-tight={tight ? '' : undefined}>
      <span className="sr">{versions[0]}</span>
      <span ref={inner} aria-hidden="true" className="fitted-words" />
    </span>
  );
}
