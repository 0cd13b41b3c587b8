/** Which picture a card has: by its number, and of one that nobody has drawn by its type. */
import type { Mood, Picture } from '@kolbiste/tablekit/face/scene.ts';
import { cardOf } from '../../src/cards/pool.ts';
import { KIND_NAMES, TRAIT } from '../../src/vocabulary.ts';
import drawn from './pictures.json' with { type: 'json' };
import type { Group } from './scene.ts';
import { TINCTURES } from './scene.ts';

interface Drawn {
  readonly icon: string;
  readonly second?: string;
  readonly mood?: string;
}

const CARDS: Readonly<Record<string, Drawn | undefined>> = drawn.cards;
const TYPES: Readonly<Record<string, Drawn | undefined>> = drawn.types;

/** The first trait of these that a card has says whose it is. */
const GROUPS: readonly (readonly [mask: number, group: Group])[] = [
  [TRAIT.bauhaus, 'bauhaus'],
  [TRAIT.capitol, 'capitol'],
  [TRAIT.cybertronic, 'cybertronic'],
  [TRAIT.imperial, 'imperial'],
  [TRAIT.mishima, 'mishima'],
  [TRAIT.brotherhood, 'brotherhood'],
  [TRAIT.cartel, 'cartel'],
  [TRAIT.lutheran | TRAIT.crescentia | TRAIT.rasputin | TRAIT.templars, 'tribal'],
  [TRAIT.legion, 'legion'],
];

/** Whose a card is: of one that is laid on warriors whose those are. */
function groupOf(card: number): Group {
  const { traits, to, kind } = cardOf(card);
  const masks = [traits, to?.all ?? 0];
  const found = GROUPS.find(([mask]) => masks.some((one) => (one & mask) !== 0));
  if (found !== undefined) return found[1];
  const type = KIND_NAMES[kind];
  if (type === 'symmetry') return 'legion';
  return type === 'art' ? 'brotherhood' : 'general';
}

const UNKNOWN: Drawn = drawn.types.special;

/** Whether a card has a glyph of its own. */
export const isDrawn = (card: number): boolean => CARDS[card] !== undefined;

export function pictureOf(card: number): Picture {
  const type = KIND_NAMES[cardOf(card).kind];
  const { icon, second, mood } = CARDS[card] ?? TYPES[type] ?? UNKNOWN;
  const group = groupOf(card);
  return {
    key: `doomtrooper:${card}`,
    type,
    group,
    tincture: TINCTURES[group],
    icon,
    second,
    mood: mood as Mood | undefined,
    gilt: cardOf(card).unique,
  };
}

/** The crest of a player. */
export const crestOf = (seat: number, home: boolean): Picture => ({
  key: `doomtrooper:seat-${seat}`,
  type: 'warrior',
  group: home ? 'capitol' : 'legion',
  tincture: TINCTURES[home ? 'capitol' : 'legion'],
  icon: (home ? drawn.players.home : drawn.players.others).icon,
});
