/** Where several are asked at once: a line above the action bar of every game. What stands in it is fetched when there is something. */
import { lazy, Suspense } from 'react';
import { words } from '../i18n/index.ts';
import { useOthersAsked } from './others.ts';

const line = async () => (await Promise.all([import('./together-line.tsx'), words('together')]))[0];
const Said = lazy(async () => ({ default: (await line()).TogetherSaid }));
const Ways = lazy(async () => ({ default: (await line()).TogetherWays }));

/** The place of what is said stands there before anything is: what comes into it is read out. */
export function Together() {
  const some = useOthersAsked().length > 0;
  return (
    <div className="together">
      <div className="together-said" role="status" data-testid="choosing">
        <Suspense fallback={null}>{some ? <Said /> : null}</Suspense>
      </div>
      <Suspense fallback={null}>{some ? <Ways /> : null}</Suspense>
    </div>
  );
}
