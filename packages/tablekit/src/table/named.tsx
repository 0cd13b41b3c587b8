import type { ReactNode } from 'react';

/** What is drawn on a thing, and the sentence that says the same to those who do not see it. */
export function Named({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span className="sr">{words}</span>
      <span className="face" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
