import { DeckPages } from '@kolbiste/tablekit/decks/deck-pages.tsx';
import { stoneKit } from './kit.ts';
import { SharedPage } from './shared-page.tsx';

/** The decks of TMMStone. */
export default function StoneDecks() {
  return <DeckPages kit={stoneKit} shared={SharedPage} />;
}
