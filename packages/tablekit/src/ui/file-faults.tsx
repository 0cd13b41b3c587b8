import type { Fault } from '@kolbiste/kernel/files';
import { useTranslation } from 'react-i18next';
import { games } from '../games.ts';
import { useSettings } from '../state/settings.ts';
import { Chip } from './chip.tsx';

const SHOWN = 12;

/** Without the citation behind it, which stands beside it as a chip. */
function withoutMark(message: string): string {
  const cited = games().some(({ mark }) => message.includes(` [${mark} `)) && message.endsWith(']');
  return cited ? message.slice(0, message.lastIndexOf(' [')) : message;
}

function Lines({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('workshop');
  const lang = useSettings((s) => s.lang);
  return (
    <ul className="fault-list">
      {faults.map((fault, k) => (
        <li key={k}>
          {fault.line === undefined ? '' : `${t('file.line', { line: fault.line, column: fault.column ?? 1 })}: `}
          {withoutMark(fault.message[lang])} {fault.rule === null ? null : <Chip rule={fault.rule} />}
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
