/** Which picture a card of The Lord of the Rings has: by its number, and of a card out of somebody's own file by its kind. */

import type { Mood, Picture } from '@kolbiste/tablekit/face/scene.ts';
import type { Card } from '../../src/index.ts';
import drawn from './pictures.json' with { type: 'json' };
import type { Land } from './scene.ts';
import { TINCTURES } from './scene.ts';

interface Drawn {
  readonly icon: string;
  readonly second?: string;
  readonly mood?: string;
}

const DRAWN: Readonly<Record<string, Drawn | undefined>> = drawn;

const UNKNOWN: Drawn = drawn['*quest'];

/** A card of somebody's own has a name in it; the box's have numbers that stay. */
const own = ({ name }: Card): boolean => name !== undefined;

/** Whether a card has a glyph of its own. */
export const isDrawn = (card: Card): boolean => !own(card) && DRAWN[card.id] !== undefined;

const LANDS: Readonly<Partial<Record<Card['type'], Land>>> = {
  location: 'wild',
  objective: 'quest',
  quest: 'quest',
  enemy: 'shadow',
  treachery: 'shadow',
};

/** What lies behind a card: its sphere, or the dark, the wild, the way. */
function landOf({ type, sphere = 'neutral', traits = [] }: Card): Land {
  const land = LANDS[type] ?? sphere;
  return land === 'shadow' && traits.includes('Spider') ? 'webbed' : land;
}

export function pictureOf(card: Card): Picture {
  const group = landOf(card);
  const { icon, second, mood } = DRAWN[isDrawn(card) ? card.id : `*${card.type}`] ?? UNKNOWN;
  return {
    key: `lotr:${own(card) ? card.name?.en : card.id}`,
    type: card.type,
    group,
    tincture: TINCTURES[group],
    icon,
    second,
    mood: mood as Mood | undefined,
    gilt: card.unique === true,
  };
}
