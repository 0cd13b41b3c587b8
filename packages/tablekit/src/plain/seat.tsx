import type { GameId } from '../engine/protocol.ts';
import type { Coming } from '../online/seat-form.tsx';
import { SeatForm } from '../online/seat-form.tsx';
import { Book } from '../ui/book.ts';

/** Such a seat brings nothing. */
const NOTHING = {};

/** A seat at a game of plain data: a name alone. */
export default function PlainSeat({ game, ...coming }: Coming & { game: GameId }) {
  return (
    <Book value={game}>
      <SeatForm {...coming} game={game} setup={NOTHING}>
        {null}
      </SeatForm>
    </Book>
  );
}
