/** Faults of cards and decks in the visitor's words: JSON paths become places, words of card files become names. */

import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../src/index.ts';
import { useNames } from '../cards/names.ts';

/** The steps of a path: '$.weapons[2].fields[0].value' is weapons 3, fields 1, value. */
export function stepsOf(path: string): readonly { readonly name: string; readonly n?: number }[] {
  return [...path.matchAll(/\.(\w+)(?:\[(\d+)\])?/g)]
    .map(([, name = '', at]) => (at === undefined ? { name } : { name, n: Number(at) + 1 }))
    .filter(({ name }) => name !== 'slots');
}

const PATH = /\$(?:\.\w+(?:\[\d+\])?)+/g;

export interface Said {
  /** Where, in words; '' = the whole. */
  readonly place: string;
  readonly expected: string;
  readonly found: string;
  readonly rule: string | null;
}

/** Says a fault in the language spoken now. */
export function useFaultWords(): (fault: Fault) => Said {
  const { t } = useTranslation(['duel-workshop', 'workshop', 'duel']);
  const label = useNames();
  const lang: Lang = useSettings((s) => s.lang);
  const place = (path: string): string =>
    stepsOf(path)
      .map(({ name, n }) => {
        // A list as a whole has a name of its own: 'weapons', and one of its items 'weapon 3'.
        const word = t([`${n === undefined ? 'places' : 'place'}.${name}`, `place.${name}`], { defaultValue: name });
        return n === undefined ? word : `${word} ${n}`;
      })
      .join(' › ');
  const words = (text: string): string =>
    text
      .replace(PATH, (path) => place(path))
      .replace(/"(\w+)"/g, (all, word: string) => {
        const name = label(word) || t([`duel:colour.${word}`, `duel:type.${word}`], { defaultValue: '' });
        return name === '' ? all : name;
      });
  return ({ path, expected, found, rule }) => ({
    place: place(path),
    expected: words(expected[lang]),
    found: words(found[lang]),
    rule,
  });
}
