/** Attacks that a text makes a player carry out in the own turn, if he can [DT 4.25.6] [DT 7.1.1]. Pure reads. */

import { ATTACKS, EXTRA, NON_ATTACK, NORMAL } from '../atoms/turn.ts';
import { MUST_ATTACK } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import * as O from '../options.ts';
import type { Combat, Lasting, Piece } from '../pieces.ts';
import { UNTIL_TURN } from '../pieces.ts';
import { ATTACK_OWED } from '../refusals.ts';
import type { State } from '../state.ts';
import { actionsFor, mayAct, textSaid } from './actions.ts';
import { mayFight } from './attack.ts';

/** What a play asks of a player's turn; until that turn comes it waits. */
const isDue = (l: Lasting, seat: number): boolean =>
  l.what === MUST_ATTACK && l.until === UNTIL_TURN && l.ends === seat;

const asksFor = (l: Lasting, a: Piece, d: Piece): boolean =>
  (l.piece === 0 || l.piece === a.id) && (l.n === 0 || l.n === d.id);

/** Whether the attack of the one on the other is such a one. */
const isAsked = (s: State, seat: number, a: Piece, d: Piece): boolean =>
  s.lasting.some((l) => isDue(l, seat) && asksFor(l, a, d));

/** The tactic that the attacker's player has announced for this attack; 0 = none. */
export function plannedTactic(s: State, { attackerSeat, attacker, defender }: Combat): number {
  return s.lasting.find((l) => isDue(l, attackerSeat) && l.piece === attacker && l.n === defender)?.layer ?? 0;
}

/** Whether an attack that must be made can be made. */
export function isForced(s: State, seat: number): boolean {
  return s.lasting
    .filter((l) => isDue(l, seat))
    .some((l) => s.pieces.some((a) => s.pieces.some((d) => asksFor(l, a, d) && mayFight(s, seat, a.id, d.id) === 0)));
}

/** Whether such a pair may be named where an attack must be made: as long as one that fulfils it is left, no other. */
export const fulfilsForced = (s: State, seat: number, a: Piece | null, d: Piece | null): boolean =>
  a === null || d === null || isAsked(s, seat, a, d) || !isForced(s, seat);

/** Whether so many actions for something else would leave none that can be an attack. */
function takesLast(s: State, n: number): boolean {
  const left = s.actions[NORMAL] + s.actions[EXTRA] - Math.max(0, n - s.actions[NON_ATTACK]);
  return s.actions[ATTACKS] === 0 && left < 1;
}

/** Whether an option would get round it: the end of the step, another attack, the last action for something else. */
function evades(s: State, option: number): boolean {
  if (option === O.A_ATTACK || option === O.A_LED) return false;
  if (option === O.A_MEDITATE) return takesLast(s, 1);
  const said = O.readOption(option);
  // The end of the step, and sabotage.
  return said === null || textSaid(s, said)?.timing === T.ATTACK_ACTION || takesLast(s, actionsFor(s, said));
}

/** Whether the player on turn owes an attack that he can pay for; a duty comes first [DT R31]. */
export const owesAttack = (s: State, seat: number, duty: number): boolean =>
  s.attacked === 0 && duty === 0 && isForced(s, seat) && mayAct(s, seat, O.A_ATTACK, duty) === 0;

/** As `mayAct`, where an attack may be owed. */
export function mayChooseAct(s: State, seat: number, option: number, duty: number, owes: boolean): number {
  const code = mayAct(s, seat, option, duty);
  return code === 0 && owes && evades(s, option) ? ATTACK_OWED : code;
}
