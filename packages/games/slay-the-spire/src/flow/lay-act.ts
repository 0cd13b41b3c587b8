/** An act is laid out: its decks (4.4, 4.14), the map (4.5, 4.15), tokens on it (4.6), the boss (4.8) and the boot (4.9). */
import type { Cite } from '@kolbiste/kernel';
import { chance, emit, shuffle } from '@kolbiste/kernel';
import { isKeyWanted } from '../atoms/keys.ts';
import type { EnemyCard } from '../cards/compile-enemy.ts';
import { cardsOfDeck } from '../cards/decks.ts';
import { eventsOf, setsOf } from '../cards/events.ts';
import { DARK_TOKENS, LIGHT_TOKENS, mapOf, mapsOf } from '../cards/maps.ts';
import { isChanged } from '../changes.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ELITE_DECK, ENCOUNTER_DECK, EVENT_DECK, FIRST_DECK } from '../state.ts';
import * as V from '../vocabulary.ts';

export const ACT = cite('4.4', '4.5', '4.6', '4.8', '4.9', '5.1', '22.7', 'R108');
/** From which level of ascension on other cards are in the decks, and by which rule. */
const LEVELS: readonly (readonly [level: number, key: string])[] = [
  [1, '20.7'],
  [3, '20.9'],
  [7, '20.13'],
  [10, '20.16'],
  [12, '20.18'],
];
const MOST_ASCENSION = 13;
const DECKS: readonly Cite[] = Array.from({ length: MOST_ASCENSION + 1 }, (_, at) =>
  cite('4.14', '3.8', 'R94', ...LEVELS.filter(([level]) => level <= at).map(([, key]) => key)),
);
const BOARD = cite('4.15', 'R108');
const FOURTH_BOARD = cite('4.15', '20.5', '22.2');
const HARDER_FOURTH = cite('4.15', '20.17', '22.2');
const BOSS = cite('4.8', 'R7');
const BURNS = cite('22.6', '22.7', 'R97');
const TOKEN = cite('4.6', '21.29');
/** Map of an act by chance. */
const ANY_MAP = 2;
const [FOURTH, A_ELITE] = [4, 11];

/** Cards of a deck that are in this act at this level of ascension, every copy of each [STS R94]. */
const copiesOf = (s: State, deck: EnemyCard['deck']): number[] => cardsOfDeck(deck, s.act, s.config.ascension);

/** Decks of the act take the place of those before; first encounters are in the first act alone [STS 4.14]. */
function layDecks(s: State): void {
  s.decks[FIRST_DECK] = shuffle(s, 'encounter', copiesOf(s, 'first'));
  s.decks[ENCOUNTER_DECK] = shuffle(s, 'encounter', copiesOf(s, 'encounter'));
  s.decks[ELITE_DECK] = shuffle(s, 'elite', copiesOf(s, 'elite'));
  s.decks[EVENT_DECK] = shuffle(s, 'event', eventsOf(s.act, setsOf(s.config)));
  s.eventsMet = 0;
  emit(s, E.actPrepared, DECKS[s.config.ascension], s.act);
}

/** Tokens of a colour; the burning elite takes the place of an encounter while its key is missing [STS 22.6] [STS 22.7]. */
function tokensOf(s: State, space: number): number[] {
  if (space !== V.DARK) return LIGHT_TOKENS.slice();
  const tokens = DARK_TOKENS.slice();
  if (isKeyWanted(s, V.EMERALD)) tokens[tokens.indexOf(V.ENCOUNTER)] = V.BURNING;
  return tokens;
}

/** Tokens of a colour on the spaces of that colour, at random [STS 4.6]. */
function layTokens(s: State, space: number): void {
  if (!mapOf(s.act, s.map).nodes.some(({ kind }) => kind === space)) return;
  const tokens = tokensOf(s, space);
  if (tokens.includes(V.BURNING)) emit(s, E.burningLaid, BURNS);
  const mixed = shuffle(s, 'mapToken', tokens);
  mapOf(s.act, s.map).nodes.forEach(({ kind }, node) => {
    if (kind === space) s.tokens[node] = (mixed.pop() ?? V.ENCOUNTER) + 1;
  });
}

/** A token that lay face down is turned up as it is entered: each that is left is as likely [STS 21.29]. */
export function revealToken(s: State): void {
  const { nodes } = mapOf(s.act, s.map);
  const space = nodes[s.node].kind;
  if (s.tokens[s.node] !== 0 || (space !== V.DARK && space !== V.LIGHT)) return;
  const left = tokensOf(s, space);
  nodes.forEach(({ kind }, node) => {
    const at = kind === space ? left.indexOf(s.tokens[node] - 1) : -1;
    if (at >= 0) left.splice(at, 1);
  });
  const token = left[chance(s, 'mapToken', left.length)];
  s.tokens[s.node] = token + 1;
  emit(s, E.tokenRevealed, TOKEN, s.node, token);
}

/** A boss of this act, each as likely as the others; one that was beaten does not come again [STS 20.19]. */
export function drawBoss(s: State, rule = BOSS): void {
  const bosses = copiesOf(s, 'boss').filter((card) => !s.beaten.includes(card));
  s.boss = bosses[bosses.length === 1 ? 0 : chance(s, 'boss', bosses.length)];
  emit(s, E.bossRevealed, rule, s.boss);
}

/** The map of Act I is chosen, or drawn; Act IV has an elite room at a level of ascension alone [STS 20.17]. */
function mapHere(s: State): number {
  if (s.act === FOURTH) return s.config.ascension >= A_ELITE ? 1 : 0;
  const maps = mapsOf(s.act);
  return s.config.map === ANY_MAP && maps > 1 ? chance(s, 'map', maps) : Math.min(s.config.map, maps - 1);
}

/** The rule by which a board is laid out. */
const boardRule = ({ act, config }: State): Cite =>
  act === 1 ? ACT : act !== FOURTH ? BOARD : config.ascension >= A_ELITE ? HARDER_FOURTH : FOURTH_BOARD;

export function layBoard(s: State): void {
  layDecks(s);
  s.map = mapHere(s);
  s.tokens = mapOf(s.act, s.map).nodes.map(() => 0);
  if (!isChanged(s, V.M_FOG)) for (const space of [V.DARK, V.LIGHT]) layTokens(s, space);
  s.boss = -1;
  if (s.config.bossOpen) drawBoss(s);
  s.node = 0;
  emit(s, E.actBegan, boardRule(s), s.act);
}
