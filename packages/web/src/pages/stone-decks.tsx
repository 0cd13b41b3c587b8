import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { BuilderPage } from '../decks/builder-page.tsx';
import { ListPage } from '../decks/list-page.tsx';
import { Notices } from '../decks/notices.tsx';
import { SharedPage } from '../decks/shared-page.tsx';
import { openDecks, useDecks } from '../decks/store.ts';
import { Book } from '../ui/book.ts';
import './pages.css';
import './setup.css';
import '../ui/dialogs.css';
import '../workshop/workshop.css';
import '../workshop/decks.css';
import '../decks/decks.css';

/** The decks of TMMStone: those that are ready, one's own, and building them. */
export default function StoneDecks() {
  const { t } = useTranslation(['decks', 'workshop']);
  const open = useDecks((s) => s.open);
  useEffect(openDecks, []);
  return (
    <Book value="tmmstone">
      <main className="page workshop stone-decks" id="content">
        <h1>{t('title')}</h1>
        <Notices />
        {open ? (
          <Switch>
            <Route path="/decks/tmmstone/shared" component={SharedPage} />
            <Route path="/decks/tmmstone/:id">{({ id }) => <BuilderPage key={id} id={id} />}</Route>
            <Route component={ListPage} />
          </Switch>
        ) : (
          <p className="quiet">{t('opening')}</p>
        )}
      </main>
    </Book>
  );
}
