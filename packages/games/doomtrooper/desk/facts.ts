/** Facts of a position in words, as a judge reads them: one paragraph for the table, one for each player, one for what lies there. */
import type { Bilingual, Lang } from '@kolbiste/gamekit/desk';
import { say } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { MarkName, ZoneName } from '../src/vocabulary.ts';
import { MARK_WORDS, TABLE, ZONE_WORDS } from './words.ts';

type Facts = Readonly<Record<string, Json>>;

const SEAT = /^([A-E])\.(.+)$/;
/** What the line of the table says, or nothing of the table at all. */
const SAID: ReadonlySet<string> = new Set([
  'turn',
  'active',
  'over',
  'outpost',
  'actions',
  'combats',
  'phase',
  'ending',
  'result',
]);

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const listed = (value: Json | undefined): string => (Array.isArray(value) ? value.map(textOf).join(', ') : '');

function tableWords({ turn, active, over, actions, phase }: Facts, lang: Lang): string {
  if (over === true) return say(lang, TABLE.over);
  const [normal, extra, nonAttack, attack] = (Array.isArray(actions) ? actions : [0, 0, 0, 0]).map(Number);
  if (Number(turn) === 0) return say(lang, TABLE.before);
  return [
    say(lang, TABLE.turn, { n: Number(turn) }),
    say(lang, TABLE.active, { seat: textOf(active) }),
    say(lang, TABLE.actions, { normal: normal + extra, nonAttack, attack }),
    ...(Number(phase) === 0 ? [] : [say(lang, TABLE.combatNow, { n: Number(phase) })]),
  ].join(' · ');
}

const PILES: readonly (readonly [fact: string, word: Bilingual])[] = [
  ['hand', TABLE.handAre],
  ['discards', TABLE.discardIs],
  ['annihilated', TABLE.annihilatedIs],
];

function playerWords(facts: Facts, seat: string, lang: Lang): string {
  const figure = (name: string): number => Number(facts[`${seat}.${name}`] ?? 0);
  const some = (name: string, word: Bilingual): string[] =>
    figure(name) === 0 ? [] : [say(lang, word, { n: figure(name) })];
  const piles = PILES.flatMap(([name, word]) => {
    const cards = listed(facts[`${seat}.${name}`]);
    return cards === '' ? [] : [say(lang, word, { cards })];
  });
  const words = [
    ...(facts[`${seat}.out`] === true ? [say(lang, TABLE.gone)] : []),
    say(lang, TABLE.points, { n: figure('promotion') }),
    say(lang, TABLE.destiny, { n: figure('destiny') }),
    ...some('debt', TABLE.debt),
    ...some('countdown', TABLE.countdown),
    say(lang, TABLE.library, { n: figure('left') }),
    ...piles,
  ];
  return `${seat}: ${words.join(' · ')}`;
}

/** `4/6/4/5 squad wounded`, `on dragoon`, `at B`: what scenarios write of a card in play, with the words of the table. */
function lyingWords(text: string, lang: Lang): string {
  return text
    .split(' ')
    .map((word) => {
      const known = MARK_WORDS[word as MarkName] ?? ZONE_WORDS[word as ZoneName] ?? WHERE[word];
      return known === undefined ? word : say(lang, known);
    })
    .join(' ');
}
const WHERE: Readonly<Record<string, Bilingual | undefined>> = {
  on: { cs: 'na', en: 'on' },
  at: { cs: 'u hráče', en: 'at' },
};

export function factWords(facts: Facts, lang: Lang): string[] {
  const seats = [...new Set(Object.keys(facts).flatMap((name) => SEAT.exec(name)?.[1] ?? []))];
  const lying = Object.entries(facts).flatMap(([name, value]) =>
    SAID.has(name) || SEAT.test(name) ? [] : [`${name} ${lyingWords(textOf(value), lang)}`],
  );
  const list = lying.length === 0 ? say(lang, TABLE.nothing) : lying.join(' · ');
  return [
    tableWords(facts, lang),
    ...seats.map((seat) => playerWords(facts, seat, lang)),
    say(lang, TABLE.inPlay, { list }),
  ];
}
