/**
 * A round: energy and block anew (12.4) - what texts say before the draw (R106) - five cards (12.5) - the die (12.7, 12.8) - effects of the start (12.9) - the play
 * phase of all (12.10) - effects of the end (12.17) - hands are discarded (12.18) - enemies lose their block (13.1) - each
 * acts (13.2) - cubes move (13.5).
 */
import { call, emit, goto } from '@kolbiste/kernel';
import { dropBlock, enemyOf } from '../atoms/creatures.ts';
import { drawCards } from '../atoms/draw-pile.ts';
import { arrive, moveCube } from '../atoms/enemies.ts';
import { discardHand } from '../atoms/piles.ts';
import { regrow } from '../atoms/returns.ts';
import { LASTING } from '../cards/lasting.ts';
import { enemyCard, faceOf } from '../cards/pool.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { empty } from '../lists.ts';
import { cite } from '../rulebook.ts';

import * as H from '../state.ts';
import { DRAWN, FRESH_ENERGY, MOST_ENERGY } from '../vocabulary.ts';
import { rollDie } from './die-window.ts';
import { enemiesTurn } from './enemies-turn.ts';
import { faceEnemies, hasFacing } from './facing.ts';
import { gatherBeforeDraw, gatherEnd, gatherStart } from './gather.ts';
import { askForLast } from './last-card.ts';
import { play } from './play-phase.ts';
import { inAnyOrder } from './pool.ts';
import { flow } from './registry.ts';
import { settleNotes } from './settle.ts';

const BEGINS = cite('12.1', '12.3');
const RESET = cite('12.4', '24.5', 'R12');
const FIVE = cite('12.5');
const DIE = cite('12.7', '12.8');
const HANDS = cite('12.18', 'R45');
const ARRIVE = cite('19.11', 'R63');
const CUBES = cite('13.5', 'R55');
const NO_BLOCK = cite('13.1');

/** What is counted for one turn only. */
const OF_A_TURN = [
  H.DONE,
  H.DISCARDED,
  H.NO_DRAW,
  H.NO_PLAY,
  H.ATTACKS,
  H.CARDS,
  H.POWERS_PLAYED,
  H.SWITCHED,
  H.WRATH_ENTERED,
  H.REPEAT_ATTACK,
  H.REPEAT_SKILL,
  H.REPEAT_CARD,
  H.RETAINS,
  H.SHIELDED,
  H.LOST_ROUND,
  H.FREE_NEXT,
  H.LAST_ATTACK,
  H.LAST_X,
  H.THROWN,
  H.HARMLESS,
];

const begin = flow.step('begin', BEGINS, (s) => {
  s.round++;
  s.die = 0;
  emit(s, E.roundBegan, BEGINS, s.round);
  arrive(s, ARRIVE);
  regrow(s);
  for (const enemy of s.enemies) enemy[H.LATE] = 0;
});

const reset = flow.step('reset', cite('12.4'), (s) => {
  empty(s.played);
  for (const seat of heroesInOrder(s)) {
    const hero = s.heroes[seat];
    for (const at of OF_A_TURN) hero[at] = 0;
    const kept = lastingSum(s, seat, LASTING.keepEnergy) > 0 ? hero[H.ENERGY] : 0;
    hero[H.ENERGY] = Math.min(MOST_ENERGY, FRESH_ENERGY + (s.round === 1 ? 0 : kept));
    emit(s, E.energySet, RESET, seat, hero[H.ENERGY]);
    const loses = lastingSum(s, seat, LASTING.keepBlock) === 0;
    hero[H.BLOCK_LEFT] = loses ? hero[H.BLOCK] : 0;
    if (loses) dropBlock(s, seat, hero[H.BLOCK], RESET);
    const cubes = H.pileOf(s, seat, H.POWER_CUBES);
    for (let at = 0; at < cubes.length; at++) cubes[at] &= H.CUBES_OF_POWER;
  }
});

const beforeDraw = flow.step('beforeDraw', cite('12.9', 'R106'), (s) => {
  if (gatherBeforeDraw(s)) call(s, inAnyOrder, { rest: 0 });
});

const drawFive = flow.step('drawFive', cite('12.5', '18.1', 'R8'), (s) => {
  for (const seat of heroesInOrder(s)) drawCards(s, seat, DRAWN, FIVE);
  // What was set off by drawing and shuffling comes before the die.
  settleNotes(s);
});

const roll = flow.step('roll', cite('12.7'), (s) => {
  rollDie(s, 'die', -1, DIE);
});

const startEffects = flow.step('startEffects', cite('12.9', '19.9', '19.10'), (s) => {
  gatherStart(s);
  call(s, inAnyOrder, { rest: 0 });
});

/** Heroes choose their rows, and face who stands there [STS 18.19]. */
const facing = flow.step('facing', cite('18.19', 'R60'), (s) => {
  if (hasFacing(s)) faceEnemies(s);
});

const playPhase = flow.step('playPhase', cite('12.10'), (s) => call(s, play, {}));

const endEffects = flow.step('endEffects', cite('12.17'), (s) => {
  gatherEnd(s);
  call(s, inAnyOrder, { rest: 0 });
});

/** Who is asked last stands above the others, and so is asked first: that of the lowest row. */
const lastCards = flow.step('lastCards', HANDS, (s) => {
  for (const seat of heroesInOrder(s).reverse()) askForLast(s, seat);
});

const stays = (face: number, mark: number): boolean => faceOf(face).retain || (mark & H.KEPT) !== 0;
const discardHands = flow.step('discardHands', cite('12.18', '18.12', 'R43'), (s) => {
  for (const seat of heroesInOrder(s)) discardHand(s, seat, stays, HANDS);
});

const dropEnemyBlock = flow.step('dropEnemyBlock', cite('13.1', '18.7'), (s) => {
  for (let e = 0; e < s.enemies.length; e++) {
    const enemy = s.enemies[e];
    if (enemy[H.BLOCK] > 0 && !enemyCard(enemy[H.CARD]).keepsBlock) dropBlock(s, enemyOf(e), enemy[H.BLOCK], NO_BLOCK);
  }
});

const enemiesAct = flow.step('enemiesAct', cite('13.2'), (s) => call(s, enemiesTurn, { order: [], at: 0, ready: 0 }));

const moveCubes = flow.step('moveCubes', CUBES, (s, _x, f) => {
  for (let e = 0; e < s.enemies.length; e++)
    if (s.enemies[e][H.GONE] === H.ALIVE && s.enemies[e][H.LATE] === 0) moveCube(s, e);
  goto(f, begin);
});

export const round = flow.procedure('round', { rule: cite('12.1'), locals: {}, see: 'open' }, [
  begin,
  reset,
  beforeDraw,
  drawFive,
  roll,
  startEffects,
  facing,
  playPhase,
  endEffects,
  lastCards,
  discardHands,
  dropEnemyBlock,
  enemiesAct,
  moveCubes,
]);
