/** The whole table in words: what is asked, with every answer; how it stands; what happened last. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TextLast, TextQuestion } from '@kolbiste/tablekit/ui/text-question.tsx';
import { TextRows } from '@kolbiste/tablekit/ui/text-rows.tsx';
import { useTranslation } from 'react-i18next';
import { ALIVE, GOLD, GONE, ROW } from '../src/state.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { useWhere } from './rail.tsx';
import { useFaceName, useFoeWords, useHeroName, useHeroWords, useItemName } from './words.ts';

/** Names, the same ones counted. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n}× ${name}`)).join(', ');
}

function HeroInWords({ board, seat }: { board: SpireTable; seat: number }) {
  const { t } = useTranslation('spire');
  const words = useHeroWords();
  const face = useFaceName();
  const item = useItemName();
  const name = useHeroName();
  const mat = board.mats[seat];
  const faces = (list: readonly number[]): string => counted(list.toSorted((a, b) => a - b).map(face)) || t('none');
  const items = (list: readonly number[]): string => counted(list.map(item)) || t('none');
  const rows = [
    [t('text.state'), words(seat)],
    [t('text.gold'), String(board.heroes[seat][GOLD])],
    [t('text.hand'), mat.hand === null ? t('backs', { count: mat.held }) : faces(mat.hand.map((card) => card.face))],
    [t('text.draw'), `${mat.drawSize}: ${faces(mat.draw)}`],
    [t('text.discard'), faces(mat.discard)],
    [t('text.exhaust'), faces(mat.exhaust)],
    [t('text.powers'), faces(mat.powers)],
    [t('text.relics'), items(mat.relics)],
    [t('text.potions'), items(mat.potions)],
    [t('text.deck'), faces(mat.deck)],
  ] as const;
  return <TextRows title={name(seat)} rows={rows.map(([head, body]) => [head, head, body])} />;
}

function FoesInWords({ board }: { board: SpireTable }) {
  const { t } = useTranslation('spire');
  const words = useFoeWords();
  const alive = board.foes.flatMap(({ row }, e) => (row[GONE] === ALIVE ? [e] : []));
  if (alive.length === 0) return null;
  return (
    <>
      <h3>{t('text.enemies')}</h3>
      <ul>
        {alive.map((e) => (
          <li key={e}>
            {board.foes[e].row[ROW] < 0 ? t('deck.boss') : t('row', { n: board.foes[e].row[ROW] + 1 })}: {words(e)}
          </li>
        ))}
      </ul>
    </>
  );
}

export function SpireText() {
  const { t } = useTranslation('spire');
  const where = useWhere();
  const board = useTable(boardOf);
  if (board === null) return null;
  return (
    <div className="text-dialog">
      <TextQuestion />
      <p>{[where, ...(board.die > 0 ? [t('dieOf', { n: board.die })] : [])].join(' · ')}</p>
      <FoesInWords board={board} />
      {board.heroes.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <HeroInWords key={seat} board={board} seat={seat} />
      ))}
      <TextLast />
    </div>
  );
}
