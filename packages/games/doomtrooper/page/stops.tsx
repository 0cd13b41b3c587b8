/** Windows without pain: when to be asked, at which windows in any case, and what is to pass for now. */
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { HOLDS } from '@kolbiste/wire';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { WINDOW_NAMES } from '../src/windows.ts';
import { Countdown } from './countdown.tsx';
import { Orders } from './orders.tsx';
import { askAgain, askAt, isPassing, isWindow, passUntil, toggleStop, useStops } from './passing.ts';
import '@kolbiste/tablekit/ui/dialogs.css';

function Lasting() {
  const { t } = useTranslation('doom');
  const stops = useStops();
  const { hold, at } = stops;
  return (
    <>
      <div className="sources" role="radiogroup" aria-label={t('asking.title')}>
        {HOLDS.map((one) => (
          <label key={one} className={one === hold ? 'way chosen' : 'way'}>
            <input type="radio" name="hold" checked={one === hold} onChange={() => askAt({ ...stops, hold: one })} />
            <span>{t(`asking.hold.${one}`)}</span>
          </label>
        ))}
      </div>
      <p className="quiet">{t(`asking.holdHint.${hold}`)}</p>
      <fieldset className="doom-stops" disabled={hold === 'every'}>
        <legend>{t('asking.at')}</legend>
        {WINDOW_NAMES.map((window) => (
          <label key={window} className="check">
            <input type="checkbox" checked={at.includes(window)} onChange={() => toggleStop(window)} />{' '}
            <span>{t(`window.${window}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

export function Stops() {
  const { t } = useTranslation(['doom', 'ui']);
  const passing = useTable(isPassing);
  const asked = useTable(({ prompt }) => isWindow(prompt));
  return (
    <DialogTrigger>
      <Button className={passing ? 'second doom-asking lit' : 'second doom-asking'}>{t('asking.open')}</Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog">
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
                  <p className="doom-now">
                    {(['era', 'change'] as const).map((kind) => (
                      <Button
                        key={kind}
                        className="second"
                        isDisabled={!asked}
                        onPress={() => {
                          passUntil(kind);
                          close();
                        }}
                      >
                        {t(`asking.until.${kind}`)}
                      </Button>
                    ))}
                    <Button className="second" onPress={askAgain}>
                      {t('asking.again')}
                    </Button>
                  </p>
                  <Orders close={close} />
                  <Countdown />
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
