/** A whole English effect: its head and its instructions. */
import { runs } from '@kolbiste/cardkit/words';
import type { Instruction } from '../../../cards/steps.ts';
import type { Effect } from '../../../cards/types.ts';
import { verbOf } from '../../../verbs/index.ts';
import type { Said } from '../join.ts';
import { alone, cap, flow, oneSentence } from '../join.ts';
import type { Speech } from '../speech.ts';
import { announced } from '../steps.ts';
import { condition } from './conditions.ts';
import { head } from './triggers.ts';
import { chosen } from './whom.ts';

/** Several instructions as sentences, without the last full stop. */
export function block(list: readonly Instruction[], s: Speech): string {
  const said = runs(list).map(([i, times]): Said => {
    const text = verbOf(i).en(i as never, s);
    s.pause();
    return times === 1 ? text : alone(`${times} times in a row: ${oneSentence(text)}`);
  });
  return flow(said, 'and');
}

/** The text of an effect as a line of a card. */
export function effectLine(e: Effect, s: Speech): string {
  s.fresh();
  const { as, text, left } = head(e, s);
  s.pause();
  const only = left === undefined ? '' : `if ${condition(left, s)}, `;
  s.pause();
  const specs = announced(e, s);
  const intro = specs.length === 0 ? '' : `choose ${specs.map((spec) => chosen(spec, s)).join(' and ')}`;
  s.pause();
  const body = intro === '' ? block(e.do, s) : `${intro}. ${cap(block(e.do, s))}`;
  if (as === 'event') return `${text}, ${only}${body}.`;
  return as === 'none' ? `${cap(only + body)}.` : `${text}: ${cap(only + body)}.`;
}
