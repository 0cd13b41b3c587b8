/** The play phase of all heroes at once (12.10, R1): cards, shivs, miracles, potions, relics and powers in any order, until all have ended (R3). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { addEnergy } from '../atoms/creatures.ts';
import { losePotion, turnDown } from '../atoms/items.ts';
import { takeFromHand } from '../atoms/piles.ts';
import type { Ability } from '../cards/compile.ts';
import { COST_X } from '../cards/compile.ts';
import { faceOf, relicCard } from '../cards/pool.ts';
import { confusedCost, costOf, FREE_ATTACK, FREE_CARD } from '../effects/cost.ts';
import { isLimited } from '../effects/intent.ts';
import { E } from '../events.ts';
import * as L from '../legal.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  DONE,
  ENERGY,
  FREE,
  FREE_NEXT,
  HAND,
  HELD,
  HP,
  MARKED_THIS_TURN,
  MIRACLES,
  POTIONS,
  POWER_CUBES,
  POWERS,
  pileOf,
  RELICS,
  RETAINED,
  SHIVS,
} from '../state.ts';
import { ATTACK } from '../vocabulary.ts';
import { playCard, played, repeatsOf } from './play-card.ts';
import { flow } from './registry.ts';
import { SHIV_TEXT, takeShiv } from './shivs.ts';
import { FREE_ONE } from './use.ts';
import { useAlone } from './use-alone.ts';

const PAY = cite('12.12', 'R10');
const CONFUSED = cite('12.12', '18.16', 'R10');
const ENDS = cite('12.10', 'R3');
const PRAY = cite('17.11', 'R13');
const DRINK = cite('8.9', 'R80');
const ONCE = cite('19.14', '19.15');

function playFromHand(s: State, seat: number, at: number): void {
  const confused = confusedCost(s, seat);
  const cost = costOf(s, seat, at, confused);
  const rule = confused < 0 ? PAY : CONFUSED;
  const mark = pileOf(s, seat, HELD)[at];
  const face = takeFromHand(s, seat, at);
  const { type } = faceOf(face);
  const hero = s.heroes[seat];
  if ((mark & FREE) === 0) hero[FREE_NEXT] &= ~(FREE_CARD | (type === ATTACK ? FREE_ATTACK : 0));
  if (cost !== COST_X) {
    hero[ENERGY] -= cost;
    emit(s, E.played, rule, seat, face, cost);
  }
  const more = repeatsOf(s, seat, face);
  // What confuses names the cost, and X with it [STS R11].
  const X = faceOf(face).cost === COST_X && cost > 0 ? cost : 0;
  const retained = (mark & RETAINED) !== 0 ? 1 : 0;
  const x = played(seat, face);
  x.X = X;
  x.cost = cost;
  x.asksX = cost === COST_X ? 1 : 0;
  x.more = more;
  x.retained = retained;
  call(s, playCard, x);
}

function useText(s: State, seat: number, ability: Ability | null): void {
  if (ability !== null) useAlone(s, seat, ability.program);
}

function useOther(s: State, seat: number, option: number): void {
  if (option === L.SHIV) {
    takeShiv(s, seat);
    useAlone(s, seat, SHIV_TEXT, FREE_ONE);
  } else if (option === L.MIRACLE) {
    s.heroes[seat][MIRACLES]--;
    emit(s, E.miracleUsed, PRAY, seat, s.heroes[seat][MIRACLES]);
    addEnergy(s, seat, 1, PRAY);
  } else if (option >= L.POWER_USE) {
    const at = option - L.POWER_USE;
    pileOf(s, seat, POWER_CUBES)[at] |= MARKED_THIS_TURN;
    useText(s, seat, faceOf(pileOf(s, seat, POWERS)[at]).use);
  } else if (option >= L.RELIC) {
    turnDown(s, seat, option - L.RELIC, ONCE);
    useText(s, seat, relicCard(pileOf(s, seat, RELICS)[option - L.RELIC]).use);
  } else useText(s, seat, relicCard(losePotion(s, seat, option - L.POTION, true, DRINK)).use);
}

function mayDo(s: State, seat: number, option: number): number {
  if (L.isCardOption(option)) return L.mayPlay(s, seat, option);
  if (option === L.SHIV) return L.mayThrow(s, seat);
  if (option === L.MIRACLE) return L.mayPray(s, seat);
  if (option === L.END_TURN) return 0;
  if (option >= L.POWER_USE) return option < L.END_TURN ? L.mayUsePower(s, seat, option - L.POWER_USE) : NOT_HERE;
  if (option >= L.RELIC) return L.mayUseRelic(s, seat, option - L.RELIC);
  return option >= L.POTION ? L.mayDrink(s, seat, option - L.POTION) : NOT_HERE;
}

const act = flow.question<object>('act', cite('12.10'), {
  kind: 'act',
  joint: true,
  fresh: true,
  seats(s) {
    let mask = 0;
    for (let seat = 0; seat < s.heroes.length; seat++)
      if (s.heroes[seat][DONE] === 0 && s.heroes[seat][HP] > 0) mask |= 1 << seat;
    return mask;
  },
  candidates(s, _x, seat, out: Candidates) {
    const hand = pileOf(s, seat, HAND);
    const confused = confusedCost(s, seat);
    const limited = isLimited(s, seat);
    for (let at = 0; at < hand.length; at++)
      if (!L.isSecond(s, seat, at)) out.judged(at, L.mayPlayFirst(s, seat, at, confused, limited));
    if (s.heroes[seat][SHIVS] > 0) out.push(L.SHIV);
    if (s.heroes[seat][MIRACLES] > 0) out.push(L.MIRACLE);
    for (let at = 0; at < pileOf(s, seat, POTIONS).length; at++) out.push(L.POTION + at);
    // Things without a use are named only where somebody wants to know why not.
    const relics = pileOf(s, seat, RELICS);
    for (let at = 0; at < relics.length; at++)
      if (out.telling || relicCard(relics[at]).use !== null) out.push(L.RELIC + at);
    const powers = pileOf(s, seat, POWERS);
    for (let at = 0; at < powers.length; at++)
      if (out.telling || faceOf(powers[at]).use !== null) out.push(L.POWER_USE + at);
    out.judged(L.END_TURN, 0);
  },
  check: (s, _x, seat, option) => mayDo(s, seat, option),
  apply(s, _x, seat, option) {
    if (option === L.END_TURN) {
      s.heroes[seat][DONE] = 1;
      emit(s, E.turnEnded, ENDS, seat);
    } else if (L.isCardOption(option)) playFromHand(s, seat, option);
    else useOther(s, seat, option);
  },
  // Which card of a hand an option means is said by what happens; of the hand itself nobody learns anything.
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});

export const play = flow.procedure('play', { rule: cite('12.10', 'R1'), locals: {}, see: 'open' }, [act]);
