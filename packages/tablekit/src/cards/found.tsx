import type { ComponentType } from 'react';
import { useDeferredValue, useMemo } from 'react';
import type { NameSet } from '../engine/protocol.ts';
import type { Lang } from '../state/settings.ts';
import { useSettings } from '../state/settings.ts';
import type { Shelf } from './printed.tsx';
import { PrintedFound } from './printed.tsx';
import { useWanted } from './wanted.ts';

/** What one looks for, and the way to look for something else. */
export interface Wanting<W> {
  readonly wanted: W;
  set(part: Partial<W>): void;
}

interface Props<W> {
  /** Every filter with '', which means anything. */
  readonly anything: W;
  find(wanted: W, lang: Lang, names: NameSet): readonly { readonly id: number }[];
  readonly shelf: Shelf;
  readonly Filters: ComponentType<Wanting<W>>;
}

/** All cards that fit what the address asks for, each with its face. */
export function CardsFound<W extends { readonly [part in keyof W]: string }>(props: Props<W>) {
  const { anything, find, shelf, Filters } = props;
  const { lang, names } = useSettings();
  const [wanted, set] = useWanted(anything);
  const asked = useDeferredValue(JSON.stringify(wanted));
  const found = useMemo(() => find(JSON.parse(asked) as W, lang, names), [find, asked, lang, names]);
  return (
    <>
      <Filters wanted={wanted} set={set} />
      <PrintedFound shelf={shelf} ids={found.map(({ id }) => id)} />
    </>
  );
}
