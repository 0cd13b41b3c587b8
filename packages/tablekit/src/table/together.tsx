/**
 * Where several play at once: a line above the action bar of every game says who else is choosing and what the others show.
 * What stands in it is fetched when there is something.
 */
import { lazy, Suspense } from 'react';
import { words } from '../i18n/index.ts';
import { useGrace } from '../state/grace.ts';
import { useSignals } from '../state/signals.ts';
import { useOthersAsked } from './others.ts';

const line = async () => (await Promise.all([import('./together-line.tsx'), words('together')]))[0];
const Said = lazy(async () => ({ default: (await line()).TogetherSaid }));
const Ways = lazy(async () => ({ default: (await line()).TogetherWays }));

/** The place of what is said stands there before anything is: what comes into it is read out. */
export function Together() {
  const others = useOthersAsked().length > 0;
  const shown = useSignals((s) => s.marks.length > 0 || s.intended !== null || s.aiming !== null);
  const held = useGrace((s) => s.held !== null);
  const some = others || shown || held;
  return (
    <div className="together">
      <div className="together-said" role="status" data-testid="choosing">
        <Suspense fallback={null}>{some ? <Said /> : null}</Suspense>
      </div>
      <Suspense fallback={null}>{some ? <Ways /> : null}</Suspense>
    </div>
  );
}
