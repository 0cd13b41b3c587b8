/** The table of plain data as it is shown, and what its player points at. */
import { create } from 'zustand';
import type { NoChoice, Prompt } from '../engine/protocol.ts';
import { skip } from '../state/playback.ts';
import type { TableState } from '../state/table.ts';
import { commit, pick, refuse, useTable } from '../state/table.ts';
import { stopAsking } from '../table/asking.ts';
import { isInert } from '../table/inert.ts';
import type { PlainTable, PlainThing } from './data.ts';
import { asksByList, buttonsOf, placedAt } from './data.ts';

/** The table as it is shown; null before the first one. */
export const plainOf = ({ table }: Pick<TableState, 'table'>): PlainTable | null => table as PlainTable | null;

/** Whether all options stand as a list. */
export const usePlain = create<{ list: boolean }>(() => ({ list: false }));

export const toggleList = (): void => usePlain.setState(({ list }) => ({ list: !list }));
export const closeList = (): void => usePlain.setState({ list: false });

/** Closes what is open when another question comes; the way to stop. */
export function followQuestions(): () => void {
  const leave = useTable.subscribe(({ prompt }, before) => {
    if (prompt !== before.prompt) closeList();
  });
  return () => {
    leave();
    closeList();
  };
}

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };

function sayNo(no: NoChoice | undefined, prompt: Prompt): void {
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else refuse({ cs: `${NOT_NOW.cs} ${prompt.text.cs}`, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
}

/** Why nobody here is asked; while something is shown it is shown to its end. */
function sayWhyNot(): void {
  const { wait, busy } = useTable.getState();
  if (busy) skip();
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

/** The player points at a thing: the first of what it can do, then the next; the only one is committed the second time. */
export function pointAt(thing: PlainThing): void {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return sayWhyNot();
  const found = placedAt(prompt, prompt.options, thing);
  if (found.length === 0) return sayNo(placedAt(prompt, prompt.refused, thing)[0], prompt);
  if (found.length === 1) return pick(found[0].option);
  const now = found.findIndex(({ option }) => option === picked);
  useTable.setState({ picked: found[(now + 1) % found.length].option, notice: null });
}

/** What the main button does; undefined = something has to be chosen first. */
export function mainOf({ prompt, picked, table }: TableState): Prompt['options'][number] | undefined {
  const plain = plainOf({ table });
  if (prompt === null || plain === null) return undefined;
  const chosen = prompt.options.find(({ option }) => option === picked);
  return chosen ?? (asksByList(prompt, plain) ? undefined : buttonsOf(prompt, plain)[0]);
}

/** The main button. */
export function pressMain(): void {
  const state = useTable.getState();
  const { prompt } = state;
  if (prompt === null) return sayWhyNot();
  if (isInert()) return;
  const choice = mainOf(state);
  if (choice === undefined) refuse(prompt.text, prompt.rule);
  else commit(choice.option);
}

/** Back: first what is open, then what is chosen; while something is shown, over it. */
export function stepBack(): void {
  if (stopAsking()) return;
  if (useTable.getState().busy) return skip();
  if (usePlain.getState().list) return closeList();
  useTable.setState({ picked: null, notice: null });
}
