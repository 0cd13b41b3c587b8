/** All curses of the deck leave the game. */
import { removeCard } from '../atoms/deck.ts';
import { faceOf } from '../cards/pool.ts';
import { mayChange, TO_REMOVE } from '../flow/deck-cards.ts';
import { cite } from '../rulebook.ts';
import { DECK, pileOf } from '../state.ts';
import { CURSE } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { removeCurses: term.yes };

export const removeCurses: Verb<typeof schema> = {
  name: 'removeCurses',
  schema,
  rule: cite('8.17', 'R78'),
  run(s, x) {
    for (const face of pileOf(s, x.actor, DECK).slice())
      if (faceOf(face).type === CURSE && mayChange(face, TO_REMOVE, 0) === 0)
        removeCard(s, x.actor, face, removeCurses.rule);
  },
  cs: () => 'vyřaďte ze svého balíčku všechny Kletby',
  en: () => 'remove all curses from your deck',
};
