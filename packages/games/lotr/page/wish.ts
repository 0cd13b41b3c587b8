/** What was dragged onto a thing answers the question that follows for that thing: host, target, or attacker. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { isPayment, keyOf, optionsAt } from './places.ts';

/** The thing, and whose question it answers. */
let wished: { readonly id: number; readonly seat: number } | null = null;

/** The next question that can be answered by a thing is answered by this one. */
export function wish(id: number, { seat }: Prompt): void {
  wished = { id, seat };
}

/** Answers what has been answered already by where something was let go. */
function fulfil(): void {
  const { prompt, busy } = useTable.getState();
  if (prompt === null || busy || wished === null) return;
  const { id, seat } = wished;
  const [choice] = optionsAt(prompt, keyOf({ at: 'thing', id }));
  // How it is paid for comes between.
  if (prompt.seat === seat && isPayment(prompt)) return;
  wished = null;
  const follows = ['pickOne', 'pickThing', 'playerAttack'].includes(prompt.procedure);
  if (prompt.seat === seat && follows && choice !== undefined) commit(choice.option);
}

/** Follows the questions of the table while it is shown; the way to stop. */
export function followWishes(): () => void {
  let { prompt: last } = useTable.getState();
  const leave = useTable.subscribe(({ prompt }) => {
    if (prompt === last) return;
    last = prompt;
    if (prompt !== null) queueMicrotask(fulfil);
  });
  return () => {
    leave();
    wished = null;
  };
}
