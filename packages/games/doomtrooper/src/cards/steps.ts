/** What a card's text is made of: texts that hold, and steps of what is done, one verb each. */
import type { Written } from '@kolbiste/cardkit/verbs';
import type { HOLDS } from '../verbs/holds/index.ts';
import type { VERBS } from '../verbs/index.ts';
import type { COMMON } from './hold.ts';

type WordsOf<V> = V extends { cs(i: infer I, ...rest: never[]): unknown } ? I : never;

/** A text that holds; what every one may say besides stands beside its own word. */
export type HoldWords = WordsOf<(typeof HOLDS)[number]> & Written<typeof COMMON>;
/** One step of what is done. */
export type Instruction = WordsOf<(typeof VERBS)[number]>;
