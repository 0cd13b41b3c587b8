import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { useSay, useWho } from '../table/words.ts';
import { tenthsAbove } from './luck.ts';
import type { Luck, LuckTold } from './story.ts';

/** What chance brought to each, beside what was to be expected, and how that is measured. */
export function LuckSheet({ luck, first }: { luck: readonly LuckTold[]; first: number }) {
  const { t } = useTranslation('ending');
  const say = useSay();
  const who = useWho();
  const lang = useSettings((s) => s.lang);
  const figures = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const judged = luck.filter(({ seats }) => seats.some(({ draws }) => draws > 0));
  if (judged.length === 0) return null;
  const sentence = (seat: number, one: Luck): string => {
    const tenths = tenthsAbove(one);
    return t(`luck.${tenths > 0 ? 'more' : tenths < 0 ? 'less' : 'even'}`, {
      who: who(seat),
      count: one.draws,
      actual: figures.format(one.came),
      expected: figures.format(one.expected.over / one.expected.under),
      diff: figures.format(Math.abs(tenths) / 10),
    });
  };
  return (
    <section className="ending-sheet luck" aria-labelledby="luck-title" data-testid="luck">
      <h3 id="luck-title">{t('luck.title')}</h3>
      {judged.map(({ what, how, seats }) => (
        <div key={what.en}>
          <h4>{say(what)}</h4>
          <ul>
            {seats
              .map((one, seat) => ({ one, seat }))
              .toSorted((a, b) => Number(b.seat === first) - Number(a.seat === first))
              .map(({ one, seat }) => (one.draws === 0 ? null : <li key={seat}>{sentence(seat, one)}</li>))}
          </ul>
          <p className="quiet">{say(how)}</p>
        </div>
      ))}
    </section>
  );
}
