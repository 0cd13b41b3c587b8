/** Chance, choice and the parts of an English text that depend on them. */
import type { Condition, Who } from '../../../cards/parts.ts';
import type { Instruction } from '../../../cards/steps.ts';
import type { Piece } from '../join.ts';
import { alone, cap } from '../join.ts';
import type { Speech } from '../speech.ts';
import type { CoinFaces } from '../steps.ts';
import { headsInRow } from '../steps.ts';
import { condition } from './conditions.ts';
import { one, remember, whom } from './whom.ts';

const TOSSES = { own: 'toss', opp: 'the opponent tosses', active: 'the active player tosses' } as const;

/** A coin, and what its faces bring. */
export function tossed(faces: CoinFaces, by: 'opp' | 'active' | undefined, s: Speech): Piece {
  const toss = TOSSES[by ?? 'own'];
  const [n, last] = headsInRow(faces, by);
  s.forget();
  if (n > 1)
    return alone(
      `${toss} a coin up to ${n} times, as long as it lands heads. If it lands heads ${n} times, ${s.block(last)}`,
    );
  const { heads = [], tails = [] } = faces;
  const parts = [`${toss} a coin`];
  if (heads.length > 0) parts.push(`On heads, ${s.aside(() => s.block(heads))}`);
  if (tails.length > 0) parts.push(`On tails, ${s.aside(() => s.block(tails))}`);
  return alone(parts.join('. '));
}

/** A text under a condition, and one in its place. */
export function whether(c: Condition, then: readonly Instruction[], other: readonly Instruction[], s: Speech): Piece {
  if (c === 'momentum') {
    const yes = `Momentum: ${cap(s.aside(() => s.block(then)))}`;
    return alone(other.length === 0 ? yes : `${yes}. Otherwise: ${cap(s.block(other))}`);
  }
  const only = condition(c, s);
  s.pause();
  const yes = `if ${only}, ${s.aside(() => s.block(then))}`;
  return alone(other.length === 0 ? yes : `${yes}; otherwise ${s.block(other)}`);
}

/** Again and again; as often as one likes to pay is the one repetition that is a choice. */
export function repeated(list: readonly Instruction[], c: Condition, s: Speech): string {
  const [may] = list;
  if (c !== 'taken' || list.length !== 1 || !('may' in may))
    return `${s.block(list)}. If ${condition(c, s)}, do it again (13 times at most in all)`;
  if (may.pay === undefined) return `as often as you like, ${s.block(may.may)}`;
  return `you may repeatedly pay ${may.pay} mana; each time ${s.block(may.may)}`;
}

/** A die, or one for each. */
export function rolled(forEach: Who | undefined, s: Speech): string {
  s.rolled = forEach === undefined ? 'die' : 'each';
  if (forEach === undefined) return 'roll a die';
  const each = typeof forEach === 'object' && 'each' in forEach;
  const text = each
    ? `roll a die for each ${one(forEach.each, forEach, s).replace(/^an? /, '')}`
    : `roll a die for ${whom(forEach, s)}`;
  remember(forEach, s);
  return text;
}
