/** Parts of the table that the first question does not need: fetched right after it, or when first shown. */

import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { lazily, patiently } from '@kolbiste/tablekit/ui/patient.ts';
import type { ComponentType } from 'react';
import { Suspense, useEffect, useState } from 'react';

const part = {
  beside: async () => (await import('@kolbiste/tablekit/table/beside.tsx')).Beside,
  odds: async () => (await import('./odds-panel.tsx')).OddsPanel,
  history: async () => (await import('./history.tsx')).History,
  log: async () => (await import('@kolbiste/tablekit/table/log.tsx')).Log,
  over: async () => (await import('./over.tsx')).Over,
  result: async () => (await import('./result.tsx')).Result,
  spinner: async () => (await import('./spinner.tsx')).Spinner,
  tools: async () => (await import('@kolbiste/tablekit/table/tools.tsx')).Tools,
};

const fetchWords = () => Promise.all([words('play'), words('duel-play')]);
const fetchParts = () => Promise.all([fetchWords(), ...Object.values(part).map((fetchPart) => fetchPart())]);

/** A part with its props, once it and its words are there. */
function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  const Part = lazily(async () => {
    const [found] = await Promise.all([fetchPart(), fetchWords()]);
    return { default: found as ComponentType<object> };
  });
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const Beside = later(part.beside);
export const OddsPanel = later(part.odds);
export const History = later(part.history);
export const Log = later(part.log);
export const Over = later(part.over);
export const Result = later(part.result);
export const Spinner = later(part.spinner);
export const Tools = later(part.tools);

const SOON_MS = 1500;

/** Fetches them a moment after the player was first asked something; true from then on, or when a game goes on. */
export function useSoon(): boolean {
  const [soon, setSoon] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = useTable.subscribe((state) => {
      if (state.prompt !== null) timer ??= setTimeout(() => setSoon(true), SOON_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, []);
  const answered = useTable((s) => s.step > 0);
  const wanted = soon || answered;
  useEffect(() => {
    if (wanted) void patiently(fetchParts);
  }, [wanted]);
  return wanted;
}
