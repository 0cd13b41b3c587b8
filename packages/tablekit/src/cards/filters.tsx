import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choose } from './choose.tsx';
import type { Wanting } from './found.tsx';

/** A filter: by what, what it is called, and its ways in words. */
export type FilterRow<W> = readonly [
  by: keyof W & string,
  label: string,
  ways: readonly (readonly [way: string, words: string])[],
];

/** The choices between a few ways, one filter after another. */
export function FilterRows<W extends { readonly [part in keyof W]: string }>({
  wanted,
  set,
  rows,
}: Wanting<W> & { rows: readonly FilterRow<W>[] }) {
  return rows.map(([by, label, ways]) => (
    <Choose
      key={by}
      label={label}
      value={wanted[by]}
      set={(way) => set({ [by]: way } as unknown as Partial<W>)}
      ways={ways}
    />
  ));
}

/** What one can look for on a page of cards: words, and what the game lets choose. */
export function CardFilters<W extends { readonly words: string }>({
  wanted,
  set,
  children,
}: Wanting<W> & { children: ReactNode }) {
  const { t } = useTranslation('cards');
  return (
    <div className="filters" role="group" aria-label={t('filters')}>
      <label className="control">
        <span className="control-label">{t('printed.words')}</span>
        <input
          type="search"
          value={wanted.words}
          onChange={(event) => set({ words: event.target.value } as unknown as Partial<W>)}
        />
      </label>
      {children}
    </div>
  );
}
