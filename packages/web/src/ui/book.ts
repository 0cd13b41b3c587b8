/** Which rulebook the paragraphs of a part of the page are of. */
import { createContext } from 'react';
import type { GameId } from '../engine/protocol.ts';

export const Book = createContext<GameId>('scratch-wars');
