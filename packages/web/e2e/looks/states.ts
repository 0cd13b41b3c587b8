/** Everything the page can show that is looked at, state by state. */
import type { Page } from '@playwright/test';
import { doom } from './doom.ts';
import type { Kind } from './looks.ts';
import { pages } from './pages.ts';
import { spire } from './spire.ts';
import { tables } from './tables.ts';

export interface State {
  /** What its pictures are called. */
  readonly name: string;
  readonly kind: Kind;
  /** What the window is called, where that belongs to the page. */
  readonly title?: { readonly cs: string; readonly en: string };
  /** A card on it, as small as there are: moved by a quarter of its width, it has to be noticed. */
  readonly card?: string;
  /** Comes to it in Czech; everything that went wrong in the page meanwhile and later. */
  open(page: Page): Promise<string[]>;
}

export const states: readonly State[] = [...pages, ...tables, ...spire, ...doom];
