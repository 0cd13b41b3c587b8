/**
 * Texts of cards in a few words, for where a sentence has no room: each step is the word of its verb with its figure, and
 * whom it means. The sentences are one touch away.
 */
import type { Lang } from '@kolbiste/kernel';
import { plain, signed } from './numbers.ts';

/** A word in both languages; `~` stands for the figure, `±` for the figure with its sign. '' = it need not be said. */
export type BriefWord = readonly [cs: string, en: string];

type Step = Readonly<Record<string, unknown>>;

export interface Brief {
  /** The word of each verb, or what makes it of a step. */
  readonly verbs: Readonly<Record<string, BriefWord | ((step: Step, lang: Lang) => string)>>;
  /** Whom a target means, where that can be said in a word. */
  readonly whom: Readonly<Record<string, BriefWord>>;
}

const ALL: BriefWord = ['vše', 'all'];

export const inBrief = ([cs, en]: BriefWord, lang: Lang): string => (lang === 'cs' ? cs : en);

function figure(value: unknown, lang: Lang, sign: boolean): string {
  if (Array.isArray(value)) return value.map((each) => figure(each, lang, true)).join('/');
  if (typeof value === 'number') return sign ? signed(value) : plain(value);
  return value === 'all' || value === 'full' ? inBrief(ALL, lang) : sign ? '+X' : 'X';
}

/** A word with its figure. */
export const filled = (word: string, value: unknown, lang: Lang): string =>
  word.replace(/[~±]/, (mark) => figure(value, lang, mark === '±'));

/** Whom a step means: the first of its words that can be said. */
function whom(step: Step, lang: Lang, words: Brief['whom']): string {
  for (const value of Object.values(step)) {
    const key =
      typeof value === 'string'
        ? value
        : Object.keys(words).find((word) => typeof value === 'object' && word in (value as object));
    const word = key === undefined || !Object.hasOwn(words, key) ? undefined : words[key];
    if (word !== undefined) return ` (${inBrief(word, lang)})`;
  }
  return '';
}

/** The steps that a step holds: texts to choose from, what follows if something is so. */
function heldBy(value: unknown, verbs: Brief['verbs']): Step[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap((each) => heldBy(each, verbs));
  const isStep = (each: unknown): each is Step =>
    typeof each === 'object' && each !== null && Object.keys(each).some((key) => Object.hasOwn(verbs, key));
  if (value.length > 0 && value.every(isStep)) return [value];
  return value.flatMap((each) => (Array.isArray(each) ? heldBy(each, verbs) : []));
}

/** Steps in a few words; '' = nothing need be said. */
export function briefly(steps: readonly object[], lang: Lang, brief: Brief): string {
  const said = (steps as readonly Step[]).map((step) => {
    const name = Object.keys(step).find((key) => Object.hasOwn(brief.verbs, key));
    if (name === undefined) throw new Error(`no word for ${JSON.stringify(step).slice(0, 80)}`);
    const word = brief.verbs[name];
    const own = typeof word === 'function' ? word(step, lang) : filled(inBrief(word, lang), step[name], lang);
    const held = Object.values(step).flatMap((value) => heldBy(value, brief.verbs));
    const inner = held
      .map((list) => briefly(list, lang, brief))
      .filter(Boolean)
      .join(' / ');
    if (inner !== '') return own === '' ? inner : `${own} ${inner}`;
    return own === '' ? '' : own + whom(step, lang, brief.whom);
  });
  // The same again is said once.
  return said.filter((text, i) => text !== '' && text !== said[i - 1]).join(', ');
}

/** 'Při smrti: poškození 2.' */
export function briefLine(label: string, text: string): string {
  const whole = text === '' ? label : label === '' ? text : `${label}: ${text}`;
  return whole === '' ? '' : `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}
