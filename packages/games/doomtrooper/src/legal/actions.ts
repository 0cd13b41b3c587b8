/**
 * What the player on turn may do with an action [DT 2.4] [DT 4.0] [DT R24] [DT R25] [DT R30] [DT R31]. Pure reads; each returns 0 or
 * the number of a refusal.
 */

import { ATTACK_ONLY, ATTACKS, EXTRA, FREE, NON_ATTACK, NORMAL, NORMAL_ATTACK_ONLY, NOTHING } from '../atoms/turn.ts';
import { isBarred, isWarrior, pieceOf, warriorsOf } from '../board.ts';
import type { Ability, Card } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { LEADS } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { contextOf } from '../effects/effect-context.ts';
import type { Said } from '../options.ts';
import * as O from '../options.ts';
import type { Piece } from '../pieces.ts';
import {
  ATTACKED_BEFORE,
  BARRED,
  DUTY_COVER,
  DUTY_OUTPOST,
  DUTY_SPLIT,
  FIRST_TURN,
  FIRST_TURNS,
  NO_ACTIONS,
  NO_SABOTEUR,
  NOBODY_ATTACKS,
  NOT_BOTH,
  NOT_HERE,
  ONLY_ATTACK,
  OWN_TURN_ONLY,
  PROTECTED,
  SABOTAGED,
} from '../refusals.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { MARK, OUTPOST, WARRIOR } from '../vocabulary.ts';
import { userOf } from './ability-of.ts';
import { canFight } from './attack.ts';
import { isCapable, isProtected } from './capable.ts';
import { dutiesOf, TO_GO, TO_LEAVE_COVER, TO_SPLIT } from './duty.ts';
import { furtherAttacks } from './payment.ts';
import type { Occasion } from './play.ts';
import { abilityOf, IN_ACTION, mayUse, NOTHING_HAPPENED, playOf } from './play.ts';
import { mayCastStored } from './stored.ts';
import { mayHide, mayMove, mayPlayWarrior, openZones, transferCost } from './warriors.ts';

export const ACTING: Occasion = { kind: IN_ACTION, ...NOTHING_HAPPENED };
const HIDING = 3;

/** Actions at hand for anything but an attack; `bound`: a duty holds the normal ones back [DT R31]. */
function atHand(s: State, bound: boolean): number {
  if (s.lock >= ATTACK_ONLY) return 0;
  return s.actions[NON_ATTACK] + (bound || s.lock !== FREE ? 0 : s.actions[NORMAL] + s.actions[EXTRA]);
}

/** Whether an action is left that may be an attack by the rule, by its card, or by its kind [DT 7.3.3] [DT R24]. */
function attacksAtHand(s: State, seat: number): number {
  if (s.lock === NOTHING || isBarred(s, seat)) return 0;
  const converted = s.actions[NORMAL] > 0 && s.converted === 0 ? 1 : 0;
  return s.actions[ATTACKS] + s.actions[EXTRA] + converted + furtherAttacks(s, seat);
}

const actionsLeft = (s: State): number => s.actions.reduce((all, each) => all + each, 0);

const wait = (s: State, seat: number): boolean => s.firstDone[seat] === 0;

/** Whether so many actions may be attacks now, whatever they do: also those that a card asks for [DT 4.22.6] [DT R123]. */
function mayPayAttack(s: State, seat: number, n: number): number {
  if (wait(s, seat)) return FIRST_TURN;
  if (s.saboteur) return NOT_BOTH;
  if (isBarred(s, seat)) return BARRED;
  const enough = attacksAtHand(s, seat) > 0 && actionsLeft(s) >= n;
  return enough ? 0 : s.attacked ? ATTACKED_BEFORE : NO_ACTIONS;
}

function mayAttack(s: State, seat: number): number {
  const code = mayPayAttack(s, seat, 1);
  return code !== 0 || canFight(s, seat) ? code : NOBODY_ATTACKS;
}

