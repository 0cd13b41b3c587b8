/** From clauses to sentences. */
import { cap, listed } from '@kolbiste/cardkit/words';

export { cap, listed } from '@kolbiste/cardkit/words';

/** A clause; one that stands `alone` is a sentence or several already and takes no "and". */
export interface Piece {
  text: string;
  alone: boolean;
}
export type Said = string | Piece;

export const alone = (text: string): Piece => ({ text, alone: true });

/** What may not do without its verb: little words that lean on it, and what would then be said of the clause before too. */
const LEANING = /^\S+ (si|se|ji|jí|ho|mu|je|jim|každé|it|them|each) | for the opponent$/;

/** Clauses in a row. A verb that comes again is said once; a comma closes a subordinate clause. */
function together(clauses: readonly string[], and: string): string {
  const verb = (text: string): string => text.slice(0, text.indexOf(' ') + 1);
  const said = clauses.map((text, i) =>
    i > 0 && verb(text) === verb(clauses[i - 1]) && !LEANING.test(text) ? text.slice(verb(text).length) : text,
  );
  const closed = said.map((text, i) => (i === said.length - 2 && text.includes(', ') ? `${text},` : text));
  return listed(closed, and);
}

/** Clauses that are no commands: what the player does next begins a new sentence. */
const OTHERS = /^(protivník|oba hráči|hráč na tahu|\S* ?majitel|the |both players|its |\S+ unit )/;

/** At most so many clauses in one sentence. */
const CLAUSES = 3;

/** Clauses as sentences without the last full stop; the first letter is small. */
export function flow(said: readonly Said[], and: string): string {
  const groups: string[][] = [];
  let open = false;
  for (const each of said) {
    const piece = typeof each === 'string' ? { text: each, alone: false } : each;
    const last = groups[groups.length - 1];
    const follows = last === undefined || !OTHERS.test(last[last.length - 1]) || OTHERS.test(piece.text);
    if (!piece.alone && open && follows && last.length < CLAUSES) last.push(piece.text);
    else groups.push([piece.text]);
    open = !piece.alone;
  }
  return groups.map((group, i) => (i === 0 ? together(group, and) : cap(together(group, and)))).join('. ');
}

/** Branches to choose from: what they begin with alike is said once. */
export function either(branches: readonly string[], or: string): string {
  const words = branches.map((branch) => branch.split(' '));
  const [first] = words;
  let same = first.findIndex((word, i) => /^[+−\d]/.test(word) || words.some((other) => other[i] !== word));
  if (same < 0) same = 0;
  return [first.join(' '), ...words.slice(1).map((other) => other.slice(same).join(' '))].join(or);
}

/** Several sentences as one, with semicolons. */
export function oneSentence(said: Said): string {
  const text = typeof said === 'string' ? said : said.text;
  return text.replace(/\. (\p{Lu})/gu, (_all, first: string) => `; ${first.toLowerCase()}`);
}
