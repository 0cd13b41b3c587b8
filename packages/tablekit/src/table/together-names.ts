import { useTranslation } from 'react-i18next';
import { isTogether } from '../games.ts';
import { namesBoth, useTable } from '../state/table.ts';
import { LETTERS, useSeats } from './words.ts';

/** Who sits there, within a sentence of the dictionary `hotseat`: by the name that was given, or by what is led, where there is one. */
export function useNameWithin(): (seat: number) => string {
  const { t } = useTranslation('hotseat');
  const named = useTable((s) => namesBoth(s) || isTogether(s.game) || (s.order?.players.length ?? 0) > 2);
  const called = useTable((s) => s.called);
  const leads = useSeats();
  return (seat) => called[seat] || leads[seat] || (named ? t('named', { name: LETTERS[seat] }) : t('opponent'));
}
