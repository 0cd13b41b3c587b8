/** A game of Doomtrooper: who plays, how many of them, and when time is called. */
import { SetupEnd, SetupFrame } from '@kolbiste/tablekit/setup/frame.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import type { Way } from '@kolbiste/tablekit/setup/who.tsx';
import { Who } from '@kolbiste/tablekit/setup/who.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { NewSeat } from '@kolbiste/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { STARTERS } from '../../src/cards/decks.ts';
import { randomDeck } from '../../src/cards/random.ts';
import type { Deck, Profile } from '../../src/config.ts';
import { deckFaults, TOURNAMENT } from '../../src/config.ts';
import type { NamedProfile } from '../../src/profiles.ts';
import { PROFILES, profileCalled } from '../../src/profiles.ts';
import type { Chosen } from '../begin.ts';
import { doomOrder, ROUNDS } from '../begin.ts';
import { ChooseDeck, useDeckCalled } from '../choose-deck.tsx';
import { useHouse } from '../decks/house.ts';
import { READY } from '../decks/lists.ts';

const COUNTS = [2, 3, 4, 5] as const;
/** What equal points come to when the time is up. */
const TIES = ['draw', 'rounds'] as const;
const LIMITS = [ROUNDS, 12, 0] as const;
/** One of the game's that differs in nothing but the limit, which is chosen by itself. */
const isOnlyTimed = (named: NamedProfile): boolean => PROFILES.includes(named) && named.profile.rounds !== 0;

/** Decks of the others: ready ones that the profile admits, or ones that are made by it. */
function othersBy(profile: Profile, own: Deck, count: number): readonly Deck[] {
  const ready = STARTERS.filter((one) => one.library !== own.library && deckFaults(one, profile).length === 0);
  return Array.from({ length: count }, (_, at) => ready[at % ready.length] ?? randomDeck(`other ${at}`, profile));
}

export default function DoomSetup() {
  const { t } = useTranslation('doom');
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const [way, setWay] = useState<Way>(search.get('with') === 'friend' ? 'friend' : 'bot');
  const [count, setCount] = useState<number>(2);
  const [rounds, setRounds] = useState<number>(ROUNDS);
  const [tie, setTie] = useState<Profile['tie']>('draw');
  const [name, setName] = useState(TOURNAMENT.name);
  const profiles = useHouse((s) => s.profiles);
  const [deck, setDeck] = useState(search.get('deck') ?? READY[0].side);
  const lang = useSettings((s) => s.lang);
  const profile: Profile = {
    ...(profileCalled(name)?.profile ?? TOURNAMENT),
    rounds,
    tie: rounds === 0 ? 'rounds' : tie,
  };
  const library = useDeckCalled(profile)(deck);
  const start = (): void => {
    if (library === undefined) return;
    const decks = [library, ...othersBy(profile, library, count - 1)];
    begin(doomOrder(count, { decks, profile } as unknown as Chosen, way === 'both'));
    go('/play');
  };
  const open = Array.from({ length: count - 1 }, (): NewSeat => ({ who: 'open' }));
  return (
    <SetupFrame game="doomtrooper" title={t('setup.title')}>
      <Who way={way} set={setWay} both={count === 2 ? undefined : t('setup.all')} />
      <div className="who">
        <Ways
          name="count"
          title={t('setup.count')}
          ways={COUNTS.map((n) => [n, t('setup.players', { count: n })] as const)}
          chosen={count}
          set={(n) => setCount(n)}
        />
        <Ways
          name="rounds"
          title={t('setup.rounds')}
          ways={LIMITS.map((n) => [n, n === 0 ? t('setup.noLimit') : t('setup.roundsOf', { count: n })] as const)}
          chosen={rounds}
          set={(n) => setRounds(n)}
        />
        {rounds === 0 ? null : (
          <Ways
            name="tie"
            title={t('profiles.field.tie')}
            ways={TIES.map((one) => [one, t(`setup.tie.${one}`)] as const)}
            chosen={tie}
            set={(one) => setTie(one)}
          />
        )}
        <Ways
          name="profile"
          title={t('decks.profile')}
          ways={profiles.filter((one) => !isOnlyTimed(one)).map((one) => [one.profile.name, one.title[lang]] as const)}
          chosen={name}
          set={(way) => setName(way)}
        />
      </div>
      <section className="chooser" aria-label={t('decks.choose')}>
        <ChooseDeck profile={profile} deck={deck} set={setDeck} />
      </section>
      <SetupEnd
        online={way === 'friend'}
        words={t('setup.start')}
        ready={library !== undefined}
        start={start}
        game="doomtrooper"
        setup={library === undefined ? undefined : { deck: library }}
        common={{ profile }}
        others={open}
      />
    </SetupFrame>
  );
}
