import type { Proposal } from '@kolbiste/wire/protocol';
import { ABSENT_MILLIS } from '@kolbiste/wire/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { useListed } from '../table/listed.ts';
import { awayWords, othersWanted, useAwayFor } from './absence.ts';
import { clockText, useNow } from './clock.tsx';
import { useSeatName, useSide } from './names.ts';
import { propose } from './room.ts';
import { useRoom } from './store.ts';

const DAY = 86_400_000;
/** Whoever is back sooner is not spoken of: a page that is loaded anew, a train in a tunnel. */
const BLINK_MS = 10_000;

/** For how long somebody is away: a clock for the eye, for who listens words that change by the minute; neither is read out by itself. */
export function AwayFor({ since }: { since: number }) {
  const { t } = useTranslation('online');
  const millis = Math.max(0, useNow(true) - since);
  const [unit, count] = awayWords(millis);
  const words = t(`awayFor.${unit}`, { count });
  return (
    <>
      <span aria-hidden="true">{millis < DAY ? t('away', { time: clockText(millis) }) : words}</span>
      <span className="sr">{words}</span>
    </>
  );
}

/** Says once that somebody has gone, and once that they are back. */
export function Comings() {
  const { t } = useTranslation('online');
  const name = useSeatName();
  const table = useRoom((s) => s.table);
  const gone = useAwayFor(BLINK_MS);
  const before = useRef<readonly number[]>([]);
  const [said, say] = useState('');
  useEffect(() => {
    const left = gone.filter((seat) => !before.current.includes(seat));
    const back = before.current.filter((seat) => table?.seats[seat]?.present === true);
    before.current = gone;
    const sentences = [
      ...left.map((seat) => t('saidAway', { who: name(seat) })),
      ...back.map((seat) => t('saidBack', { who: name(seat) })),
    ];
    if (sentences.length > 0) say(sentences.join(' '));
  }, [gone, name, t, table]);
  return (
    <div className="sr" role="status" data-testid="comings">
      {said}
    </div>
  );
}

/** What can be done about an absence. */
function AbsentWays({ seat, early, made }: { seat: number; early: boolean; made?(): void }) {
  const { t } = useTranslation(['online', 'ui']);
  const { level } = useSettings();
  const make = (what: Proposal): void => {
    void propose(what);
    made?.();
  };
  return (
    <>
      <button
        type="button"
        className={early ? 'second' : 'main'}
        disabled={early}
        onClick={() => make({ kind: 'standIn', seat, level })}
      >
        {t('standIn', { level: t(`ui:level.${level}`) })}
      </button>
      <button type="button" className="second" disabled={early} onClick={() => make({ kind: 'free', seat })}>
        {t('freeSeat')}
      </button>
    </>
  );
}

/** Ways out while another player is away for less than a minute, or is waited for. */
export function AbsentSoon({ seat, made }: { seat: number; made(): void }) {
  const { t } = useTranslation('online');
  const who = useSeatName()(seat);
  const side = useSide();
  const since = useRoom((s) => s.table?.seats[seat]?.awaySince ?? 0);
  const left = Math.ceil((since + ABSENT_MILLIS - useNow(true)) / 1000);
  const early = left > 0;
  return (
    <>
      <p className="quiet">{t(early ? 'absentSoon' : 'absentNow', { count: Math.max(0, left), who, ...side })}</p>
      <AbsentWays seat={seat} early={early} made={made} />
    </>
  );
}

/** Which absence of a seat one waits out; a later one is offered about again. */
const waitOf = (seat: number, since: number): string => `${seat}/${since}`;

/** Seats that are away for a minute, and about which nothing is decided, proposed or waited out. */
export function useOffered(): readonly number[] {
  const long = useAwayFor(ABSENT_MILLIS);
  const table = useRoom((s) => s.table);
  const waited = useRoom((s) => s.waited);
  if (table === null || table.status !== 'playing' || table.frozen || table.proposal !== null) return [];
  return long.filter((seat) => !waited.includes(waitOf(seat, table.seats[seat].awaySince)));
}

function Offer({ seat }: { seat: number }) {
  const { t } = useTranslation('online');
  const name = useSeatName();
  const listed = useListed();
  const table = useRoom((s) => s.table);
  const led = useRoom((s) => s.led);
  const now = useNow(true);
  if (table === null) return null;
  const asked = othersWanted(table, led, now).map(name);
  const { awaySince } = table.seats[seat];
  const stay = () => useRoom.setState(({ waited }) => ({ waited: [...waited, waitOf(seat, awaySince)] }));
  return (
    <div className="proposed" data-testid={`absent-${seat}`}>
      <p>
        {t('absentOffer', { who: name(seat) })}
        {asked.length === 0 ? '' : ` ${t('mustAgree', { who: listed(asked) })}`}
      </p>
      <span className="strip-ways">
        <AbsentWays seat={seat} early={false} />
        <button type="button" className="second" onClick={stay}>
          {t('stay')}
        </button>
      </span>
    </div>
  );
}

/** What can be done once somebody is away for a minute: in sight, without being looked for. */
export function Offers() {
  const offered = useOffered();
  return (
    <div role="status">
      {offered.map((seat) => (
        <Offer key={seat} seat={seat} />
      ))}
    </div>
  );
}
