import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { rematch } from '@kolbiste/tablekit/state/further.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { RailFrame } from '@kolbiste/tablekit/table/rail-frame.tsx';
import { useTranslation } from 'react-i18next';
import { WINDOWS } from '../src/index.ts';
import { windowName } from '../src/texts.ts';
import { boardOf } from './board.ts';
import { keyOfRung, LADDER, ROUND, standing } from './ladder.ts';
import { policies } from './passing.ts';
import { Stops } from './stops.tsx';

/** A window as a door on the ladder: pressed, it is a stop, where one is always asked. */
function Door({ window }: { window: (typeof WINDOWS)[number] }) {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  const set = policies.useAsking(({ at }) => at.includes(window));
  return (
    <button
      type="button"
      className="door-stop"
      aria-pressed={set}
      title={t('asking.at')}
      onClick={() => policies.toggleStop(window)}
    >
      <Icon name={set ? 'target' : 'rows'} /> <span>{t(set ? 'stop' : 'window')}</span>
      <span className="sr"> {windowName(WINDOWS.indexOf(window), lang)}</span>
    </button>
  );
}

/** The steps of a phase, and the windows between them as doors. */
function Rungs({ phase, rung }: { phase: (typeof ROUND)[number]; rung: string }) {
  const { t } = useTranslation('rings');
  return (
    <ol className="rungs">
      {LADDER[phase].map((one) => {
        const key = keyOfRung(one);
        const door = 'door' in one;
        return (
          <li
            key={key}
            className={`${door ? 'door' : 'step'} ${key === rung ? 'current' : ''}`}
            aria-current={key === rung ? 'step' : undefined}
          >
            {'door' in one ? <Door window={one.door} /> : <span>{t(`rung.${key.slice('step.'.length)}`)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The same position from its beginning, with other chance. */
function FightAgain() {
  const { t } = useTranslation('rings');
  const here = useTable((s) => s.at === '/play' && s.order?.players.some(({ kind }) => kind === 'human') === true);
  const over = useTable((s) => s.result !== null);
  if (!here || over) return null;
  return (
    <button type="button" className="second rail-again" onClick={() => rematch(false)}>
      {t('fight.again')}
    </button>
  );
}

/** The course of the round: its seven phases, the steps and windows of the one that runs, where the game stands. */
export function Rail() {
  const { t } = useTranslation(['rings', 'ui']);
  const board = useTable(boardOf);
  const over = useTable((s) => s.result !== null);
  if (board === null) return null;
  const { phase, rung } = standing(board);
  const alone = board.mode !== 'quest';
  const title = board.round === 0 ? t('ui:table.start') : t(alone ? 'fight.combat' : 'round', { round: board.round });
  const phases = alone ? ROUND.filter((name) => name === 'combat') : ROUND;
  return (
    <RailFrame title={title}>
      <ol className="rail-phases">
        {phases.map((name) => (
          <li key={name} className={name === phase ? 'current' : ''}>
            <span>{t(`phase.${name}`)}</span>
            {name === phase && !over ? <Rungs phase={name} rung={rung} /> : null}
          </li>
        ))}
      </ol>
      {board.mode === 'waves' ? (
        <p className="rail-score">{t('fight.score', { wave: board.wave, score: board.score })}</p>
      ) : null}
      {alone ? <FightAgain /> : null}
      <Stops />
    </RailFrame>
  );
}
