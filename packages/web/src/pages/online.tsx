import { addressOf, isGame, games as played, titleOf } from '@kolbiste/tablekit/games.ts';
import { lobby, RefusedError } from '@kolbiste/tablekit/online/http.ts';
import { keyedGames } from '@kolbiste/tablekit/online/keys.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import type { LobbyGame } from '@kolbiste/wire/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import '@kolbiste/tablekit/pages/pages.css';
import '@kolbiste/tablekit/pages/setup.css';
import '@kolbiste/tablekit/online/online.css';
import '@kolbiste/tablekit/replay/shelf.css';

const EVERY_MS = 5000;

function Game({ game }: { game: LobbyGame }) {
  const { t } = useTranslation(['online', 'ui']);
  const lang = useSettings((s) => s.lang);
  const who = game.seats.filter((seat) => seat.who !== 'open').map(({ name }) => name || t('nameless'));
  const when = new Date(game.created).toLocaleTimeString(lang, { timeStyle: 'short' });
  return (
    <li className="shelf-row">
      <span className="lobby-who">
        <b>{who.join(', ')}</b>
        <span>
          {titleOf(game.game)} · {t(`clockKind.${game.clock.kind}`)} · {t('since', { when })}
        </span>
      </span>
      <Link href={`/play/${game.id}#sit`} className="main">
        {t('sit')}
      </Link>
    </li>
  );
}

/** Open games that anybody may sit down at; and those this browser has a seat in. */
export default function Online() {
  const { t } = useTranslation('online');
  const lang = useSettings((s) => s.lang);
  const [games, setGames] = useState<readonly LobbyGame[] | null>(null);
  const [wrong, setWrong] = useState<RefusedError | null>(null);
  const own = keyedGames().slice(0, 10);
  const look = useCallback(async () => {
    try {
      setGames((await lobby()).games);
      setWrong(null);
    } catch (error) {
      if (error instanceof RefusedError) setWrong(error);
    }
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <main className="page lobby" id="content">
      <Title>{t('lobbyTitle')}</Title>
      <p className="page-lead">{t('lobbyLead')}</p>
      <p className="new-games">
        {played().map(({ id, page }) => (
          <Link key={id} href={`${addressOf('/new', id)}?with=friend`} className="main big">
            {t('newGame', { game: page.name })}
          </Link>
        ))}
      </p>
      {wrong === null ? null : (
        <p className="form-wrong" role="alert">
          {wrong.said[lang]}
        </p>
      )}
      <h2>{t('openGames')}</h2>
      {games === null ? null : games.length === 0 ? <p className="quiet">{t('noGames')}</p> : null}
      <ul className="shelf">
        {games
          ?.filter(({ id, game }) => !own.includes(id) && isGame(game))
          .map((game) => (
            <Game key={game.id} game={game} />
          ))}
      </ul>
      {own.length === 0 ? null : (
        <>
          <h2>{t('yourGames')}</h2>
          <ul className="shelf">
            {own.map((id) => (
              <li key={id} className="shelf-row">
                <Link href={`/play/${id}`} className="second">
                  {t('backTo', { id: id.slice(0, 6) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
