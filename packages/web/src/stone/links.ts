/** Which cards of TMMStone name which others: what they summon, give, shuffle in, turn into or wait for. */
import type { Card } from '@kolbiste/tmmstone';
import { cards } from '@kolbiste/tmmstone';

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

function* namedIn(part: unknown): Generator<number> {
  if (typeof part !== 'object' || part === null) return;
  for (const [word, value] of Object.entries(part)) {
    if (typeof value === 'number') {
      if (NAMES_CARD.has(word)) yield value;
    } else yield* namedIn(value);
  }
}

const named = new Map<number, readonly number[]>(
  cards.map(({ id, statics, effects }) => [
    id,
    [...new Set(namedIn([statics, effects]))].filter((other) => other !== id),
  ]),
);

/** Cards that a card names. */
export const cardsNamedBy = ({ id }: Card): readonly number[] => named.get(id) ?? [];

/** Cards that name a card. */
export const cardsNaming = ({ id }: Card): readonly number[] =>
  cards.filter((card) => cardsNamedBy(card).includes(id)).map((card) => card.id);
