/** Facts of a position in words: one paragraph for the table, one for each hero. */
import type { Lang } from '@kolbiste/gamekit/desk';
import { say } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { TABLE } from './words.ts';

type Facts = Readonly<Record<string, Json>>;

const NOTHING = ['none', 'nothing', 'no', 'false', '0', ''];
/** Facts that words elsewhere say already. */
const SAID = new Set(['round', 'die', 'outcome', 'fighting']);

function valueText(value: Json): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function factWords(facts: Facts, lang: Lang): string[] {
  const seats = new Map<string, string[]>();
  const head = [
    say(lang, TABLE.round, { n: Number(facts['round'] ?? 0) }),
    say(lang, TABLE.die, { n: Number(facts['die'] ?? 0) }),
  ];
  for (const [name, value] of Object.entries(facts)) {
    const [, seat, rest] = /^([A-D])\.(.+)$/.exec(name) ?? [];
    const text = valueText(value);
    if (seat !== undefined && !seats.has(seat)) seats.set(seat, []);
    if (SAID.has(name) || NOTHING.includes(text)) continue;
    if (seat === undefined || rest === undefined) head.push(`${name}: ${text}`);
    else seats.get(seat)?.push(`${rest}: ${text}`);
  }
  return [head.join(' · '), ...[...seats].map(([seat, words]) => `${seat}: ${words.join(' · ')}`)];
}