/** An attack by a leader's word, with whatever action is left; no lock holds it back but the end of the step [DT 7.3.8] [DT R25] [DT R27]. */
function mayLead(s: State, seat: number): number {
  if (!speakersOf(s, LEADS).some((p) => p.seat === seat)) return NOT_HERE;
  if (wait(s, seat)) return FIRST_TURN;
  if (s.saboteur || s.lock === NOTHING) return NOT_BOTH;
  if (isBarred(s, seat)) return BARRED;
  if (s.actions[NON_ATTACK] + s.actions[NORMAL] + s.actions[EXTRA] === 0) return NO_ACTIONS;
  return canFight(s, seat, true) ? 0 : NOBODY_ATTACKS;
}

/** Who may carry out sabotage [DT 4.38.2] [DT R126]. */
export function maySabotage(s: State, seat: number, id: number): number {
  const p = pieceOf(s, id);
  if (p === null || p.seat !== seat || !isWarrior(p)) return NOT_HERE;
  return p.marks & (MARK.hidden | MARK.imprisoned) || !isCapable(s, p) ? NO_SABOTEUR : 0;
}

/** @param raid a text does it, whatever protects the target, for actions of its own */
export function mayRaid(s: State, seat: number, target: number, raid = false): number {
  if (target === seat || s.gone[target] !== 0) return NOT_HERE;
  if (seat !== s.active) return OWN_TURN_ONLY;
  if (s.firstDone.some((done, other) => done === 0 && !s.gone[other])) return FIRST_TURNS;
  if (s.attacked || s.lock !== FREE) return NOT_BOTH;
  if (!raid && s.actions[NORMAL] + s.actions[EXTRA] + s.actions[NON_ATTACK] === 0) return NO_ACTIONS;
  if (s.sabotaged[seat] & (1 << target)) return SABOTAGED;
  if (!raid && isProtected(s, target)) return PROTECTED;
  return warriorsOf(s, seat).some((p) => maySabotage(s, seat, p.id) === 0) ? 0 : NO_SABOTEUR;
}

/** The text that is played or used, of what may be done; null = it is a move. */
export function textSaid(s: State, said: Said): Ability | null {
  if (said.what === 'move') return null;
  if (said.what === 'hand') return playOf(cardOf(said.card));
  return abilityOf(cardOf((pieceOf(s, said.piece) as Piece).card), said.ability);
}

/** Actions that something costs which may be done. */
export function actionsFor(s: State, said: Said): number {
  if (said.what === 'hand' && said.way === O.INTO_COVER) return HIDING;
  if (said.what === 'move' && (said.move === O.TO_OUTPOST || said.move === O.GO_HOME))
    return transferCost(s, pieceOf(s, said.piece) as Piece);
  return textSaid(s, said)?.actions ?? 1;
}

const mayPlayCard = (s: State, seat: number, card: Card): number =>
  mayUse(s, contextOf(seat, card.id), playOf(card), ACTING);

/** Whether it may be done, actions and duties apart. */
function mayDo(s: State, seat: number, said: Said): number {
  if (said.what === 'hand') {
    if (!s.hands[seat].includes(said.card)) return NOT_HERE;
    const card = cardOf(said.card);
    if (said.way === O.INTO_COVER) return mayHide(s, seat, card);
    if (said.way !== O.OPENLY) return NOT_HERE;
    return card.kind === WARRIOR ? mayPlayWarrior(s, seat, card) : mayPlayCard(s, seat, card);
  }
  if (said.what === 'move') return said.move >= O.AS_LEGION ? NOT_HERE : mayMove(s, seat, said.move, said.piece);
  const p = pieceOf(s, said.piece);
  if (p !== null && said.ability === O.STORED) return mayCastStored(s, ACTING, 0, seat, p);
  const ability = p === null || p.marks & MARK.hidden ? undefined : cardOf(p.card).abilities[said.ability];
  if (p === null || ability === undefined || userOf(s, p, ability) !== seat) return NOT_HERE;
  return mayUse(s, contextOf(seat, p.card, said.ability, p.id), ability, ACTING);
}

/** Whether an act fulfils a duty [DT R32] [DT R34] [DT R35]. */
function fulfils(s: State, seat: number, said: Said, duty: number): boolean {
  const openly = said.what === 'hand' && said.way === O.OPENLY && cardOf(said.card).kind === WARRIOR;
  if (duty === TO_GO) {
    if (openly) return (openZones(s, seat, cardOf(said.card)) & (1 << OUTPOST)) !== 0;
    return said.what === 'move' && said.move === O.TO_OUTPOST;
  }
  if (duty === TO_SPLIT) return said.what === 'move' && said.move === O.GO_HOME;
  return openly || (said.what === 'move' && said.move === O.LEAVE_COVER);
}

