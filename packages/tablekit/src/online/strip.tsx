import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { Comings, Offers } from './absent.tsx';
import { Agreements, Proposed } from './agreements.tsx';
import { InviteLink } from './link-field.tsx';
import { MixNotes } from './mixed.tsx';
import { Phrases, Spoken } from './phrases.tsx';
import { comeBack } from './room.ts';
import { Sitter } from './sitter.tsx';
import { isDone, seatOf, useRoom } from './store.ts';

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
  return (
    <div role="status">
      {standsIn ? (
        <p className="room-said">
          {t('botForYou')}{' '}
          <button type="button" className="main" onClick={() => void comeBack()}>
            {t('back')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** A seat was freed in the middle of the game: the way for somebody else to take it. */
function Freed({ invite }: { invite: string }) {
  const { t } = useTranslation('online');
  const free = useRoom((s) => s.led.length > 0 && s.table?.seats.some(({ who }) => who === 'open') === true);
  if (!free || invite === '') return null;
  return (
    <div className="room-said" data-testid="freed">
      <p>{t('freed')}</p>
      <InviteLink invite={invite} />
    </div>
  );
}

/** Lets the table below have the room that the strip leaves it. */
function useHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = strip.current;
    const room = own?.parentElement;
    if (own === null || !room) return undefined;
    const observer = new ResizeObserver(() => room.style.setProperty('--strip', `${own.offsetHeight}px`));
    observer.observe(own);
    return () => observer.disconnect();
  }, [strip]);
}

type Panel = 'phrases' | 'agree';

/** What opens below the strip, and what is said there for a while. */
function Below({ open, close }: { open: Panel | null; close(): void }) {
  return (
    <div className="strip-below">
      {open === 'phrases' ? <Phrases done={close} /> : null}
      {open === 'agree' ? <Agreements done={close} /> : null}
      <Spoken />
      <Told />
    </div>
  );
}

/** The buttons of whoever plays. */
function Ways({ open, toggle }: { open: Panel | null; toggle(what: Panel): void }) {
  const { t } = useTranslation('online');
  const done = useRoom((s) => isDone(s.table));
  const ways: readonly Panel[] = done ? ['phrases'] : ['phrases', 'agree'];
  return (
    <span className="strip-ways">
      {ways.map((what) => (
        <button key={what} type="button" className="second" aria-expanded={open === what} onClick={() => toggle(what)}>
          {t(what)}
        </button>
      ))}
    </span>
  );
}

/**
 * Above the table of an online game: who is there, the line, what is said and proposed. What waits for a decision takes its
 * room above the table, so that it covers nothing; what is over in a moment, or was opened, lies upon it.
 */
export function Strip({ invite }: { invite: string }) {
  const { t } = useTranslation('online');
  const own = useRoom(seatOf);
  const done = useRoom((s) => isDone(s.table));
  const count = useRoom((s) => s.table?.seats.length ?? 0);
  const [open, setOpen] = useState<Panel | null>(null);
  const root = useRef<HTMLElement>(null);
  useHeight(root);
  return (
    <section className="strip" aria-label={t('strip')} ref={root}>
      <div className="strip-row">
        {Array.from({ length: count }, (_, seat) => (
          <Sitter key={seat} seat={seat} />
        ))}
        <LineWord />
        {own === null ? (
          <span className="sitter-how">{t('watching')}</span>
        ) : (
          <Ways open={open} toggle={(what) => setOpen(open === what ? null : what)} />
        )}
      </div>
      <div className="strip-kept">
        <MixNotes />
        <Proposed />
        {done ? null : <Offers />}
        {done ? null : <Freed invite={invite} />}
        <Returned />
      </div>
      <Comings />
      <Below open={done && open === 'agree' ? null : open} close={() => setOpen(null)} />
    </section>
  );
}
