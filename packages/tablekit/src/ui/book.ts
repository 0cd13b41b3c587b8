/** Which rulebook the paragraphs of a part of the page are of, and how its keys are shown. */
import { createContext } from 'react';
import type { GameId } from '../engine/protocol.ts';

/** '' = that of the first game. */
export const Book = createContext<GameId>('');

/** How a key is shown: a paragraph of a rulebook with its sign, a ruling of ours (R12, L79) as it is. */
export const shownKey = (rule: string): string => (/^[LR]\d/.test(rule) ? rule : `§ ${rule}`);
