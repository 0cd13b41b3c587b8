/** Enemies come into play, and their cubes move; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { chance, emit } from '@kolbiste/kernel';
import type { EnemyCard } from '../cards/compile-enemy.ts';
import { BY_CUBE } from '../cards/compile-enemy.ts';
import { ofAllCards } from '../cards/own-cards.ts';
import { ENEMIES, enemyCard } from '../cards/pool.ts';
import { E, T_CUBE, T_STRENGTH } from '../events.ts';
import { byRank } from '../lists.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  BLOCK,
  CARD,
  CUBES,
  ENEMY_FIELDS,
  EVERY_ROW,
  GONE,
  HP,
  LATE,
  MARKS,
  MAX_HP,
  ONCE,
  POWERS,
  pileOf,
  ROW,
  SLOT,
} from '../state.ts';
import { addToken, EXPOSED, enemyOf } from './creatures.ts';

const CAME = cite('10.1', '10.4', '11.1', '11.2', '11.3', 'R52');
const NO_CARD = cite('R61');
const MOVED = cite('13.5', '13.9', 'R56');

/** Marks: it is in rage [STS 10.8], it has risen once. */
export const ENRAGED = 2;
export const RISEN = 4;

/** Where a card is laid: one that lies dead in the row is the same card and takes its place again; others stand behind. */
function placeFor(s: State, card: number, row: number): number {
  for (let e = 0; e < s.enemies.length; e++) {
    const enemy = s.enemies[e];
    if (enemy[GONE] !== ALIVE && enemy[CARD] === card && enemy[ROW] === row) return e;
  }
  return s.enemies.length;
}

/** A row without holes: one made by its length is slower to read ever after. */
const NOTHING_YET: readonly number[] = ENEMY_FIELDS.map(() => 0);

/** An enemy in a row; its number. @param late it came in the enemies' turn and does not act in it [STS R54] */
export function enter(s: State, card: number, row: number, late: boolean, rule: Cite = CAME): number {
  const printed = enemyCard(card);
  const enemy = NOTHING_YET.slice();
  enemy[CARD] = card;
  enemy[ROW] = row;
  enemy[MAX_HP] = printed.hp[s.heroes.length - 1];
  enemy[HP] = enemy[MAX_HP];
  enemy[BLOCK] = printed.startBlock;
  enemy[CUBES] = printed.cubes;
  enemy[LATE] = late ? 1 : 0;
  const e = placeFor(s, card, row);
  s.enemies[e] = enemy;
  emit(s, E.enemyCame, rule, e, card, row);
  if (printed.envious) addToken(s, enemyOf(e), T_STRENGTH, mostPowers(s), rule);
  return e;
}

/** The most powers that one hero has in play. */
const mostPowers = (s: State): number => Math.max(...s.heroes.map((_, seat) => pileOf(s, seat, POWERS).length));

/** A card that is to come: which, its row, and the strength it comes with. */
export const ARRIVAL = 3;

/** Whoever is to come at the start of a round comes [STS 19.11]. */
export function arrive(s: State, rule: Cite): void {
  if (s.arrivals.length === 0) return;
  const coming = s.arrivals.splice(0);
  for (let at = 0; at < coming.length; at += ARRIVAL) {
    const e = enter(s, coming[at], coming[at + 1], false, rule);
    addToken(s, enemyOf(e), T_STRENGTH, coming[at + 2], rule);
  }
}

/** How many cards of a number are on the table. */
const inUse = (s: State, card: number): number =>
  s.enemies.reduce((sum, enemy) => sum + (enemy[CARD] === card && enemy[GONE] === ALIVE ? 1 : 0), 0) +
  s.arrivals.filter((each, at) => at % ARRIVAL === 0 && each === card).length;

const supplies = ofAllCards(() => new Map<string, (readonly EnemyCard[] | undefined)[]>());
/** Summon cards of a kind: those of the act, and of a kind that it lacks those that are set aside [STS R61]. */
function supplyOf(kind: string, act: number): readonly EnemyCard[] {
  let byAct = supplies().get(kind);
  if (byAct === undefined) supplies().set(kind, (byAct = []));
  let supply = byAct[act];
  if (supply === undefined) {
    const all = ENEMIES.filter((enemy) => enemy.deck === 'summon' && enemy.kind === kind);
    const ofAct = all.filter((enemy) => enemy.act === act);
    supply = ofAct.length > 0 ? ofAct : all;
    byAct[act] = supply;
  }
  return supply;
}

