import { Suspense } from 'react';
import { words } from '../i18n/index.ts';
import { useTable } from '../state/table.ts';
import { lazily } from '../ui/patient.ts';

const Inside = lazily(async () => (await Promise.all([import('./together-inside.tsx'), words('hotseat')]))[0]);

/**
 * Where several persons play: a line above the action bar of every game says who else is choosing and what the others show,
 * with the keys for it. Whoever plays against bots fetches none of it.
 */
export function Together() {
  const company = useTable((s) => (s.order?.players.filter(({ kind }) => kind !== 'bot').length ?? 0) > 1);
  return company ? (
    <Suspense fallback={null}>
      <Inside />
    </Suspense>
  ) : null;
}
