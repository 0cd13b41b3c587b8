/** Hits: each is changed by strength, weak and vulnerable. */

import type { Read } from '@kolbiste/cardkit/verbs';
import { addShared, isAlive } from '../atoms/creatures.ts';
import { isStopped } from '../atoms/harm.ts';
import { LASTING } from '../cards/lasting.ts';
import { faceOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/context.ts';
import { amountOf } from '../effects/count.ts';
import { hitOnce } from '../effects/hit.ts';
import { lastingPerCube, lastingSum } from '../effects/lasting-sum.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_POISON } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { act, whom } from './kit/whom.ts';
import { csBy, csTimes, enBy, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const VENOM = cite('17.1', '17.5');
const schema = {
  hit: term.amount,
  times: term.times,
  strength: term.optional(term.int(1, 9), 1),
  shiv: term.flag,
  to: term.aimed,
};

/** What lasting texts add to the Strikes of the starter deck [STS 18.5]. */
const strikeBonus = (s: State, { actor, face }: EffectContext): number =>
  face >= 0 && faceOf(face).starter === 'strike'
    ? lastingSum(s, actor, LASTING.strikeHit) + lastingPerCube(s, actor, LASTING.strikeHitPerCube)
    : 0;

/** A hit before strength: what is printed, and what lasting texts add to Strikes and shivs. */
export function printedHit(
  s: State,
  x: EffectContext,
  { hit: n, shiv }: Pick<Read<typeof schema>, 'hit' | 'shiv'>,
): number {
  return (
    amountOf(s, x, n) +
    strikeBonus(s, x) +
    (shiv ? lastingSum(s, x.actor, LASTING.shivHit) : 0) +
    (x.free === 1 ? lastingSum(s, x.actor, LASTING.freeHit) : 0)
  );
}

export const hit: Verb<typeof schema> = {
  name: 'hit',
  schema,
  rule: cite('24.14', '14.4', '14.5', 'R21'),
  hits: true,
  run(s, x, words) {
    const { times, strength, to } = words;
    const count = amountOf(s, x, times);
    const printed = printedHit(s, x, words);
    const venom = x.actor < 0 ? 0 : lastingSum(s, x.actor, LASTING.hitPoison);
    const manner = { scale: strength, several: count > 1, how: to.how };
    // All hits on one before the next [STS R58].
    for (const on of targetsOf(s, x, to))
      for (let k = 0; k < count && !isStopped(s) && isAlive(s, on); k++) {
        hitOnce(s, x, on, printed, manner);
        if (venom > 0 && !isStopped(s) && isAlive(s, on)) addShared(s, on, T_POISON, venom, VENOM, x.actor);
      }
  },
  cs: (i, s) => {
    const times = i.times === undefined ? '' : `${csTimes(i.times)} `;
    const strength = i.strength === undefined ? '' : `; každý žeton síly k zásahu přidá ${i.strength}`;
    return `${times}${act(s, 'zasáhněte', 'zasáhne')} ${whom(i.to, 'aimed', s).acc} ${csBy('za', i.hit)}${strength}`;
  },
  en: (i, s) => {
    const often = i.times === undefined ? '' : ` ${enTimes(i.times)}`;
    // "once for each ..." stands behind.
    const [times, each] = often.startsWith(' once') ? ['', `,${often}`] : [often, ''];
    const strength = i.strength === undefined ? '' : `; each strength adds ${i.strength} to it`;
    return `${act(s, 'hit', 'hits')} ${whom(i.to, 'aimed', s).en}${times} ${enBy(i.hit)}${each}${strength}`;
  },
};
