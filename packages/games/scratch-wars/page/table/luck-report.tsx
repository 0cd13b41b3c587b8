import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { older, useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { duelOf } from './duel.ts';
import type { Luck } from './luck.ts';
import { luckOf, tenthsAbove } from './luck.ts';

/** After the game: what each player's spins brought and what they would bring on average, in one sentence each. */
export default function LuckReport({ first }: { first: number }) {
  const { t } = useTranslation('duel-play');
  const who = useWho();
  const lang = useSettings((s) => s.lang);
  const log = useTable((s) => s.log);
  const config = useTable((s) => duelOf(s).config);
  const luck = useMemo(() => (config === null ? null : luckOf(log, config)), [log, config]);
  const since = useTable((s) => s.since);
  useEffect(() => {
    // All spins count: page by page what was before is fetched.
    if (since > 0 && config !== null) older();
  }, [since, config]);
  const figures = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  if (luck === null) return null;
  const sentence = (seat: number, one: Luck): string => {
    const tenths = tenthsAbove(one);
    return t(`luck.${tenths > 0 ? 'more' : tenths < 0 ? 'less' : 'even'}`, {
      who: who(seat),
      count: one.spins,
      actual: figures.format(one.actual),
      expected: figures.format(one.expected.over / one.expected.under),
      diff: figures.format(Math.abs(tenths) / 10),
    });
  };
  return (
    <ul className="luck" aria-label={t('luck.title')} data-testid="luck">
      {[first, 1 - first].map((seat) => (
        <li key={seat}>{sentence(seat, luck[seat === 1 ? 1 : 0])}</li>
      ))}
    </ul>
  );
}
