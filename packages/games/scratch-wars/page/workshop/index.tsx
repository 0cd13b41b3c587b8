import { NotFound } from '@kolbiste/tablekit/pages/not-found.tsx';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Route, Switch, useLocation } from 'wouter';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { CardPage } from './card-page.tsx';
import { openCollection, useCollection } from './collection.ts';
import { CollectionPage } from './collection-page.tsx';
import { DeckPage } from './deck-page.tsx';
import { DecksPage } from './decks-page.tsx';
import { EnterPage, MendPage } from './enter-page.tsx';
import { Notices } from './notices.tsx';
import { PacksPage } from './packs-page.tsx';
import { SharedPage } from './shared-page.tsx';
import '@kolbiste/tablekit/pages/pages.css';
import '../cards/form.css';
import '@kolbiste/tablekit/decks/workshop.css';
import '@kolbiste/tablekit/decks/named.css';
import './reveal.css';
import '../lettering.css';

const PAGES = [
  ['/workshop', 'collection'],
  ['/workshop/packs', 'packs'],
  ['/workshop/decks', 'decks'],
  ['/workshop/enter', 'enter'],
] as const;

const PATHS = [
  ...PAGES.map(([path]) => path),
  '/workshop/shared',
  '/workshop/deck/:id',
  '/workshop/card/:id',
  '/workshop/card/:id/mend',
];

function Nav() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [path] = useLocation();
  const { cards, decks } = useCollection();
  const counts: Readonly<Record<string, number>> = { collection: cards.length, decks: decks.length };
  const here = (href: string): boolean =>
    path === href ||
    (href === '/workshop/decks' && path.startsWith('/workshop/deck/')) ||
    (href === '/workshop' && path.startsWith('/workshop/card/'));
  return (
    <nav className="subnav" aria-label={t('nav.label')}>
      {PAGES.map(([href, name]) => (
        <Link key={href} href={href} aria-current={here(href) ? 'page' : undefined}>
          {t(`nav.${name}`)} {counts[name] === undefined ? null : <span className="count">{counts[name]}</span>}
        </Link>
      ))}
      <Link href="/cards">{t('nav.kinds')}</Link>
    </nav>
  );
}

/** The card workshop: a collection, packs, named decks, cards entered by hand, files and links. */
export default function Workshop() {
  return (
    <Switch>
      {PATHS.map((path) => (
        <Route key={path} path={path} component={Rooms} />
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

function Rooms() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const open = useCollection((s) => s.open);
  const [path] = useLocation();
  const where = PAGES.find(([href]) => href === path);
  useEffect(openCollection, []);
  return (
    <main className="page workshop duel-page" id="content">
      <DiscDefs />
      <Title also={where === undefined ? '' : t(`nav.${where[1]}`)}>{t('title')}</Title>
      <Nav />
      <Notices />
      {open ? (
        <Switch>
          <Route path="/workshop/packs" component={PacksPage} />
          <Route path="/workshop/decks" component={DecksPage} />
          <Route path="/workshop/enter" component={EnterPage} />
          <Route path="/workshop/shared" component={SharedPage} />
          <Route path="/workshop/deck/:id">{({ id }) => <DeckPage id={id} />}</Route>
          <Route path="/workshop/card/:id/mend">{({ id }) => <MendPage id={id} />}</Route>
          <Route path="/workshop/card/:id">{({ id }) => <CardPage id={id} />}</Route>
          <Route path="/workshop" component={CollectionPage} />
        </Switch>
      ) : (
        <p className="quiet">{t('opening')}</p>
      )}
    </main>
  );
}
