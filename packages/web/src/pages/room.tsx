import { isGame } from '@kolbiste/tablekit/games.ts';
import { sentenceOf } from '@kolbiste/tablekit/online/http.ts';
import { keepKey, keyOf } from '@kolbiste/tablekit/online/keys.ts';
import { RoomOver } from '@kolbiste/tablekit/online/over.tsx';
import { enter, leave } from '@kolbiste/tablekit/online/room.ts';
import { isDone, useRoom } from '@kolbiste/tablekit/online/store.ts';
import { Strip } from '@kolbiste/tablekit/online/strip.tsx';
import { Mixing, Waiting } from '@kolbiste/tablekit/online/waiting.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { GameTable } from '@kolbiste/tablekit/table/played.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import '@kolbiste/tablekit/pages/pages.css';
import '@kolbiste/tablekit/online/online.css';

const Without = lazily(() => import('@kolbiste/tablekit/pages/without.tsx'));
const Door = lazily(() => import('@kolbiste/tablekit/online/door.tsx'));

/** The server, or the key, says no. */
function Barred() {
  const { t } = useTranslation('online');
  const lang = useSettings((s) => s.lang);
  const barred = useRoom((s) => s.barred);
  return (
    <main className="page room-page" id="content" data-testid="barred">
      <Title>{t('barredTitle')}</Title>
      <p className="page-lead">{barred === null ? '' : sentenceOf(barred)[lang]}</p>
      <Link href="/online" className="main big">
        {t('toLobby')}
      </Link>
    </main>
  );
}

function Inside({ invite, sit }: { invite: string; sit(): void }) {
  const { t } = useTranslation(['online', 'ui']);
  const barred = useRoom((s) => s.barred);
  const table = useRoom((s) => s.table);
  const line = useRoom((s) => s.line);
  const watching = useRoom((s) => s.viewer === 'public');
  if (barred !== null) return <Barred />;
  if (table === null)
    return (
      <main className="page room-page" id="content">
        <p role="status">{t(`line.${line === 'offline' ? 'offline' : 'connecting'}`)}</p>
      </main>
    );
  if (!isGame(table.game))
    return (
      <Suspense fallback={null}>
        <Without game={table.game} />
      </Suspense>
    );
  if (table.status === 'open')
    return (
      <>
        {watching && table.listed ? (
          <p className="room-said">
            <button type="button" className="main" onClick={sit}>
              {t('sit')}
            </button>
          </p>
        ) : null}
        <Waiting invite={invite} />
      </>
    );
  if (table.status === 'chance') return <Mixing />;
  return (
    <div className="room">
      <Strip invite={invite} />
      <Suspense fallback={<main className="table" id="content" />}>
        <GameTable game={table.game} over={RoomOver} ended={isDone(table)} />
      </Suspense>
    </div>
  );
}

interface Came {
  readonly key: string;
  readonly invite: string;
  /** Whether the visitor is to be asked for a name and cards first. */
  readonly door: boolean;
}

const inviteAt = (game: string): string => `kolbiste.invite.${game}`;

/** What the fragment says, and whether this browser has a seat already. */
function readCame(game: string): Came {
  const parts = new URLSearchParams(location.hash.slice(1));
  const key = parts.get('key') ?? '';
  const invite = parts.get('invite') ?? sessionStorage.getItem(inviteAt(game)) ?? '';
  const seated = key !== '' || keyOf(game) !== undefined;
  return { key, invite, door: !seated && (parts.has('invite') || parts.has('sit')) };
}

/** Keeps what the fragment brought; then it goes from the address, so that nobody copies a key by chance. */
function settleIn(game: string, { key, invite }: Came): void {
  if (key !== '') {
    const [token = '', ...also] = key.split(',');
    keepKey(game, token, also);
  }
  if (invite !== '') sessionStorage.setItem(inviteAt(game), invite);
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}

function At({ game }: { game: string }) {
  const [came, setCame] = useState(() => readCame(game));
  const { door } = came;
  const goIn = useCallback(() => setCame((now) => ({ ...now, door: false })), []);
  useEffect(() => {
    settleIn(game, came);
    if (!door) enter(game);
    return leave;
  }, [game, door, came]);
  if (door)
    return (
      <Suspense fallback={<main className="page" id="content" />}>
        <Door id={game} invite={came.invite} enter={goIn} />
      </Suspense>
    );
  return <Inside invite={came.invite} sit={() => setCame({ ...came, door: true })} />;
}

/** An online game: taking the seat, waiting, playing, watching. */
export default function Room() {
  const { game } = useParams<{ game: string }>();
  return <At key={game} game={game} />;
}
