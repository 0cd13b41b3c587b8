import type { Doubt } from '@kolbiste/wire';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { useSeatName } from './names.ts';
import { useRoom } from './store.ts';

/** What did not hold while chance was agreed on, and whose it was. */
export function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  const { t } = useTranslation('online');
  const name = useSeatName();
  if (doubts.length === 0) return null;
  return (
    <div className="chance-doubts" role="alert" data-testid="doubts">
      {doubts.map(({ round, by, what }) => (
        <p key={`${round} ${by} ${what}`} className="chance-proof bad">
          <Icon name="close" /> {t(`doubt.${what}`, { round })}{' '}
          {by === 'table' ? t('doubtOfTable') : t('doubtOfSeat', { who: name(by) })}
        </p>
      ))}
    </div>
  );
}

/** Rounds of the mixing that came to nothing: who began anew, and who had opened by then. */
function Restarts() {
  const { t } = useTranslation('online');
  const name = useSeatName();
  const restarts = useRoom((s) => s.table?.chance.restarts);
  if (restarts === undefined || restarts.length === 0) return null;
  return (
    <ul className="room-said mix-restarts" data-testid="restarts">
      {restarts.map(({ round, by, values }) => {
        const opened = values.flatMap((value, seat) => (value === '' ? [] : [name(seat)]));
        const key = opened.length === 0 ? 'restarted' : 'restartedAfter';
        return <li key={round}>{t(key, { round, who: name(by), opened: opened.join(', ') })}</li>;
      })}
    </ul>
  );
}

/** How the mixing of chance went, where there is something to be said about it. */
export function MixNotes() {
  const doubts = useRoom((s) => s.sight.doubts);
  return (
    <>
      <Doubts doubts={doubts} />
      <Restarts />
    </>
  );
}
