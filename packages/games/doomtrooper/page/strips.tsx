/** Of more than one opponent a strip each, which opens the areas. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { KOHORT, OUTPOST, SQUAD } from '../src/vocabulary.ts';
import { boardOf, useBoard, useDoom, useHome } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { useSeatAsked } from './open.ts';
import { usePlayer } from './words.ts';

const AREAS: readonly number[] = [SQUAD, KOHORT, OUTPOST];

function Strip({ board, seat, open }: { board: DoomTable; seat: number; open: boolean }) {
  const { t } = useTranslation('doom');
  const player = usePlayer();
  const asked = useSeatAsked(seat);
  const count = board.pieces.filter((p) => p.seat === seat && AREAS.includes(p.zone)).length;
  const classes = ['doom-strip', board.active === seat && 'active', asked && 'lit'].filter(Boolean);
  return (
    <li>
      <button
        type="button"
        className={classes.join(' ')}
        aria-pressed={open}
        onClick={() => useDoom.setState({ seat, asks: null })}
      >
        <b>{player(seat)}</b> {t('stripOf', { promotion: board.promotion[seat], destiny: board.destiny[seat], count })}
        {asked ? <span className="sr">, {t('askedHere')}</span> : null}
      </button>
    </li>
  );
}

export function Strips({ open }: { open: number }) {
  const home = useHome();
  const seats = useBoard((board) => board.counts.length, 2);
  const board = useTable(boardOf);
  if (seats < 3 || board === null) return null;
  const others = board.counts.map((_, seat) => seat).filter((seat) => seat !== home);
  return (
    <ul className="doom-strips">
      {others.map((seat) => (
        <Strip key={seat} board={board} seat={seat} open={seat === open} />
      ))}
    </ul>
  );
}
