/** What holds for the player before whom a card lies. */
import { int, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { HAND_LIMIT, KEEPS_HAND } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const limitSchema = { handLimit: int(1, 20) };
export const handLimit: Hold<typeof limitSchema> = {
  name: 'handLimit',
  schema: limitSchema,
  rule: cite('3.1', '5.1'),
  what: HAND_LIMIT,
  read: ({ handLimit: n }) => ({ n }),
  cs: (i) => `dobírá a drží v ruce až ${i.handLimit} karet`,
  en: (i) => `draws up to and holds ${i.handLimit} cards`,
};

const keepsSchema = { keepsHand: yes };
export const keepsHand: Hold<typeof keepsSchema> = {
  name: 'keepsHand',
  schema: keepsSchema,
  rule: cite('5.1'),
  what: KEEPS_HAND,
  read: () => ({ n: 1 }),
  cs: () => 'nemusí odhazovat karty nad povolený počet',
  en: () => 'need not discard down to the limit',
};
