/** Facts of a position in words, as a judge reads them. */

import type { Bilingual, Lang } from '@kolbiste/gamekit/desk';
import { say } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { KEYWORD_NAMES, UNIT_SLOTS } from '../src/index.ts';
import { keywordWord } from '../src/texts.ts';
import { SEATS } from './table.ts';
import { TABLE } from './words.ts';

type Facts = Readonly<Record<string, Json>>;

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const list = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** `yeti 4/5 exhausted +taunt`: cards by their keys, as scenarios name them; marks and keywords in words. */
function named(text: string, lang: Lang): string {
  const words = text.split(' ').map((word) => {
    const mark = MARKS[word];
    if (mark !== undefined) return say(lang, mark);
    const keyword = KEYWORD_NAMES.find((name) => word === `+${name}` || word === `-${name}`);
    if (keyword !== undefined) return `${word.charAt(0) === '-' ? '−' : '+'}${keywordWord(keyword, lang)}`;
    const owner = /^of([AB])$/.exec(word)?.[1];
    return owner === undefined ? word : `(${say(lang, TABLE.stolen, { seat: owner })})`;
  });
  return words.join(' ');
}

const MARKS: Readonly<Record<string, Bilingual | undefined>> = {
  exhausted: TABLE.sideways,
  frozen: TABLE.frozen,
  silenced: TABLE.silenced,
};

function headWords(facts: Facts, lang: Lang): string {
  const { turn, active, over, field } = facts;
  if (over === true) return say(lang, TABLE.over);
  const parts = [say(lang, TABLE.turn, { n: Number(turn) })];
  if (active !== 'none') parts.push(say(lang, TABLE.active, { seat: textOf(active) }));
  const [, key = '', seat = ''] = /^(\S+) of([AB])$/.exec(textOf(field)) ?? [];
  parts.push(key === '' ? say(lang, TABLE.noField) : say(lang, TABLE.field, { card: key, seat }));
  return parts.join(' · ');
}

function playerWords(facts: Facts, seat: string, lang: Lang): string {
  const figure = (name: string): number => Number(facts[`${seat}.${name}`]);
  const units = Array.from({ length: UNIT_SLOTS }, (_, k) => [`${seat}${k + 1}`, textOf(facts[`${seat}${k + 1}`])])
    .filter(([, text]) => text !== 'free')
    .map(([place, text]) => `${place} ${named(text, lang)}`);
  const cardsIn = (name: string): string =>
    list(facts[`${seat}.${name}`])
      .map((text) => named(text, lang))
      .join(', ');
  const zones = (['hand', 'effects', 'grave'] as const).flatMap((zone) => {
    const held = cardsIn(zone);
    return held === '' ? [] : [`${ZONES[zone][lang]}: ${held}`];
  });
  return `${seat}: ${[
    say(lang, TABLE.life, { n: figure('life') }),
    say(lang, TABLE.mana, { n: figure('mana'), most: figure('slots') }),
    say(lang, TABLE.deck, { n: figure('left') }),
    ...zones,
    ...units,
  ].join(' · ')}`;
}

const ZONES = {
  hand: { cs: 'ruka', en: 'hand' },
  effects: { cs: 'efekty', en: 'effects' },
  grave: { cs: 'hrob', en: 'grave' },
} as const;

/** One paragraph for the table, one for each player. */
export const factWords = (facts: Facts, lang: Lang): string[] => [
  headWords(facts, lang),
  ...SEATS.map((seat) => playerWords(facts, seat, lang)),
];
