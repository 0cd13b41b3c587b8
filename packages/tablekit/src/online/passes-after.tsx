import { useTranslation } from 'react-i18next';

/** What was chosen for passes at a table, in milliseconds; nothing where it is the usual. */
export function PassesAfter({ millis }: { millis: number }) {
  const { t } = useTranslation('online');
  return millis === 0 ? null : <p className="quiet">{t('countdown.holds', { count: millis / 1000 })}</p>;
}
