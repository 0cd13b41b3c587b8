import { BotLevel } from '@kolbiste/tablekit/setup/bot-level.tsx';
import type { Leader } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { Chip } from '@kolbiste/tablekit/ui/chip.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Position } from '../../../src/index.ts';
import { combatConfig } from '../../../src/index.ts';
import { fightOrder } from '../../begin.ts';
import type { ReadyKey } from './draft.ts';
import { isWhole, keepPosition, keptPosition, READY, readyPosition, withCount, withSide } from './draft.ts';
import { PositionFiles } from './files.tsx';
import { Ordered } from './ordered.tsx';
import { Side } from './side.tsx';
import './fight.css';

const COUNTS = [1, 2, 3, 4] as const;

/** Positions to learn from; one press lays them out. */
function Ready({ set }: { set(position: Position): void }) {
  const { t } = useTranslation('rings');
  return (
    <section aria-labelledby="fight-ready">
      <h2 id="fight-ready">{t('fight.ready')}</h2>
      <ul className="ready-positions">
        {READY.map((key: ReadyKey) => (
          <li key={key} className="panel">
            <b>{t(`fight.position.${key}.name`)}</b>
            <p className="quiet">{t(`fight.position.${key}.lesson`)}</p>
            <button
              type="button"
              className="second"
              aria-label={`${t('fight.lay')}: ${t(`fight.position.${key}.name`)}`}
              onClick={() => set(readyPosition(key))}
            >
              {t('fight.lay')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LED: readonly Leader[] = ['me', 'me', 'me', 'me'];

/** Combat alone: a position is set, phase 6 is played from it, once or in waves. */
export default function Fight({ mode }: { mode: 'combat' | 'waves' }) {
  const { t } = useTranslation('rings');
  const [, go] = useLocation();
  const [position, setPosition] = useState(keptPosition);
  const [leaders, setLeaders] = useState(LED);
  const { players, easy, encounter } = position;
  const set = (next: Position): void => {
    setPosition(next);
    keepPosition(next);
  };
  const led = leaders.slice(0, players.length);
  const start = (): void => {
    begin(fightOrder(combatConfig(position, mode), led));
    go('/play');
  };
  const whole = isWhole(position);
  return (
    <>
      <p>
        {t(`fight.lead.${mode}`)} <Chip rule={mode === 'combat' ? 'CA.2' : 'CA.4'} /> <Chip rule="CA.3" />
      </p>
      <Ready set={set} />
      <div className="who">
        <Ways
          name="count"
          title={t('players')}
          ways={COUNTS.map((n) => [n, t('setup.players', { count: n })] as const)}
          chosen={players.length}
          set={(n) => set(withCount(position, n))}
        />
        {led.includes('bot') ? <BotLevel /> : null}
      </div>
      <div className="choosers">
        {players.map((side, seat) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            seat={seat}
            side={side}
            by={led[seat]}
            lead={(by) => setLeaders(leaders.with(seat, by))}
            set={(part) => set(withSide(position, seat, part))}
          />
        ))}
      </div>
      <div className="panel fight-encounter">
        <Ordered
          title={t('fight.encounter')}
          hint={t('fight.encounterHint')}
          part="encounter"
          cards={encounter}
          set={(cards) => set({ ...position, encounter: cards })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={easy}
            onChange={(event) => set({ ...position, easy: event.target.checked })}
          />{' '}
          <span>{t('fight.easy')}</span>
        </label>
      </div>
      <PositionFiles position={position} set={set} />
      <div className="form-end setup-end">
        <button type="button" className="main big" disabled={!whole} onClick={start}>
          {t('fight.start')}
        </button>
        {whole ? null : (
          <p role="alert">
            {t('fight.noHero')} <Chip rule="CA.1" />
          </p>
        )}
      </div>
    </>
  );
}
