/** Generated text in a box of a given size: smaller where it must be, and what does not fit is left out word by word, with a mark. */
import { useLayoutEffect, useRef, useState } from 'react';

/** From the largest to the smallest that is still read with ease. */
const STEPS = [12.5, 11.75, 11] as const;
const SMALLEST = STEPS[2];

interface Fit {
  readonly size: number;
  /** How many words are shown. */
  readonly words: number;
}

const MORE = ' …';

/** The largest size at which the text fits, else how many of its words fit at the smallest. */
function fitOf(box: HTMLElement, inner: HTMLElement, words: readonly string[]): Fit {
  const fits = (size: number, count: number): boolean => {
    inner.style.fontSize = `${size}px`;
    inner.textContent = count < words.length ? words.slice(0, count).join(' ') + MORE : words.join(' ');
    return inner.scrollHeight <= box.clientHeight && inner.scrollWidth <= box.clientWidth;
  };
  const whole = STEPS.find((size) => fits(size, words.length));
  if (whole !== undefined) return { size: whole, words: words.length };
  let [least, most] = [0, words.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(SMALLEST, middle)) least = middle;
    else most = middle - 1;
  }
  return { size: SMALLEST, words: least };
}

export function FittedText({ text }: { text: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const [outer, element] = [box.current, inner.current];
    if (outer === null || element === null) return;
    const words = text.split(' ');
    let width = -1;
    const fit = (): void => {
      const now = outer.clientWidth * 1e4 + outer.clientHeight;
      if (now === width) return;
      width = now;
      const { size, words: count } = fitOf(outer, element, words);
      element.style.fontSize = `${size}px`;
      element.textContent = count < words.length ? words.slice(0, count).join(' ') + MORE : text;
      setMore(count < words.length);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(outer);
    fit();
    return () => watch.disconnect();
  }, [text]);
  return (
    <span className="face-text is-fitted" ref={box} data-more={more ? '' : undefined}>
      <span className="sr">{text}</span>
      <span ref={inner} aria-hidden="true" className="fitted-words" />
    </span>
  );
}
