/** Texts of a unit that can be paid for, while that unit is chosen. */

import type { Choice } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { A_TEXT, UNIT_SLOTS } from '../src/index.ts';
import { useStone } from './store.ts';

export function usePaidTexts(): readonly Choice[] {
  const from = useStone((s) => s.from);
  const prompt = useTable((s) => s.prompt);
  if (from === null || prompt === null || prompt.step !== 'main') return [];
  return prompt.options.filter(({ option }) => option === A_TEXT + (from % UNIT_SLOTS));
}
