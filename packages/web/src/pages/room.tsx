import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { words } from '../i18n/index.ts';
import { sentenceOf } from '../online/http.ts';
import { keepKey, keyOf } from '../online/keys.ts';
import { RoomOver } from '../online/over.tsx';
import { enter, leave } from '../online/room.ts';
import { isDone, useRoom } from '../online/store.ts';
import { Strip } from '../online/strip.tsx';
import { Mixing, Waiting } from '../online/waiting.tsx';
import { useSettings } from '../state/settings.ts';
import { TableView } from '../table/table.tsx';
import { Title } from '../ui/title.tsx';
import './pages.css';
import '../online/online.css';

const Door = lazy(() => import('../online/door.tsx'));

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

const StoneTable = lazy(async () => {
  const [table] = await Promise.all([import('../stone/table.tsx'), words('stone')]);
  return table;
});

const StoneOver = () => <RoomOver className="over stone-over" />;

const RingsTable = lazy(async () => {
  const [table] = await Promise.all([import('../rings/table.tsx'), words('rings')]);
  return table;
});

const RingsOver = () => <RoomOver className="over rings-over" />;

/** The table of whichever game is played there. */
function TableOf({ game, ended }: { game: string; ended: boolean }) {
  if (game !== 'tmmstone' && game !== 'lotr') return <TableView over={RoomOver} ended={ended} />;
  return (
    <Suspense fallback={<main className="table" id="content" />}>
      {game === 'lotr' ? <RingsTable over={RingsOver} ended={ended} /> : <StoneTable over={StoneOver} ended={ended} />}
    </Suspense>
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
      <Strip />
      <TableOf game={table.game} ended={isDone(table)} />
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
