/** The pages of the games, each fetched when it is first wanted. */
import type { GameId } from './engine/protocol.ts';
import { gameNamed } from './games.ts';
import type { Dictionaries } from './i18n/index.ts';
import type { Page } from './page.ts';

let learn: (words: Dictionaries) => void = () => undefined;

/** Who learns the dictionaries of a game when its page is fetched. */
export function teachWords(learner: (words: Dictionaries) => void): void {
  learn = learner;
}

const pages = new Map<GameId, Promise<Page>>();

/** The page of a game, fetched when it is first wanted. */
export function pageOf(id: GameId): Promise<Page> {
  let page = pages.get(id);
  if (page === undefined) {
    page = gameNamed(id)
      .page.parts()
      .then((came) => {
        learn(came.page.words);
        return came.page;
      });
    // What could not be fetched is asked for again the next time.
    page.catch(() => pages.delete(id));
    pages.set(id, page);
  }
  return page;
}
