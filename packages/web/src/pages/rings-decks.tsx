import { ringsKit } from '../decks/rings-kit.ts';
import { DeckPages } from './deck-pages.tsx';

/** The decks of The Lord of the Rings. */
export default function RingsDecks() {
  return <DeckPages kit={ringsKit} />;
}
