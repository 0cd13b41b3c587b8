/** Who is who at an online table. */
import type { Table } from '@kolbiste/wire/protocol';
import { useTranslation } from 'react-i18next';
import { isTogether } from '../games.ts';
import { LETTERS, useSeats } from '../table/words.ts';
import { seatOf, useRoom } from './store.ts';

/** What a seat is called: 'you', the name it gave, or its letter. */
export function useSeatName(): (seat: number) => string {
  const { t } = useTranslation(['online', 'ui']);
  const own = useRoom(seatOf);
  const led = useRoom((s) => s.led);
  const table = useRoom((s) => s.table);
  const several = onOneSide(table);
  const leads = useSeats();
  return (seat) => {
    const given = table?.seats[seat]?.name ?? '';
    if (several) {
      const alone = leads[seat] ?? t('ui:table.player', { name: LETTERS[seat] });
      const name = given === '' ? alone : `${leads[seat] ?? LETTERS[seat]} · ${given}`;
      return led.includes(seat) ? t('seatYou', { name }) : name;
    }
    if (seat === own) return t('ui:table.you');
    if (given !== '') return given;
    // Of several opponents each has a letter, as at the table.
    if (own !== null && table?.seats.length === 2) return t('ui:table.opponent');
    return t('ui:table.player', { name: LETTERS[seat] });
  };
}

/** Whether all who sit there play on one side. */
export const onOneSide = (table: Table | null): boolean => isTogether(table?.game);

/** Words for those who play on one side, where a sentence would speak of an opponent. */
export function useSide(): { readonly context?: 'together' } {
  return useRoom((s) => onOneSide(s.table)) ? TOGETHER : APART;
}

const TOGETHER = { context: 'together' } as const;
const APART = {};
