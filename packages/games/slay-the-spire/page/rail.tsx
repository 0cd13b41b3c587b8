/** The course: act, floor and round, and the part of the round that runs. */

import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { RailFrame } from '@kolbiste/tablekit/table/rail-frame.tsx';
import { useTranslation } from 'react-i18next';
import { mapOf } from '../src/cards/maps.ts';
import { KEYS } from '../src/vocabulary.ts';
import { boardOf, useSpire } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { toggleMap } from './keys.ts';
import { Sign } from './sign.tsx';

const PARTS = ['start', 'play', 'end', 'enemies'] as const;
type Part = (typeof PARTS)[number];

/** Which part of a round runs, by the step of its procedure. */
const STEPS: Readonly<Record<string, Part>> = {
  playPhase: 'play',
  endEffects: 'end',
  discardHands: 'end',
  dropEnemyBlock: 'enemies',
  enemiesAct: 'enemies',
  moveCubes: 'enemies',
};

/** A step that has called what runs now stands before the next one. */
function partOf({ flow }: SpireTable): Part {
  if (flow.some(({ procedure }) => procedure === 'play')) return 'play';
  if (flow.some(({ procedure }) => procedure === 'enemiesTurn')) return 'enemies';
  const step = flow.find(({ procedure }) => procedure === 'round')?.step ?? '';
  return STEPS[step] ?? 'start';
}

/** Where the adventure stands: 'Act I · floor 3'. */
export function useWhere(): string {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  if (board === null) return '';
  const row = mapOf(board.act, board.map).nodes[board.node]?.row;
  const act = board.alone === '' ? [t('act', { n: ACTS[board.act] ?? board.act })] : [t('oneFight')];
  const floor = board.alone === '' && row !== undefined ? [t('floor', { n: row + 1 })] : [];
  const round = board.round > 0 ? [t('round', { n: board.round })] : [];
  return [...act, ...floor, ...round].join(' · ');
}
const ACTS = ['', 'I', 'II', 'III', 'IV'];

/** Keys to Act IV: those that the group has, and those that it lacks. */
function Keys({ board }: { board: SpireTable }) {
  const { t } = useTranslation('spire');
  if (board.alone !== '' || (!board.config.actFour && board.keys === 0)) return null;
  const all = KEYS.map((key, n) => ({ key, has: (board.keys & (1 << n)) !== 0 }));
  const words = all.map(({ key, has }) => `${t(`key.${key}`)}: ${t(has ? 'keyHas' : 'keyLacks')}`).join(', ');
  return (
    <span className="rail-keys" role="img" aria-label={words} title={words}>
      {all.map(({ key, has }) => (
        <i key={key} className={`rail-key of-${key}${has ? ' has' : ''}`}>
          {has ? '✓' : ''}
        </i>
      ))}
    </span>
  );
}

export function Rail() {
  const { t } = useTranslation('spire');
  const where = useWhere();
  const board = useTable(boardOf);
  const open = useSpire((s) => s.map);
  if (board === null) return null;
  const part = partOf(board);
  return (
    <RailFrame title={where}>
      {board.fight === 0 ? null : (
        <ol className="rail-phases">
          {PARTS.map((one) => (
            <li key={one} className={one === part ? 'current' : ''} aria-current={one === part ? 'step' : undefined}>
              <span>{t(`part.${one}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <Keys board={board} />
      {board.alone === '' ? (
        <button type="button" className="second rail-map" aria-pressed={open} onClick={toggleMap}>
          <Sign name="boss" /> {t('map')}
        </button>
      ) : null}
    </RailFrame>
  );
}
