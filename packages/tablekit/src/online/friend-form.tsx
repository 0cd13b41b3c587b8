import type { ClockSpec, NewSeat } from '@kolbiste/wire/protocol';
import { COUNTDOWNS } from '@kolbiste/wire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { gameNamed, isTogether } from '../games.ts';
import { useSettings } from '../state/settings.ts';
import { create, sitDown } from './http.ts';
import { keepKey } from './keys.ts';
import { NameField, useName, Wrong } from './name.tsx';
import type { Refusal } from './refused.ts';
import { refusedWords } from './refused.ts';
import './online.css';

const SECOND = 1000;
const MINUTE = 60_000;
const CLOCKS: Readonly<Record<string, ClockSpec>> = {
  off: { kind: 'off' },
  move1: { kind: 'move', millis: MINUTE },
  move3: { kind: 'move', millis: 3 * MINUTE },
  chess10: { kind: 'chess', millis: 10 * MINUTE, plus: 5000 },
};

/** A table by link as it is ordered. */
export interface TableOrder {
  readonly game: GameId;
  /** What the seat brings: a deck or a list; undefined = it is not whole yet. */
  readonly setup: object | undefined;
  /** What concerns all seats. */
  readonly common: object;
  /** The other seats. */
  readonly others?: readonly NewSeat[];
  /** Which of them, by their seats, whoever founds the game leads as well. */
  readonly led?: readonly number[];
}

/** What is filled in. */
interface Agreed {
  readonly name: string;
  readonly clock: string;
  /** Milliseconds after which passes are shown; 0 = at once. */
  readonly countdown: number;
  readonly listed: boolean;
}

const ONE: readonly NewSeat[] = [{ who: 'open' }];
const NONE: readonly number[] = [];

/** Creates the table and goes there; or says why not. */
function useCreating({ game, setup, common, others = ONE, led = NONE }: TableOrder) {
  const [, go] = useLocation();
  const { lang, names } = useSettings();
  const [wrong, setWrong] = useState<Refusal | null>(null);
  const start = async ({ name, clock, countdown, listed }: Agreed) => {
    if (setup === undefined) return;
    try {
      const { id, token, invite } = await create(game, {
        seats: [{ who: 'me', ...(name === '' ? {} : { name }), setup: setup as never }, ...others],
        common: common as never,
        clock: CLOCKS[clock] ?? { kind: 'off' },
        ...(countdown === 0 ? {} : { countdown }),
        listed,
      });
      const also: string[] = [];
      // What such a seat brings lies there already.
      for (const seat of led)
        also.push((await sitDown(id, game, { invite, seat, ...(name === '' ? {} : { name }) })).token);
      if (token !== undefined) keepKey(id, token, also);
      go(`/play/${id}#invite=${invite}`);
    } catch (error) {
      setWrong(await refusedWords(error, game, lang, names));
    }
  };
  return { start, wrong };
}

/** After how long passes are shown, equally for all: where the game has windows at which one passes. */
function Countdown({ game, millis, set }: { game: GameId; millis: number; set(millis: number): void }) {
  const { t } = useTranslation('online');
  const hint = useId();
  // A build says no more of them than that there are some.
  if (!gameNamed(game).windows) return null;
  return (
    <div className="control">
      <label>
        <span className="control-label">{t('countdown.label')}</span>
        <select value={millis} aria-describedby={hint} onChange={(event) => set(Number(event.target.value))}>
          {COUNTDOWNS.map((one) => (
            <option key={one} value={one}>
              {t(one === 0 ? 'countdown.zero' : 'countdown.after', { count: one / SECOND })}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet" id={hint}>
        {t('countdown.hint')}
      </p>
    </div>
  );
}

/** A game with somebody elsewhere: name, clock, whether strangers may find it; then the link. */
export default function FriendForm(props: TableOrder) {
  const { t } = useTranslation('online');
  const [name, setName] = useName();
  const [clock, setClock] = useState('off');
  const [countdown, setCountdown] = useState(0);
  const [listed, setListed] = useState(false);
  const { start, wrong } = useCreating(props);
  // Several others are spoken of as those of a game together.
  const several = isTogether(props.game) || (props.others ?? ONE).length > 1;
  return (
    <div className="friend-form">
      <p>{t('friendLead', several ? { context: 'together' } : {})}</p>
      <NameField name={name} set={setName} together={several} />
      <label className="control">
        <span className="control-label">{t('clock.label')}</span>
        <select value={clock} onChange={(event) => setClock(event.target.value)}>
          {Object.keys(CLOCKS).map((one) => (
            <option key={one} value={one}>
              {t(`clock.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Countdown game={props.game} millis={countdown} set={setCountdown} />
      <label className="check">
        <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />{' '}
        <span>{t('listed')}</span>
      </label>
      <Wrong refusal={wrong} />
      <button
        type="button"
        className="main big"
        disabled={props.setup === undefined}
        onClick={() => void start({ name, clock, countdown, listed })}
      >
        {t('createLink')}
      </button>
    </div>
  );
}
