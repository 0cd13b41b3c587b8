/** Changes of the rules of a daily or custom climb, read from the state [STS 21.19] [STS 21.26]. */
import type { State } from './state.ts';

/** Whether a change is in force; all heroes play under it. @param change its place among MODIFIERS */
export const isChanged = ({ changes }: State, change: number): boolean => ((changes >>> change) & 1) === 1;
