import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Log } from '../table/log.tsx';
import { Steps } from './steps.tsx';

/** The course of a recorded game: its answers, or its log. */
export function Course() {
  const { t } = useTranslation(['replay', 'ui']);
  const [log, setLog] = useState(false);
  return (
    <aside className="log-side" aria-label={t('course')}>
      <div className="course-ways" role="group" aria-label={t('course')}>
        <button type="button" className="plain" aria-pressed={!log} onClick={() => setLog(false)}>
          {t('steps')}
        </button>
        <button type="button" className="plain" aria-pressed={log} onClick={() => setLog(true)}>
          {t('ui:table.logTitle')}
        </button>
      </div>
      {log ? <Log /> : <Steps />}
    </aside>
  );
}
