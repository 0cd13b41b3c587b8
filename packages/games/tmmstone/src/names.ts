/** Names of options without a language: for scenarios, logs and tests. */
import { pool } from './cards/pool.ts';
import { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT } from './flow/numbers.ts';
import type { CardLocals } from './flow/pick-card.ts';
import { T_HERO, T_NOBODY } from './legal.ts';
import type { View } from './view.ts';
import { UNIT_SLOTS } from './vocabulary.ts';

export const cardKey = (id: number): string => pool.cards[id]?.key ?? (id === 0 ? 'hidden' : `card${id}`);

/** `A3` for the unit in slot 3 of seat 0, `hero B`, `nobody`. */
function placeName(code: number): string {
  if (code === T_NOBODY) return 'nobody';
  if (code >= T_HERO) return `hero ${code === T_HERO ? 'A' : 'B'}`;
  const place = code - 1;
  return `${place < UNIT_SLOTS ? 'A' : 'B'}${(place % UNIT_SLOTS) + 1}`;
}

function mainName(option: number): string {
  if (option === A_END) return 'end';
  if (option === A_ABILITY) return 'ability';
  if (option >= A_PLAY) return `play ${cardKey(option - A_PLAY)}`;
  if (option < A_ATTACK) return `pay ${option - A_TEXT + 1}`;
  const k = ((option - A_ATTACK) / 20) | 0;
  return `attack ${k + 1} ${placeName((option - A_ATTACK) % 20)}`;
}

function exchangeName(option: number): string {
  let text = 'exchange';
  for (let i = 0; i < 10; i++) if ((option >>> i) & 1) text += ` ${i + 1}`;
  return option === 0 ? 'keep all' : text;
}

/** Name of an option, unique within its decision. */
export function optionName(v: View, decision: string, _seat: number, option: number): string {
  const step = decision.slice(decision.indexOf('.') + 1);
  switch (step) {
    case 'main':
      return mainName(option);
    case 'cutLists':
      return `out ${cardKey(option)}`;
    case 'exchangeFirst':
    case 'exchangeSecond':
      return exchangeName(option);
    case 'target':
      return placeName(option);
    case 'slot':
      return `slot ${option + 1}`;
    case 'may':
      return option === 1 ? 'yes' : 'no';
    case 'peek':
      return option === 1 ? 'keep' : 'bottom';
    case 'name':
      return `name ${cardKey(option)}`;
    case 'card': {
      const { cards } = v.flow[v.flow.length - 1].locals as unknown as CardLocals;
      return cardKey(cards[option] ?? 0);
    }
    default:
      return String(option);
  }
}
