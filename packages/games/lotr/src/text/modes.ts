/** Texts that a card offers to choose from. */
import { cardOf } from '../cards/all.ts';
import type { Ability, Instruction } from '../cards/types.ts';
import { modeLine } from './card/index.ts';
import { cap } from './card/join.ts';
import type { Talk } from './talk.ts';
import { plain, two } from './talk.ts';

const listOf = (part: Ability): readonly Instruction[] => ('do' in part ? part.do : []);

/** The branches of the choice on a card; none on any other. */
function branches(id: number): readonly Instruction[][] {
  for (const part of cardOf(id)?.abilities ?? []) for (const i of listOf(part)) if ('oneOf' in i) return i.oneOf;
  return [];
}

/** One of them as an option. */
export function modeText(t: Talk, id: number, option: number): string {
  const card = cardOf(id);
  const list = branches(id)[option];
  if (card === undefined || list === undefined)
    return two(t, `Možnost ${plain(option + 1)}`, `Option ${plain(option + 1)}`);
  return cap(modeLine(card, t.lang, t.names, list));
}
