/** What is asked of a table besides answers: fetched when the first of it is asked. */
import { askForHint } from './hints.ts';
import type { RunningTable } from './host.ts';
import type { HostPolicies, PolicyOrder } from './policies.ts';
import { obey as obeyPolicy } from './policies.ts';
import type { FromHost, HintOrder } from './protocol.ts';

/** Carries out an order that answers no question. */
export function obey(
  around: { policies: HostPolicies | undefined; tell(message: FromHost): void },
  table: RunningTable | null,
  order: PolicyOrder | HintOrder,
): void {
  if (order.type === 'policy') obeyPolicy(around, table, order);
  else askForHint(table, order);
}
