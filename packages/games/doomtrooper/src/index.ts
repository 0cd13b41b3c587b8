/** Doomtrooper by its tournament rules. */
export * from './cards/card.ts';
export * from './cards/pool.ts';
export * from './cards/static.ts';
export * from './cards/timing.ts';
export * from './codec.ts';
export * from './config.ts';
export * from './effects/effect-context.ts';
export * from './pieces.ts';
export * from './state.ts';
export * from './vocabulary.ts';
