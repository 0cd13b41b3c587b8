/**
 * Parts of a card's text by the word that stands for each. Whoever says them has to say all of them: a part without its
 * speaker does not compile.
 */
import type { Lang } from '@kolbiste/kernel';

/** The members of a union that have one of these words. */
export type With<U, W extends string> = W extends string ? (U extends Readonly<Record<W, unknown>> ? U : never) : never;
/** One speaker for every word. */
export type Speakers<U, W extends string, S, R> = { readonly [K in W]: (part: With<U, K>, s: S) => R };

/** What each property of a filter says, in the order of the speakers; what says nothing is left out. */
export const saidOf = <F extends object, S>(
  filter: F,
  s: S,
  speakers: { readonly [K in keyof F]-?: (value: Exclude<F[K], undefined>, s: S) => string },
): string[] =>
  Object.entries(speakers).flatMap(([word, say]) => {
    const value = filter[word as keyof F];
    const text = value === undefined ? '' : (say as (value: unknown, s: S) => string)(value, s);
    return text === '' ? [] : [text];
  });

/** Says a part with the speaker of its word, the first of its keys that is one. */
export function spoken<S, R>(part: object, s: S, speakers: Readonly<Record<string, (part: never, s: S) => R>>): R {
  const word = Object.keys(part).find((key) => Object.hasOwn(speakers, key));
  if (word === undefined) throw new Error(`no words for ${JSON.stringify(part).slice(0, 80)}`);
  return speakers[word](part as never, s);
}

const QUOTES = { cs: ['„', '“'], en: ['“', '”'] } as const;

/** A name in quotation marks. */
export function quoted(text: string, lang: Lang): string {
  const [open, close] = QUOTES[lang];
  return `${open}${text}${close}`;
}

/** Equal things in a row as one with its number: what a card says twice is said once. */
export function runs<T>(list: readonly T[]): [T, number][] {
  const out: [T, number][] = [];
  for (const each of list) {
    const last = out[out.length - 1];
    if (last !== undefined && JSON.stringify(last[0]) === JSON.stringify(each)) last[1]++;
    else out.push([each, 1]);
  }
  return out;
}
