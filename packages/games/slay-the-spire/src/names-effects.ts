/** Short names of effects whose order is chosen, without language. */
import type { Option, Seat } from '@kolbiste/kernel';
import { ENEMIES, faceOf, ITEMS } from './cards/pool.ts';
import { ENTRY } from './flow/gather.ts';
import { WAITING } from './flow/heard.ts';
import { USUAL_ORDER } from './flow/settle.ts';
import { CARD } from './state.ts';
import type { View } from './view.ts';
import { SOURCES } from './vocabulary.ts';

export const faceId = (face: number): string => `${faceOf(face).id}${faceOf(face).upgraded ? '+' : ''}`;

/** An enemy by its card; which of equal ones by its number. */
export function enemyName(v: View, e: number): string {
  const card = v.enemies[e]?.[CARD];
  if (card === undefined) return `enemy ${e}`;
  const before = v.enemies.slice(0, e).filter((other) => other[CARD] === card).length;
  return `${ENEMIES[card].id}${before === 0 ? '' : ` ${before + 1}`}`;
}

/** Effects that no text says, by the places of their numbers below zero. */
const RULES = ['poison', 'strength', 'ethereal', 'wrath', 'lightning', 'frost', 'retain'];

/** What an effect comes from: a rule of the game, or a power, relic, card or board. */
function sourceName(v: View, program: number, from: number, source: number): string {
  const of = SOURCES[from];
  if (of === 'enemy') return `ability ${enemyName(v, source)}`;
  const isCard = of === 'power' || of === 'card' || of === 'said';
  const card = isCard ? ` ${faceId(source)}` : of === 'relic' ? ` ${ITEMS[source].id}` : '';
  return `${program < 0 ? RULES[-1 - program] : of}${card}`;
}

/** Effects of which one is to come next, by name: another hero's says whose it is. */
function effectNames(v: View, decision: string, seat: Seat): string[] {
  const setOff = decision === 'settle.order';
  const list = setOff ? ((v.flow.at(-1)?.locals?.['queue'] as number[] | undefined) ?? []) : v.pool;
  const size = setOff ? WAITING : ENTRY;
  const [from, source] = setOff ? [4, 5] : [2, 3];
  return Array.from({ length: (list.length / size) | 0 }, (_, n) => {
    const one = list.slice(n * size, n * size + size);
    const name = sourceName(v, one[1], one[from], one[source]);
    return one[0] < 0 || one[0] === seat ? name : `${name} of ${'ABCD'[one[0]] ?? one[0]}`;
  });
}

export function effectName(v: View, decision: string, seat: Seat, option: Option): string {
  if (option === USUAL_ORDER) return 'usual order';
  const names = effectNames(v, decision, seat);
  const name = names[option];
  if (name === undefined) return `effect ${option}`;
  const before = names.slice(0, option).filter((each) => each === name).length;
  return `${name}${before === 0 ? '' : ` #${before + 1}`}`;
}
