/**
 * Cards on warriors get other bearers beside the old ones, or the own ones go back to the hand, as many as were paid for
 * [DT 4.19.5]: one after the other, until enough or none is left.
 */
import { done, goto } from '@kolbiste/kernel';
import { hand } from '../atoms/changes.ts';
import { leave } from '../atoms/pieces.ts';
import { combatNow, inPlay, pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { GONE_HAND } from '../events.ts';
import { immunityOf } from '../holds.ts';
import { immunityTo } from '../immunity.ts';
import { mayFavour } from '../legal/favour.ts';
import { mayHand } from '../legal/handing.ts';
import { mayGo } from '../legal/lose.ts';
import { abilityOf } from '../legal/play.ts';
import { pairOf, pairOption } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { ATTACHED } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { replaceWeapons } from './weapons.ts';

/** Which cards, and on whom they lie before and after. */
interface TeleportWords {
  readonly teleport: Sieve;
  readonly among: Sieve;
}
export interface TeleportLocals {
  [name: string]: number | number[];
  seat: number;
  /** The text: its card, ability and operation; who casts. */
  card: number;
  ability: number;
  at: number;
  caster: number;
  left: number;
}
export function teleportLocals(x: EffectContext, at: number): TeleportLocals {
  const { seat, card, ability, caster } = x;
  return { seat, card, ability, at, caster, left: x.steps + 1 };
}
type Speaker = Pick<EffectContext, 'seat' | 'card' | 'caster'>;

/** The second of a pair that stands for the hand of the owner. */
const HAND = 0;

/** Whether somebody may lose or get such a card by it: the Art of others does nothing to who is immune [DT R121]. */
const isOpenTo = (s: State, x: Speaker, among: Sieve, p: Piece): boolean =>
  passes(s, among, null, x.seat, p) && (p.seat === x.seat || (immunityOf(s, p) & immunityTo(x.card)) === 0);

function pushMoves(s: State, x: Speaker, w: TeleportWords, push: (option: number) => void): void {
  const caster = pieceOf(s, x.caster);
  for (const p of s.pieces) {
    if (!inPlay(s, p) || !passes(s, w.teleport, null, x.seat, p)) continue;
    if (p.seat === x.seat && mayGo(s, p, GONE_HAND)) push(pairOption(p.id, HAND));
    const from = p.zone === ATTACHED ? pieceOf(s, p.on) : null;
    if (from === null || !isOpenTo(s, x, w.among, from)) continue;
    for (const to of s.pieces) {
      if (to.seat !== from.seat || !isOpenTo(s, x, w.among, to) || !mayHand(s, p, to)) continue;
      if (caster === null || mayFavour(s, caster, to, false)) push(pairOption(p.id, to.id));
    }
  }
}
export function teleports(s: State, x: Speaker, w: TeleportWords): number[] {
  const found: number[] = [];
  pushMoves(s, x, w, (option) => found.push(option));
  return found;
}

const options = (s: State, x: TeleportLocals): number[] =>
  teleports(s, x, abilityOf(cardOf(x.card), x.ability).code[x.at].words as unknown as TeleportWords);

const RULE = cite('4.6.7', '4.19.5', '8.9.1', 'R94');
/** Nobody is asked before what has happened is answered. */
const settled = flow.step<TeleportLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<TeleportLocals>('choose', RULE, {
  kind: 'teleport',
  fresh: true,
  seats: (s, x) => (x.left > 0 && options(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const option of options(s, x)) out.push(option);
  },
  check: (s, x, _seat, option) => (options(s, x).includes(option) ? 0 : NOT_HERE),
});

function move(s: State, p: Piece, to: Piece | null): void {
  if (to === null) leave(s, p, GONE_HAND, RULE);
  else hand(s, p, to, RULE);
  if (combatNow(s) !== null) replaceWeapons(s);
}
const moved = flow.step<TeleportLocals>('moved', RULE, (s, x, f) => {
  const [id, to] = pairOf(f.result);
  const p = pieceOf(s, id);
  if (p === null) return done(f);
  move(s, p, pieceOf(s, to));
  x.left--;
  goto(f, settled);
});

export const teleporting = flow.procedure<TeleportLocals>(
  'teleport',
  { rule: RULE, locals: { seat: 0, card: 0, ability: 0, at: 0, caster: 0, left: 0 }, see: 'open' },
  [settled, choose, moved],
);
