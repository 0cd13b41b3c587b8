import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useTable } from '../state/table.ts';
import { saveRecord } from '../ui/download.ts';

/** What one can do with the record of a game that has just ended: watch it again, save it. Both wait until it has come. */
export function RecordWays({ at }: { at: string }) {
  const { t } = useTranslation('play');
  const [, go] = useLocation();
  const replay = useTable((s) => s.replay);
  return (
    <>
      <button type="button" className="second" disabled={replay === ''} onClick={() => go(at)}>
        {t('over.watch')}
      </button>
      <button
        type="button"
        className="second"
        disabled={replay === ''}
        onClick={() => saveRecord(useTable.getState().game, replay)}
      >
        {t('over.save')}
      </button>
    </>
  );
}
