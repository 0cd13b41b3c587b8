/** Generated text in a box of a given size: smaller where it must be, and where all of it does not fit a shorter version of it. */
import { useLayoutEffect, useRef, useState } from 'react';

/** What was found out about a text in a box of a size. */
interface Found {
  readonly version: number;
  readonly size: number;
}

/** Each try makes the browser lay everything out: equal cards, and those that come to lie elsewhere in a hand, ask once. */
const known = new Map<string, Found>();
const KNOWN_MOST = 500;

/** The longest version that fits into a box, and how large it can be; it is what was tried last. */
function tried(
  versions: readonly string[],
  sizes: readonly number[],
  fits: (text: string, size: number) => boolean,
): Found {
  for (const [version, text] of versions.entries())
    for (const size of sizes) if (fits(text, size)) return { version, size };
  return { version: versions.length - 1, size: Math.min(...sizes) };
}

/** Writes the longest version that fits into a box, as large as it can be; says which it is. */
function fit(box: HTMLElement, inner: HTMLElement, versions: readonly string[], sizes: readonly number[]): number {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight, lineHeight, fontFamily } = getComputedStyle(box);
  const width = Math.ceil(box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  const height = Math.ceil(box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom));
  const write = (text: string, size: number): void => {
    inner.style.fontSize = `${size}px`;
    inner.textContent = text;
  };
  const key = [width, height, lineHeight, fontFamily, box.className, ...sizes, ...versions].join('\n');
  const kept = known.get(key);
  if (kept !== undefined) {
    write(versions[kept.version], kept.size);
    return kept.version;
  }
  const found = tried(versions, sizes, (text, size) => {
    write(text, size);
    return inner.scrollHeight <= height && inner.scrollWidth <= width;
  });
  // With letters that are still coming it may be otherwise a moment later.
  if (document.fonts.status === 'loaded') {
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(key, found);
  }
  return found.version;
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
