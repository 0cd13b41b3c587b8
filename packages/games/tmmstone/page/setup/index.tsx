import { SetupFrame, SetupStart } from '@kolbiste/tablekit/setup/frame.tsx';
import { FriendForm } from '@kolbiste/tablekit/setup/friend-form.ts';
import type { Way } from '@kolbiste/tablekit/setup/who.tsx';
import { Who } from '@kolbiste/tablekit/setup/who.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
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

/** The own deck that the address names, or a starter. */
const firstChoice = (own: string | null): DeckChoice => (own === null ? { starter: STARTERS[0].key } : { own });

function Start({ lists, start }: { lists: readonly (List | undefined)[]; start(): void }) {
  const { t } = useTranslation('stone');
  return <SetupStart words={t('setup.start')} ready={!lists.includes(undefined)} start={start} />;
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
    <SetupFrame game="tmmstone" title={t('setup.title')}>
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
    </SetupFrame>
  );
}
