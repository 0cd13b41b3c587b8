/** Which dialog is open. Dialogs are fetched when the first one opens. */
import { create } from 'zustand';
import type { GameId } from '../engine/protocol.ts';

export type Dialog =
  | { readonly kind: 'rule'; readonly rule: string; readonly book: GameId }
  /** One that the game brings, by its name; `of` says what it is about. */
  | { readonly kind: 'own'; readonly own: string; readonly of: number | null }
  | { readonly kind: 'why'; readonly event: number }
  /** Why a number of the table is what it is, by its key. */
  | { readonly kind: 'figure'; readonly figure: string }
  /** The whole table in words. */
  | { readonly kind: 'text' }
  | { readonly kind: 'log' }
  /** What the seal of chance proves. */
  | { readonly kind: 'seal' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'settings' };

export const useDialogs = create<{ open: Dialog | null; before: readonly Dialog[] }>(() => ({
  open: null,
  before: [],
}));

/** Opens a dialog; one that was open comes back when it is closed. */
export function show(dialog: Dialog): void {
  useDialogs.setState(({ open, before }) => ({ open: dialog, before: open === null ? [] : [...before, open] }));
}

export function closeDialog(): void {
  useDialogs.setState(({ before }) => ({ open: before.at(-1) ?? null, before: before.slice(0, -1) }));
}
