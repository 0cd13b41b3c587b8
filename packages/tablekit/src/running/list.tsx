/** The games under way in this browser: each can be gone on with, and none goes because another begins. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Running } from '../engine/keep.ts';
import { runningGames, throwAway } from '../engine/keep.ts';
import { isGame, titleOf } from '../games.ts';
import { noteRunning, unmarkGame } from '../state/current.ts';
import { resume } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { agoOf } from './ago.ts';
import './running.css';

/** So many stand there before all are asked for. */
const FIRST = 3;

/** Against whom, or with whom, a game is played. */
function useWhom(): (game: Running) => string {
  const { t } = useTranslation(['running', 'ui']);
  return ({ players }) => {
    const bots = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
    const people = players.filter(({ kind }) => kind === 'human').length;
    if (people > 1) return t('people', { count: people });
    return bots.length === 0 ? '' : t('ui:table.bot', { level: t(`ui:level.${bots[0]}`) });
  };
}

/** Goes on with a game, or back to its table where it lies open. */
function useGoOn(): (id: string) => void {
  const [, go] = useLocation();
  return (id) => {
    const { kept, order } = useTable.getState();
    if (kept !== id || order === null) resume(id);
    go('/play');
  };
}

interface RowProps {
  readonly game: Running;
  readonly first: boolean;
  throwAway(away: boolean): void;
}

function Row({ game, first, throwAway: put }: RowProps) {
  const { t } = useTranslation(['running', 'ui']);
  const lang = useSettings((s) => s.lang);
  const goOn = useGoOn();
  const whom = useWhom();
  const title = isGame(game.game) ? titleOf(game.game) : t('unknown');
  const facts = [
    whom(game),
    game.answers > 0 ? t('answers', { count: game.answers }) : '',
    game.at > 0 ? agoOf(Date.now() - game.at, lang) : '',
  ].filter((fact) => fact !== '');
  const told = [title, ...facts].join(', ');
  if (game.thrown > 0)
    return (
      <li className="running-row thrown">
        <p role="status">{t('thrown', { game: title })}</p>
        <button type="button" className="second" onClick={() => put(false)}>
          {t('takeBack')} <span className="sr">({told})</span>
        </button>
      </li>
    );
  return (
    <li className="running-row" data-testid="running-game">
      <div className="running-what">
        <b>{title}</b>
        <span>{facts.join(' · ')}</span>
      </div>
      <button type="button" className="second" onClick={() => put(true)}>
        {t('throwAway')} <span className="sr">({told})</span>
      </button>
      <button type="button" className={first ? 'main' : 'second'} onClick={() => goOn(game.id)}>
        {t('goOn')} <span className="sr">({told})</span>
      </button>
    </li>
  );
}

/** What is kept, read again when it has changed; those thrown away on this page stay in sight until it is left. */
function useRunning() {
  const [games, setGames] = useState<readonly Running[]>([]);
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const read = useCallback(async () => {
    const found = await runningGames();
    noteRunning(found.length > 0);
    setGames(found);
  }, []);
  useEffect(() => {
    read().catch(() => setGames([]));
  }, [read]);
  const put = async (id: string, away: boolean): Promise<void> => {
    setThrown((now) => [...now, id]);
    await throwAway(id, away);
    if (away) unmarkGame(id);
    await read();
  };
  return { games: games.filter((game) => game.thrown === 0 || thrown.includes(game.id)), put };
}

export default function RunningGames() {
  const { t } = useTranslation('running');
  const { games, put } = useRunning();
  const [all, setAll] = useState(false);
  if (games.length === 0) return null;
  const shown = all ? games : games.slice(0, FIRST);
  return (
    <section className="running" aria-labelledby="running-title">
      <h2 id="running-title">{t('title', { count: games.length })}</h2>
      <ul>
        {shown.map((game, k) => (
          <Row key={game.id} game={game} first={k === 0} throwAway={(away) => void put(game.id, away)} />
        ))}
      </ul>
      {shown.length < games.length ? (
        <button type="button" className="plain running-all" onClick={() => setAll(true)}>
          {t('all', { count: games.length })}
        </button>
      ) : null}
    </section>
  );
}
