/** How tables tell what is sent or kept: as short as it can be, and once for all who are told the same. */
import type { Json } from '@kolbiste/kernel';
import { briefOf } from './brief.ts';
import { patchOf } from './diff.ts';
import { same } from './patch.ts';
import type { Style } from './publisher.ts';

export const SENT: Style = {
  patch: patchOf,
  event: briefOf,
  shared(made, own) {
    const known = made.find((one) => same(one as unknown as Json, own as unknown as Json));
    if (known === undefined) made.push(own);
    return known ?? own;
  },
};
