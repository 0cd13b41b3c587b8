import { DeckPages } from '@kolbiste/tablekit/decks/deck-pages.tsx';
import { doomKit } from './kit.ts';
import { ProfilesPage } from './profiles-page.tsx';

const PROFILES = { name: 'profiles', Page: ProfilesPage };

/** The decks of Doomtrooper. */
export default function DoomDecks() {
  return <DeckPages kit={doomKit} beside={PROFILES} />;
}
