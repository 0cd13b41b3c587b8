/** Parts of the table that the first question does not need: fetched right after it, or when first shown. */

import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { patiently } from '@kolbiste/tablekit/ui/patient.ts';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

const fetchWords = () => Promise.all([words('play'), words('duel-play')]);

const fetches: (() => Promise<unknown>)[] = [];

/**
 * A part with its props, once it and its words are there. Not by `Suspense`: what is here already is shown at once,
 * and of what is waited for React would show nothing for a third of a second more.
 */
function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  let found: ComponentType<P> | null = null;
  const bring = async (): Promise<ComponentType<P>> => {
    const [part] = await Promise.all([fetchPart(), fetchWords()]);
    found = part;
    return part;
  };
  fetches.push(bring);
  return function Later(props: P) {
    const [Part, setPart] = useState(() => found);
    useEffect(() => {
      if (Part !== null) return;
      let here = true;
      const wait = async (): Promise<void> => {
        const part = await patiently(bring);
        if (here) setPart(() => part);
      };
      void wait();
      return () => {
        here = false;
      };
    }, [Part]);
    return Part === null ? null : <Part {...props} />;
  };
}

export const Beside = later(async () => (await import('@kolbiste/tablekit/table/beside.tsx')).Beside);
export const OddsPanel = later(async () => (await import('./odds-panel.tsx')).OddsPanel);
export const History = later(async () => (await import('./history.tsx')).History);
export const Log = later(async () => (await import('@kolbiste/tablekit/table/log.tsx')).Log);
export const Over = later(async () => (await import('./over.tsx')).Over);
export const Result = later(async () => (await import('./result.tsx')).Result);
export const Spinner = later(async () => (await import('./spinner.tsx')).Spinner);
export const Tools = later(async () => (await import('@kolbiste/tablekit/table/tools.tsx')).Tools);

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
    if (wanted) void patiently(() => Promise.all(fetches.map((fetchPart) => fetchPart())));
  }, [wanted]);
  return wanted;
}
