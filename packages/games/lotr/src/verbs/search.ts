/** The top of a deck is looked at, and a card taken from it. */
import { call } from '@kolbiste/kernel';
import { allHave } from '../effects/full.ts';
import { count, players } from '../effects/whom.ts';
import { searching } from '../flow/choose-cards.ts';
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
  run(s, x, op) {
    const [may, shuffle] = [op.may ? 1 : 0, op.rest === 'shuffle' ? 1 : 0];
    for (const whose of players(s, x, op.whose).reverse()) {
      const n = Math.min(count(s, x, op.search), s.decks[whose].length);
      if (n > 0) call(s, searching, { seat: x.seat, whose, n, may, shuffle, card: x.card, rest: [] });
    }
  },
  would: { player: (s, x, op, seat) => count(s, x, op.search, 1) > 0 && s.decks[seat].length > 0 },
  full: (s, x, op) => allHave(s, x, op.whose, count(s, x, op.search), (seat) => s.decks[seat].length),
  beside: true,
  cs(i, s) {
    const take = `${cs.mood(s, 'vezmi', 'vzít')} jednu z nich ${i.whose === 'you' ? 'do ruky' : 'majiteli do ruky'}`;
    const back = `${cs.mood(s, 'vrať', 'vrátit')} navrch v libovolném pořadí`;
    const rest = i.rest === 'shuffle' ? `${cs.mood(s, 'zamíchej', 'zamíchat')} zpět` : back;
    const top = typeof i.search === 'number' && i.search < 5 ? 'vrchní' : 'vrchních';
    const look = `${cs.mood(s, 'nahlédni', 'nahlédnout')} na ${top} ${cs.cardsOf(i.search)} ${cs.ofDeck(i.whose)}`;
    const text = `${look}, ${take} a ostatní ${rest}`;
    return i.may === true && s.actor === 'you' ? `můžeš to udělat: ${text}` : text;
  },
  en(i, s) {
    const deck = en.deckOf(i.whose, s);
    const hand = i.whose === 'you' ? (s.actor === 'you' ? 'your hand' : 'their hand') : "its owner's hand";
    const back = i.rest === 'shuffle' ? `shuffle the rest back into ${deck}` : 'put the rest back on top in any order';
    const look = `look at the top ${en.counted(i.search, 'card')} of ${deck}`;
    const text = `${look}, take one of them into ${hand} and ${back}`;
    return i.may === true && s.actor === 'you' ? `you may ${text}` : text;
  },
};
