/** What an ability does: steps, one verb each. */
import type { VERBS } from '../verbs/index.ts';

/** What is written of a verb: what its words are said of. */
type WordsOf<V> = V extends { cs(i: infer I, s: never): unknown } ? I : never;

/** One step of an ability. Each has one verb; its other words say on whom and how much. The verbs say what there is. */
export type Instruction = WordsOf<(typeof VERBS)[number]>;
