import { useTable } from '@kolbiste/tablekit/state/table.ts';

/** The seat that is asked at this screen; null = none is. */
export const useAsked = (): number | null => useTable((s) => s.prompt?.seat ?? null);
