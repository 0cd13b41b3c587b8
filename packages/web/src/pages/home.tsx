import { games } from '@kolbiste/tablekit/games.ts';
import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { anyRunning } from '@kolbiste/tablekit/state/current.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { GamePanel } from './panel.tsx';
import './home.css';

/** What is under way; fetched where there may be something. */
const RunningGames = lazily(async () => {
  const [found] = await Promise.all([import('@kolbiste/tablekit/running/list.tsx'), words('running')]);
  return found;
});

/** The ways to what is not a game. */
const WAYS = ['online', 'rules', 'cards', 'replay'] as const;

/** Decks are built for games that have them. */
function DeckWays() {
  const { t } = useTranslation('ui');
  return games().flatMap(({ id, page }) =>
    page.decks ? (
      <li key={id}>
        <Link href={`/decks/${id}`} className="second">
          {t('home.decks', { game: page.name })}
        </Link>
      </li>
    ) : (
      []
    ),
  );
}

/** All games in one look; one press and one begins. What is under way stands first. */
export function Home() {
  const { t } = useTranslation('ui');
  const lost = useTable((s) => s.lost);
  return (
    <main className="home" id="content">
      <header className="home-head">
        <Title>{t('home.window')}</Title>
        <p>{t('home.lead')}</p>
      </header>
      {anyRunning() ? (
        <Suspense fallback={null}>
          <RunningGames />
        </Suspense>
      ) : null}
      {lost === '' ? null : (
        <p className="home-lost" role="alert">
          {t('home.lost', { message: lost })}
        </p>
      )}
      <ul className="panels">
        {games().map((game) => (
          <GamePanel key={game.id} game={game} />
        ))}
      </ul>
      <ul className="home-more">
        {WAYS.map((way) => (
          <li key={way}>
            <Link href={`/${way}`} className="second">
              {t(`home.${way}`)}
            </Link>
          </li>
        ))}
        <DeckWays />
      </ul>
      <p className="quiet">{t('home.fan')}</p>
    </main>
  );
}
