/** A whole Czech effect: its head and its instructions. */
import { runs } from '@kolbiste/cardkit/words';
import type { Instruction } from '../../../cards/steps.ts';
import type { Effect } from '../../../cards/types.ts';
import { verbOf } from '../../../verbs/index.ts';
import type { Said } from '../join.ts';
import { alone, cap, flow, oneSentence } from '../join.ts';
import type { Speech } from '../speech.ts';
import { announced } from '../steps.ts';
import { condition } from './conditions.ts';
import { fronted } from './flow.ts';
import { head } from './triggers.ts';
import { chosen } from './whom.ts';

const OFTEN: Readonly<Record<number, string>> = { 2: 'dvakrát', 3: 'třikrát', 4: 'čtyřikrát' };

/** Several instructions as sentences, without the last full stop. */
export function block(list: readonly Instruction[], s: Speech): string {
  const said = runs(list).map(([i, times]): Said => {
    const text = verbOf(i).cs(i as never, s);
    s.pause();
    return times === 1 ? text : alone(`${OFTEN[times] ?? `${times}×`} po sobě: ${oneSentence(text)}`);
  });
  return flow(said, 'a');
}

/** The text of an effect as a line of a card. */
export function effectLine(e: Effect, s: Speech): string {
  s.fresh();
  const { as, text, left } = head(e, s);
  s.pause();
  const only = left === undefined ? '' : condition(left, s);
  if (only !== '') s.pause();
  const specs = announced(e, s);
  const intro = specs.length === 0 ? '' : `vyber ${specs.map((spec) => chosen(spec, 'acc', s)).join(' a ')}`;
  s.pause();
  const body = intro === '' ? block(e.do, s) : `${intro}. ${cap(block(e.do, s))}`;
  if (as === 'event' && only === '') return `${text}, ${body}.`;
  if (as === 'event') return `${text}, pokud ${only}, ${body}.`;
  if (as === 'time') return only === '' ? `${text} ${fronted(body)}.` : `${text}, pokud ${only}, ${body}.`;
  const all = only === '' ? cap(body) : `Pokud ${only}, ${body}`;
  return as === 'none' ? `${all}.` : `${text}: ${all}.`;
}
