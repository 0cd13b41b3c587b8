/**
 * The question that has been answered but stands there as it was until the table's word comes: that is drawn in one with
 * what the answer led to, and not the whole table first without what could be chosen.
 */
import { create } from 'zustand';
import type { Prompt } from '../engine/protocol.ts';

export const useAnswered = create<{ readonly prompt: Prompt | null }>(() => ({ prompt: null }));

export const isAnswered = (prompt: Prompt | null): boolean =>
  prompt !== null && useAnswered.getState().prompt === prompt;

/** Whether a question that is shown waits for its answer. */
export const useIsOpen = (prompt: Prompt | null): boolean => useAnswered((s) => prompt !== null && s.prompt !== prompt);
