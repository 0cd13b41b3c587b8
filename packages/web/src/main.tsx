import './styles/base.css';
import './styles/controls.css';
import './styles/header.css';
import './styles/disc.css';
import { GAMES } from '@kolbiste/games';
import { spawnBy } from '@kolbiste/tablekit/engine/client.ts';
import { games, playGames } from '@kolbiste/tablekit/games.ts';
import { addWords, startWords } from '@kolbiste/tablekit/i18n/index.ts';
import { haveNames } from '@kolbiste/tablekit/state/names.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';

/** Light, dark, or as the system says. */
function dress(): void {
  const { theme } = useSettings.getState();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** What the front page says of the games: it is fetched with the first words. */
const FRONT = import.meta.glob('../../games/*/page/words/{cs,en}/*-front.json');

playGames(GAMES);
addWords(FRONT);
spawnBy((name) => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name }));
dress();
useSettings.subscribe(dress);

/** Names that cannot be had are not waited for: the page speaks with the others. */
async function startNames(): Promise<void> {
  if (!(await haveNames(useSettings.getState().names))) useSettings.setState({ names: 'real' });
}

async function open(): Promise<void> {
  await Promise.all([startWords(games().map(({ id }) => `${id}-front`)), startNames()]);
  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  keepOffline();
}

void open();
