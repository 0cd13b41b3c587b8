import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { RailFrame } from '@kolbiste/tablekit/table/rail-frame.tsx';
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

/** The course of the game: which turn, whose, which part of it; the seal of chance. */
export function Rail() {
  const { t } = useTranslation(['stone', 'ui']);
  const who = useWho();
  const turn = useBoard((board) => board.turn, 0);
  const active = useBoard((board) => board.active, -1);
  const step = useBoard((board) => board.flow.find(({ procedure }) => procedure === 'turn')?.step ?? '', '');
  const over = useTable((s) => s.result !== null);
  const phase = step === '' ? null : (OF_STEP[step] ?? 'main');
  return (
    <RailFrame title={turn === 0 ? t('ui:table.start') : t('turn', { turn })}>
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
    </RailFrame>
  );
}
