/** A player announces the attack of the next own turn, or that there will be none, and is bound to it [DT 4.25.6] [DT 7.1.1]. */
import { emit } from '@kolbiste/kernel';
import { addLasting } from '../atoms/combat.ts';
import { pieceOf } from '../board.ts';
import { MUST_ATTACK, NO_ATTACKS } from '../cards/static.ts';
import { E } from '../events.ts';
import { mayFight } from '../legal/attack.ts';
import { tacticsOf } from '../legal/capable.ts';
import { pairOf, pairOption } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { NOTHING_LASTS, UNTIL_TURN_OF } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { FIGHT, MARK, SHOOT } from '../vocabulary.ts';
import { flow } from './registry.ts';

export interface PlanLocals {
  [name: string]: number | number[];
  /** Whose plan it is; the card that asks, and its playing. */
  seat: number;
  card: number;
  play: number;
  /** The pair; 0 = no attack. */
  pair: number;
}

const RULE = cite('4.25.6', '7.1.1');
const RESTS = 0;
const isPossible = (s: State, seat: number, [a, d]: readonly [number, number]): number => mayFight(s, seat, a, d);
const announce = flow.question<PlanLocals>('announce', RULE, {
  kind: 'plan',
  fresh: true,
  seats: (_s, x) => 1 << x.seat,
  candidates(s, x, _seat, out) {
    out.push(RESTS);
    for (const a of s.pieces)
      if (a.seat === x.seat) for (const d of s.pieces) if (d.id !== a.id) out.push(pairOption(a.id, d.id));
  },
  check: (s, x, _seat, option) => (option === RESTS ? 0 : isPossible(s, x.seat, pairOf(option))),
  apply(_s, x, _seat, option) {
    x.pair = option;
  },
});

/** By which tactics the two could fight. */
function tactics(s: State, x: PlanLocals): number {
  const [a, d] = pairOf(x.pair).map((id) => pieceOf(s, id));
  return a === null ? 0 : tacticsOf(s, a) & tacticsOf(s, d as Piece);
}
const tactic = flow.question<PlanLocals>('tactic', RULE, {
  kind: 'tactic',
  seats: (s, x) => (tactics(s, x) === (FIGHT | SHOOT) ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(FIGHT);
    out.push(SHOOT);
  },
  check: (_s, _x, _seat, option) => (option === FIGHT || option === SHOOT ? 0 : NOT_HERE),
});

const bound = flow.step<PlanLocals>('bound', RULE, (s, x, f) => {
  const { seat, card, play } = x;
  const lasting = { ...NOTHING_LASTS, seat, card, play, until: UNTIL_TURN_OF, ends: seat };
  const [a, d] = pairOf(x.pair).map((id) => pieceOf(s, id));
  const layer = f.result !== 0 ? f.result : tactics(s, x);
  if (a === null) addLasting(s, { ...lasting, what: NO_ATTACKS }, RULE);
  else addLasting(s, { ...lasting, what: MUST_ATTACK, piece: a.id, n: (d as Piece).id, layer }, RULE);
  const [attacker, defender] = [a?.card ?? 0, d === null || d.marks & MARK.hidden ? 0 : d.card];
  emit(s, E.planned, RULE, seat, attacker, defender, layer);
});

export const planning = flow.procedure<PlanLocals>(
  'plan',
  { rule: RULE, locals: { seat: 0, card: 0, play: 0, pair: 0 }, see: 'open' },
  [announce, tactic, bound],
);
