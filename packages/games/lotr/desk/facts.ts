/** Facts of a position in words: one paragraph for the table, one for each player. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { say } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { PHASES } from '../src/index.ts';
import { phaseName } from '../src/texts.ts';
import { TABLE } from './words.ts';

type Facts = Readonly<Record<string, Json>>;

const NOTHING = ['none', 'nothing', 'false', '0', ''];
/** Facts that words elsewhere say already, or that are figures of single things. */
const SAID = new Set(['round', 'phase', 'first', 'result']);
/** What a player sees that is the same for all, or that the others' lines say. */
const SEEN = /^[A-D]\.sees (hands|encounter)$/;

function valueText(value: Json): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function headWords({ round, phase, first }: Facts, lang: Lang): string[] {
  const n = Number(round ?? 0);
  const at = (PHASES as readonly Json[]).indexOf(phase ?? null);
  return [
    n === 0 ? say(lang, TABLE.before) : say(lang, TABLE.round, { n }),
    ...(at < 0 ? [] : [phaseName(at, lang)]),
    ...(typeof first === 'string' ? [say(lang, TABLE.first, { seat: first })] : []),
  ];
}

/** What is asked of things by `name.figure` is left out: beside the name stands what is there to see. */
const isFigure = (name: string, facts: Facts): boolean => {
  const at = name.lastIndexOf('.');
  return at > 1 && Object.hasOwn(facts, name.slice(0, at));
};

export function factWords(facts: Facts, lang: Lang): string[] {
  const seats = new Map<string, string[]>();
  const head = headWords(facts, lang);
  for (const [name, value] of Object.entries(facts)) {
    const text = valueText(value);
    if (SAID.has(name) || SEEN.test(name) || NOTHING.includes(text) || isFigure(name, facts)) continue;
    const [, seat, rest] = /^([A-D])\.(.+)$/.exec(name) ?? [];
    if (seat === undefined || rest === undefined) head.push(`${name}: ${text}`);
    else seats.set(seat, [...(seats.get(seat) ?? []), `${rest}: ${text}`]);
  }
  return [head.join(' · '), ...[...seats].map(([seat, words]) => `${seat}: ${words.join(' · ')}`)];
}
