/** The group meets a merchant. */
import { callMerchant } from '../flow/merchant.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { merchant: term.yes };

export const merchant: Verb<typeof schema> = {
  name: 'merchant',
  schema,
  rule: cite('9.6', '9.11'),
  run(s) {
    callMerchant(s);
  },
  cs: () => 'potkáváte obchodníka',
  en: () => 'you meet a merchant',
};
