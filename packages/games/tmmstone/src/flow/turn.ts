/**
 * A player's turn [TMM begin.0] [TMM main] [TMM end.1].
 * Start: "at the start" texts (begin.1) - upright (begin.2) - one slot (begin.3) - mana (begin.4) - a card (begin.5).
 * Then cards, attacks and the ability, in any order (main.1, main.3, R27).
 * End: announced - "at the end" texts - what lasted until now expires (end.1, R25).
 */

import { call, emit, goto, resetCause, setCause } from '@kolbiste/kernel';
import * as table from '../atoms/table.ts';
import { readyUnits } from '../atoms/units.ts';
import { onBoard } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { staticsHeld } from '../effects/statics.ts';
import { E } from '../events.ts';
import * as legal from '../legal.ts';
import { N, noteThat } from '../notes.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { Laid, State, Unit } from '../state.ts';
import { EFFECT_SLOTS, EXPERIMENT, UNIT_SLOTS } from '../vocabulary.ts';
import { ability, abilityLocals, activate } from './ability.ts';
import { attackWith } from './attack.ts';
import { drawCards } from './draw.ts';
import { speaking } from './forward-refs.ts';
import { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT, attackOption } from './numbers.ts';
import { playing } from './play.ts';
import { playLocals } from './play-locals.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { speak } from './text.ts';

// Here and not in its own file: a module that is imported for what it does alone may be left out of a bundle.
speaking.bind(speak);

const BEGINS = cite('turn.1', 'begin.0', 'R21');
const READY = cite('begin.2', 'ability.5');
const SLOT = cite('begin.3');
const MANA = cite('begin.4', 'R22');
const ENDS = cite('end.1');
const OVER = cite('end.1', 'R25');
const MAY_PLAY = cite('main.1', 'R47');
const MAY_ATTACK = cite('attack.1', 'attack.2', 'main.3');
const MAY_USE = cite('ability.4', 'main.3');

export interface TurnLocals {
  [name: string]: number | number[];
  seat: number;
}

const begin = flow.step<TurnLocals>('begin', cite('turn.1', 'begin.0', 'begin.1', 'order.4'), (s, x, f) => {
  table.beginTurn(s, x.seat);
  setCause(f, emit(s, E.turnBegan, BEGINS, x.seat, s.turn));
  noteThat(s, N.turnStarts, x.seat);
  settle(s);
});

const ready = flow.step<TurnLocals>('ready', cite('begin.2'), (s, x) => {
  readyUnits(s, x.seat);
  table.readyAbility(s, x.seat, READY);
});

const slotAndMana = flow.step<TurnLocals>('slotAndMana', cite('begin.3', 'begin.4'), (s, x) => {
  table.gainSlot(s, x.seat, SLOT);
  table.fillMana(s, x.seat, MANA);
});

const drawOne = flow.step<TurnLocals>('drawOne', cite('begin.5', 'R19'), (s, x) => drawCards(s, x.seat, 1, false));
const drawn = flow.step<TurnLocals>('drawn', cite('begin.5', 'order.5'), (s) => void settle(s));

function checkAttack(s: State, seat: number, option: number, taunt: boolean): number {
  const k = ((option - A_ATTACK) / 20) | 0;
  const u = s.units[seat * UNIT_SLOTS + k];
  if (k >= UNIT_SLOTS || !onBoard(u)) return NOT_HERE;
  const reason = legal.mayAttack(s, u);
  const target = legal.mayBeAttacked(s, seat, (option - A_ATTACK) % 20, taunt);
  return target === NOT_HERE ? NOT_HERE : reason !== 0 ? reason : target;
}

function check(s: State, seat: number, option: number): number {
  if (option === A_END) return 0;
  if (option === A_ABILITY) return legal.mayUseAbility(s, seat);
  if (option >= A_PLAY)
    return legal.isInHand(s, seat, option - A_PLAY) ? legal.mayPlay(s, seat, option - A_PLAY) : NOT_HERE;
  if (option >= A_ATTACK) return checkAttack(s, seat, option, legal.hasTaunt(s, 1 - seat));
  if (option >= A_TEXT && option < A_TEXT + UNIT_SLOTS)
    return legal.mayActivate(s, seat, seat * UNIT_SLOTS + option - A_TEXT);
  return NOT_HERE;
}

