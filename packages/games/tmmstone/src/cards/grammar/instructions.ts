/** When a text is said, and what it does: the grammar of effects, as `types.ts` has them; that of verbs is theirs. */
import type { Rule } from '@kolbiste/kernel/grammar';
import { card, fields, int, listOf, word } from '@kolbiste/kernel/grammar';
import { text } from '../../verbs/index.ts';
import { WHEN } from '../types.ts';
import { condition, ownOrOpp, tag, target } from './terms.ts';

const about = fields({}, { sort: word(['unit', 'hero', 'character']), tag, card, hero: word(['own']) });
const of: Rule = (c, value, path) =>
  typeof value === 'string' ? word(['self', 'notSelf'])(c, value, path) : about(c, value, path);

export const effect = fields(
  { when: word(WHEN), do: text.rule },
  { by: ownOrOpp, of, if: condition, pay: int(0, 10), targets: listOf(target, 1, 2) },
);
