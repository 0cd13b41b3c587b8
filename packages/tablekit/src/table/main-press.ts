/** Where a press leads that is alike at several tables: nothing can be chosen there, the main button, and the way back. */
import type { NoChoice, Prompt } from '../engine/protocol.ts';
import { skip } from '../state/playback.ts';
import { commit, refuse, useTable } from '../state/table.ts';
import { stopAsking } from './asking.ts';
import { isInert } from './inert.ts';

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };

/** Why not, or that it is not what is asked. */
export function sayNo(no: NoChoice | undefined, prompt: Prompt): void {
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else refuse({ cs: `${NOT_NOW.cs} ${prompt.text.cs}`, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
}

/** Somebody points while nothing is asked: what is shown is skipped, or it is said for whom the table waits. */
export function sayWaiting(): void {
  const { wait, busy } = useTable.getState();
  if (busy) skip();
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

/** What the main button does now; null = something has to be chosen first. @param idle the option where none is picked */
export function mainOptionOf(idle: (prompt: Prompt) => number | null): number | null {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return null;
  return prompt.options.some((choice) => choice.option === picked) ? picked : idle(prompt);
}

/** The main button. @param option what it does now */
export function pressMainWith(option: number | null): void {
  const { prompt, busy } = useTable.getState();
  if (prompt === null && busy) return skip();
  if (isInert()) return;
  if (option !== null) commit(option);
  else if (prompt !== null) refuse(prompt.text, prompt.rule);
  else sayWaiting();
}

/** Back: first what is open, then what is chosen; while something is shown, over it. @param closeOver whether something lay open */
export function stepBackWith(closeOver: () => boolean): void {
  if (stopAsking()) return;
  if (useTable.getState().busy) return skip();
  if (closeOver()) return;
  useTable.setState({ picked: null, notice: null });
}
