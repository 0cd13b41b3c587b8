/** Passes that are shown after the same time, whoever passes: how long that is, and what will be answered when it is over. */
import { COUNTDOWNS } from '@kolbiste/wire/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNow } from '../online/clock.tsx';
import { useRoom } from '../online/store.ts';
import { useTable } from '../state/table.ts';
import type { Policies } from './policies.ts';
import { useSeatsSeen } from './policies.ts';
import './due.css';

const SECOND = 1000;

interface Props {
  readonly policies: Policies;
}

/** Seconds that are left: not read out, as they change all the time. */
function Left({ until }: { until: number }) {
  const { t } = useTranslation('passing');
  const count = Math.max(0, Math.ceil((until - useNow(true)) / SECOND));
  return (
    <span role="timer" aria-live="off">
      {t('countdown.left', { count })}
    </span>
  );
}

/** Milliseconds after which passes are shown at this table. */
function useCountdown({ useAsking }: Policies): number {
  const own = useAsking((asking) => asking.countdown);
  return useRoom((s) => s.table?.countdown) ?? own;
}

/** A question that is going to be answered by itself, and the way to answer it oneself; `waits`: an answer of one's own waits as long. */
export function Due({ policies, waits = false }: Props & { waits?: boolean }) {
  const { t } = useTranslation('passing');
  const seats = useSeatsSeen();
  const states = useTable((s) => s.policies);
  const found = seats.find((seat) => states[seat]?.due !== undefined);
  const due = found === undefined ? undefined : states[found]?.due;
  const countdown = useCountdown(policies);
  const said = due !== undefined ? t('countdown.due') : waits && countdown > 0 ? t('countdown.waits') : '';
  return (
    <div className="due" data-testid="due">
      <span role="status">{said}</span>
      {found === undefined || due === undefined ? null : (
        <>
          <Left until={due} />
          <Button className="second" onPress={() => policies.answerMyself(found)}>
            {t('countdown.stop')}
          </Button>
        </>
      )}
    </div>
  );
}

const wordsOf = (millis: number) => (millis === 0 ? 'countdown.none' : 'countdown.after');

/** After how long passes are shown here: at a table of this device it is set, by link all have to agree. */
export function Countdown({ policies }: Props) {
  const { t } = useTranslation('passing');
  const asking = policies.useAsking();
  const table = useRoom((s) => s.table);
  const now = useCountdown(policies);
  const [chosen, setChosen] = useState(now);
  const choose = (millis: number): void => {
    setChosen(millis);
    if (table === null) policies.askAt({ ...asking, countdown: millis });
  };
  const propose = async (): Promise<void> => {
    const room = await import('../online/room.ts');
    await room.propose({ kind: 'countdown', millis: chosen });
  };
  return (
    <section aria-labelledby="countdown">
      <h3 id="countdown">{t('countdown.title')}</h3>
      <p role="status">{t(wordsOf(now), { count: now / SECOND })}</p>
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
