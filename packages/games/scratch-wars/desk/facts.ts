/** Facts of a position in words, as a judge reads them. */

import { counted, say } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { BonusKind, Lang, SpecialKind } from '../src/index.ts';
import { count, effectName, TIME_WORDS } from '../src/index.ts';
import { TABLE } from './words.ts';

type Facts = Readonly<Record<string, Json>>;

const SEATS = ['A', 'B'];
const WEAPON = /^[AB]\.(w\d)$/;

const word = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `shield 2/1` as players say it. */
function effectWords(text: string, lang: Lang): string {
  const [kind, figures] = text.split(' ');
  return `${effectName(kind as BonusKind, lang, 'neutral')} ${figures}`;
}

/** @param effect what is laid on the weapon, as scenario files write it */
function weaponWords(state: Json, effect: Json, lang: Lang): string {
  const laid = /^laid (\d+)$/.exec(word(state));
  if (laid !== null) return say(lang, TABLE.laidField, { n: Number(laid[1]), effect: effectWords(word(effect), lang) });
  const name = word(state) as 'ready' | 'broken' | 'repairing' | 'cursed' | 'freed';
  return say(lang, TABLE[name] ?? { cs: name, en: name });
}

function tableWords(facts: Facts, lang: Lang): string {
  const { round, time, active, starting, actions, over } = facts;
  if (over === true) return say(lang, TABLE.over);
  if (Number(round) === 0) return say(lang, TABLE.before);
  const parts = [say(lang, TABLE.round, { n: Number(round) }), TIME_WORDS[time as keyof typeof TIME_WORDS][lang]];
  if (active !== 'none')
    parts.push(say(lang, TABLE.active, { seat: word(active) }), counted(lang, Number(actions), 'action'));
  if (starting !== 'none') parts.push(say(lang, TABLE.starting, { seat: word(starting) }));
  return parts.join(' · ');
}

function playerWords(facts: Facts, seat: string, lang: Lang): string {
  const used = facts[`${seat}.used`] as (BonusKind | SpecialKind)[];
  const weapons = Object.entries(facts).flatMap(([name, state]) => {
    const weapon = name.startsWith(`${seat}.`) ? WEAPON.exec(name)?.[1] : undefined;
    return weapon === undefined ? [] : [`${weapon} ${weaponWords(state, facts[`${name}.effect`] ?? '', lang)}`];
  });
  const parts = [
    count(lang, Number(facts[`${seat}.life`]), 'life'),
    count(lang, Number(facts[`${seat}.energy`]), 'energy'),
    ...weapons,
  ];
  const names = used.map((kind) => effectName(kind, lang, 'neutral')).join(', ');
  if (used.length > 0) parts.push(`${say(lang, TABLE.used)}: ${names}`);
  return `${seat}: ${parts.join(' · ')}`;
}

/** One paragraph for the table, one for each player. */
export function factWords(facts: Facts, lang: Lang): string[] {
  return [tableWords(facts, lang), ...SEATS.map((seat) => playerWords(facts, seat, lang))];
}
