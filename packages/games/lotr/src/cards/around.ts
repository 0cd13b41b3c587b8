/** Learning decks with the cards of a file in them, for games with cards of one's own. */
import { cardOf } from './all.ts';
import type { DeckList } from './deck-list.ts';
import type { Card } from './types.ts';

const COPIES = 3;
const HEROES = 3;

const sphereOf = (id: number): string => cardOf(id)?.sphere ?? 'neutral';

/** Whether the heroes of a deck could pay for a card. */
const fits = ({ sphere = 'neutral' }: Card, heroes: readonly number[]): boolean =>
  sphere === 'neutral' || heroes.some((id) => sphereOf(id) === sphere);

/** Own heroes come in the place of those of their sphere, or of the last ones. */
function heroesWith(heroes: readonly number[], own: readonly Card[]): number[] {
  const out = [...heroes];
  for (const { id, sphere } of own.slice(0, HEROES)) {
    const free = out.filter((each) => !own.some((card) => card.id === each));
    const old = free.find((each) => sphereOf(each) === sphere) ?? free.at(-1);
    if (old === undefined) break;
    out[out.indexOf(old)] = id;
  }
  return out;
}

/** How many cards of a file a deck can use. */
export const usableCards = (list: DeckList, own: readonly Card[]): number =>
  own.filter((card) => ['ally', 'attachment', 'event'].includes(card.type) && fits(card, list.heroes)).length;

/** The deck with own heroes in it, and as many copies of the own cards that they can pay as a deck may have. */
export function deckAround({ heroes, cards }: DeckList, own: readonly Card[], withHeroes: boolean): DeckList {
  const all = withHeroes
    ? heroesWith(
        heroes,
        own.filter(({ type }) => type === 'hero'),
      )
    : [...heroes];
  const more = own.filter((card) => ['ally', 'attachment', 'event'].includes(card.type) && fits(card, all));
  const copies = more.flatMap(({ id, copies: n }) => new Array<number>(Math.min(n, COPIES)).fill(id));
  return { heroes: all, cards: [...cards, ...copies] };
}
