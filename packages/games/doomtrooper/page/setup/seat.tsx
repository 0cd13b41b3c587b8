/** A seat at a table by link. */
import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { Book } from '@kolbiste/tablekit/ui/book.ts';

/** Such a seat brings nothing. */
const NOTHING = {};

export default function DoomSeat(coming: Coming) {
  return (
    <Book value="doomtrooper">
      <SeatForm {...coming} game="doomtrooper" setup={NOTHING}>
        {null}
      </SeatForm>
    </Book>
  );
}
