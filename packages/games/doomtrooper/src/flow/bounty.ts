/** Points that a text has set on whoever is hurt in a combat [DT 4.29.2] [DT 7.1.1]. */
import { addLasting } from '../atoms/combat.ts';
import { changeDestiny } from '../atoms/points.ts';
import { combatNow, pieceOf } from '../board.ts';
import { ATTACKER, BOUNTY, DEFENDER } from '../cards/static.ts';
import { worthOf } from '../figures.ts';
import { KILL, NOTHING_LASTS, UNHURT, UNTIL_COMBAT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';

const RULE = cite('4.29.2', '7.1.1', 'R113');
/** @param order whose text, its card and playing, and how many times their value a hurt attacker and a hurt defender bring */
export function promise(s: State, [seat, card, play, attacker, defender]: readonly number[]): void {
  const ends = combatNow(s)?.id ?? 0;
  const bounty = { ...NOTHING_LASTS, play, card, seat, what: BOUNTY, until: UNTIL_COMBAT, ends };
  for (const [layer, n] of [
    [ATTACKER, attacker],
    [DEFENDER, defender],
  ])
    addLasting(s, { ...bounty, n, layer }, RULE);
}

/** Before the states change: the attacker's player is paid for him, whose text it is for the defender. */
export function payBounties(s: State): void {
  const c = combatNow(s);
  if (c === null) return;
  for (const { what, layer, n, seat, ends } of s.lasting) {
    if (what !== BOUNTY || ends !== c.id) continue;
    const attacks = layer === ATTACKER;
    const fate = attacks ? c.attackerFate : c.defenderFate;
    const p = pieceOf(s, attacks ? c.attacker : c.defender);
    if (p === null || fate === UNHURT) continue;
    changeDestiny(s, attacks ? p.seat : seat, n * (fate === KILL ? p.kept : worthOf(s, p)), RULE);
  }
}
