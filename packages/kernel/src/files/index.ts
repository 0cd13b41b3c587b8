/** Reading what people wrote: strict JSON with places, faults in both languages, the word that was meant. */
export * from './faults.ts';
export * from './json-text.ts';
export { folded, nearest } from './suggest.ts';
