import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { MAX_THREAT } from '../src/index.ts';
import { ringsKey } from './figures.ts';
import { useBoard } from './store.ts';

/** From here on it says that the end is near. */
const NEAR_END = MAX_THREAT - 10;

/** Three quarters of a circle, begun at the lower left. */
const ARC = 'M20.3 79.7A42 42 0 1 1 79.7 79.7';
const FROM_DEGREES = 135;
const DEGREES = 270;
const MIDDLE = 50;
const RADIUS = 42;

/** Where a threat stands on the circle: a short line across it. */
function markAt(threat: number): string {
  const angle = ((FROM_DEGREES + (threat / MAX_THREAT) * DEGREES) * Math.PI) / 180;
  const at = (radius: number): string => `${MIDDLE + radius * Math.cos(angle)} ${MIDDLE + radius * Math.sin(angle)}`;
  return `M${at(RADIUS - 6)}L${at(RADIUS + 7)}`;
}

/** A player's threat on its dial: how much of what ends the game, where it began, whether the end is near. */
export function Dial({ seat }: { seat: number }) {
  const { t } = useTranslation('rings');
  const threat = useBoard((board) => board.threat[seat], 0);
  const began = useTable((s) => s.log.find(({ kind, a }) => kind === 'dialSet' && a === seat)?.b);
  const near = threat >= NEAR_END;
  return (
    <span className={near ? 'dial near-end' : 'dial'} data-why={ringsKey('dial', seat)} data-dial={seat}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="dial-all" d={ARC} pathLength={MAX_THREAT} />
        <path
          className="dial-now"
          d={ARC}
          pathLength={MAX_THREAT}
          strokeDasharray={`${Math.min(threat, MAX_THREAT)} 100`}
        />
        {began === undefined ? null : <path className="dial-began" d={markAt(began)} />}
      </svg>
      <b>{threat}</b>
      <span className="dial-of">
        /{MAX_THREAT} <span className="word">{t('figure.dial')}</span>
      </span>
      {near ? <span className="dial-danger">{t('danger')}</span> : null}
    </span>
  );
}
