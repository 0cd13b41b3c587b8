import type { Why } from '@kolbiste/kernel';
import { useTranslation } from 'react-i18next';
import type { Happening } from '../engine/protocol.ts';
import { useTable } from '../state/table.ts';
import { whyOf } from '../table/log-tree.ts';
import { useSay } from '../table/words.ts';
import { Chips } from './chip.tsx';

function Way({ path, root }: { path: readonly Why<Happening>[]; root: string }) {
  const { t } = useTranslation('ui');
  const say = useSay();
  return (
    <>
      {path.map(({ event: line, laid }, k) => (
        <li key={line.id}>
          <span>{say(line.text)}</span> <Chips rules={line.rule} />
          {laid.map((way) => (
            <div key={way[0].event.id} className="why-laid">
              <em>{t('table.whyLaid')}</em>
              <ol className="why-path">
                <Way path={way} root="" />
              </ol>
            </div>
          ))}
          {k === path.length - 1 && path.length > 1 && root !== '' ? <em>{root}</em> : null}
        </li>
      ))}
    </>
  );
}

interface Props {
  readonly event: number;
  /** What is older than this line is left out. */
  readonly since?: number;
}

/** From a line of the log back to where it began, each step with its paragraph, and what laid the things that acted. */
export function WhyPath({ event, since = 0 }: Props) {
  const { t } = useTranslation('ui');
  const log = useTable((s) => s.log);
  const path = whyOf(log, event, since);
  return (
    <ol className="why-path" data-testid="why">
      <Way path={path} root={t('table.whyRoot')} />
    </ol>
  );
}
