/** How tables tell what is sent or kept: as short as it can be. */
import { briefOf } from './brief.ts';
import { patchOf } from './diff.ts';
import type { Style } from './teller.ts';

export const SENT: Style = { patch: patchOf, event: briefOf };
