import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { GAMES } from '../engine/protocol.ts';
import './dialogs.css';
import './game-chooser.css';

export const GAME_TITLE: Readonly<Record<GameId, string>> = {
  'scratch-wars': 'Scratch Wars',
  tmmstone: 'TMMStone',
  lotr: 'The Lord of the Rings',
};

/** The address of a page for a game: the first game's is the page's own. */
export const addressOf = (page: string, game: GameId): string => (game === GAMES[0] ? page : `${page}/${game}`);

/** Whether this page knows a game of that id. */
export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

/** The game that an address names; the first one where it names none. */
export const gameNamed = (name: string | undefined): GameId => GAMES.find((game) => game === name) ?? GAMES[0];

/** Which game a page is about. */
export function GameChooser({ page, chosen }: { page: string; chosen: GameId }) {
  const { t } = useTranslation('ui');
  return (
    <nav className="games" aria-label={t('game')}>
      {GAMES.map((game) => (
        <Link
          key={game}
          href={addressOf(page, game)}
          className={game === chosen ? 'way chosen' : 'way'}
          aria-current={game === chosen ? 'page' : undefined}
        >
          {GAME_TITLE[game]}
        </Link>
      ))}
    </nav>
  );
}
