import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { change, SPEEDS, useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { useBoard } from './store.ts';

const PHASES = ['begin', 'draw', 'main', 'end'] as const;

const OF_STEP: Readonly<Record<string, (typeof PHASES)[number]>> = {
  begin: 'begin',
  ready: 'begin',
  slotAndMana: 'begin',
  drawOne: 'draw',
  drawn: 'draw',
  announceEnd: 'end',
  lapse: 'end',
};

/** How fast things are shown, where one can reach it while they are. */
function Pace() {
  const { t } = useTranslation('ui');
  const speed = useSettings((s) => s.speed);
  return (
    <label className="rail-pace">
      <span>{t('speed.label')}</span>
      <select
        value={speed}
        onChange={(event) => change({ speed: SPEEDS.find((one) => String(one) === event.target.value) ?? 1 })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t(`speed.${String(one).replace('.', '_')}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The course of the game: which turn, whose, which part of it; the seal of chance. */
export function Rail() {
  const { t } = useTranslation(['stone', 'ui']);
  const who = useWho();
  const turn = useBoard((board) => board.turn, 0);
  const active = useBoard((board) => board.active, -1);
  const step = useBoard((board) => board.flow.find(({ procedure }) => procedure === 'turn')?.step ?? '', '');
  const over = useTable((s) => s.result !== null);
  const commitment = useTable((s) => s.commitment);
  const phase = step === '' ? null : (OF_STEP[step] ?? 'main');
  return (
    <nav className="rail" aria-label={t('ui:table.timeline')} tabIndex={0}>
      <p className="rail-round">{over ? t('ui:table.over') : turn === 0 ? t('ui:table.start') : t('turn', { turn })}</p>
      {active < 0 || over ? null : (
        <>
          <p className="rail-turn stone-turn">
            <Icon name="right" size="0.8em" /> {t('ui:table.turnOf', { who: who(active) })}
          </p>
          <ol className="rail-phases">
            {PHASES.map((name) => (
              <li
                key={name}
                className={name === phase ? 'current' : ''}
                aria-current={name === phase ? 'step' : undefined}
              >
                <span>{t(`phase.${name}`)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Pace />
      {commitment === '' ? null : (
        <p className="rail-seal" title={commitment}>
          {t('ui:table.commitment')} <code>{commitment.slice(0, 12)}…</code>
        </p>
      )}
    </nav>
  );
}
