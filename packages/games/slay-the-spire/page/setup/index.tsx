/** A game of Slay the Spire: the first act or a single fight, and who plays which hero. */

import type { Level } from '@kolbiste/tablekit/engine/protocol.ts';
import { BotLevel } from '@kolbiste/tablekit/setup/bot-level.tsx';
import { SetupEnd, SetupFrame } from '@kolbiste/tablekit/setup/frame.tsx';
import { LedSeat } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { NewSeat } from '@kolbiste/wire/protocol';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { opened } from '../../src/boxes.ts';
import { enemyCardName } from '../../src/cards/names.ts';
import { ENEMIES } from '../../src/cards/pool.ts';
import { HEROES } from '../../src/vocabulary.ts';
import type { Common, Led } from '../begin.ts';
import { ANY_MAP, HEROES_HERE, spireOrder } from '../begin.ts';
import { useBoxes } from '../boxes.ts';
import { heroCalled } from '../printed.ts';
import { Boxes } from './boxes.tsx';
import { Harder, useHarder } from './harder.tsx';

const COUNTS = [1, 2, 3, 4] as const;
const MAPS = [ANY_MAP, 0, 1] as const;

/** Decks whose cards begin a fight. */
const FIGHTS = ['first', 'encounter', 'elite', 'boss'] as const;

function FightChooser({ fight, set }: { fight: string; set(fight: string): void }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const acts = [...new Set(ENEMIES.map(({ act }) => act))];
  return (
    <label className="field">
      <span>{t('setup.enemy')}</span>
      <select value={fight} onChange={(event) => set(event.target.value)}>
        {acts.flatMap((act) =>
          FIGHTS.map((deck) => {
            const cards = ENEMIES.filter((enemy) => enemy.act === act && enemy.deck === deck);
            return cards.length === 0 ? null : (
              <optgroup key={`${act}${deck}`} label={t('setup.enemies', { act, deck: t(`deck.${deck}`) })}>
                {cards.map(({ id, card }) => (
                  <option key={id} value={id}>
                    {enemyCardName(card, lang, names)}
                  </option>
                ))}
              </optgroup>
            );
          }),
        )}
      </select>
    </label>
  );
}

/** A player: who leads it, and which hero it is. */
function Seat({ seat, led, online, set }: { seat: number; led: Led; online: boolean; set(led: Led): void }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  return (
    <LedSeat seat={seat} by={led.by} online={online} set={(by) => set({ ...led, by })} brings={t('setup.brings')}>
      {(who) => (
        <Ways
          name={`hero${seat}`}
          title={t('setup.hero', { who })}
          ways={HEROES_HERE.map((hero) => [hero, heroCalled(HEROES.indexOf(hero), lang, names)] as const)}
          chosen={led.hero}
          set={(hero) => set({ ...led, hero })}
        />
      )}
    </LedSeat>
  );
}

/** Each hero exists once: whoever had the one that is chosen takes the other in exchange. */
function withSeat(places: readonly Led[], seat: number, led: Led): readonly Led[] {
  const before = places[seat].hero;
  return places.map((one, k) => {
    if (k === seat) return led;
    return one.hero === led.hero && led.hero !== before ? { ...one, hero: before } : one;
  });
}

/** A seat of a table by link. */
function newSeat({ by, hero }: Led, level: Level): NewSeat {
  if (by === 'bot') return { who: 'bot', level, setup: { hero } };
  return by === 'me' ? { who: 'open', setup: { hero } } : { who: 'open' };
}

export default function SpireSetup() {
  const { t } = useTranslation('spire');
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const level = useSettings((s) => s.level);
  const [way, setWay] = useState<'here' | 'friend'>(search.get('with') === 'friend' ? 'friend' : 'here');
  const online = way === 'friend';
  const [mode, setMode] = useState<'act' | 'fight'>(search.get('mode') === 'fight' ? 'fight' : 'act');
  const [enemy, setEnemy] = useState('jaw-worm');
  const [map, setMap] = useState<number>(ANY_MAP);
  const [count, setCount] = useState<number>(online ? 2 : 1);
  const [places, setPlaces] = useState<readonly Led[]>(() =>
    COUNTS.map(
      (_, seat): Led => ({
        hero: HEROES_HERE[seat % HEROES_HERE.length],
        by: online && seat > 0 ? 'friend' : 'me',
      }),
    ),
  );
  const seats = places
    .slice(0, count)
    .map((led, seat): Led => (seat === 0 || (led.by === 'friend' && !online) ? { ...led, by: 'me' } : led));
  const sheet = useBoxes((s) => s.sheet);
  const harder = useHarder(useMemo(() => opened(sheet), [sheet]));
  const common: Common = mode === 'fight' ? { fight: enemy, packs: harder.chosen.packs } : { map, ...harder.chosen };
  const start = (): void => {
    begin(spireOrder(seats, common));
    go('/play');
  };
  return (
    <SetupFrame game="slay-the-spire" title={t('setup.title')}>
      <div className="who">
        <Ways
          name="mode"
          title={t('setup.what')}
          ways={(['act', 'fight'] as const).map((one) => [one, t(`setup.mode.${one}`)] as const)}
          chosen={mode}
          set={(one) => setMode(one)}
        />
        <Ways
          name="way"
          title={t('setup.where')}
          ways={(['here', 'friend'] as const).map((one) => [one, t(`setup.way.${one}`)] as const)}
          chosen={way}
          set={(one) => {
            setWay(one);
            if (one === 'friend') {
              setCount(Math.max(2, count));
              setPlaces(places.map((led, seat) => (seat > 0 ? { ...led, by: 'friend' } : led)));
            }
          }}
        />
        {mode === 'fight' ? (
          <FightChooser fight={enemy} set={setEnemy} />
        ) : (
          <Ways
            name="map"
            title={t('map')}
            ways={MAPS.map((n) => [n, n === ANY_MAP ? t('setup.anyMap') : t('setup.map', { n: n + 1 })] as const)}
            chosen={map}
            set={(n) => setMap(n)}
          />
        )}
        <Ways
          name="count"
          title={t('setup.count')}
          ways={COUNTS.map((n) => [n, t('setup.players', { count: n })] as const)}
          chosen={count}
          set={(n) => setCount(n)}
        />
        {seats.some(({ by }) => by === 'bot') ? <BotLevel /> : null}
      </div>
      <div className="choosers">
        {seats.map((led, seat) => (
          <Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            seat={seat}
            led={led}
            online={online}
            set={(next) => setPlaces(withSeat(places, seat, next))}
          />
        ))}
      </div>
      <Harder {...harder} fight={mode === 'fight'} />
      <Boxes />
      <SetupEnd
        online={online}
        words={t('setup.start')}
        start={start}
        game="slay-the-spire"
        setup={{ hero: seats[0].hero }}
        common={common}
        others={seats.slice(1).map((led) => newSeat(led, level))}
        led={seats.flatMap(({ by }, seat) => (seat > 0 && by === 'me' ? [seat] : []))}
      />
    </SetupFrame>
  );
}
