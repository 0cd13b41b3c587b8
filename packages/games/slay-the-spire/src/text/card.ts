/** Texts of cards, enemies and items, generated from what runs: lists of sentences. */
import type { TwoTongues } from '@kolbiste/cardkit/words';
import { byNumber, cap, listed } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import { verbOf } from '../cards/code.ts';
import type { Ability, Face, StaticValue } from '../cards/compile.ts';
import { STATICS } from '../cards/lasting.ts';
import { enemyName } from '../cards/names.ts';
import { faceOf, ITEMS } from '../cards/pool.ts';
import type { Instruction } from '../cards/texts.ts';
import { textOf } from '../cards/texts.ts';
import type { When } from '../cards/types.ts';
import { WHENS } from '../cards/types.ts';
import { csIf, enIf } from '../verbs/kit/condition-words.ts';
import { csTimes, enTimes } from '../verbs/kit/words.ts';
import { CONDITIONS } from '../verbs/terms.ts';
import type { Speech } from '../verbs/verb.ts';
import { TICKET } from '../vocabulary.ts';
import { dieWords, ENEMY_WHEN, FIRST_WORDS, ONCE_WORDS, STATIC_WORDS, WHEN_WORDS } from './lasting.ts';

export type Speaker = 'hero' | 'enemy' | 'boss';

/** The speech of one sentence, or of several that may point back. */
function speech(lang: Lang, by: Speaker): Speech {
  const s: Speech = {
    byEnemy: by !== 'hero',
    boss: by === 'boss',
    spokenOf: '',
    say: (text) => listed(clauses(text, lang, s), lang === 'cs' ? 'a' : 'and'),
  };
  return s;
}
function clauses(text: readonly Instruction[], lang: Lang, s: Speech): string[] {
  const said: string[] = [];
  for (let at = 0, many = 1; at < text.length; at += many) {
    const same = JSON.stringify(text[at]);
    for (many = 1; at + many < text.length && JSON.stringify(text[at + many]) === same; ) many++;
    const verb = verbOf.get()(text[at]);
    const once = lang === 'cs' ? verb.cs(text[at] as never, s as never) : verb.en(text[at] as never, s as never);
    said.push(many === 1 ? once : `${once} (${lang === 'cs' ? csTimes(many) : enTimes(many)})`);
  }
  return said;
}

const sentence = (text: string): string => `${cap(text)}.`;
/** The text of a program as one clause. */
export const clauseOf = (program: number, lang: Lang, by: Speaker = 'hero'): string =>
  textClause(textOf(program).text, lang, by);
export const textClause = (text: readonly Instruction[], lang: Lang, by: Speaker = 'hero'): string =>
  speech(lang, by).say(text);
/** The text of a program, a sentence for each instruction. */
const sentencesOf = (program: number, lang: Lang): string[] =>
  clauses(textOf(program).text, lang, speech(lang, 'hero')).map(sentence);

export const ifWords = (condition: number, lang: Lang): string => (lang === 'cs' ? csIf : enIf)(CONDITIONS[condition]);

/** Times at which a text of an enemy has spoken of a hero. */
const OF_HEROES: readonly When[] = ['skillInRow', 'attacked', 'attackedItself', 'hurtsHero'];

function whenWords(time: When, of: string, by: Speaker): TwoTongues {
  if (of !== '')
    return {
      cs: `když v jeho řadě zhyne „${enemyName(of, 'cs')}“`,
      en: `when “${enemyName(of, 'en')}” dies in its row`,
    };
  return (by === 'hero' ? undefined : ENEMY_WHEN[time]) ?? WHEN_WORDS[time];
}

/** A lasting text: when, under which condition, and what happens. */
export function abilityText(
  { when, die, condition, once, times, program, of }: Ability,
  lang: Lang,
  by: Speaker = 'hero',
): string {
  const s = speech(lang, by);
  const time = WHENS[when];
  // Whoever played a skill, or attacked, has been spoken of.
  if (OF_HEROES.includes(time)) s.spokenOf = 'subject';
  const words = (once === '' ? undefined : FIRST_WORDS[time]) ?? whenWords(time, of, by);
  const before = die === 0 ? words[lang] : dieWords(die, lang);
  const asks = condition < 0 ? '' : ifWords(condition, lang);
  const what = s.say(textOf(program).text);
  if (by !== 'hero') {
    const comma = lang === 'cs' && before.startsWith('na ') ? '' : ',';
    const head = `${before}${comma} ${lang === 'en' ? 'it ' : ''}${what}`;
    return sentence(asks === '' ? head : `${asks}: ${head}`);
  }
  // Two conditions in a row.
  if (time === 'inHandAtEnd' && asks !== '')
    return sentence(`${before} ${lang === 'cs' ? `a ${asks}` : asks.replace(/^if/, 'and')}, ${what}`);
  // A Czech phrase of time is no clause: no comma follows it. Behind a colon a clause begins anew.
  const bare = asks === '' && lang === 'cs' && /^na |:$/.test(before);
  const then = before.endsWith(':') ? what : afterTime(what);
  const head = bare ? `${before} ${then}` : parts(before, asks, what);
  return sentence(once === '' ? head : `${often(once, times, lang)}: ${head}`);
}
/** 'jednou za souboj', 'dvakrát za souboj'. */
function often(once: 'turn' | 'combat' | 'room', times: number, lang: Lang): string {
  const text = ONCE_WORDS[once][lang];
  if (times === 1) return text;
  return lang === 'cs' ? text.replace('jednou', csTimes(times)) : text.replace('once', enTimes(times));
}
/** Behind a phrase a Czech reflexive or personal pronoun stands before the verb: 'si doberte'. */
const afterTime = (what: string): string => what.replace(/^(\S+) (si|se|mu|ho) /, '$2 $1 ');
const parts = (...said: readonly string[]): string => said.filter((part) => part !== '').join(', ');

