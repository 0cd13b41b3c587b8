/** Pointing at things on the table: select, commit, or hear why not. */
import type { NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, pick, refuse, useTable } from '@kolbiste/tablekit/state/table.ts';
import { stopAsking } from '@kolbiste/tablekit/table/asking.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { asksByList, buttonsOf, isRow, optionsAt, refusalsAt } from './places.ts';
import { useRings } from './store.ts';

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };

function sayNo(no: NoChoice | undefined, prompt: Prompt): void {
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else refuse({ cs: `${NOT_NOW.cs} ${prompt.text.cs}`, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
}

/** The player points at what stands at a place: the first of what it can do, then the next; the last one is committed. */
export function pointAt(key: string): void {
  const { prompt, wait, busy, picked } = useTable.getState();
  if (prompt === null) {
    if (busy) skip();
    else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
    return;
  }
  const found = optionsAt(prompt, key);
  if (found.length === 0) return sayNo(refusalsAt(prompt, key)[0], prompt);
  if (isRow(prompt)) return commit(found[0].option);
  const now = found.findIndex(({ option }) => option === picked);
  if (found.length === 1) return pick(found[0].option);
  useTable.setState({ picked: found[(now + 1) % found.length].option, notice: null });
}

/** What the main button does now; null = something has to be chosen first. */
export function mainOption(): number | null {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return null;
  if (picked !== null && prompt.options.some((choice) => choice.option === picked)) return picked;
  return asksByList(prompt) ? null : (buttonsOf(prompt)[0]?.option ?? null);
}

/** The main button. */
export function pressMain(): void {
  const { prompt, wait, busy } = useTable.getState();
  if (prompt === null && busy) return skip();
  if (isInert()) return;
  const option = mainOption();
  if (option !== null) commit(option);
  else if (prompt !== null) refuse(prompt.text, prompt.rule);
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

/** Back: first what is open, then what is chosen; while something is shown, over it. */
export function stepBack(): void {
  if (stopAsking()) return;
  if (useTable.getState().busy) return skip();
  if (useRings.getState().list) return useRings.setState({ list: false });
  useTable.setState({ picked: null, notice: null });
}
