/** The reasons of a hint in words. */
import type { Hint, HintReason } from '@kolbiste/bots';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';

const LOCALES = { cs: 'cs', en: 'en-GB' } as const;

/** What speaks for a candidate, or against it; the words are those of `play`. */
export function useReason(): (reason: HintReason, first: boolean, reach: Hint['reach']) => string {
  const { t } = useTranslation('play');
  const lang = useSettings((s) => s.lang);
  const tenths = (value: number): string =>
    (value / 10).toLocaleString(LOCALES[lang], { maximumFractionDigits: 1 }).replace('-', '−');
  return (reason, first, reach) => {
    const when = t(`hint.when.${reach}`);
    if (reason.kind !== 'figure') return t(`hint.reason.${reason.kind}`, { when });
    const { name, here, there } = reason;
    const values = { when, name: name[lang], here: tenths(here), there: tenths(there) };
    return t(first ? 'hint.reason.first' : 'hint.reason.other', values);
  };
}
