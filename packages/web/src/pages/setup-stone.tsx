import type { List } from '@kolbiste/tmmstone';
import { RULINGS } from '@kolbiste/tmmstone';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { DeckChoice } from '../decks/choose-deck.tsx';
import { ChooseDeck, deckOf } from '../decks/choose-deck.tsx';
import { openDecks, useDecks } from '../decks/store.ts';
import { words } from '../i18n/index.ts';
import { StoneProfile } from '../setup/stone-profile.tsx';
import type { Way } from '../setup/who.tsx';
import { Who } from '../setup/who.tsx';
import { begin } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';
import { STARTERS, stoneOrder } from '../stone/begin.ts';
import { Book } from '../ui/book.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import { Title } from '../ui/title.tsx';
import '../ui/dialogs.css';
import './pages.css';
import './setup.css';

const FriendForm = lazy(async () => {
  const [form] = await Promise.all([import('../online/friend-form.tsx'), words('online')]);
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
    begin({ ...stoneOrder(own, other, both), profile });
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
