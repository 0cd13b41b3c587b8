/** Who is who at an online table. */
import type { Table } from '@kolbiste/wire/protocol';
import { useTranslation } from 'react-i18next';
import { seatOf, useRoom } from './store.ts';

/** What a seat is called: 'you', the name it gave, or its letter. */
export function useSeatName(): (seat: number) => string {
  const { t } = useTranslation(['online', 'ui']);
  const own = useRoom(seatOf);
  const table = useRoom((s) => s.table);
  return (seat) => {
    if (seat === own) return t('ui:table.you');
    const given = table?.seats[seat]?.name ?? '';
    if (given !== '') return given;
    if (own !== null) return t('ui:table.opponent');
    return t(seat === 0 ? 'ui:table.playerA' : 'ui:table.playerB');
  };
}

/** The other person's seat, from one's own; null = only watching. */
export const otherSeat = (own: number | null): number | null => (own === null ? null : 1 - own);

/** Whether a person sits there who is not connected. */
export const isAway = (table: Table | null, seat: number | null): boolean =>
  seat !== null && table?.seats[seat]?.who === 'person' && !table.seats[seat].present;
