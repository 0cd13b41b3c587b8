import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { Book } from '../ui/book.ts';
import { Title } from '../ui/title.tsx';
import { BuilderPage } from './builder-page.tsx';
import type { DeckKit } from './kit.ts';
import { KitProvider } from './kit.ts';
import { ListPage } from './list-page.tsx';
import { Notices } from './notices.tsx';
import '../pages/pages.css';
import '../pages/setup.css';
import '../ui/dialogs.css';
import './workshop.css';
import './named.css';
import './decks.css';

interface Props {
  readonly kit: DeckKit;
  /** The page of a deck that came as a link. */
  readonly shared?: ComponentType;
  /** A page of the game's own beside them, behind their address. */
  readonly beside?: { readonly name: string; readonly Page: ComponentType };
}

/** The decks of a game: those that are ready, one's own, and building them. */
export function DeckPages({ kit, shared, beside }: Props) {
  const { t } = useTranslation(['decks', 'workshop']);
  const { game, path, shelf } = kit;
  const open = shelf.useDecks((s) => s.open);
  useEffect(() => shelf.openDecks(), [shelf]);
  return (
    <KitProvider value={kit}>
      <Book value={game}>
        <main className="page workshop deck-pages" id="content">
          <Title>{t(`${game}-pages:decks.title`)}</Title>
          <Notices />
          {open ? (
            <Switch>
              {shared === undefined ? null : <Route path={`${path}/shared`} component={shared} />}
              {beside === undefined ? null : <Route path={`${path}/${beside.name}`} component={beside.Page} />}
              <Route path={`${path}/:id`}>{({ id }) => <BuilderPage key={id} id={id} />}</Route>
              <Route component={ListPage} />
            </Switch>
          ) : (
            <p className="quiet">{t('opening')}</p>
          )}
        </main>
      </Book>
    </KitProvider>
  );
}
