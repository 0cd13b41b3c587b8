/** Hit points by what is printed: of the card itself, and of what its texts add for as long as it lies there. */
import type { Amount, Card } from './types.ts';

/** What the texts of a card add to its own hit points, or to those of the card it lies on; what asks a condition is left out. */
export const lifeTexts = ({ abilities = [] }: Pick<Card, 'abilities'>, to: 'self' | 'host'): Amount[] =>
  abilities.flatMap((ability) => {
    if (!('passive' in ability)) return [];
    const { passive } = ability;
    if (!('stat' in passive) || passive.stat !== 'hitPoints') return [];
    return passive.to === to && passive.when === undefined ? [passive.n] : [];
  });
