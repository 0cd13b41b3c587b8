import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { Agreements, Proposed } from './agreements.tsx';
import { Clock, clockText, useNow } from './clock.tsx';
import { MixNotes } from './mixed.tsx';
import { useSeatName } from './names.ts';
import { Phrases, Spoken } from './phrases.tsx';
import { comeBack } from './room.ts';
import { isDone, seatOf, useRoom } from './store.ts';

/** One player: who, whether there, and what time is left. */
function Sitter({ seat }: { seat: number }) {
  const { t } = useTranslation(['online', 'ui']);
  const name = useSeatName();
  const state = useRoom((s) => s.table?.seats[seat]);
  const away = state !== undefined && state.awaySince > 0 && !state.present;
  const now = useNow(away);
  if (state === undefined) return null;
  const level = state.level === undefined ? '' : t(`ui:level.${state.level}`);
  const how =
    state.who === 'open'
      ? t('free')
      : state.standIn
        ? t('standsIn', { level })
        : state.who === 'bot'
          ? t('ui:table.bot', { level })
          : away
            ? t('away', { time: clockText(now - state.awaySince) })
            : t('here');
  return (
    <span className="sitter" data-testid={`sitter-${seat}`} data-present={state.present}>
      <span className="sitter-dot" aria-hidden="true">
        {state.present ? '●' : '○'}
      </span>
      <b>{name(seat)}</b> <span className="sitter-how">{how}</span> <Clock seat={seat} />
    </span>
  );
}

/** The state of the line, said when it is not well. */
function LineWord() {
  const { t } = useTranslation('online');
  const line = useRoom((s) => s.line);
  const paused = useRoom((s) => s.table?.paused === true);
  const words = line === 'live' ? (paused ? t('paused') : '') : t(`line.${line}`);
  return (
    <span className="line-word" role="status" data-testid="line" data-line={line}>
      {words}
    </span>
  );
}

/** What was not possible, and what the server said about it. */
function Told() {
  const { t } = useTranslation('ui');
  const lang = useSettings((s) => s.lang);
  const said = useRoom((s) => s.said);
  return (
    <div role="status">
      {said === null ? null : (
        <p className="room-said">
          {said[lang]}{' '}
          <button type="button" className="plain" onClick={() => useRoom.setState({ said: null })}>
            {t('close')}
          </button>
        </p>
      )}
    </div>
  );
}

/** A bot has answered for this player meanwhile. */
function Returned() {
  const { t } = useTranslation('online');
  const standsIn = useRoom((s) => s.led.some((seat) => s.table?.seats[seat]?.standIn === true));
  if (!standsIn) return null;
  return (
    <p className="room-said">
      {t('botForYou')}{' '}
      <button type="button" className="main" onClick={() => void comeBack()}>
        {t('back')}
      </button>
    </p>
  );
}

/** Above the table of an online game: who is there, the line, what is said and proposed. */
export function Strip() {
  const { t } = useTranslation('online');
  const own = useRoom(seatOf);
  const done = useRoom((s) => isDone(s.table));
  const count = useRoom((s) => s.table?.seats.length ?? 0);
  const [open, setOpen] = useState<'phrases' | 'agree' | null>(null);
  const toggle = (what: 'phrases' | 'agree') => setOpen(open === what ? null : what);
  return (
    <section className="strip" aria-label={t('strip')}>
      <div className="strip-row">
        {Array.from({ length: count }, (_, seat) => (
          <Sitter key={seat} seat={seat} />
        ))}
        <LineWord />
        {own === null ? <span className="sitter-how">{t('watching')}</span> : null}
        {own === null ? null : (
          <span className="strip-ways">
            <button
              type="button"
              className="second"
              aria-expanded={open === 'phrases'}
              onClick={() => toggle('phrases')}
            >
              {t('phrases')}
            </button>
            {done ? null : (
              <button type="button" className="second" aria-expanded={open === 'agree'} onClick={() => toggle('agree')}>
                {t('agree')}
              </button>
            )}
          </span>
        )}
      </div>
      <div className="strip-below">
        {open === 'phrases' ? <Phrases done={() => setOpen(null)} /> : null}
        {open === 'agree' && !done ? <Agreements done={() => setOpen(null)} /> : null}
        <Spoken />
        <MixNotes />
        <Proposed />
        <Returned />
        <Told />
      </div>
    </section>
  );
}
