/** The rulebooks, each fetched with the first page or dialog that needs it. */
import { use } from 'react';
import type { GameId } from '../engine/protocol.ts';
import { gameNamed } from '../games.ts';
import { pageOf } from '../pages.ts';
import { fetchPart } from '../part.tsx';
import type { RuleBook } from './book.ts';

const books = new Map<GameId, Promise<RuleBook>>();

function fetched(game: GameId): Promise<RuleBook> {
  let book = books.get(game);
  if (book === undefined) {
    book = pageOf(game)
      .then((page) => fetchPart(page.book))
      .then((came) => came.book);
    // What could not be fetched is asked for again the next time.
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

/** The rulebook of a game, with what the pages say of it; whoever asks waits until it is here. '' = the first game's. */
export const useRuleBook = (game: GameId): RuleBook => use(fetched(gameNamed(game).id));
