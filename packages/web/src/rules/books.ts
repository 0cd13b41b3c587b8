/** The rulebooks, each fetched with the first page or dialog that needs it. */
import { use } from 'react';
import type { GameId } from '../engine/protocol.ts';
import type { RuleBook } from './book.ts';

const FETCH: Readonly<Record<GameId, () => Promise<{ readonly book: RuleBook }>>> = {
  'scratch-wars': () => import('./scratch-wars.ts'),
  lotr: () => import('./lotr.ts'),
  tmmstone: () => import('./tmmstone.ts'),
};

const books = new Map<GameId, Promise<RuleBook>>();

function fetched(game: GameId): Promise<RuleBook> {
  let book = books.get(game);
  if (book === undefined) {
    book = FETCH[game]().then((came) => came.book);
    // What could not be fetched is asked for again the next time.
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

/** The rulebook of a game; whoever asks waits until it is here. */
export const useRuleBook = (game: GameId): RuleBook => use(fetched(game));
