export * from './bot.ts';
export { optionValues } from './greedy.ts';
export { guidedSearcher } from './guided.ts';
export * from './hint.ts';
export * from './make.ts';
export * from './review.ts';
export * from './search.ts';
