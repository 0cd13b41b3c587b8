/** Generated text in a box of a given size: smaller where it must be, and where all of it does not fit a shorter version of it. */
import { useLayoutEffect, useRef, useState } from 'react';
import { keepFitted, watchBox } from './fit.ts';

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
  // Once its box was too small for any words it stays a larger one while the window does: it would go to and fro otherwise.
  const [tight, setTight] = useState(false);
  const all = versions.join('\n');
  useLayoutEffect(() => (box.current === null ? undefined : watchBox(box.current)), []);
  useLayoutEffect(() => {
    const [outer, element] = [box.current, inner.current];
    if (outer === null || element === null) return undefined;
    const texts = all.split('\n');
    const fitted = (version: number, sure: boolean): void => {
      setShown(version);
      if (sure && texts[version] === '') setTight(true);
    };
    const afresh = (): void => setTight(false);
    return keepFitted({ box: outer, inner: element, texts, sizes, fitted, afresh });
  }, [all, sizes]);
  const mark = versions[shown] === '' ? 'mark' : shown > 0 ? 'brief' : undefined;
  return (
    <span className={`${className} is-fitted`} ref={box} data-more={mark} data-tight={tight ? '' : undefined}>
      <span className="sr">{versions[0]}</span>
      <span ref={inner} aria-hidden="true" className="fitted-words" />
    </span>
  );
}