const staticText = ({ kind, value }: StaticValue, lang: Lang): string =>
  sentence(STATIC_WORDS[STATICS[kind]](value)[lang]);

const two = (lang: Lang, cs: string, en: string): string => (lang === 'cs' ? cs : en);
const energy = (n: number, lang: Lang): string =>
  two(lang, `${n} ${byNumber(n, 'energii', 'energie', 'energií')}`, `${n} energy`);

/** When it may be played, and what its cost depends on. */
function costLines({ unplayable, playIf, cost, costIf, xMin, lessPerPower, type }: Face, lang: Lang): string[] {
  const lines: string[] = [];
  if (unplayable && type !== TICKET) lines.push(two(lang, 'Nelze zahrát.', 'Unplayable.'));
  if (playIf >= 0)
    lines.push(
      two(
        lang,
        `Tuto kartu smíte zahrát, jen ${ifWords(playIf, lang)}.`,
        `Can be played only ${ifWords(playIf, lang)}.`,
      ),
    );
  if (costIf !== null) {
    const price =
      costIf[1] === 0
        ? two(lang, 'nestojí nic', 'it costs 0')
        : two(lang, `stojí ${costIf[1] < cost ? 'jen ' : ''}${energy(costIf[1], lang)}`, `it costs ${costIf[1]}`);
    lines.push(sentence(`${ifWords(costIf[0], lang)}, ${price}`));
  }
  if (xMin > 0) lines.push(two(lang, `X musí být aspoň ${xMin}.`, `X must be at least ${xMin}.`));
  if (lessPerPower)
    lines.push(
      two(lang, 'Stojí o 1 energii méně za každou vaši Schopnost ve hře.', 'Costs 1 less for each power you have.'),
    );
  return lines;
}

/** Cubes that lie on a power from the start. */
const cubeLines = ({ xCubes }: Face, lang: Lang): string[] =>
  xCubes < 0
    ? []
    : [two(lang, `Položte na tuto kartu X + ${xCubes} kostiček.`, `Put X + ${xCubes} cubes on this card.`)];

/** What becomes of it. */
function keywordLines({ ethereal, retain, exhaust, toDrawTop, single }: Face, lang: Lang): string[] {
  const lines: string[] = [];
  if (ethereal) lines.push(two(lang, 'Prchavá.', 'Ethereal.'));
  if (retain) lines.push(two(lang, 'Tuto kartu zachovejte.', 'Retain.'));
  if (exhaust) lines.push(two(lang, 'Tuto kartu vyčerpejte.', 'Exhaust.'));
  if (toDrawTop)
    lines.push(
      two(lang, 'Tuto kartu pak položte navrch dobíracího balíčku.', 'Then put this card on top of your draw pile.'),
    );
  if (single)
    lines.push(two(lang, 'Tuto kartu nelze vyhodnotit vícekrát.', 'This card cannot be resolved more than once.'));
  return lines;
}

/** What a card says, sentence by sentence. */
function faceLines(face: number, lang: Lang): string[] {
  const printed = faceOf(face);
  const lines = [
    ...costLines(printed, lang),
    ...sentencesOf(printed.program, lang),
    ...printed.abilities.map((each) => abilityText(each, lang)),
    ...cubeLines(printed, lang),
    ...printed.statics.map((each) => staticText(each, lang)),
    ...keywordLines(printed, lang),
  ];
  if (printed.type === TICKET)
    lines.push(
      two(
        lang,
        'Objeví-li se mezi odměnami, nastoupí místo něj vrchní karta balíčku vzácných odměn.',
        'When it is among your rewards, the top card of your rare rewards takes its place.',
      ),
    );
  return lines;
}
export const faceText = (face: number, lang: Lang): string => faceLines(face, lang).join(' ');

const FAIRY = {
  cs: 'Klesnou-li vaše životy na 0, odhoďte tento lektvar: místo toho vám zůstanou 2 žt.',
  en: 'When your HP would be 0, discard this potion: you have 2 HP instead.',
};

/** What a relic or a potion says. */
function itemLines(item: number, lang: Lang): string[] {
  const { id, kind, price, abilities, statics, anywhere, outside, discards, uses } = ITEMS[item];
  const lines = [
    ...abilities.flatMap((each) => (kind === 'potion' ? sentencesOf(each.program, lang) : [abilityText(each, lang)])),
    ...statics.map((each) => staticText(each, lang)),
  ];
  if (id === 'fairy-in-a-bottle') lines.push(FAIRY[lang]);
  if (outside) lines.push(two(lang, 'Lze využít jen mimo souboj.', 'May be used only outside combat.'));
  if (discards) lines.push(two(lang, 'Poté tuto relikvii odhoďte.', 'Then discard this relic.'));
  if (uses > 0)
    lines.push(two(lang, `Po ${uses} využitích tuto relikvii odhoďte.`, `Discard this relic after ${uses} uses.`));
  if (kind === 'relic' && price < 0) lines.push(two(lang, 'Není na prodej.', 'Not for sale.'));
  if (anywhere) lines.push(two(lang, 'Lze využít i mimo souboj.', 'May be used outside combat too.'));
  return lines;
}
export const itemText = (item: number, lang: Lang): string => itemLines(item, lang).join(' ');
