import { useSettings } from '../state/settings.ts';

const LOCALES = { cs: 'cs', en: 'en-GB' } as const;

/** 'Anna', 'Anna and Ben', 'Anna, Ben and Cyril', in the language spoken now. */
export function useListed(): (names: readonly string[]) => string {
  const lang = useSettings((s) => s.lang);
  return (names) => new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(names);
}
