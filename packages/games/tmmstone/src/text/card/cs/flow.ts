/** Chance, choice and the parts of a Czech text that depend on them. */
import type { Condition, Who } from '../../../cards/parts.ts';
import type { Instruction } from '../../../cards/steps.ts';
import type { Piece } from '../join.ts';
import { alone, cap } from '../join.ts';
import type { Speech } from '../speech.ts';
import type { CoinFaces } from '../steps.ts';
import { headsInRow } from '../steps.ts';
import { condition } from './conditions.ts';
import { phrase, preposed, remember, whom } from './whom.ts';

const TOSSES = { own: 'hoď', opp: 'protivník hodí', active: 'hráč na tahu hodí' } as const;

/** A coin, and what its faces bring. */
export function tossed(faces: CoinFaces, by: 'opp' | 'active' | undefined, s: Speech): Piece {
  const toss = TOSSES[by ?? 'own'];
  const [n, last] = headsInRow(faces, by);
  s.forget();
  if (n > 1) return alone(`${toss} mincí až ${n}×, dokud padá panna. Pokud padne ${n}×, ${s.block(last)}`);
  const { heads = [], tails = [] } = faces;
  const parts = [`${toss} mincí`];
  if (heads.length > 0) parts.push(`Padne-li panna, ${s.aside(() => s.block(heads))}`);
  if (tails.length > 0) parts.push(`Padne-li orel, ${s.aside(() => s.block(tails))}`);
  return alone(parts.join('. '));
}

/** A text under a condition, and one in its place. */
export function whether(c: Condition, then: readonly Instruction[], other: readonly Instruction[], s: Speech): Piece {
  if (c === 'momentum') {
    const yes = `Hybnost: ${cap(s.aside(() => s.block(then)))}`;
    return alone(other.length === 0 ? yes : `${yes}. Jinak: ${cap(s.block(other))}`);
  }
  const only = condition(c, s);
  s.pause();
  const yes = `pokud ${only}, ${s.aside(() => s.block(then))}`;
  return alone(other.length === 0 ? yes : `${yes}; jinak ${fronted(s.block(other))}`);
}

/** Behind an adverbial the small words come before the verb: "na konci kola si lízni kartu". */
export const fronted = (text: string): string => text.replace(/^(\S+) (si|se|ji|jí|ho|mu|je|jim)(?=[ .,;]|$)/, '$2 $1');

/** Again and again; as often as one likes to pay is the one repetition that is a choice. */
export function repeated(list: readonly Instruction[], c: Condition, s: Speech): string {
  const [may] = list;
  if (c !== 'taken' || list.length !== 1 || !('may' in may))
    return `${s.block(list)}. Pokud ${condition(c, s)}, opakuj to (celkem nejvýše 13×)`;
  if (may.pay === undefined) return `kolikrát chceš, ${s.block(may.may)}`;
  return `můžeš opakovaně platit ${may.pay} ${may.pay === 1 ? 'manu' : 'many'}; pokaždé ${s.block(may.may)}`;
}

/** A die, or one for each. */
export function rolled(forEach: Who | undefined, s: Speech): string {
  s.rolled = forEach === undefined ? 'die' : 'each';
  if (forEach === undefined) return 'hoď kostkou';
  const each = typeof forEach === 'object' && 'each' in forEach;
  const text = each
    ? `hoď kostkou za ${phrase(forEach.each, forEach, false, 'acc', s, 'svůj', ['každý'])}`
    : `hoď kostkou za ${preposed(whom(forEach, 'acc', s))}`;
  remember(forEach, s);
  return text;
}