function* acts(s: State, seat: number): Generator<Said> {
  for (const card of new Set(s.hands[seat]))
    if (cardOf(card).kind === WARRIOR) yield { what: 'hand', card, way: O.OPENLY };
  for (const p of warriorsOf(s, seat))
    for (const move of [O.LEAVE_COVER, O.TO_OUTPOST, O.GO_HOME]) yield { what: 'move', move, piece: p.id };
}

/** The highest duty that can be fulfilled now; 0 = the normal actions are free. */
export function bindingDuty(s: State, seat: number): number {
  const open = dutiesOf(s, seat);
  if (open === 0) return 0;
  for (const duty of [TO_GO, TO_SPLIT, TO_LEAVE_COVER]) {
    if ((open & duty) === 0) continue;
    for (const said of acts(s, seat))
      if (fulfils(s, seat, said, duty) && mayDo(s, seat, said) === 0 && actionsFor(s, said) <= atHand(s, false))
        return duty;
  }
  return 0;
}

const DUTY_REFUSALS: Readonly<Record<number, number>> = {
  [TO_GO]: DUTY_OUTPOST,
  [TO_SPLIT]: DUTY_SPLIT,
  [TO_LEAVE_COVER]: DUTY_COVER,
};

/** What a duty holds back: all but so many actions of a kind that no duty binds. */
const unlessOwed = (s: State, code: number, duty: number, kind: number, n = 1): number =>
  code !== 0 || duty === 0 || s.actions[kind] >= n ? code : DUTY_REFUSALS[duty];

/** What is no card: to meditate, to attack, by a leader's word, sabotage. */
function maySmall(s: State, seat: number, option: number, duty: number): number {
  if (option === O.A_MEDITATE) return spendable(s, 1, duty);
  if (option === O.A_ATTACK) return unlessOwed(s, mayAttack(s, seat), duty, ATTACKS);
  if (option === O.A_LED) return unlessOwed(s, mayLead(s, seat), duty, NON_ATTACK);
  if (option < O.A_SABOTAGE) return NOT_HERE;
  return unlessOwed(s, mayRaid(s, seat, option - O.A_SABOTAGE), duty, NON_ATTACK);
}

/**
 * Whether the player on turn may choose an option of the action step.
 * @param duty what `bindingDuty` says
 */
export function mayAct(s: State, seat: number, option: number, duty: number): number {
  if (option === O.A_PASS) return 0;
  const said = O.readOption(option);
  if (said === null) return maySmall(s, seat, option, duty);
  const code = mayDo(s, seat, said);
  if (code !== 0) return code;
  const [n, text] = [actionsFor(s, said), textSaid(s, said)];
  // What takes attack actions [DT 4.22.6]; what actions of every kind pay for.
  if (text?.timing === T.ATTACK_ACTION) return unlessOwed(s, mayPayAttack(s, seat, n), duty, ATTACKS, n);
  if (text?.anyActions) return actionsLeft(s) >= n ? 0 : NO_ACTIONS;
  return spendable(s, n, fulfils(s, seat, said, duty) ? 0 : duty);
}

function spendable(s: State, n: number, duty: number): number {
  if (n <= atHand(s, duty !== 0)) return 0;
  if (n <= atHand(s, false)) return DUTY_REFUSALS[duty];
  return s.lock === NORMAL_ATTACK_ONLY || s.lock === ATTACK_ONLY ? ONLY_ATTACK : NO_ACTIONS;
}

/** Whether any action is left that could be taken [DT R18]. */
const hasActions = (s: State): boolean => s.lock !== NOTHING && s.actions.some((n) => n > 0);

/** Anything left to do: a lock after an attack leaves attacks alone [DT 4.0.3] [DT R26]. */
export function mayGoOn(s: State, seat: number): boolean {
  if (!hasActions(s)) return false;
  return s.lock !== ATTACK_ONLY || attacksAtHand(s, seat) > 0 || mayLead(s, seat) === 0;
}