/** A card of one of these names that is left in the summon deck, each as likely as the others [STS 10.3]; -1 = none is. */
export function drawSummon(s: State, ...kinds: readonly string[]): number {
  const left: number[] = [];
  for (const kind of kinds)
    for (const { card, copies } of supplyOf(kind, s.act)) for (let k = inUse(s, card); k < copies; k++) left.push(card);
  if (left.length === 0) return -1;
  return left[left.every((card) => card === left[0]) ? 0 : chance(s, 'summon', left.length)];
}

/** Somebody calls another into its row. @param next it comes at the start of the next round */
export function summonKind(s: State, by: number, kind: string, next: boolean, rule: Cite): void {
  const card = drawSummon(s, kind);
  if (card < 0) return void emit(s, E.supplyEmpty, NO_CARD, -1, 1);
  const row = s.enemies[by][ROW];
  if (next) s.arrivals.push(card, row, 0);
  else enter(s, card, row, true, rule);
}

/** So many of a kind in every row: as many as are missing come at once, as far as cards go [STS R61]. */
export function fillRows(s: State, kind: string, most: number, rule: Cite): void {
  for (let row = 0; row < s.heroes.length; row++) {
    let there = 0;
    for (const enemy of s.enemies)
      if (enemy[GONE] === ALIVE && enemy[ROW] === row && enemyCard(enemy[CARD]).kind === kind) there++;
    for (; there < most; there++) {
      const card = drawSummon(s, kind);
      if (card < 0) return void emit(s, E.supplyEmpty, NO_CARD, -1, 1);
      enter(s, card, row, true, rule);
    }
  }
}

/** The slot after this one in its mode: what happens only once is passed over when it has; past the end to the topmost other one [STS R56]. */
function slotAfter({ actions, secondMode }: EnemyCard, slot: number, once: number): number {
  const first = slot >= secondMode ? secondMode : 0;
  const end = slot < secondMode ? secondMode : actions.length;
  for (let next = slot + 1; next < end; next++) if (((once >>> next) & 1) === 0) return next;
  for (let next = first; next < end; next++) if (!actions[next].once) return next;
  return actions.length;
}

/** The cube moves a slot down; past the end to the topmost slot that happens more than once [STS R56]. */
export function moveCube(s: State, e: number): void {
  const enemy = s.enemies[e];
  const printed = enemyCard(enemy[CARD]);
  const { pattern, actions } = printed;
  if (pattern !== BY_CUBE || enemy[SLOT] >= actions.length) return;
  if (actions[enemy[SLOT]].once) enemy[ONCE] |= 1 << enemy[SLOT];
  const slot = slotAfter(printed, enemy[SLOT], enemy[ONCE]);
  enemy[SLOT] = slot;
  emit(s, E.cubeMoved, MOVED, e, slot);
}

/** The cube goes to a slot by a text, and does not move on in this round. */
export function setCube(s: State, e: number, slot: number, rule: Cite): void {
  s.enemies[e][SLOT] = slot;
  s.enemies[e][LATE] = 1;
  emit(s, E.cubeMoved, rule, e, slot);
}

/** Cubes of an ability, up to the most of its card. */
export function gainCubes(s: State, e: number, n: number, rule: Cite): void {
  const enemy = s.enemies[e];
  const gained = Math.min(n, enemyCard(enemy[CARD]).mostCubes - enemy[CUBES]);
  if (gained <= 0) return;
  enemy[CUBES] += gained;
  emit(s, E.gainedToken, rule, enemyOf(e), T_CUBE, gained, enemy[CUBES]);
}

/** What kept an enemy up is gone [STS 10.7]. */
export function expose(s: State, e: number): void {
  s.enemies[e][MARKS] |= EXPOSED;
}

/** Where an enemy stands in reading order, living or dead. */
export const rank = (s: State, e: number): number => {
  const enemy = s.enemies[e];
  if (enemy[ROW] === EVERY_ROW) return 1_000_000 + e;
  // An elite card stays at the right end of the lowest row [STS 11.1].
  const elite = enemyCard(enemy[CARD]).deck === 'elite' ? 1000 : 0;
  return (s.heroes.length - enemy[ROW]) * 10_000 + elite + e;
};

/** Living enemies in reading order: from the highest row down, left to right, bosses at the end [STS 13.2]. */
export function readingOrder(s: State): number[] {
  if (s.enemies.length === 1) return s.enemies[0][GONE] === ALIVE ? [0] : [];
  const out: number[] = [];
  for (let e = 0; e < s.enemies.length; e++) if (s.enemies[e][GONE] === ALIVE) out.push(e);
  return byRank(s, out, rank);
}
