import type { List } from '@kolbiste/tmmstone';
import { RULINGS } from '@kolbiste/tmmstone';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { DeckChoice } from '../decks/choose-deck.tsx';
import { ChooseDeck, deckOf } from '../decks/choose-deck.tsx';
import { openDecks, useDecks } from '../decks/store.ts';
import type { Level } from '../engine/protocol.ts';
import { LEVELS } from '../engine/protocol.ts';
import { words } from '../i18n/index.ts';
import { StoneProfile } from '../setup/stone-profile.tsx';
import { begin } from '../state/play.ts';
import { change, useSettings } from '../state/settings.ts';
import { STARTERS, stoneOrder } from '../stone/begin.ts';
import { Book } from '../ui/book.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import '../ui/dialogs.css';
import './pages.css';
import './setup.css';

type Way = 'bot' | 'both' | 'friend';
const WAYS: readonly Way[] = ['bot', 'both', 'friend'];

const FriendForm = lazy(async () => {
  const [form] = await Promise.all([import('../online/friend-form.tsx'), words('online')]);
  return form;
});

/** The own deck that the address names, or a starter. */
const firstChoice = (own: string | null): DeckChoice => (own === null ? { starter: STARTERS[0].key } : { own });

function Who({ way: chosen, set }: { way: Way; set(way: Way): void }) {
  const { t } = useTranslation(['stone', 'ui', 'setup']);
  const level = useSettings((s) => s.level);
  return (
    <div className="who">
      <div className="sources" role="radiogroup" aria-label={t('setup.who')}>
        {WAYS.map((way) => (
          <label key={way} className={way === chosen ? 'way chosen' : 'way'}>
            <input type="radio" name="who" checked={way === chosen} onChange={() => set(way)} />
            <span>{t(`setup:${way}`)}</span>
          </label>
        ))}
      </div>
      {chosen !== 'bot' ? null : (
        <label className="control level">
          <span className="control-label">{t('setup.level')}</span>
          <select value={level} onChange={(event) => change({ level: event.target.value as Level })}>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {t(`ui:level.${one}`)}: {t(`setup:levelHint.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

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
        <h1>{t('setup.title')}</h1>
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
