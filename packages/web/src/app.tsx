import type { GameId } from '@kolbiste/tablekit/engine/protocol.ts';
import { firstGame, games, isGame } from '@kolbiste/tablekit/games.ts';
import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { gamePart } from '@kolbiste/tablekit/part.tsx';
import { useDialogs } from '@kolbiste/tablekit/state/dialogs.ts';
import { Play } from '@kolbiste/tablekit/table/played.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useParams } from 'wouter';
import { Home } from './pages/home.tsx';
import { Header } from './ui/header.tsx';

/** A page that is fetched, with its words, when it is first opened. */
function page(parts: readonly string[], fetchPage: () => Promise<{ default: ComponentType }>) {
  return lazily(async () => {
    const [found] = await Promise.all([fetchPage(), ...parts.map(words)]);
    return found;
  });
}

/** A page that every game brings: the address names the game, or means the first one. */
function ofGame(Part: ComponentType<{ readonly game: GameId }>) {
  return function OfGame() {
    const { game = firstGame() } = useParams<{ game?: string }>();
    return isGame(game) ? <Part game={game} /> : <NotFound />;
  };
}

const NotFound = page(['about'], async () => ({
  default: (await import('@kolbiste/tablekit/pages/not-found.tsx')).NotFound,
}));
const Setup = ofGame(gamePart(({ setup }) => setup));
const Cards = ofGame(gamePart(({ cards }) => cards));
const Decks = ofGame(gamePart(({ decks }) => decks));
const Rules = page(['rules', 'about'], () => import('./pages/rules.tsx'));
const Replay = page(['replay'], () => import('./pages/replay.tsx'));
const Online = page(['online'], () => import('./pages/online.tsx'));
const Room = page(['online', 'play'], () => import('./pages/room.tsx'));
const About = page(['about'], () => import('./pages/about.tsx'));
const Dialogs = page(['rules', 'play'], () => import('@kolbiste/tablekit/ui/dialogs.tsx'));

const rooms = new Map<string, ComponentType<{ readonly game: GameId }>>();

/** A page under an address of the game's own. */
function OwnRoom({ game, name }: { game: GameId; name: string }) {
  const Part = rooms.get(name) ?? gamePart((its) => its.rooms[name]);
  rooms.set(name, Part);
  return <Part game={game} />;
}

function Waiting() {
  const { t } = useTranslation('ui');
  return <p className="quiet page-waiting">{t('loading')}</p>;
}

export function App() {
  const { t } = useTranslation('ui');
  const dialog = useDialogs((s) => s.open !== null);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <Header />
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/play" component={Play} />
          <Route path="/play/:game" component={Room} />
          <Route path="/online" component={Online} />
          <Route path="/new/:game?" component={Setup} />
          <Route path="/rules/:game?" component={Rules} />
          <Route path="/cards/:game?/:id?" component={Cards} />
          <Route path="/replay" component={Replay} />
          {games().flatMap((game) =>
            game.page.rooms.map(({ path, name }) => (
              <Route key={path} path={`${path}/*?`}>
                <OwnRoom game={game.id} name={name} />
              </Route>
            )),
          )}
          <Route path="/decks/:game/*?" component={Decks} />
          <Route path="/about" component={About} />
          <Route path="/" component={Home} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      {dialog ? (
        <Suspense fallback={null}>
          <Dialogs />
        </Suspense>
      ) : null}
    </>
  );
}
