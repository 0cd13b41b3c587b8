import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { words } from './i18n/index.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { useDialogs } from './state/dialogs.ts';
import { useTable } from './state/table.ts';
import { Table } from './table/table.tsx';
import { Header } from './ui/header.tsx';

/** A page that is fetched, with its words, when it is first opened. */
function page(parts: readonly string[], fetchPage: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    const [found] = await Promise.all([fetchPage(), ...parts.map(words)]);
    return found;
  });
}

const Setup = page(['setup', 'cards'], () => import('./pages/setup.tsx'));
const StoneSetup = page(['stone', 'setup', 'decks'], () => import('./pages/setup-stone.tsx'));
const StoneTable = page(['stone', 'play'], () => import('./stone/table.tsx'));
const RingsSetup = page(['rings', 'setup', 'decks'], () => import('./pages/setup-rings.tsx'));
const RingsTable = page(['rings', 'play'], () => import('./rings/table.tsx'));
const Rules = page(['rules'], () => import('./pages/rules.tsx'));
const Cards = page(['cards'], () => import('./pages/cards.tsx'));
const StoneCards = page(['cards', 'stone'], () => import('./pages/cards-stone.tsx'));
const RingsCards = page(['cards', 'rings'], () => import('./pages/cards-rings.tsx'));
const Replay = page(['replay'], () => import('./pages/replay.tsx'));
const Online = page(['online'], () => import('./pages/online.tsx'));
const Room = page(['online', 'play'], () => import('./pages/room.tsx'));
const Workshop = page(['workshop', 'cards'], () => import('./pages/workshop.tsx'));
const StoneDecks = page(['decks', 'stone', 'workshop', 'cards'], () => import('./pages/stone-decks.tsx'));
const RingsDecks = page(['decks', 'rings', 'workshop', 'cards'], () => import('./pages/rings-decks.tsx'));
const About = page(['about'], () => import('./pages/about.tsx'));
const Dialogs = page(['rules', 'play'], () => import('./ui/dialogs.tsx'));

function Waiting() {
  const { t } = useTranslation('ui');
  return <p className="quiet page-waiting">{t('loading')}</p>;
}

/** The table of whichever game is played in this browser. */
function Play() {
  const game = useTable((s) => s.game);
  if (game === 'lotr') return <RingsTable />;
  return game === 'tmmstone' ? <StoneTable /> : <Table />;
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
          <Route path="/new" component={Setup} />
          <Route path="/new/tmmstone" component={StoneSetup} />
          <Route path="/new/lotr" component={RingsSetup} />
          <Route path="/rules/:game?" component={Rules} />
          <Route path="/cards" component={Cards} />
          <Route path="/cards/tmmstone/:id?" component={StoneCards} />
          <Route path="/cards/lotr/:id?" component={RingsCards} />
          <Route path="/replay" component={Replay} />
          <Route path="/workshop/*?" component={Workshop} />
          <Route path="/decks/tmmstone/*?" component={StoneDecks} />
          <Route path="/decks/lotr/*?" component={RingsDecks} />
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
