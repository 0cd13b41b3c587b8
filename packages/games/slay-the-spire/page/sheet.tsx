/** What opens over the table: all options as a list, a pile, the map, cards to choose from in a fight. */
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { SheetFrame, SheetWays } from '@kolbiste/tablekit/table/sheet-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { boardOf, closeOver, useSpire } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { SpireFace } from './face/spire-face.tsx';
import { ActMap } from './map.tsx';
import { onScreen } from './places.ts';
import { idOfFace } from './printed.ts';
import { Ways } from './room.tsx';
import { useHeroName } from './words.ts';

/** The cards of a pile; those of a draw pile in no order. */
function Pile({ board }: { board: SpireTable }) {
  const { t } = useTranslation('spire');
  const hero = useHeroName();
  const pile = useSpire((s) => s.pile);
  const mat = pile === null ? undefined : board.mats[pile.seat];
  if (pile === null || mat === undefined) return null;
  const { seat, name } = pile;
  const cards = mat[name].toSorted((a, b) => a - b);
  const hidden = name === 'draw' && mat.hand === null;
  return (
    <SheetFrame
      title={`${hero(seat)}: ${t(`pile.${name}`, { count: name === 'draw' ? mat.drawSize : cards.length })}`}
      close={closeOver}
    >
      {name === 'draw' ? <p className="quiet">{t(hidden ? 'drawWithHand' : 'noOrder')}</p> : null}
      {cards.length === 0 ? <p className="quiet">{t('emptyPile')}</p> : null}
      <ul className="pile-cards">
        {cards.map((face, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by nothing else
          <li key={n}>
            <SpireFace id={idOfFace(face)} size="hand" />
          </li>
        ))}
      </ul>
    </SheetFrame>
  );
}

export function Sheet() {
  const { t } = useTranslation('spire');
  const say = useSay();
  const board = useTable(boardOf);
  const prompt = useTable((s) => s.prompt);
  const { list, map, pile } = useSpire();
  if (board === null) return null;
  if (pile !== null) return <Pile board={board} />;
  if (map)
    return (
      <SheetFrame title={t('map')} close={closeOver}>
        <ActMap />
      </SheetFrame>
    );
  if (prompt === null) return null;
  if (list)
    return (
      <SheetFrame title={say(prompt.text)} close={closeOver}>
        <SheetWays prompt={prompt} answer={commit} refused={t('refused')} />
      </SheetFrame>
    );
  // In a fight there is no room with a screen of its own.
  if (board.fight === 0 || onScreen(prompt, prompt.options).length === 0) return null;
  return (
    <SheetFrame title={say(prompt.text)} close={null}>
      <Ways prompt={prompt} />
    </SheetFrame>
  );
}
