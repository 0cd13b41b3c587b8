import { words } from '@kolbiste/tablekit/i18n/index.ts';
import type { Way } from '@kolbiste/tablekit/setup/who.tsx';
import { Who } from '@kolbiste/tablekit/setup/who.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { GameChooser } from '@kolbiste/tablekit/ui/game-chooser.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { List } from '../../src/index.ts';
import { RULINGS } from '../../src/index.ts';
import { STARTERS, stoneOrder } from '../begin.ts';
import type { DeckChoice } from '../decks/choose-deck.tsx';
import { ChooseDeck, deckOf } from '../decks/choose-deck.tsx';
import { openDecks, useDecks } from '../decks/store.ts';
import { StoneProfile } from './profile.tsx';
import '@kolbiste/tablekit/ui/dialogs.css';
import '@kolbiste/tablekit/pages/pages.css';
import '@kolbiste/tablekit/pages/setup.css';

const FriendForm = lazily(async () => {
  const [form] = await Promise.all([import('@kolbiste/tablekit/online/friend-form.tsx'), words('online')]);
  return form;
});

/** The own deck that the address names, or a starter. */
const firstChoice = (own: string | null): DeckChoice => (own === null ? { starter: STARTERS[0].key } : { own });

function Start({ lists, start }: { lists: readonly (List | undefined)[]; start(): void }) {
  const { t } = useTranslation('stone');
  return (
    <div className="form-end setup-end">
      <button type="button" className="main big" disabled={lists.includes(undefined)} onClick={start}>
        {t('setup.start')}
      </button>
    </div>
  );
}

/** Who plays TMMStone, with which decks, by which readings of the rules. */
export default function StoneSetup() {
  const { t } = useTranslation(['stone', 'decks']);
  const [, go] = useLocation();
  const lang = useSettings((s) => s.lang);
  const [search] = useSearchParams();
  const { decks, open } = useDecks();
  const [way, setWay] = useState<Way>(search.get('with') === 'friend' ? 'friend' : 'bot');
  const both = way === 'both';
  const [mine, setMine] = useState(() => firstChoice(search.get('deck')));
  const [theirs, setTheirs] = useState<DeckChoice>({ starter: STARTERS[1].key });
  const [profile, setProfile] = useState(RULINGS);
  useEffect(openDecks, []);
  const own = deckOf(mine, decks, lang)?.list;
  const other = deckOf(theirs, decks, lang)?.list;
  const start = (): void => {
    if (own === undefined || other === undefined) return;
    const order = { ...stoneOrder(own, other, both), profile };
    begin(order);
    go('/play');
  };
  const opponent =
    way === 'friend' ? (
      <Suspense fallback={null}>
        <FriendForm game="tmmstone" setup={own} common={{ profile }} />
      </Suspense>
    ) : (
      <ChooseDeck title={t(both ? 'setup.sideB' : 'setup.theirs')} choice={theirs} set={setTheirs} />
    );
  return (
    <Book value="tmmstone">
      <main className="page" id="content">
        <Title>{t('setup.title')}</Title>
        <GameChooser page="/new" chosen="tmmstone" />
        <Who way={way} set={setWay} />
        <div className="choosers">
          {open ? (
            <>
              <ChooseDeck title={t(both ? 'setup.sideA' : 'setup.mine')} choice={mine} set={setMine} />
              {opponent}
            </>
          ) : null}
        </div>
        <p>
          <Link href="/decks/tmmstone">{t('decks:choose.build')}</Link>
        </p>
        <StoneProfile profile={profile} set={setProfile} />
        {way === 'friend' ? null : <Start lists={[own, other]} start={start} />}
      </main>
    </Book>
  );
}
