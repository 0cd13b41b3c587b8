import { Suspense } from 'react';
import { Coach } from '../coach/index.tsx';
import { words } from '../i18n/index.ts';
import { useTable } from '../state/table.ts';
import { lazily } from '../ui/patient.ts';
import { Together } from './together.tsx';
import './beside.css';

const Hint = lazily(async () => (await Promise.all([import('../hint/inside.tsx'), words('play')]))[0]);

/** What stands in the action bar of every game besides its own buttons: advice in a first game, who else is choosing, and a hint for who plays here. */
export function Beside() {
  const plays = useTable((s) => s.order?.players.some(({ kind }) => kind === 'human') === true);
  return (
    <>
      <Coach />
      <Together />
      {plays ? (
        <Suspense fallback={<span className="hint-open" />}>
          <Hint />
        </Suspense>
      ) : null}
    </>
  );
}
