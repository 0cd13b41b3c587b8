export * from './bot.ts';
export * from './evaluation.ts';
export { optionValues } from './greedy.ts';
export * from './make.ts';
export * from './search.ts';
