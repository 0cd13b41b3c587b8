/** The flow as code: for bundles, and for the battery, which holds it against the loop. */
export { type CodeOfFlow, type FlowCode, playsByCode } from './plays.ts';
export { codeModule, codeText, namesOf } from './write.ts';
