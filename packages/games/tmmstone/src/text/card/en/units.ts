/** English units that come and come back. */
import type { Instruction } from '../../../cards/steps.ts';
import type { Tag } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { amount, forEach, short } from './amounts.ts';
import { noun, whom } from './whom.ts';

type Summons = Extract<Instruction, { summon: number }>;

/** Nobody may choose fewer than there are. */
const ALL_OF_THEM = ' (all, if there are fewer)';

/** Units of a card that come. */
export function summoned(i: Summons, s: Speech): string {
  const stats = i.statsOf === undefined ? '' : ` with the attack and health of ${whom(i.statsOf, s)}`;
  const name = `${s.name(i.summon)}${stats}`;
  const opp = i.side === 'opp' ? ' for the opponent' : '';
  const count = i.count ?? 1;
  s.know('those', { noun: 'unit', many: i.fill === true || count !== 1 });
  s.mention('those');
  if (i.fill === true) return `fill ${opp === '' ? 'your' : "the opponent's"} empty slots with ${name}`;
  if (count === 1) return `summon ${name}${opp}`;
  const number = short(count, s);
  if (number !== null) return `summon ${number} ${name}${opp}`;
  return `summon ${name}${opp} ${forEach(count, s) ?? `as many times as ${amount(count, s)}`}`;
}

/** So many of the own grave, or of the newest there. */
export function chosenRevived({ tag, top }: { tag?: Tag; top?: number }, count: number): string {
  const word = tag ?? 'unit';
  if (top === undefined)
    return `choose ${count === 1 ? `a ${noun(word, false)}` : `${count} ${noun(word, true)}`} in your grave${count === 1 ? '' : ALL_OF_THEM} and revive ${count === 1 ? 'it' : 'them'}`;
  return `choose ${count === 1 ? 'one' : count} of the newest ${top} ${noun(word, true)} in your grave${count === 1 ? '' : ALL_OF_THEM} and revive ${count === 1 ? 'it' : 'them'}`;
}
