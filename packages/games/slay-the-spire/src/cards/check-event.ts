/** What may stand in the record of an own event: the acts it lies in, how heroes choose, and its options. */
import type { Rule } from '@kolbiste/kernel/grammar';
import { fields, int, listOf, word, yes } from '@kolbiste/kernel/grammar';
import { GIFTS } from './types.ts';

const MOST_OPTIONS = 6;
const MOST_PAY = 20;

/** @param shared rules that stand in records of every kind: the id, the name, copies, a text that may do nothing */
export function eventRule(shared: Readonly<Record<'id' | 'name' | 'copies' | 'text', Rule>>): Rule {
  const { id, name, copies, text } = shared;
  const option = fields({ id }, { pay: int(1, MOST_PAY), give: word(GIFTS), each: text, do: text });
  return fields(
    { id, acts: listOf(int(1, 3), 1, 3), options: listOf(option, 1, MOST_OPTIONS) },
    { name, copies, group: yes, distinct: yes, picks: int(2, 3), notFirst: yes, shows: yes },
  );
}
