import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

const HOUSE = 'Kolbiště';
/** What the window is called after, the innermost first. */
const names = new Map<symbol, { readonly words: string; readonly depth: number }>();

function write(): void {
  const inner = [...names.values()].sort((a, b) => b.depth - a.depth).map(({ words }) => words);
  document.title = [...inner.filter((words) => words !== ''), HOUSE].join(' · ');
}

/**
 * Names the window for as long as a part of the page is shown.
 * @param depth 0 for a page, 1 for a part of it, which is named before the page
 */
export function useTitle(words: string, depth = 1): void {
  useEffect(() => {
    const id = Symbol(words);
    names.set(id, { words, depth });
    write();
    return () => {
      names.delete(id);
      write();
    };
  }, [words, depth]);
}

/** Whether the first page has been shown: only what comes later follows something that had the focus. */
let arrived = false;

interface Props {
  readonly children: string;
  /** What the window is called besides, or instead of the heading. */
  readonly also?: string;
  readonly instead?: string;
  /** Said, not shown. */
  readonly unseen?: boolean;
  /** When this changes, the focus may have gone with what was shown before. */
  readonly turn?: unknown;
}

/** The heading of a page. It names the window, and takes the focus where that was lost with the page before. */
export function Title({ children, also = '', instead, unseen = false, turn }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(instead ?? [children, also].filter((words) => words !== '').join(': '), 0);
  // The turn is no value here: it says when to look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (arrived && lost) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, [turn]);
  return (
    <h1 ref={heading} tabIndex={-1} className={unseen ? 'sr' : undefined}>
      {children}
    </h1>
  );
}
