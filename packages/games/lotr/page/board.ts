/** The table as it is shown; null before the first one. */

import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import type { RingsTable } from './engine/table.ts';

export const boardOf = ({ table }: Pick<TableState, 'table'>): RingsTable | null => table as RingsTable | null;
