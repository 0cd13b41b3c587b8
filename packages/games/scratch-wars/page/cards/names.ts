/** Names of kinds, islands and effects for pages without a table. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { BonusKind, SpecialKind } from '../../src/index.ts';
import { BONUS_KINDS, effectName, nameOf, SPECIAL_KINDS } from '../../src/index.ts';

const EFFECTS = new Set<string>([...BONUS_KINDS, ...SPECIAL_KINDS]);

/** The name of an effect, special, kind, island or edition; '' for what has none. */
export function useNames(): (id: string) => string {
  const lang = useSettings((s) => s.lang);
  const names = useSettings((s) => s.names);
  return (id) => (EFFECTS.has(id) ? effectName(id as BonusKind | SpecialKind, lang, names) : nameOf(id, lang, names));
}
