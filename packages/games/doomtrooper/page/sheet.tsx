/** What opens over the table: all options as a list, or a pile. */
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { SheetFrame, SheetWays } from '@kolbiste/tablekit/table/sheet-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { PileName } from './board.ts';
import { boardOf, closeOver, useDoom } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { DoomFace } from './face/doom-face.tsx';
import { asksByList } from './places.ts';
import { usePlayer } from './words.ts';

function cardsOf(board: DoomTable, seat: number, name: PileName): readonly number[] {
  if (name === 'annihilated') return board.annihilated[seat];
  const piles = { library: board.libraries, discard: board.discards, sideboard: board.sideboards };
  return piles[name][seat] ?? [];
}

/** The cards of a pile, in no order where its order is not to be known. */
function Pile({ board }: { board: DoomTable }) {
  const { t } = useTranslation('doom');
  const player = usePlayer();
  const pile = useDoom((s) => s.pile);
  if (pile === null) return null;
  const { seat, name } = pile;
  const cards = cardsOf(board, seat, name);
  return (
    <SheetFrame title={`${player(seat)}: ${t(`pile.${name}`, { count: cards.length })}`} close={closeOver}>
      {name === 'library' ? <p className="quiet">{t('noOrder')}</p> : null}
      {cards.length === 0 ? <p className="quiet">{t('emptyPile')}</p> : null}
      <ul className="pile-cards">
        {cards.map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by nothing else
          <li key={n}>
            <DoomFace id={card} size="hand" />
          </li>
        ))}
      </ul>
    </SheetFrame>
  );
}

export function Sheet() {
  const { t } = useTranslation('doom');
  const say = useSay();
  const board = useTable(boardOf);
  const prompt = useTable((s) => s.prompt);
  const { list, pile } = useDoom();
  if (board === null) return null;
  if (pile !== null) return <Pile board={board} />;
  if (prompt === null) return null;
  const asks = asksByList(prompt);
  if (!list && !asks) return null;
  return (
    <SheetFrame title={say(prompt.text)} close={asks ? null : closeOver}>
      <SheetWays prompt={prompt} answer={commit} refused={t('refused')} />
    </SheetFrame>
  );
}
