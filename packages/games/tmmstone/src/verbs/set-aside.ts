/**
 * At the start of the game: this card leaves the deck and lies open beside the board, where its triggers work
 * [TMM R59].
 */
import { lay } from '../atoms/table.ts';
import { deckOf } from '../atoms/zones.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { setAside: term.yes };

export const setAside: Verb<typeof schema> = {
  name: 'setAside',
  schema,
  rule: cite('R99'),
  run(s, x) {
    const deck = deckOf(s, x.seat);
    const at = deck.indexOf(x.card);
    if (at < 0) return;
    deck.splice(at, 1);
    const laid = { card: x.card, seat: x.seat, slot: -1, marks: 0, text: -1, ends: 0, uses: 0, about: [] };
    lay(s, laid, setAside.rule);
  },
  cs: () => 'odlož ji odkrytou vedle hrací plochy',
  en: () => 'put it face up beside the board',
};
