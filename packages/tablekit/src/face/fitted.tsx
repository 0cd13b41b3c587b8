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
  const all = versions.join('\n');
  useLayoutEffect(() => (box.current === null ? undefined : watchBox(box.current)), []);
  useLayoutEffect(() => {
    const [outer, element] = [box.current, inner.current];
    if (outer === null || element === null) return undefined;
    return keepFitted({ box: outer, inner: element, texts: all.split('\n'), sizes, fitted: setShown });
  }, [all, sizes]);
  const mark = versions[shown] === '' ? 'mark' : shown > 0 ? 'brief' : undefined;
  return (
    <span className={`${className} is-fitted`} ref={box} data-more={mark}>
      <span className="sr">{versions[0]}</span>
      <span ref={inner} aria-hidden="true" className="fitted-words" />
    </span>
  );
}
