/** The middle of the table: the combat that is aimed or fought, else what happened last; beside it the question and its buttons. */
import { Due } from '@kolbiste/tablekit/passing/countdown.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Caption } from '@kolbiste/tablekit/table/caption.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Composer } from './composer.tsx';
import { useDuel } from './duel.ts';
import { policies } from './passing.ts';

/** So many of the last things that happened have room. */
const LAST = 4;

/** What happened last, the newest below. */
function Lately() {
  const { t } = useTranslation('doom');
  const say = useSay();
  const log = useTable((s) => s.log);
  const lines = log.filter(({ quiet, kind }) => quiet !== true && kind !== 'answer').slice(-LAST);
  return (
    <section className="doom-lately" aria-label={t('lately')}>
      <ol>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, what it says goes up
          <li key={n}>{say(line.text)}</li>
        ))}
      </ol>
    </section>
  );
}

export function Stage({ children }: { children: ReactNode }) {
  const duel = useDuel();
  return (
    <div className={duel === null ? 'doom-stage' : 'doom-stage fights'} data-drop="">
      {duel === null ? <Lately /> : <Composer duel={duel} />}
      <div className="doom-ask">
        <Caption />
        <Due policies={policies} />
        {children}
      </div>
    </div>
  );
}
