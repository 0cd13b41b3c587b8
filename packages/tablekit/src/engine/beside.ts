/** What is asked of a table besides answers: fetched when the first of it is asked. */
import { askForHint } from './hints.ts';
import type { RunningTable } from './host.ts';
import type { Around, PolicyOrder } from './policies.ts';
import { obey as obeyPolicy } from './policies.ts';
import type { HintOrder } from './protocol.ts';

/** Carries out an order that answers no question. */
export function obey(around: Around, table: RunningTable | null, order: PolicyOrder | HintOrder): void {
  if (order.type === 'policy') obeyPolicy(around, table, order);
  else askForHint(table, order);
}
