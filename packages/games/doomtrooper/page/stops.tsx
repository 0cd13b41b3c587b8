/** Windows without pain: when to be asked, at which windows in any case, and what is to pass for now. */
import { AskedWhen } from '@kolbiste/tablekit/passing/asked-when.tsx';
import { Countdown } from '@kolbiste/tablekit/passing/countdown.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { DialogFrame } from '@kolbiste/tablekit/ui/dialog-frame.tsx';
import type { Hold } from '@kolbiste/wire';
import { Button, DialogTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { WINDOW_NAMES } from '../src/windows.ts';
import { DoomOrders } from './orders.tsx';
import { isPassing, isWindow, passUntil, policies } from './passing.ts';

/** What passes from the window that is open, and how to be asked again. */
function ForNow({ close }: { close(): void }) {
  const { t } = useTranslation('doom');
  const asked = useTable(({ prompt }) => isWindow(prompt));
  return (
    <>
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
        <Button className="second" onPress={policies.askAgain}>
          {t('asking.again')}
        </Button>
      </p>
      <p className="quiet">{t('asking.targeted')}</p>
    </>
  );
}

export function Stops() {
  const { t } = useTranslation('doom');
  const passing = useTable(isPassing);
  const words = {
    title: t('asking.title'),
    at: t('asking.at'),
    way: (one: Hold) => t(`asking.hold.${one}`),
    hint: (one: Hold) => t(`asking.holdHint.${one}`),
    window: (name: string) => t(`window.${name}`),
  };
  return (
    <DialogTrigger>
      <Button className={passing ? 'second doom-asking lit' : 'second doom-asking'}>{t('asking.open')}</Button>
      <DialogFrame title={t('asking.title')} className="stops-dialog">
        {(close) => (
          <>
            <AskedWhen policies={policies} words={words} windows={WINDOW_NAMES} />
            <ForNow close={close} />
            <DoomOrders close={close} />
            <Countdown policies={policies} />
          </>
        )}
      </DialogFrame>
    </DialogTrigger>
  );
}
