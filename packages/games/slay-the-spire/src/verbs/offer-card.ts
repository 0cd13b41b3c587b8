/** A card is given to the spirits, who thank by its rarity. */
import { changeCards, TO_OFFER } from '../flow/deck-cards.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { offerCard: term.yes };

export const offerCard: Verb<typeof schema> = {
  name: 'offerCard',
  schema,
  rule: cite('9.5', '8.17'),
  run(s, x) {
    changeCards(s, x.actor, TO_OFFER, 1);
  },
  cs: () =>
    'vyřaďte kartu ze svého balíčku: za neobvyklou si zhojíte 3 žt, za vzácnou všechny, za Kletbu ztratíte 1 žt',
  en: () =>
    'remove a card from your deck: for an uncommon one you heal 3 HP, for a rare one all HP, for a curse you lose 1 HP',
};
