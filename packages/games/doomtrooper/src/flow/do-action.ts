/**
 * One action: what may be pointed at, and how it is carried out [DT 2.4] [DT 4.0] [DT R25]. The player on turn does so in the action
 * step; whoever gets actions in another's turn at once [DT R29].
 */

import type { Question } from '@kolbiste/kernel';
import { call } from '@kolbiste/kernel';
import { changeDestiny } from '../atoms/points.ts';
import { pieceOf, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { ACTING, actionsFor, bindingDuty, mayGoOn } from '../legal/actions.ts';
import { isForced, mayChooseAct, owesAttack } from '../legal/forced.ts';
import { meditated } from '../legal/hand.ts';
import { isTime } from '../legal/play.ts';
import { storedOf } from '../legal/stored.ts';
import * as O from '../options.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { MARK, WARRIOR } from '../vocabulary.ts';
import { combat } from './combat.ts';
import { carryOutMove, hide } from './moves.ts';
import { payActions } from './pay-actions.ts';
import { payAttack } from './pay-attack.ts';
import { play } from './play.ts';
import { CLAIM_LOST, chosenLocals } from './play-locals.ts';
import { callWith } from './registry.ts';
import { sabotage } from './sabotage.ts';

/** What whoever acts keeps in mind from one action to the next. */
export interface ActsLocals {
  [name: string]: number | number[];
  seat: number;
  /** The hidden warrior who leaves cover: the action is paid when he has the claim [DT R61]; 0 = none. */
  leaves: number;
}

/** Calls for everything that a player could point at with an action. */
function pushActions(s: State, seat: number, push: (option: number) => void): void {
  push(O.A_PASS);
  push(O.A_MEDITATE);
  push(O.A_ATTACK);
  push(O.A_LED);
  for (const other of s.hands.keys()) push(O.A_SABOTAGE + other);
  const cards = [...new Set(s.hands[seat])];
  for (const card of cards) push(O.handOption(card, O.OPENLY));
  for (const card of cards) if (cardOf(card).kind === WARRIOR) push(O.handOption(card, O.INTO_COVER));
  for (const p of s.pieces) {
    const { abilities } = cardOf(p.card);
    for (let k = 0; k < abilities.length; k++) if (isTime(s, abilities[k], ACTING, seat, p)) push(O.useOption(p.id, k));
  }
  for (const p of storedOf(s, ACTING, seat)) push(O.useOption(p.id, O.STORED));
  const warriors = warriorsOf(s, seat);
  for (let move = O.SEEK_COVER; move <= O.GET_OUT; move++) for (const p of warriors) push(O.moveOption(move, p.id));
}

const MEDITATE = cite('4.5.1', '4.5.2');
const ATTACK = cite('4.0.2', '4.22.1', '4.22.2', '4.24.1', '7.3.3', 'R25', 'R24', 'R28', '4.0.4', '4.22.4', 'R9');
const LED = cite('7.3.6', '7.3.8', '7.3.9', '7.3.11', 'R25', 'R27');

function doSmall(s: State, seat: number, option: number): void {
  if (option === O.A_MEDITATE) {
    payActions(s, seat, 1);
    return changeDestiny(s, seat, meditated(s, seat), MEDITATE);
  }
  if (option >= O.A_SABOTAGE) return callWith(s, sabotage, { seat, target: option - O.A_SABOTAGE });
  const led = option === O.A_LED;
  const forced = s.attacked === 0 && isForced(s, seat) ? 1 : 0;
  payAttack(s, seat, led, led ? LED : ATTACK);
  callWith(s, combat, { seat, led: led ? 1 : 0, forced });
}

/** Carries an action out. */
export function doAction(s: State, x: ActsLocals, option: number): void {
  const { seat } = x;
  const said = O.readOption(option);
  if (said === null) return doSmall(s, seat, option);
  const actions = actionsFor(s, said);
  if (said.what === 'move') {
    // Who lies hidden can only leave cover [DT R39].
    if ((pieceOf(s, said.piece) as Piece).marks & MARK.hidden) x.leaves = said.piece;
    else payActions(s, seat, actions);
    return carryOutMove(s, said.move, said.piece);
  }
  if (said.what === 'hand' && said.way === O.INTO_COVER) {
    payActions(s, seat, actions);
    return hide(s, seat, said.card);
  }
  call(s, play, { ...chosenLocals(s, seat, said, ACTING), actions });
}

/** Who loses the claim to a personality does another action instead [DT 7.7.2] [DT R61]. */
export function losesClaim(s: State, x: ActsLocals, result: number): boolean {
  const { seat, leaves } = x;
  const lost = leaves === 0 ? result === CLAIM_LOST : result !== 0 && result !== leaves;
  if (leaves !== 0 && !lost) payActions(s, seat, 1);
  x.leaves = 0;
  return lost;
}

/** A warrior who is laid into cover is known to his player alone [DT 4.4.4]. */
function seenBy(seat: number, option: number): number {
  const said = O.readOption(option);
  return said?.what === 'hand' && said.way === O.INTO_COVER ? 1 << seat : -1;
}

/** Which action comes next: the same in the own turn and in another's. */
export const nextAction: Question<State, ActsLocals> = {
  kind: 'act',
  fresh: true,
  seats: (s, x) => (mayGoOn(s, x.seat) ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    const duty = bindingDuty(s, seat);
    const owes = owesAttack(s, seat, duty);
    // What nobody could mean, such as leaving a cover in which he is not, is not even refused.
    pushActions(s, seat, (option) => {
      const code = mayChooseAct(s, seat, option, duty, owes);
      if (code !== NOT_HERE) out.judged(option, code);
    });
  },
  check(s, _x, seat, option) {
    const duty = bindingDuty(s, seat);
    return mayChooseAct(s, seat, option, duty, owesAttack(s, seat, duty));
  },
  answerSeenBy: (_s, _x, seat, option) => seenBy(seat, option),
};
