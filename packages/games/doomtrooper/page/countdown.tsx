/** Passes that are shown after the same time, whoever passes: how long that is, and what will be answered when it is over. */
import { useNow } from '@kolbiste/tablekit/online/clock.tsx';
import { useRoom } from '@kolbiste/tablekit/online/store.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { COUNTDOWNS } from '@kolbiste/wire/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { answerMyself, askAt, ownSeats, useStops } from './passing.ts';

const SECOND = 1000;
const wordsOf = (millis: number) => (millis === 0 ? 'countdown.none' : 'countdown.after');

/** Seconds that are left: not read out, as they change all the time. */
function Left({ until }: { until: number }) {
  const { t } = useTranslation('doom');
  const count = Math.max(0, Math.ceil((until - useNow(true)) / SECOND));
  return (
    <span role="timer" aria-live="off">
      {t('countdown.left', { count })}
    </span>
  );
}

/** A question that is going to be answered by itself, and the way to answer it oneself. */
export function Due() {
  const { t } = useTranslation('doom');
  const order = useTable((s) => s.order);
  const policies = useTable((s) => s.policies);
  const found = ownSeats({ order }).find((seat) => policies[seat]?.due !== undefined);
  const due = found === undefined ? undefined : policies[found]?.due;
  if (found === undefined || due === undefined) return null;
  return (
    <div className="doom-due" role="status">
      {t('countdown.due')} <Left until={due} />
      <Button className="second" onPress={() => answerMyself(found)}>
        {t('countdown.stop')}
      </Button>
    </div>
  );
}

/** After how long passes are shown here: at a table of this device it is set, by link all have to agree. */
export function Countdown() {
  const { t } = useTranslation('doom');
  const stops = useStops();
  const table = useRoom((s) => s.table);
  const now = table?.countdown ?? stops.countdown;
  const [chosen, setChosen] = useState(now);
  const choose = (millis: number): void => {
    setChosen(millis);
    if (table === null) askAt({ ...stops, countdown: millis });
  };
  const propose = async (): Promise<void> => {
    const room = await import('@kolbiste/tablekit/online/room.ts');
    await room.propose({ kind: 'countdown', millis: chosen });
  };
  return (
    <section aria-labelledby="doom-countdown">
      <h3 id="doom-countdown">{t('countdown.title')}</h3>
      <label className="control">
        <span className="control-label">{t('countdown.choose')}</span>
        <select value={chosen} onChange={(event) => choose(Number(event.target.value))}>
          {COUNTDOWNS.map((millis) => (
            <option key={millis} value={millis}>
              {t(wordsOf(millis), { count: millis / SECOND })}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet">{t(table === null ? 'countdown.here' : 'countdown.byLink')}</p>
      {table === null || chosen === now ? null : (
        <Button className="second" onPress={() => void propose()}>
          {t('countdown.propose')}
        </Button>
      )}
    </section>
  );
}
