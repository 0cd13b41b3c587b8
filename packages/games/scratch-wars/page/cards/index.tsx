import { GameChooser } from '@kolbiste/tablekit/ui/game-chooser.tsx';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { CARD_SOURCE } from '../../src/index.ts';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { ID } from '../id.ts';
import { KindGrid } from './kind-grid.tsx';
import { KindPage } from './kind-page.tsx';
import '@kolbiste/tablekit/pages/pages.css';
import '../lettering.css';

/** All kinds of cards: filters, figures, texts, odds. */
export default function Cards() {
  const { t } = useTranslation(['duel-cards', 'cards']);
  const [params, setParams] = useSearchParams();
  const shelf = params.get('tab') === 'weapons' ? 'weapons' : 'heroes';
  const kind = params.get('kind');
  const seed = Math.max(1, Math.trunc(Number(params.get('seed') ?? 1)) || 1);
  const open = (id: string, next = 1) =>
    setParams({ tab: shelf, kind: id, ...(next === 1 ? {} : { seed: String(next) }) }, { replace: next > 1 });
  const browse = (what: 'hero' | 'weapon') =>
    kind?.startsWith(what) ? (
      <KindPage id={kind} seed={seed} turn={(next) => open(kind, next)} back={() => setParams({ tab: shelf })} />
    ) : (
      <KindGrid key={what} what={what} choose={open} />
    );
  return (
    <main className="page duel-page" id="content">
      <DiscDefs />
      <Title also="Scratch Wars">{t('cards:title')}</Title>
      <GameChooser page="/cards" chosen={ID} />
      <p className="page-lead">
        {t('lead')} <Link href="/workshop">{t('toWorkshop')}</Link>
      </p>
      <Tabs className="tabs" selectedKey={shelf} onSelectionChange={(tab) => setParams({ tab: String(tab) })}>
        <TabList aria-label={t('cards:title')}>
          <Tab id="heroes">{t('heroes')}</Tab>
          <Tab id="weapons">{t('weapons')}</Tab>
        </TabList>
        <TabPanel id="heroes">{browse('hero')}</TabPanel>
        <TabPanel id="weapons">{browse('weapon')}</TabPanel>
      </Tabs>
      <details className="quiet card-source">
        <summary>{t('source')}</summary>
        <p lang="en">{CARD_SOURCE}</p>
      </details>
    </main>
  );
}