const main = flow.question<TurnLocals>('main', cite('main.1', 'main.3', 'unit.3', 'R27'), {
  kind: 'main',
  fresh: true,
  seats: (_s, x) => 1 << x.seat,
  candidates(s, x, seat, out) {
    out.judged(A_END, 0);
    const held = staticsHeld(s);
    if (legal.abilityOf(s, seat) !== undefined) out.judged(A_ABILITY, legal.mayUseAbility(s, seat, held));
    const first = seat * UNIT_SLOTS;
    for (let k = 0; k < UNIT_SLOTS; k++) {
      const u = s.units[first + k];
      if (onBoard(u) && legal.paidText(s, u) !== undefined)
        out.judged(A_TEXT + k, legal.mayActivate(s, seat, first + k));
    }
    pushAttacks(s, x.seat, out, held);
    for (const card of legal.kindsInHand(s, seat)) out.judged(A_PLAY + card, legal.mayPlay(s, seat, card, held));
  },
  check: (s, _x, seat, option) => check(s, seat, option),
  answerSeenBy: (s, _x, seat, option) => (isExperiment(s, option) ? 1 << seat : -1),
  cite(_s, _x, _seat, option) {
    if (option === A_END) return ENDS;
    if (option >= A_PLAY) return MAY_PLAY;
    return option >= A_ATTACK ? MAY_ATTACK : MAY_USE;
  },
});

function pushAttacks(s: State, seat: number, out: Parameters<typeof legal.pushTargets>[3], held: number): void {
  const taunt = legal.hasTaunt(s, 1 - seat);
  const foes = (1 - seat) * UNIT_SLOTS;
  for (let k = 0; k < UNIT_SLOTS; k++) {
    const u = s.units[seat * UNIT_SLOTS + k];
    if (!onBoard(u)) continue;
    const reason = legal.mayAttack(s, u, held);
    for (let place = foes; place < foes + UNIT_SLOTS; place++) {
      if (!onBoard(s.units[place])) continue;
      out.judged(attackOption(k, place + 1), reason !== 0 ? reason : legal.mayBeAttacked(s, seat, place + 1, taunt));
    }
    const hero = legal.T_HERO + 1 - seat;
    out.judged(attackOption(k, hero), reason !== 0 ? reason : legal.mayBeAttacked(s, seat, hero, taunt));
  }
}

/** A card laid face down: only its player learns which. */
const isExperiment = (s: State, option: number): boolean =>
  option >= A_PLAY && printedCard(option - A_PLAY).kind === EXPERIMENT;

/** What a player does of his will starts every count anew: it may be repeated without end [TMM loop.5]. */
const act = flow.step<TurnLocals>('act', cite('main.1', 'main.3', 'loop.5', 'loop.6', 'R129'), (s, x, f) => {
  table.beginAction(s);
  const option = f.result;
  if (option === A_END) return goto(f, announceEnd);
  if (option >= A_PLAY) return call(s, playing, playLocals(x.seat, option - A_PLAY, 0));
  const first = x.seat * UNIT_SLOTS;
  if (option >= A_ATTACK) {
    const u = s.units[first + (((option - A_ATTACK) / 20) | 0)] as Unit;
    return attackWith(s, u.id, legal.idOf(s, (option - A_ATTACK) % 20));
  }
  if (option >= A_TEXT) return activate(s, s.units[first + option - A_TEXT] as Unit);
  const l = legal.abilityOf(s, x.seat) as Laid;
  call(s, ability, abilityLocals(x.seat, l.id, l.card));
});

const acted = flow.step<TurnLocals>('acted', cite('main.1', 'order.5'), (s) => void settle(s));
const again = flow.step<TurnLocals>('again', cite('main.1'), (_s, _x, f) => goto(f, main));

const announceEnd = flow.step<TurnLocals>('announceEnd', cite('end.1'), (s, x, f) => {
  setCause(f, emit(s, E.endAnnounced, ENDS, x.seat));
  noteThat(s, N.turnEnds, x.seat);
  settle(s);
});

/** Its slot; what floats comes behind them all, oldest first as it was laid [TMM R59]. */
const placeOf = (l: Laid): number => (l.slot < 0 ? EFFECT_SLOTS : l.slot);

/** What lasted until the end of this turn goes, in the order of the slots [TMM R25]. */
const lapse = flow.step<TurnLocals>('lapse', cite('end.1', 'spell.3', 'R25'), (s, x, f) => {
  for (const seat of [x.seat, 1 - x.seat]) {
    const over = s.laid.filter((l) => l.seat === seat && l.ends !== 0 && l.ends <= s.turn);
    for (const l of over.sort((a, b) => placeOf(a) - placeOf(b))) table.expire(s, l);
  }
  resetCause(s, f);
  emit(s, E.turnEnded, OVER, x.seat);
});

export const turn = flow.procedure<TurnLocals>(
  'turn',
  { rule: cite('turn.1', 'begin.0'), locals: { seat: 0 }, see: 'open' },
  [begin, ready, slotAndMana, drawOne, drawn, main, act, acted, again, announceEnd, lapse],
);
