/** Discard piles are shuffled into the decks; heroes stay there [LOTR L74]. */
import { shuffleDiscard as shuffleIn } from '../atoms/cards.ts';
import { printed } from '../cards/pool.ts';
import { players } from '../effects/whom.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { HERO } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shuffleDiscard: term.player };

const isHero = (id: number): boolean => printed(id).type === HERO;

export const shuffleDiscard: Verb<typeof schema> = {
  name: 'shuffleDiscard',
  schema,
  rule: cite('HP.8', 'L74'),
  run(s, x, op) {
    for (const seat of players(s, x, op.shuffleDiscard)) shuffleIn(s, seat, isHero);
  },
  would: { player: (s, _x, _op, seat) => s.discards[seat].some((id) => !isHero(id)) },
  beside: true,
  cs: (i) =>
    cs.does(
      i.shuffleDiscard,
      'zamíchej svou odhazovací hromádku do svého balíčku',
      'zamíchá svou odhazovací hromádku do svého balíčku',
    ),
  en: (i) =>
    en.does(
      i.shuffleDiscard,
      'shuffle your discard pile into your deck',
      'shuffles their discard pile into their deck',
    ),
};
