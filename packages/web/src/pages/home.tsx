import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { GameId } from '@kolbiste/tablekit/engine/protocol.ts';
import type { PlayedGame } from '@kolbiste/tablekit/games.ts';
import { addressOf, games, isTogether, titleOf } from '@kolbiste/tablekit/games.ts';
import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { pageOf } from '@kolbiste/tablekit/pages.ts';
import { gamePart } from '@kolbiste/tablekit/part.tsx';
import { anyRunning } from '@kolbiste/tablekit/state/current.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import './home.css';

const POINTS: readonly (readonly [string, AnyIcon])[] = [
  ['point1', 'dice'],
  ['point2', 'resistance'],
  ['point3', 'hourglass'],
];

const Showpiece = gamePart(
  (page) => page.showpiece,
  () => null,
);

/** What is under way; fetched where there may be something. */
const RunningGames = lazy(async () => {
  const [found] = await Promise.all([import('@kolbiste/tablekit/running/list.tsx'), words('running')]);
  return found;
});

/** The way to a game by a link. */
function Friend({ game }: { game: GameId }) {
  const { t } = useTranslation('ui');
  return (
    <Link href={`${addressOf('/new', game)}?with=friend`} className="second big">
      <span>
        {t('home.friend')} <span className="sr">({titleOf(game)})</span>
      </span>
      <small>{t(isTogether(game) ? 'home.friendsHint' : 'home.friendHint')}</small>
    </Link>
  );
}

/** The ways into a game: one press, choosing first, with a friend. */
function Ways({ game }: { game: GameId }) {
  const { t } = useTranslation('ui');
  const [, go] = useLocation();
  const level = useSettings((s) => s.level);
  const front = (key: string, filled = {}): string => t(`${game}-front:${key}`, filled);
  const play = async (): Promise<void> => {
    await (await pageOf(game)).quick();
    go('/play');
  };
  return (
    <>
      <button type="button" className="main big" onClick={() => void play()}>
        {front('play')}
        <small>{front('playHint', { level: t(`level.${level}`) })}</small>
      </button>
      <Link href={addressOf('/new', game)} className="second big">
        {front('choose')}
        <small>{front('chooseHint')}</small>
      </Link>
      <Friend game={game} />
    </>
  );
}

/** One of the games that do not stand first. */
function Other({ game: { id, page } }: { game: PlayedGame }) {
  const { t } = useTranslation('ui');
  return (
    <section className="home-other" aria-labelledby={`home-${id}`}>
      <div>
        <h2 id={`home-${id}`}>{page.name}</h2>
        <p>{t(`${id}-front:lead`)}</p>
      </div>
      <div className="home-ways">
        <Ways game={id} />
        {page.decks ? (
          <Link href={`/decks/${id}`} className="second big">
            {t('home.decks')}
            <small>{t('home.decksHint')}</small>
          </Link>
        ) : null}
      </div>
    </section>
  );
}

/** In one look what this is; one press and the game begins. */
export function Home() {
  const { t } = useTranslation('ui');
  const lost = useTable((s) => s.lost);
  const [{ id, page }, ...others] = games();
  return (
    <main className="home" id="content">
      {anyRunning() ? (
        <Suspense fallback={null}>
          <RunningGames />
        </Suspense>
      ) : null}
      <section className="hero-band">
        <div className="hero-words">
          <Title instead={t('home.window')}>{page.name}</Title>
          <p className="lead">{t(`${id}-front:lead`)}</p>
          <p>{t(`${id}-front:what`)}</p>
          <div className="home-ways">
            <Ways game={id} />
          </div>
        </div>
        <div className="home-disc">
          <Suspense fallback={null}>
            <Showpiece game={id} />
          </Suspense>
        </div>
      </section>
      {others.map((game) => (
        <Other key={game.id} game={game} />
      ))}
      {lost === '' ? null : (
        <p className="home-lost" role="alert">
          {t('home.lost', { message: lost })}
        </p>
      )}
      <ul className="points">
        {POINTS.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} size={28} />
            <h2>{t(`home.${key}`)}</h2>
            <p>{t(`home.${key}b`)}</p>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('home.fan')}</p>
    </main>
  );
}
