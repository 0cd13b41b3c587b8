/** The page that lists the verbs of a game, for whoever writes cards; it is made from their records. */
import { readdirSync } from 'node:fs';
import { checkGolden } from './golden.ts';

/** As much of a record as the page tells. */
export interface VerbShown {
  readonly name: string;
  /** Its words; those that may be left out are `optional`. */
  readonly schema: Readonly<Record<string, object>>;
  readonly rule: number;
}

/** `damage`, `to`, `excess`? */
const wordsOf = ({ schema }: VerbShown): string =>
  Object.entries(schema)
    .map(([word, term]) => `\`${word}\`${'optional' in term ? '?' : ''}`)
    .join(', ');

/**
 * Compares the page with the committed one.
 * @param head what stands above the table
 * @throws GoldenError where it differs
 */
export function checkVerbsPage(
  page: string,
  head: string,
  verbs: readonly VerbShown[],
  keysOf: (rule: number) => readonly string[],
): void {
  const rows = verbs.map((verb) => `| \`${verb.name}\` | ${wordsOf(verb)} | ${keysOf(verb.rule).join(', ')} |\n`);
  checkGolden(page, `${head}\n| verb | words | rests on |\n|---|---|---|\n${rows.join('')}`);
}

const fileOf = (name: string): string => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/**
 * What is wrong with the files of the verbs: each verb has one of its name and stands in it, its own word comes first, and
 * it rests on a paragraph.
 * @param others files of the folder that hold no verb
 */
export function verbFaults(
  folder: URL,
  others: readonly string[],
  verbs: readonly VerbShown[],
  keysOf: (rule: number) => readonly string[],
): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !others.includes(file));
  const named = verbs.map(({ name }) => fileOf(name));
  return [
    ...files.filter((file) => !named.includes(file)).map((file) => `${file} holds no verb of the list`),
    ...named.filter((file) => !files.includes(file)).map((file) => `there is no ${file}`),
    ...verbs
      .filter(({ name, schema }) => Object.keys(schema)[0] !== name)
      .map(({ name }) => `${name}: its own word first`),
    ...verbs.filter(({ rule }) => keysOf(rule).length === 0).map(({ name }) => `${name} rests on nothing`),
  ];
}
