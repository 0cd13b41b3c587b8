import { ABSENT_MILLIS, CODES } from '@kolbiste/wire/protocol';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { LATER } from '../draw/icons.later.ts';
import { titleOf } from '../games.ts';
import { useSettings } from '../state/settings.ts';
import { Title } from '../ui/title.tsx';
import { useAwayFor } from './absence.ts';
import { tokensOf } from './keys.ts';
import { InviteLink, LinkField } from './link-field.tsx';
import { MixNotes } from './mixed.tsx';
import { useSide } from './names.ts';
import { PassesAfter } from './passes-after.tsx';
import { propose } from './room.ts';
import { Sitters } from './sitter.tsx';
import { seatOf, useRoom } from './store.ts';

/** The way to the own seats from another device. */
export function OwnKey() {
  const { t } = useTranslation('online');
  const game = useRoom((s) => s.game);
  const own = useRoom(seatOf);
  const tokens = tokensOf(game).join(',');
  if (own === null || tokens === '') return null;
  return (
    <details className="own-key">
      <summary>{t('otherDevice')}</summary>
      <p>{t('otherDeviceHint')}</p>
      <LinkField label={t('keyLink')} link={`${location.origin}/play/${game}#key=${tokens}`} testid="key" />
    </details>
  );
}

/** The seat is taken; the other one is free yet: the invitation, and how to come back from elsewhere. */
export function Waiting({ invite }: { invite: string }) {
  const { t } = useTranslation('online');
  const game = useRoom((s) => s.game);
  const plays = useRoom((s) => s.table?.game ?? '');
  const listed = useRoom((s) => s.table?.listed === true);
  const countdown = useRoom((s) => s.table?.countdown ?? 0);
  const own = useRoom(seatOf);
  const side = useSide();
  const free = useRoom((s) => s.table?.seats.filter(({ who }) => who === 'open').length ?? 0);
  const base = `${location.origin}/play/${game}`;
  return (
    <main className="page room-page" id="content" data-testid="waiting">
      <Icon name="hourglass" size={48} />
      <Title>{t(own === null ? 'waitingTitle' : 'waitTitle', { ...side, count: free })}</Title>
      <p className="page-lead">{t(own === null ? 'waitingLead' : 'waitLead', side)}</p>
      <Sitters />
      {own !== null && invite !== '' ? <InviteLink invite={invite} /> : null}
      <LinkField label={t('watchLink')} link={base} testid="watch" title={t('watchTitle', { game: titleOf(plays) })} />
      <OwnKey />
      <PassesAfter millis={countdown} />
      <p className="quiet">{t(listed ? 'isListed' : 'notListed')}</p>
      {own === null ? null : (
        <button type="button" className="second" onClick={() => void propose({ kind: 'close' })}>
          {t('callOff')}
        </button>
      )}
    </main>
  );
}

/** Everybody sits; chance is being mixed from what each gives. */
export function Mixing() {
  const { t } = useTranslation('online');
  const table = useRoom((s) => s.table);
  const own = useRoom(seatOf);
  const lang = useSettings((s) => s.lang);
  const troubled = useRoom(
    ({ sight, table: now }) =>
      sight.doubts.length > 0 || now?.frozen === true || (now?.chance.restarts.length ?? 0) > 0,
  );
  // Without whoever has gone, nothing is mixed.
  const stuck = useAwayFor(ABSENT_MILLIS).length > 0;
  return (
    <main className="page room-page" id="content" data-testid="mixing">
      <Icon path={LATER.dice} size={48} />
      <Title>{t('mixTitle')}</Title>
      <p className="page-lead">{t('mixLead', useSide())}</p>
      <Sitters />
      <p>
        {t('mixSeal')} <code>{table?.chance.commitment}</code>
      </p>
      <MixNotes />
      {table?.frozen === true ? <p role="alert">{CODES.otherRules[lang]}</p> : null}
      {own !== null && (troubled || stuck) ? (
        <button type="button" className="second" onClick={() => void propose({ kind: 'close' })}>
          {t('callOff')}
        </button>
      ) : null}
    </main>
  );
}
