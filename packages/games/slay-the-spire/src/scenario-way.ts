/** What scenario files can ask about an adventure. See docs/scenarios.md. */
import type { Json } from '@kolbiste/kernel';
import { FEATS } from './atoms/feats.ts';
import { EVENT_CARDS } from './cards/events.ts';
import { mapOf } from './cards/maps.ts';
import { ENEMIES, faceOf, relicCard } from './cards/pool.ts';
import { kindOfRoom } from './flow/route.ts';
import type { State } from './state.ts';
import { DECKS } from './state.ts';
import { KEYS, MODIFIERS, ROOMS } from './vocabulary.ts';

const bits = (names: readonly string[], mask: number): string[] => names.filter((_, n) => ((mask >>> n) & 1) === 1);
const ENEMY_DECKS = ['first', 'encounter', 'elite'];
/** Decks of player cards; those of heroes whom nobody plays are called by the hero. */
export const isOfFaces = (deck: string): boolean => /^(curse|colorless|reward[A-Z]\w+|rare[A-Z]\w+)$/.test(deck);

/** What lies in a deck, by ids. */
function cardName(deck: string, card: number): string {
  if (deck === 'event') return EVENT_CARDS[card].id;
  if (ENEMY_DECKS.includes(deck)) return ENEMIES[card].id;
  return isOfFaces(deck) ? faceOf(card).id : relicCard(card).id;
}

export function wayFacts(s: State): Record<string, Json> {
  const node = mapOf(s.act, s.map).nodes[s.node];
  const out: Record<string, Json> = {
    act: s.act,
    map: s.map,
    room: node === undefined ? 'none' : `${node.row}-${node.column}`,
    kind: node === undefined ? 'none' : ROOMS[kindOfRoom(s, s.node)],
    keys: bits(KEYS, s.keys),
    feats: bits(FEATS, s.feats),
    changes: bits(MODIFIERS, s.changes),
    beaten: s.beaten.map((card) => ENEMIES[card].id),
    boss: s.boss < 0 ? 'hidden' : ENEMIES[s.boss].id,
    tokens: s.tokens.filter((token) => token > 0).map((token) => ROOMS[token - 1]),
  };
  DECKS.forEach((name, at) => {
    out[`deck.${name}`] = s.decks[at].map((card) => cardName(name, card)).reverse();
    out[`size.${name}`] = s.decks[at].length;
  });
  return out;
}
