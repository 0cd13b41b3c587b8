/** Terms, verbs made of them, and texts made of verbs. */
export { type Assembler, assembling } from './program.ts';
export {
  asPart,
  cardNumber,
  flag,
  int,
  listOf,
  numbered,
  type Optional,
  oneOf,
  optional,
  otherwise,
  pairOf,
  partsOf,
  type Read,
  type ReadOf,
  readRecord,
  recordOf,
  ruleOf,
  type Schema,
  someOf,
  standsFor,
  type Term,
  type Written,
  type WrittenOf,
  yes,
} from './term.ts';
export { instructions, type VerbWords, verbFinder } from './verb.ts';
