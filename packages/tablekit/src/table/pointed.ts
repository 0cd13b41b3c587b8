/** What pointing at a place of a table means now. */
import type { Choice, NoChoice, Prompt } from '../engine/protocol.ts';
import { useTable } from '../state/table.ts';

export interface Pointed {
  /** It answers the question. */
  readonly lit: boolean;
  /** It is chosen and not yet answered by. */
  readonly picked: boolean;
}

/** @param optionsAt the options that lie at a place */
export function pointedBy(optionsAt: (prompt: Prompt, key: string) => readonly Choice[]) {
  return function usePointed(key: string): Pointed {
    const lit = useTable(({ prompt }) => prompt !== null && optionsAt(prompt, key).length > 0);
    const picked = useTable(
      ({ prompt, picked: option }) =>
        prompt !== null && option !== null && optionsAt(prompt, key).some((choice) => choice.option === option),
    );
    return { lit, picked };
  };
}

/** @param refusalsAt why a place cannot be chosen */
export function refusedBy(refusalsAt: (prompt: Prompt, key: string) => readonly NoChoice[]) {
  /** The code of why a place cannot be chosen now; undefined = it can, or nothing is asked of it. */
  return (key: string): string | undefined =>
    useTable(({ prompt }) => (prompt === null ? undefined : refusalsAt(prompt, key)[0]?.code));
}
