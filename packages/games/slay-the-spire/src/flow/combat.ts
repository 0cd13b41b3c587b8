/**
 * A fight: decks are shuffled (12.2) - round after round (12.1) - as soon as all enemies are dead or gone it is over (13.12):
 * effects of its end (13.13), tokens and piles go back (13.15, 13.16, 13.17).
 */
import { call, emit, goto, shuffle } from '@kolbiste/kernel';
import { turnUp } from '../atoms/items.ts';
import { startOf } from '../cards/heroes.ts';
import { LASTING } from '../cards/lasting.ts';
import { BURN } from '../cards/pool.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { heroesInOrder, rowCount } from '../effects/targets.ts';
import { E } from '../events.ts';
import { empty } from '../lists.ts';
import { cite } from '../rulebook.ts';
import * as H from '../state.ts';
import { BURNING, FRESH_ENERGY, NEUTRAL } from '../vocabulary.ts';
import { gatherCombatEnd } from './gather.ts';
import { inAnyOrder } from './pool.ts';
import { flow } from './registry.ts';
import { round } from './round.ts';

const LAID_OUT = cite('12.2', '6.1', '17.15', '4.3', '19.4');
const IGNITED = cite('22.5', 'R97');
const BURNS = 2;
const CLEARED = cite('13.15', '13.16', '13.17', '6.3', '7.5');

/** Fields of a hero that hold for one fight. */
const OF_A_FIGHT = [
  H.BLOCK,
  H.STRENGTH,
  H.WEAK,
  H.VULNERABLE,
  H.SHIVS,
  H.MIRACLES,
  H.DONE,
  H.LOST_HP,
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
  H.PASSING,
  H.RETAINS,
  H.SHUFFLED,
  H.ENERGY_KEPT,
  H.SHIELDED,
  H.LOST_ROUND,
  H.FREE_NEXT,
  H.KNOWN,
  H.LAST_ATTACK,
  H.LAST_X,
  H.THROWN,
  H.ATTACK_STRENGTH,
  H.BLOCK_LEFT,
  H.HARMLESS,
];
const PILES_OF_A_FIGHT = [
  H.DRAW,
  H.HAND,
  H.HELD,
  H.DISCARD,
  H.EXHAUST,
  H.POWERS,
  H.POWER_CUBES,
  H.ORBS,
  H.ATTACHED,
  H.HOSTS,
];

/** Whatever belongs to a fight goes: piles back into the decks, daze and status to the common ones. */
function clear(s: H.State): void {
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const hero = s.heroes[seat];
    for (const at of OF_A_FIGHT) hero[at] = 0;
    hero[H.ENERGY] = FRESH_ENERGY;
    hero[H.STANCE] = NEUTRAL;
    // The shard gives nobody slots beside the own ones [STS 19.4].
    hero[H.SLOTS] = startOf(hero[H.HERO]).slots || lastingSum(s, seat, LASTING.foreignSlots);
    for (const pile of PILES_OF_A_FIGHT) empty(H.pileOf(s, seat, pile));
  }
  s.round = 0;
  s.die = 0;
  s.over = 0;
  empty(s.notes);
  empty(s.played);
  empty(s.pool);
  empty(s.arrivals);
}

const layOut = flow.step('layOut', LAID_OUT, (s) => {
  const { enemies } = s;
  clear(s);
  s.enemies = enemies;
  emit(s, E.combatBegan, LAID_OUT, s.fight - 1);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const draw = H.pileOf(s, seat, H.DRAW);
    for (const face of H.pileOf(s, seat, H.DECK)) draw.push(face);
    if (s.fight - 1 === BURNING)
      for (let k = 0; k < BURNS; k++) {
        draw.push(BURN);
        emit(s, E.statusGained, IGNITED, seat, BURN, H.DRAW);
      }
    shuffle(s, 'drawPile', draw);
    emit(s, E.shuffled, LAID_OUT, seat, draw.length);
  }
});

const rounds = flow.step('rounds', cite('12.1'), (s, _x, f) => {
  goto(f, rounds);
  call(s, round, {});
});

/** Where the end of all enemies leads, whatever was under way [STS R64]. */
const won = flow.step('won', cite('13.12', '13.13', '19.13', 'R68'), (s) => {
  s.over = 0;
  gatherCombatEnd(s);
  call(s, inAnyOrder, { rest: 0 });
});

const cleared = flow.step('cleared', CLEARED, (s) => {
  clear(s);
  for (let seat = 0; seat < s.heroes.length; seat++) emit(s, E.energySet, CLEARED, seat, FRESH_ENERGY);
  // Nobody stays in a row that only this fight had [STS 18.19].
  if (rowCount(s) > s.heroes.length) for (const [row, seat] of heroesInOrder(s).entries()) s.heroes[seat][H.ROW] = row;
  s.enemies = [];
  s.fight = 0;
  turnUp(s);
});

export const combat = flow.procedure('combat', { rule: cite('12.1', '13.12'), locals: {}, see: 'open' }, [
  layOut,
  rounds,
  won,
  cleared,
]);
