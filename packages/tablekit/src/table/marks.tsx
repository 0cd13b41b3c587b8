import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '../state/signals.ts';
import { thingAt, useSignals } from '../state/signals.ts';
import { useTable } from '../state/table.ts';
import { useNameWithin } from './together-names.ts';

/** What a thing of the page is called; '' = it is not to be seen here. */
function wordsOf(thing: HTMLElement | null): string {
  const said = thing?.getAttribute('aria-label') ?? thing?.querySelector('.sr')?.textContent ?? thing?.textContent;
  return (said ?? '').trim();
}

/** The thing at a place: marked as long as it is spoken of, and what it is called. */
function useMarked(place: string, kind: string): string {
  const table = useTable((s) => s.table);
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table may have drawn the thing anew
  useEffect(() => {
    const thing = thingAt(place);
    setWords(wordsOf(thing));
    thing?.setAttribute('data-shown', kind);
    return () => thing?.removeAttribute('data-shown');
  }, [place, kind, table]);
  return words;
}

/** What another player shows of the table. */
function Shown({ mark, place }: { mark: Mark; place: string }) {
  const { t } = useTranslation('hotseat');
  const who = useNameWithin()(mark.seat);
  const what = useMarked(place, mark.kind);
  if (what === '') return null;
  return <p data-testid={`shown-${mark.seat}`}>{t(mark.kind === 'point' ? 'points' : 'intends', { who, what })}</p>;
}

/** What the player shows the others. */
function Own({ place }: { place: string }) {
  const { t } = useTranslation('hotseat');
  const what = useMarked(place, 'intend');
  return <p>{t('youIntend', { what })}</p>;
}

/** What is shown on the table: by the others, and to them. */
export function Marks() {
  const { t } = useTranslation('hotseat');
  const { marks, intended, aiming } = useSignals();
  return (
    <>
      {marks.map((mark) => (mark.place === null ? null : <Shown key={mark.n} mark={mark} place={mark.place} />))}
      {intended === null ? null : <Own place={intended} />}
      {aiming === null ? null : <p>{t(aiming === 'point' ? 'aimPoint' : 'aimIntend')}</p>}
    </>
  );
}
