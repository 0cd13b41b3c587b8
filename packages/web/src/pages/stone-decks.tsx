import { SharedPage } from '../decks/shared-page.tsx';
import { stoneKit } from '../decks/stone-kit.ts';
import { DeckPages } from './deck-pages.tsx';

/** The decks of TMMStone. */
export default function StoneDecks() {
  return <DeckPages kit={stoneKit} shared={SharedPage} />;
}
