import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { TimeOfDay } from '../../src/index.ts';
import { shownOf } from './duel.ts';
import { figureKey } from './figure.ts';

const TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'evening', 'night'];
const SUDDEN_DEATH = 9;
/** Rounds before sudden death from which on it stands out. */
const NEAR = 2;
const ACTIONS = 4;
const PHASES = ['start', 'actions', 'persistent', 'combo', 'night', 'mechanic'] as const;
type Phase = (typeof PHASES)[number];

/** The phase of a turn, by the step that runs. */
const STEP_PHASE: Readonly<Record<string, Phase>> = {
  beginTurn: 'start',
  gainEnergy: 'start',
  readyWeapons: 'start',
  breakCurse: 'start',
  freeWeapons: 'start',
  chooseAction: 'actions',
  act: 'actions',
  nextAction: 'actions',
  persistentAttack: 'persistent',
  combo: 'persistent',
  nightAttack: 'night',
  strikeByNight: 'night',
  mechanic: 'mechanic',
  useMechanic: 'mechanic',
  lastCancel: 'mechanic',
};

function usePhase(): Phase | null {
  const flow = useTable((s) => s.flow);
  const names = flow.map((frame) => frame.procedure);
  if (!names.includes('turn')) return null;
  if (names.includes('use')) return 'actions';
  if (names.includes('combo')) return 'combo';
  if (names.includes('persistent')) return 'persistent';
  const step = flow.find((frame) => frame.procedure === 'turn')?.step ?? '';
  return STEP_PHASE[step] ?? 'actions';
}

function Pips() {
  const { t } = useTranslation('duel');
  const actions = useTable((s) => shownOf(s)?.actions ?? 0);
  return (
    <span
      className="pips"
      role="img"
      data-why={figureKey({ what: 'actions', at: 0 })}
      aria-label={t('actionsLeft', { count: actions })}
    >
      {Array.from({ length: ACTIONS }, (_, k) => (
        <span key={k} className={k < actions ? 'pip full' : 'pip'} />
      ))}
    </span>
  );
}

/** How many rounds are left before both lose life each round; where there is little room a number beside the hourglass. */
function SuddenDeath({ left }: { left: number }) {
  const { t } = useTranslation('duel');
  const shape = left > NEAR ? 'rail-sudden' : left > 0 ? 'rail-sudden near' : 'rail-sudden now';
  return (
    <p className={shape} data-why={figureKey({ what: 'round', at: 0 })}>
      <Icon name="hourglass" />{' '}
      <span className="rail-sudden-words">{left > 0 ? t('toSuddenDeath', { count: left }) : t('suddenDeath')}</span>
      <b className="rail-sudden-short" aria-hidden="true">
        {left > 0 ? left : '−5'}
      </b>
    </p>
  );
}

/** The course of the game: round and time of day, whose turn, which part of it, how far sudden death is. */
export function Rail() {
  const { t } = useTranslation(['duel', 'ui']);
  const who = useWho();
  const round = useTable((s) => shownOf(s)?.round ?? 0);
  const active = useTable((s) => shownOf(s)?.active ?? -1);
  const over = useTable((s) => s.result !== null);
  const phase = usePhase();
  const current = round === 0 ? -1 : (round - 1) & 3;
  return (
    <nav className="rail" aria-label={t('ui:table.timeline')} tabIndex={0}>
      <p className="rail-round" data-why={figureKey({ what: 'round', at: 0 })}>
        {over ? t('ui:table.over') : round === 0 ? t('ui:table.start') : t('round', { round })}
      </p>
      <ol className="rail-times" data-why={figureKey({ what: 'round', at: 0 })}>
        {TIMES.map((time, k) => (
          <li key={time} className={k === current ? 'current' : ''} aria-current={k === current ? 'time' : undefined}>
            <Icon name={time} />
            <span>{t(`time.${time}`)}</span>
          </li>
        ))}
      </ol>
      {round === 0 ? null : <SuddenDeath left={SUDDEN_DEATH - round} />}
      {active < 0 || over ? null : (
        <>
          <p className="rail-turn" data-why={figureKey({ what: 'active', at: 0 })}>
            {t('ui:table.turnOf', { who: who(active) })}
          </p>
          <ol className="rail-phases">
            {PHASES.map((name) => (
              <li
                key={name}
                className={name === phase ? 'current' : ''}
                aria-current={name === phase ? 'step' : undefined}
              >
                <span>{t(`phase.${name}`)}</span>
                {name === 'actions' ? <Pips /> : null}
              </li>
            ))}
          </ol>
        </>
      )}
    </nav>
  );
}
