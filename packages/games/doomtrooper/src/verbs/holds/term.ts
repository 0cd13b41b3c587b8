/** A text that holds, inside an instruction. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { ruleOf } from '@kolbiste/cardkit/verbs';
import { both } from '@kolbiste/kernel/files';
import { choice, listOf } from '@kolbiste/kernel/grammar';
import { COMMON } from '../../cards/hold.ts';
import type { Static } from '../../cards/static.ts';
import { SELF } from '../../cards/static.ts';
import type { HoldWords } from '../../cards/steps.ts';
import { HOLDS, staticOf } from './index.ts';

/** Made when it is asked: texts that hold and verbs know each other. */
const records = () => Object.fromEntries(HOLDS.map((each) => [each.name, ruleOf({ ...each.schema, ...COMMON })]));

export const hold: Term<HoldWords, Static, unknown> = {
  rule: choice(() => ({ what: both('co má platit', 'what is to hold'), records: records() })),
  read: (words) => staticOf(words, SELF),
};

/** Several of them. */
export const holds: Term<HoldWords[], readonly Static[], unknown> = {
  rule: listOf(hold.rule, 1, 6),
  read: (list) => list.map((words) => hold.read(words, null)),
};
