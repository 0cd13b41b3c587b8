/** The whole table in words: what is asked, how it stands, what happened last. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TextLast, TextQuestion } from '@kolbiste/tablekit/ui/text-question.tsx';
import { TextRows } from '@kolbiste/tablekit/ui/text-rows.tsx';
import { useTranslation } from 'react-i18next';
import { ATTACHED, ZONE_NAMES } from '../src/vocabulary.ts';
import { boardOf } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { useCardName } from './printed.ts';
import { useWhere } from './rail.tsx';
import { usePieceWords, usePlayer } from './words.ts';

const ACTIONS = ['normal', 'extra', 'nonAttack', 'attack'] as const;

function PlayerInWords({ board, seat }: { board: DoomTable; seat: number }) {
  const { t } = useTranslation('doom');
  const player = usePlayer();
  const name = useCardName();
  const words = usePieceWords();
  const [hand, library, discard] = board.counts[seat];
  const own = board.hands[seat];
  const actions = ACTIONS.flatMap((kind, k) =>
    board.actions[k] > 0 ? [t(`actions.${kind}`, { count: board.actions[k] })] : [],
  );
  const rows = [
    [
      t('text.points'),
      t('plateOf', {
        who: player(seat),
        promotion: board.promotion[seat],
        goal: board.profile.points,
        destiny: board.destiny[seat],
      }),
    ],
    ...(board.active === seat ? [[t('text.actions'), actions.join(', ') || t('noActions')]] : []),
    [t('text.hand'), own === null ? t('backs', { count: hand }) : own.map(name).join(', ') || t('text.none')],
    [
      t('text.piles'),
      [
        t('pile.library', { count: library }),
        t('pile.discard', { count: discard }),
        t('pile.annihilated', { count: board.annihilated[seat].length }),
      ].join(', '),
    ],
    ...ZONE_NAMES.flatMap((zone, n) => {
      const there = board.pieces.filter((p) => p.seat === seat && p.zone === n && n !== ATTACHED);
      return there.length === 0 ? [] : [[t(`zone.${zone}`), there.map(words).join('; ')]];
    }),
  ];
  return <TextRows title={player(seat)} rows={rows.map(([head, body]) => [head, head, body])} />;
}

export function DoomText() {
  const where = useWhere();
  const board = useTable(boardOf);
  if (board === null) return null;
  return (
    <div className="text-dialog">
      <TextQuestion />
      <p>{where}</p>
      {board.counts.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <PlayerInWords key={seat} board={board} seat={seat} />
      ))}
      <TextLast />
    </div>
  );
}
