import type { Fault } from '@kolbiste/kernel/files';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { Chip } from './chip.tsx';

const SHOWN = 12;

function Lines({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('workshop');
  const lang = useSettings((s) => s.lang);
  return (
    <ul className="fault-list">
      {faults.map((fault, k) => (
        <li key={k}>
          {fault.line === undefined ? '' : `${t('file.line', { line: fault.line, column: fault.column ?? 1 })}: `}
          {fault.message[lang].replace(/ \[(SW|TMM|LOTR) [^\]]*\]$/, '')}{' '}
          {fault.rule === null ? null : <Chip rule={fault.rule} />}
        </li>
      ))}
    </ul>
  );
}

/** Every fault; behind the first ones the others unfold. */
export function FileFaults({ faults, name }: { faults: readonly Fault[]; name: string }) {
  const { t } = useTranslation('workshop');
  return (
    <>
      <p>
        <b>{t('file.faults', { count: faults.length, name })}</b>
      </p>
      <Lines faults={faults.slice(0, SHOWN)} />
      {faults.length > SHOWN ? (
        <details>
          <summary>{t('file.moreFaults', { count: faults.length - SHOWN })}</summary>
          <Lines faults={faults.slice(SHOWN)} />
        </details>
      ) : null}
    </>
  );
}
