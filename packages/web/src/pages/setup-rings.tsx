import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Level } from '../engine/protocol.ts';
import { LEVELS } from '../engine/protocol.ts';
import type { Place } from '../rings/begin.ts';
import { ringsOrder, STARTERS } from '../rings/begin.ts';
import { begin } from '../state/play.ts';
import { change, useSettings } from '../state/settings.ts';
import { LETTERS } from '../table/words.ts';
import { Book } from '../ui/book.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import '../ui/dialogs.css';
import './pages.css';
import './setup.css';

const COUNTS = [1, 2, 3, 4] as const;

/** One way or the other, as buttons of which one is pressed. */
function Ways<T extends number | boolean>({
  name,
  title,
  ways,
  chosen,
  set,
}: {
  name: string;
  title: string;
  ways: readonly (readonly [T, string])[];
  chosen: T;
  set(way: T): void;
}) {
  return (
    <div className="sources" role="radiogroup" aria-label={title}>
      {ways.map(([way, words]) => (
        <label key={words} className={way === chosen ? 'way chosen' : 'way'}>
          <input type="radio" name={name} checked={way === chosen} onChange={() => set(way)} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}

/** The deck of one player, and whether a bot leads it. */
function Seat({ seat, place, set }: { seat: number; place: Place; set(place: Place): void }) {
  const { t } = useTranslation(['rings', 'ui']);
  const lang = useSettings((s) => s.lang);
  const who = t('ui:table.player', { name: LETTERS[seat] });
  return (
    <section className="chooser" aria-label={who}>
      <h2>{who}</h2>
      <label className="control">
        <span className="control-label">{t('setup.deck')}</span>
        <select value={place.deck} onChange={(event) => set({ ...place, deck: event.target.value })}>
          {STARTERS.map(({ key, name }) => (
            <option key={key} value={key}>
              {name[lang]}
            </option>
          ))}
        </select>
      </label>
      {seat === 0 ? (
        <p className="quiet">{t('setup.led')}</p>
      ) : (
        <Ways
          name={`who${seat}`}
          title={t('setup.leads', { who })}
          ways={[
            [false, t('setup.me')],
            [true, t('setup.bot')],
          ]}
          chosen={place.bot}
          set={(bot) => set({ ...place, bot })}
        />
      )}
    </section>
  );
}

function BotLevel() {
  const { t } = useTranslation(['ui', 'setup']);
  const level = useSettings((s) => s.level);
  return (
    <label className="control level">
      <span className="control-label">{t('setup:level')}</span>
      <select value={level} onChange={(event) => change({ level: event.target.value as Level })}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`ui:level.${one}`)}: {t(`setup:levelHint.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const FIRST: readonly Place[] = STARTERS.map(({ key }) => ({ deck: key, bot: false }));

/** A hero stands in one deck alone: whoever had the deck that is chosen takes the other in exchange. */
function withPlace(places: readonly Place[], seat: number, place: Place): readonly Place[] {
  const before = places[seat].deck;
  return places.map((one, k) => (k === seat ? place : one.deck === place.deck ? { ...one, deck: before } : one));
}

/** How many play The Lord of the Rings, with which decks, and how hard it is. */
export default function RingsSetup() {
  const { t } = useTranslation(['rings', 'ui']);
  const [, go] = useLocation();
  const [count, setCount] = useState<number>(1);
  const [places, setPlaces] = useState(FIRST);
  const [easy, setEasy] = useState(true);
  const seated = places.slice(0, count);
  const start = (): void => {
    begin(ringsOrder(seated, easy));
    go('/play');
  };
  return (
    <Book value="lotr">
      <main className="page" id="content">
        <h1>{t('setup.title')}</h1>
        <GameChooser page="/new" chosen="lotr" />
        <p>{t('setup.lead')}</p>
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
          {seated.some(({ bot }) => bot) ? <BotLevel /> : null}
        </div>
        <div className="choosers">
          {seated.map((place, seat) => (
            <Seat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              key={seat}
              seat={seat}
              place={place}
              set={(next) => setPlaces(withPlace(places, seat, next))}
            />
          ))}
        </div>
        <div className="form-end setup-end">
          <button type="button" className="main big" onClick={start}>
            {t('setup.start')}
          </button>
        </div>
      </main>
    </Book>
  );
}
