import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { titleOf } from '@kolbiste/tablekit/games.ts';
import { FriendForm } from '@kolbiste/tablekit/setup/friend-form.ts';
import type { Way } from '@kolbiste/tablekit/setup/who.tsx';
import { Who } from '@kolbiste/tablekit/setup/who.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { GameChooser } from '@kolbiste/tablekit/ui/game-chooser.tsx';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { RULINGS, realDecks } from '../../src/index.ts';
import { DiscDefs } from '../draw/disc-defs.tsx';
import type { DuelOrder } from '../engine/order.ts';
import { ID } from '../id.ts';
import { openCollection, useCollection } from '../workshop/collection.ts';
import { Chooser } from './chooser.tsx';
import type { DeckDraft } from './draft.ts';
import { makeDeck, newDraft } from './draft.ts';
import { DuelProfile } from './duel-profile.tsx';
import '@kolbiste/tablekit/ui/dialogs.css';
import '@kolbiste/tablekit/pages/pages.css';
import '@kolbiste/tablekit/pages/setup.css';
import '../lettering.css';

const FIRST_REAL = realDecks().map((deck) => deck.id);

/** With the deck that the address names, or a random one. */
function startDraft(chosen: string | null): DeckDraft {
  const draft = newDraft(FIRST_REAL[0] ?? '');
  return chosen === null ? draft : { ...draft, source: 'own', own: chosen };
}

/** Who plays, with which cards, by which readings of the rules. */
export default function Setup() {
  const { t } = useTranslation(['duel-setup', 'setup']);
  const [, go] = useLocation();
  const { level, names } = useSettings();
  const own = useCollection();
  const [search] = useSearchParams();
  const chosen = search.get('deck');
  useEffect(openCollection, []);
  const [way, setWay] = useState<Way>(search.get('with') === 'friend' ? 'friend' : 'bot');
  const both = way === 'both';
  const [a, setA] = useState(() => startDraft(chosen));
  const [b, setB] = useState(() => newDraft(FIRST_REAL[1] ?? ''));
  const [profile, setProfile] = useState(RULINGS);
  const madeA = useMemo(() => makeDeck(a, own, names), [a, own, names]);
  const madeB = useMemo(() => makeDeck(b, own, names), [b, own, names]);
  const ready = madeA.deck.ok && madeB.deck.ok;
  const start = () => {
    if (!madeA.deck.ok || !madeB.deck.ok) return;
    const other: Player = both ? { kind: 'human' } : { kind: 'bot', level };
    const order: DuelOrder = {
      game: ID,
      decks: [
        { kind: 'ready', deck: madeA.deck.value },
        { kind: 'ready', deck: madeB.deck.value },
      ],
      players: [{ kind: 'human' }, other],
      profile,
      names,
    };
    begin(order);
    go('/play');
  };
  return (
    <main className="page duel-page" id="content">
      <DiscDefs />
      <Title also={titleOf(ID)}>{t('setup:title')}</Title>
      <GameChooser page="/new" chosen={ID} />
      <Who way={way} set={setWay} />
      <div className="choosers">
        <Chooser title={t(both ? 'sideA' : 'mine')} draft={a} set={(part) => setA({ ...a, ...part })} made={madeA} />
        {way === 'friend' ? (
          <Suspense fallback={null}>
            <FriendForm game={ID} setup={madeA.deck.ok ? madeA.deck.value : undefined} common={{ profile }} />
          </Suspense>
        ) : (
          <Chooser
            title={t(both ? 'sideB' : 'theirs')}
            draft={b}
            set={(part) => setB({ ...b, ...part })}
            made={madeB}
          />
        )}
      </div>
      <DuelProfile profile={profile} set={setProfile} />
      {way === 'friend' ? null : (
        <div className="form-end setup-end">
          <button type="button" className="main big" disabled={!ready} onClick={start}>
            {t('setup:start')}
          </button>
          {ready ? null : <p className="quiet">{t('faulty')}</p>}
        </div>
      )}
    </main>
  );
}
