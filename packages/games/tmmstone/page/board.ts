/** The board as it is shown; null before the first one. */

import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import type { StoneTable } from './engine/table.ts';

export const boardOf = ({ table }: Pick<TableState, 'table'>): StoneTable | null => table as StoneTable | null;
