/** Things refused for one reason: what their names have in common is said once. */

/** Marks that come in pairs: what lies between them is one name. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['„', '“'],
  ['(', ')'],
];

const isWhole = (text: string): boolean =>
  PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length || !text.includes(open));

/** The words with which all of several names begin, names in quotes whole; '' = none, or one name would be nothing else. */
export function sharedWords(names: readonly string[]): string {
  if (names.length < 2) return '';
  const [first = [], ...rest] = names.map((name) => name.split(' '));
  let count = 0;
  while (rest.every((words) => words.length > count + 1 && words[count] === first[count]) && count + 1 < first.length)
    count++;
  while (count > 0 && !isWhole(first.slice(0, count).join(' '))) count--;
  return first.slice(0, count).join(' ');
}
