/** The top of a deck is looked at, and a card taken from it. */
import { allHave } from '../effects/full.ts';
import { count } from '../effects/whom.ts';
import { searchTops } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  search: term.amount,
  whose: term.player,
  take: term.int(1, 1),
  rest: term.oneOf(['shuffle', 'order']),
  may: term.flag,
};

export const search: Verb<typeof schema> = {
  name: 'search',
  schema,
  rule: cite('G.14'),
  run: searchTops,
  would: { player: (s, x, op, seat) => count(s, x, op.search, 1) > 0 && s.decks[seat].length > 0 },
  full: (s, x, op) => allHave(s, x, op.whose, count(s, x, op.search), (seat) => s.decks[seat].length),
  beside: true,
  cs(i, s) {
    const take = `${cs.mood(s, 'vezmi', 'vzít')} jednu z nich ${cs.toHand(i.whose)}`;
    const back = `${cs.mood(s, 'vrať', 'vrátit')} navrch v libovolném pořadí`;
    const rest = i.rest === 'shuffle' ? `${cs.mood(s, 'zamíchej', 'zamíchat')} zpět` : back;
    const look = `${cs.mood(s, 'nahlédni', 'nahlédnout')} na ${cs.topCards(i.search, i.whose)}`;
    return `${cs.youMay(i.may, s)}${look}, ${take} a ostatní ${rest}`;
  },
  en(i, s) {
    const deck = en.deckOf(i.whose, s);
    const back = i.rest === 'shuffle' ? `shuffle the rest back into ${deck}` : 'put the rest back on top in any order';
    const look = `look at the top ${en.counted(i.search, 'card')} of ${deck}`;
    return `${en.youMay(i.may, s)}${look}, take one of them into ${en.handOf(i.whose, s)} and ${back}`;
  },
};
