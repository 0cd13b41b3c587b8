import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Passing, Until } from '@kolbiste/wire';
import { HOLDS, TOGETHER, toggled } from '@kolbiste/wire';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { WINDOW_NAMES } from '../src/index.ts';
import { windowName } from '../src/texts.ts';
import { Countdown } from './countdown.tsx';
import { Orders } from './orders.tsx';
import { askAgain, askAt, ledSeats, passUntil, windowAt } from './passing.ts';
import { useRings } from './store.ts';
import '@kolbiste/tablekit/ui/dialogs.css';
import './stops.css';

function useWindowName(): (name: string) => string {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  return (name) => (name === 'responses' ? t('asking.responses') : windowName(WINDOW_NAMES.indexOf(name), lang));
}

/** Where to be asked: in which of three ways, and at which windows in any case. */
function Lasting() {
  const { t } = useTranslation('rings');
  const stops = useRings((s) => s.stops);
  const name = useWindowName();
  return (
    <>
      <div className="sources" role="radiogroup" aria-label={t('asking.title')}>
        {HOLDS.map((hold) => (
          <label key={hold} className={hold === stops.hold ? 'way chosen' : 'way'}>
            <input type="radio" name="hold" checked={hold === stops.hold} onChange={() => askAt({ ...stops, hold })} />
            <span>{t(`asking.hold.${hold}`)}</span>
          </label>
        ))}
      </div>
      <p className="quiet">{t(`asking.holdHint.${stops.hold}`)}</p>
      <fieldset className="stop-windows" disabled={stops.hold === 'every'}>
        <legend>{t('asking.at')}</legend>
        {WINDOW_NAMES.map((window) => (
          <label key={window} className="check">
            <input
              type="checkbox"
              checked={stops.at.includes(window)}
              onChange={() => askAt(toggled({ ...TOGETHER, ...stops }, window))}
            />{' '}
            <span>{name(window)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
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
  const policies = useTable((s) => s.policies);
  const [until, setUntil] = useState('');
  const passing = Object.values(policies).some((state) => state.passing);
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
          <button type="button" className="second" onClick={then(askAgain)}>
            {t('asking.again')}
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** Windows without pain: when to be asked, and what is to pass. */
export function Stops() {
  const { t } = useTranslation(['rings', 'ui']);
  const hold = useRings((s) => s.stops.hold);
  const passing = useTable(({ policies }) =>
    Object.values(policies).some(
      ({ policy }) => policy !== null && (policy.until !== null || policy.orders.length > 0),
    ),
  );
  const plays = useTable((s) => ledSeats(s).length > 0 && !s.frozen && s.result === null);
  return (
    <DialogTrigger>
      <Button className={passing ? 'second rail-stops lit' : 'second rail-stops'}>{t('asking.open')}</Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog stops-dialog">
            {({ close }) => (
              <>
                <div className="dialog-head">
                  <Heading slot="title" level={2}>
                    {t('asking.title')}
                  </Heading>
                  <Button className="plain" aria-label={t('ui:close')} onPress={close}>
                    <Icon name="close" />
                  </Button>
                </div>
                <div className="dialog-body">
                  <Lasting />
                  {hold === 'every' ? null : <ForNow close={close} />}
                  {plays ? <Orders close={close} /> : null}
                  {plays ? <Countdown /> : null}
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
