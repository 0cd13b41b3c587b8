export * from './bot.ts';
export { optionValues } from './greedy.ts';
export { guidedSearcher } from './guided.ts';
export * from './hint.ts';
export { type BotOptions, ITERATIONS, LEVELS, type Level, makeBot } from './make.ts';
export * from './review.ts';
export * from './search.ts';
