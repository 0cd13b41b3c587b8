/** Where the options of a question lie on a table, by the places that `data-place` names. */
import type { Choice, NoChoice, Prompt } from '../engine/protocol.ts';

/** What is asked, as the rules call the decision: 'window.ask'. */
export const decisionOf = ({ procedure, step }: Pick<Prompt, 'procedure' | 'step'>): string => `${procedure}.${step}`;

/** What lies where. @param placeOf the place of an option; null = it lies nowhere */
export function placedBy(placeOf: (prompt: Prompt, option: number) => string | null) {
  const at = <T extends Choice | NoChoice>(all: readonly T[], prompt: Prompt, place: string): readonly T[] =>
    all.filter(({ option }) => placeOf(prompt, option) === place);
  return {
    optionsAt: (prompt: Prompt, place: string): readonly Choice[] => at(prompt.options, prompt, place),
    refusalsAt: (prompt: Prompt, place: string): readonly NoChoice[] => at(prompt.refused, prompt, place),
    /** Options that lie nowhere, as buttons. */
    buttonsOf: (prompt: Prompt): readonly Choice[] =>
      prompt.options.filter(({ option }) => placeOf(prompt, option) === null),
  };
}
