import type { Json } from '@kolbiste/kernel';
import type { Level } from '@kolbiste/tablekit/engine/protocol.ts';
import { BotLevel } from '@kolbiste/tablekit/setup/bot-level.tsx';
import { SetupEnd } from '@kolbiste/tablekit/setup/frame.tsx';
import type { Leader } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { LedSeat } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { NewSeat } from '@kolbiste/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Led } from '../begin.ts';
import { READINGS, ringsOrder, STARTERS } from '../begin.ts';
import { BuildOwn, ChooseDeck, useLists } from '../choose-deck.tsx';
import { clashOf } from '../clash.ts';
import { RingsProfile } from './profile.tsx';

const COUNTS = [1, 2, 3, 4] as const;

/** Which deck a player has, and who leads it. */
interface Place {
  readonly deck: string;
  readonly by: Leader;
}

/** A player: who leads it, and with which deck; who comes by the link brings one. */
function Seat({ seat, place, online, set }: { seat: number; place: Place; online: boolean; set(place: Place): void }) {
  const { t } = useTranslation('rings');
  return (
    <LedSeat
      seat={seat}
      by={place.by}
      online={online}
      set={(by) => set({ by, deck: online && by === 'bot' ? '' : place.deck || STARTERS[seat].key })}
      brings={t('setup.brings')}
    >
      {() => (
        <ChooseDeck
          deck={place.deck}
          set={(deck) => set({ ...place, deck })}
          {...(online && place.by === 'bot' ? { any: t('setup.whatIsLeft') } : {})}
        />
      )}
    </LedSeat>
  );
}

/** A hero stands in one deck alone: whoever had the deck that is chosen takes the other in exchange. */
function withPlace(places: readonly Place[], seat: number, place: Place): readonly Place[] {
  const before = places[seat].deck;
  const swaps = place.deck !== '' && place.deck !== before;
  return places.map((one, k) => {
    if (k === seat) return place;
    return swaps && one.deck === place.deck ? { ...one, deck: before } : one;
  });
}

/** Who leads a place: nobody else sits at this screen when the others come by a link. */
const seatedSo = (place: Place, seat: number, online: boolean): Place => {
  if (seat === 0) return { ...place, by: 'me' };
  return place.by === 'friend' && !online ? { ...place, by: 'me' } : place;
};

type Seated = Pick<Led, 'by'> & { readonly list: Led['list'] | undefined };

/** A seat of a table by link. A bot for which nothing was chosen takes what is left. */
function newSeat({ list, by }: Seated, level: Level): NewSeat {
  if (by !== 'bot') return by === 'me' ? { who: 'open', setup: list as unknown as Json } : { who: 'open' };
  return list === undefined ? { who: 'bot', level } : { who: 'bot', level, setup: list as unknown as Json };
}

const NOBODY: Led['list'] = { heroes: [], cards: [] };

interface Props {
  /** Whether the others come by a link. */
  readonly online: boolean;
  /** The deck that the address names. */
  readonly deck: string | null;
}

/** A game of the whole round: how many play, with which decks, how hard it is. */
export function RingsQuest({ online, deck }: Props) {
  const { t } = useTranslation('rings');
  const { lang, names, level } = useSettings();
  const [, go] = useLocation();
  const [count, setCount] = useState<number>(online ? 2 : 1);
  const [places, setPlaces] = useState<readonly Place[]>(() =>
    STARTERS.map(({ key }, seat) => ({ deck: seat === 0 && deck !== null ? deck : key, by: online ? 'friend' : 'me' })),
  );
  const [easy, setEasy] = useState(true);
  const [profile, setProfile] = useState(READINGS);
  const seated = places.slice(0, count).map((place, seat) => seatedSo(place, seat, online));
  const listOf = useLists();
  const lists = seated.map(({ deck: key, by }) => ({ by, list: listOf(key) }));
  const missing = seated.some(({ deck: key, by }, k) => by !== 'friend' && key !== '' && lists[k].list === undefined);
  const own = lists.map(({ by, list }) => (by === 'friend' || list === undefined ? NOBODY : list));
  const clash = clashOf(own, lang, names);
  const sound = !missing && clash === '';
  const start = (): void => {
    const order = { ...ringsOrder(lists as Led[], easy), profile };
    begin(order);
    go('/play');
  };
  return (
    <>
      <div className="who">
        <Ways
          name="count"
          title={t('players')}
          ways={COUNTS.map((n) => [n, t('setup.players', { count: n })] as const)}
          chosen={count}
          set={(n) => setCount(n)}
        />
        <Ways
          name="easy"
          title={t('setup.hardness')}
          ways={[
            [true, t('setup.easy')],
            [false, t('setup.normal')],
          ]}
          chosen={easy}
          set={(way) => setEasy(way)}
        />
        {seated.some(({ by }) => by === 'bot') ? <BotLevel /> : null}
      </div>
      <div className="choosers">
        {seated.map((place, seat) => (
          <Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            seat={seat}
            place={place}
            online={online}
            set={(next) => setPlaces(withPlace(places, seat, next))}
          />
        ))}
      </div>
      <div className="build-own">
        <BuildOwn />
      </div>
      {clash === '' ? null : (
        <p className="form-wrong" role="alert">
          {clash}
        </p>
      )}
      <RingsProfile profile={profile} set={setProfile} />
      <SetupEnd
        online={online}
        words={t('setup.start')}
        ready={sound}
        start={start}
        game="lotr"
        setup={sound ? lists[0].list : undefined}
        common={{ easy, profile }}
        others={lists.slice(1).map((each) => newSeat(each, level))}
        led={lists.flatMap(({ by }, seat) => (seat > 0 && by === 'me' ? [seat] : []))}
      />
    </>
  );
}
