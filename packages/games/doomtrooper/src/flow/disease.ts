/** In a draw step: for each disease of a warrior his player pays, or he is worth one less for good, and is discarded at nothing. */
import { done, goto } from '@kolbiste/kernel';
import { addLasting } from '../atoms/combat.ts';
import { leave } from '../atoms/pieces.ts';
import { changeDestiny } from '../atoms/points.ts';
import { pieceOf } from '../board.ts';
import { DISEASED, FIGURES, PLUS } from '../cards/static.ts';
import { GONE_DISCARDED } from '../events.ts';
import { figureOf } from '../figures.ts';
import { mayGo } from '../legal/lose.ts';
import type { Lasting, Piece } from '../pieces.ts';
import { NO_DESTINY, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { V } from '../vocabulary.ts';
import { callWith, flow } from './registry.ts';
import { settle } from './settle.ts';

export interface DiseaseLocals {
  [name: string]: number | number[];
  seat: number;
  /** Playings that have made them sick. */
  plays: number[];
  at: number;
  /** The warrior who is asked about. */
  sick: number;
}

/** The disease that comes next, and who has it; null = he is gone, or changed sides. */
function next(s: State, x: DiseaseLocals): readonly [Lasting, Piece] | null {
  const l = s.lasting.find(({ what, play }) => what === DISEASED && play === x.plays[x.at]);
  if (l === undefined) return null;
  const p = pieceOf(s, l.piece);
  return p?.seat === x.seat ? [l, p] : null;
}

const [SUFFER, PAY] = [0, 1];
const canPay = (s: State, x: DiseaseLocals): boolean => s.destiny[x.seat] >= (next(s, x)?.[0].n ?? 0);
const RULE = cite('2.14', '4.18.1', '4.32.1', '9.25');
/** Nobody is asked before what has happened is answered. */
const settled = flow.step<DiseaseLocals>('settled', RULE, (s, x) => {
  x.sick = next(s, x)?.[1].id ?? 0;
  settle(s);
});
const ask = flow.question<DiseaseLocals>('ask', RULE, {
  kind: 'disease',
  seats: (s, x) => (next(s, x) !== null && canPay(s, x) ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(SUFFER);
    out.push(PAY);
  },
  check: (s, x, _seat, option) => (option === PAY ? (canPay(s, x) ? 0 : NO_DESTINY) : option === SUFFER ? 0 : NOT_HERE),
});

function suffer(s: State, l: Lasting, p: Piece): void {
  addLasting(s, { ...l, what: FIGURES, layer: PLUS, n: 0, value: -1 }, RULE);
  if (figureOf(s, p, V) <= 0 && mayGo(s, p, GONE_DISCARDED)) leave(s, p, GONE_DISCARDED, RULE);
}
const settleOne = flow.step<DiseaseLocals>('settleOne', RULE, (s, x, f) => {
  if (x.at >= x.plays.length) return done(f);
  const sick = next(s, x);
  if (sick !== null) {
    if (f.result === PAY) changeDestiny(s, x.seat, -sick[0].n, RULE);
    else suffer(s, ...sick);
  }
  x.at++;
  goto(f, settled);
});

const disease = flow.procedure<DiseaseLocals>(
  'disease',
  { rule: RULE, locals: { seat: 0, plays: [], at: 0, sick: 0 }, see: 'open' },
  [settled, ask, settleOne],
);

/** The sick of a player whose draw step begins. */
export function sicken(s: State, seat: number): void {
  const plays = s.lasting.filter(({ what }) => what === DISEASED).map(({ play }) => play);
  callWith(s, disease, { seat, plays });
}
