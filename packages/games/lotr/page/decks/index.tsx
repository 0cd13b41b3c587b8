import { DeckPages } from '@kolbiste/tablekit/decks/deck-pages.tsx';
import { ringsKit } from './kit.ts';

/** The decks of The Lord of the Rings. */
export default function RingsDecks() {
  return <DeckPages kit={ringsKit} />;
}
