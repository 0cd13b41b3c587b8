import { AskedWhen } from '@kolbiste/tablekit/passing/asked-when.tsx';
import { Countdown } from '@kolbiste/tablekit/passing/countdown.tsx';
import { seatsHere } from '@kolbiste/tablekit/passing/policies.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { DialogFrame } from '@kolbiste/tablekit/ui/dialog-frame.tsx';
import type { Hold, Passing, Until } from '@kolbiste/wire';
import { useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { WINDOW_NAMES } from '../src/index.ts';
import { windowName } from '../src/texts.ts';
import { RingsOrders } from './orders.tsx';
import { passUntil, policies, windowAt } from './passing.ts';

function useWindowName(): (name: string) => string {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  return (name) => (name === 'responses' ? t('asking.responses') : windowName(WINDOW_NAMES.indexOf(name), lang));
}

/** What is chosen in place of a window: until something changes. */
const CHANGE = '*';

function untilOf(chosen: string, { era }: Passing): Until {
  if (chosen === CHANGE) return { kind: 'change' };
  return chosen === '' ? { kind: 'era', era } : { kind: 'window', window: chosen, era };
}

/** What passes by itself for a while, from the question that is open. */
function ForNow({ close }: { close(): void }) {
  const { t } = useTranslation('rings');
  const name = useWindowName();
  const prompt = useTable((s) => s.prompt);
  const passing = useTable((s) => Object.values(s.policies).some((state) => state.passing));
  const [until, setUntil] = useState('');
  const here = prompt === null ? undefined : windowAt(prompt);
  const then = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <section aria-labelledby="stops-now">
      <h3 id="stops-now">{t('asking.now')}</h3>
      {here === undefined ? (
        <p className="quiet">{t('asking.noWindow')}</p>
      ) : (
        <>
          <label className="control">
            <span className="control-label">{t('asking.until')}</span>
            <select value={until} onChange={(event) => setUntil(event.target.value)}>
              <option value="">{t('asking.untilRound')}</option>
              <option value={CHANGE}>{t('asking.untilChange')}</option>
              {WINDOW_NAMES.map((window) => (
                <option key={window} value={window}>
                  {name(window)}
                </option>
              ))}
            </select>
          </label>
          <p className="kind-ways">
            <button type="button" className="main" onClick={then(() => passUntil((at) => untilOf(until, at)))}>
              {t('asking.pass')}
            </button>
          </p>
        </>
      )}
      {passing ? (
        <p>
          {t('asking.passing')}{' '}
          <button type="button" className="second" onClick={then(policies.askAgain)}>
            {t('asking.again')}
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** Windows without pain: when to be asked, and what is to pass. */
export function Stops() {
  const { t } = useTranslation('rings');
  const name = useWindowName();
  const hold = policies.useAsking((asking) => asking.hold);
  const passing = useTable((s) =>
    Object.values(s.policies).some(
      ({ policy }) => policy !== null && (policy.until !== null || policy.orders.length > 0),
    ),
  );
  const plays = useTable((s) => seatsHere(s).length > 0 && !s.frozen && s.result === null);
  const words = {
    title: t('asking.title'),
    at: t('asking.at'),
    way: (one: Hold) => t(`asking.hold.${one}`),
    hint: (one: Hold) => t(`asking.holdHint.${one}`),
    window: name,
  };
  return (
    <DialogTrigger>
      <Button className={passing ? 'second rail-stops lit' : 'second rail-stops'}>{t('asking.open')}</Button>
      <DialogFrame title={t('asking.title')} className="stops-dialog">
        {(close) => (
          <>
            <AskedWhen policies={policies} words={words} windows={WINDOW_NAMES} />
            {hold === 'every' ? null : <ForNow close={close} />}
            {plays ? <RingsOrders close={close} /> : null}
            {plays ? <Countdown policies={policies} /> : null}
          </>
        )}
      </DialogFrame>
    </DialogTrigger>
  );
}
