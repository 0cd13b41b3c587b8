import { Suspense } from 'react';
import { words } from '../i18n/index.ts';
import { useTable } from '../state/table.ts';
import { lazily } from '../ui/patient.ts';
import { toldOf } from './told.ts';

const Inside = lazily(async () => (await Promise.all([import('./bubble.tsx'), words('coach')]))[0]);

/** Above the action bar, in somebody's first game against bots: what the question at hand is about. Others fetch none of it. */
export function Coach() {
  const game = useTable((s) => s.game);
  const alone = useTable(
    (s) => !s.frozen && s.kept !== '' && s.order?.players.filter(({ kind }) => kind !== 'bot').length === 1,
  );
  return alone && game !== '' && toldOf(game) !== 'enough' ? (
    <Suspense fallback={null}>
      <Inside key={game} game={game} />
    </Suspense>
  ) : null;
}
