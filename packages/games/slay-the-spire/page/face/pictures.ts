/** Which picture a card, an item, an enemy or an event has: by its id. */

import type { Mood, Picture } from '@kolbiste/tablekit/face/scene.ts';
import { EVENT_CARDS } from '../../src/cards/events.ts';
import { ENEMIES, faceOf, ITEMS } from '../../src/cards/pool.ts';
import { CARD_TYPES, HEROES, OWNERS, RARITIES } from '../../src/vocabulary.ts';
import drawn from './pictures.json' with { type: 'json' };
import type { Group } from './scene.ts';
import { TINCTURES } from './scene.ts';

interface Drawn {
  readonly icon: string;
  readonly second?: string;
  readonly mood?: string;
}
type Book = Readonly<Record<string, Drawn | undefined>>;
const BOOK: Readonly<Record<keyof typeof drawn, Book>> = drawn;

/** What stands for a thing that has no glyph of its own. */
const UNKNOWN: Readonly<Record<keyof typeof drawn, Drawn>> = {
  cards: { icon: 'card-random' },
  items: { icon: 'gem-pendant' },
  enemies: { icon: 'horned-skull' },
  events: { icon: 'help' },
  rooms: { icon: 'help' },
  heroes: { icon: 'help' },
};

/** Names of rarities whose cards have golden rays. */
const GILT = 'rare';

/** The glyph of a thing by its id; of several that are told apart behind the name the first. */
function glyphOf(book: keyof typeof drawn, id: string): Drawn {
  const rows = BOOK[book];
  return rows[id] ?? rows[id.replace(/-(first|encounter|[a-d]|\d)$/, '')] ?? rows[`the-${id}`] ?? UNKNOWN[book];
}

/** Whether a thing has a glyph of its own. */
export const isDrawn = (book: keyof typeof drawn, id: string): boolean => glyphOf(book, id) !== UNKNOWN[book];

interface Of {
  readonly key: string;
  readonly type: string;
  readonly group: Group;
  readonly gilt?: boolean;
}

function picture({ icon, second, mood }: Drawn, { key, type, group, gilt = false }: Of): Picture {
  return {
    key: `slay-the-spire:${key}`,
    type,
    group,
    tincture: TINCTURES[group],
    icon,
    second,
    mood: mood as Mood | undefined,
    gilt,
  };
}

/** Both sides of a card have one picture. */
export function pictureOfFace(face: number): Picture {
  const { id, type, owner, rarity } = faceOf(face);
  return picture(glyphOf('cards', id), {
    key: id,
    type: CARD_TYPES[type],
    group: OWNERS[owner],
    gilt: RARITIES[rarity] === GILT,
  });
}

export function pictureOfItem(item: number): Picture {
  const { id, kind } = ITEMS[item];
  const group = kind === 'potion' ? 'potion' : 'relic';
  return picture(glyphOf('items', id), { key: `item-${id}`, type: kind, group, gilt: kind === 'bossRelic' });
}

export function pictureOfEnemy(card: number): Picture {
  const { id, kind, deck } = ENEMIES[card];
  return picture(glyphOf('enemies', isDrawn('enemies', kind) ? kind : id), {
    key: `enemy-${id}`,
    type: 'enemy',
    group: 'enemy',
    gilt: deck === 'boss',
  });
}

export function pictureOfHero(hero: number): Picture {
  const id = HEROES[hero];
  return picture(glyphOf('heroes', id), { key: `hero-${id}`, type: 'hero', group: id });
}

export function pictureOfEvent(event: number): Picture {
  const { id } = EVENT_CARDS[event];
  return picture(glyphOf('events', id), { key: `event-${id}`, type: 'event', group: 'room' });
}
