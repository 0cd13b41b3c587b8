/** Another card: at once, or, while a card is revealed, after that one is placed [LOTR L95]. */
import { yes } from '../effects/could.ts';
import { replaceRevealed, revealAnother } from '../flow/reveal.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import { QUESTING } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { reveal: term.oneOf(['replacement', 'another']) };

export const reveal: Verb<typeof schema> = {
  name: 'reveal',
  schema,
  rule: cite('L95'),
  run: (s, x, op) => (op.reveal === 'replacement' ? replaceRevealed(s) : revealAnother(s, x.seat)),
  would: {
    now(s, _x, op) {
      // What takes the place of a cancelled card makes no use legal by itself.
      if (op.reveal === 'replacement') return 'no';
      return yes(s.encounter.length > 0 || (s.phase === QUESTING && s.encounterDiscard.length > 0));
    },
  },
  met: (s) => s.encounter.length > 0,
  cs: (i, s) =>
    i.reveal === 'replacement'
      ? `potom ji ${cs.mood(s, 'odhoď', 'odhodit')} a odhal místo ní další kartu`
      : `${cs.mood(s, 'odhal', 'odhalit')} vrchní kartu balíčku setkání`,
  en: (i) =>
    i.reveal === 'replacement'
      ? 'then discard it and reveal another card in its place'
      : 'reveal the top card of the encounter deck',
};
