/** How scenario files lay out an adventure between its fights: its configuration, act and room, keys, decks. See docs/scenarios.md. */
import { CodecError } from '@kolbiste/kernel';
import type { Source } from '@kolbiste/testkit/adapter';
import { EVENT_CARDS } from './cards/events.ts';
import { mapOf } from './cards/maps.ts';
import { ownCards } from './cards/own-cards.ts';
import { ENEMIES, faceNamed, ITEMS } from './cards/pool.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { isOfFaces } from './scenario-way.ts';
import type { State } from './state.ts';
import { DECKS } from './state.ts';
import { KEYS, MODIFIERS, ROOMS } from './vocabulary.ts';

/** Fields of a setup beside those of a fight. */
export const ADVENTURE_FIELDS = [
  'config',
  'act',
  'node',
  'map',
  'keys',
  'beaten',
  'boss',
  'changes',
  'decks',
  'tokens',
  'row',
  'joining',
];

/** The configuration that a file names, with the heroes of its seats and the cards that it brings. */
export function configOf(source: Source | undefined, heroes: readonly string[], fight: string): Config {
  const own = ownCards();
  const brought = own.length === 0 ? {} : { own };
  if (source === undefined) return readConfig({ heroes, fight, ...brought });
  try {
    return readConfig({ heroes, fight: '', ...brought, ...(source.value as object) });
  } catch (error) {
    if (error instanceof CodecError) return source.fail(error.message);
    throw error;
  }
}

/** The number of a room by its row and column: `0-3`. */
function nodeNamed(s: State, name: string): number {
  return mapOf(s.act, s.map).nodes.findIndex(({ row, column }) => name === `${row}-${column}`);
}

/** Cards of a deck of the group: enemies, events, items, curses. */
function thing(deck: string, source: Source): number {
  const id = source.text();
  const known =
    deck === 'event'
      ? EVENT_CARDS.findIndex((event) => event.id === id)
      : ['first', 'encounter', 'elite'].includes(deck)
        ? ENEMIES.findIndex((enemy) => enemy.id === id)
        : isOfFaces(deck)
          ? faceNamed(id)
          : ITEMS.findIndex((item) => item.id === id);
  return known < 0 ? source.fail('the id of a card of this deck') : known;
}

/** What the file says of the adventure; decks are named from the top. */
export function layAdventure(s: State, row: ReturnType<Source['record']>): void {
  s.act = row.get('act')?.int(1, 4) ?? s.act;
  s.map = row.get('map')?.int(0, 1) ?? s.map;
  s.node = 0;
  s.tokens = mapOf(s.act, s.map).nodes.map(() => 0);
  const node = row.get('node');
  if (node !== undefined) s.node = nodeNamed(s, node.text());
  if (s.node < 0) node?.fail('a room of the map, as 0-3');
  for (const key of row.get('keys')?.list(0, KEYS.length) ?? []) s.keys |= 1 << KEYS.indexOf(key.word(KEYS));
  for (const card of row.get('beaten')?.list(0, 9) ?? []) s.beaten.push(thing('elite', card));
  const boss = row.get('boss');
  if (boss !== undefined) s.boss = thing('elite', boss);
  for (const change of row.get('changes')?.list(0, 2) ?? [])
    s.changes |= 1 << MODIFIERS.indexOf(change.word(MODIFIERS));
  const decks = row.get('decks')?.record([...DECKS]);
  DECKS.forEach((name, at) => {
    const listed = decks?.get(name)?.list(0, 99);
    if (listed !== undefined) s.decks[at] = listed.map((each) => thing(name, each)).reverse();
  });
  for (const token of row.get('tokens')?.list(0, 20) ?? []) {
    const pair = token.record(['at', 'is']);
    s.tokens[nodeNamed(s, pair.get('at')?.text() ?? '')] = ROOMS.indexOf(pair.get('is')?.word(ROOMS) ?? 'event') + 1;
  }
}
