/** The global functions that woven sources call; apart, so that a worker need not load the TypeScript parser. */
export const SWITCH = '$mutant';
export const TICK = '$mutantTick';
