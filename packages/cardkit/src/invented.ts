/** Under invented names: texts that speak of cards by real names or by keys made of them are put into invented ones. */

/** A name as a key: lower case, words joined. */
export const keyFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A word, or words joined to one. */
const WORD = /[\p{L}\d-]+/gu;
const GOES_ON = /^[\p{L}\d-]/u;
const firstWord = (text: string): string => text.match(WORD)?.[0] ?? text;

/**
 * A function that replaces whole words of a text, the longest first.
 * @param pairs what stands in the text, and what shall stand there
 */
export function inventor(pairs: Iterable<readonly [from: string, to: string]>): (text: string) => string {
  const byFirst = new Map<string, (readonly [from: string, to: string])[]>();
  for (const pair of pairs) byFirst.set(firstWord(pair[0]), [...(byFirst.get(firstWord(pair[0])) ?? []), pair]);
  for (const list of byFirst.values()) list.sort((a, b) => b[0].length - a[0].length);
  return (text) => {
    let [out, done] = ['', 0];
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (index < done) continue;
      const found = byFirst
        .get(word)
        ?.find(
          ([from]) =>
            text.startsWith(from, index) && !GOES_ON.test(text.slice(index + from.length, index + from.length + 2)),
        );
      if (found === undefined) continue;
      out += text.slice(done, index) + found[1];
      done = index + found[0].length;
    }
    return out + text.slice(done);
  };
}
