/** The die of the round, and the relics that it wakes. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { boardOf } from './board.ts';
import { wakes } from './hero.tsx';
import { useItemName } from './words.ts';

const [NEAR, MID, FAR] = [26, 50, 74];
const CORNERS = [
  [NEAR, NEAR],
  [FAR, FAR],
] as const;
const OTHERS = [
  [FAR, NEAR],
  [NEAR, FAR],
] as const;
const CENTRE = [[MID, MID]] as const;
const SIDES = [
  [NEAR, MID],
  [FAR, MID],
] as const;
type Dots = readonly (readonly [x: number, y: number])[];
const DOTS: readonly Dots[] = [
  [],
  CENTRE,
  CORNERS,
  [...CENTRE, ...CORNERS],
  [...CORNERS, ...OTHERS],
  [...CENTRE, ...CORNERS, ...OTHERS],
  [...SIDES, ...CORNERS, ...OTHERS],
];

function DieFace({ n }: { n: number }) {
  return (
    <svg className="die-face" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect x="3" y="3" width="94" height="94" rx="18" />
      {(DOTS[n] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="9" />
      ))}
    </svg>
  );
}

export function Die() {
  const { t } = useTranslation('spire');
  const name = useItemName();
  const board = useTable(boardOf);
  if (board === null || board.fight === 0) return null;
  const { die, mats } = board;
  const woken = mats.flatMap(({ relics }) => relics.filter((item) => wakes(item, die)));
  return (
    <div className="die" role="group" aria-label={die === 0 ? t('dieNone') : t('dieOf', { n: die })}>
      <DieFace n={die} />
      <span>{t('dieRound')}</span>
      {woken.length === 0 ? null : <b>{woken.map(name).join(', ')}</b>}
    </div>
  );
}
