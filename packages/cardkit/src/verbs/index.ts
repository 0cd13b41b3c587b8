/** Terms, and verbs made of them. */
export {
  int,
  listOf,
  type Optional,
  oneOf,
  optional,
  pairOf,
  type Read,
  readRecord,
  recordOf,
  type Schema,
  standsFor,
  type Term,
  type Written,
  yes,
} from './term.ts';
export { rulesOfVerbs, type VerbWords, verbFinder } from './verb.ts';
