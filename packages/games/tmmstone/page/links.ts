/** Which cards of TMMStone name which others: what they summon, give, shuffle in, turn into or wait for. */

import { linksOf } from '@kolbiste/tablekit/cards/links.ts';
import type { Card } from '../src/index.ts';
import { cards } from '../src/index.ts';

/** Words of the data behind which the number of a card stands. */
const NAMES_CARD = new Set([
  'card',
  'summon',
  'give',
  'into',
  'flipInto',
  'discardCards',
  'shuffleCards',
  'playedInGame',
  'summonedInGame',
  'diedInGame',
  'inHand',
]);

const links = linksOf(cards, ({ statics, effects }) => [statics, effects], NAMES_CARD);

/** Cards that a card names. */
export const cardsNamedBy = ({ id }: Card): readonly number[] => links.namedBy(id);

/** Cards that name a card. */
export const cardsNaming = ({ id }: Card): readonly number[] => links.naming(id);
