/** The corpus of records that older versions of this house have made, and what is wrong with one under today's rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@kolbiste/gamekit/desk';
import type { ReplayRecord } from '@kolbiste/kernel';
import { readReplay, verifyReplay } from '@kolbiste/kernel';

export const CORPUS = fileURLToPath(new URL('../../../corpus', import.meta.url));

export interface OldRecord {
  readonly game: string;
  readonly rulesVersion: string;
  /** The commit that made it, and which of its records it is. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

export const oldRecords: readonly OldRecord[] = folders(CORPUS).flatMap((game) =>
  folders(`${CORPUS}/${game}`).flatMap((rulesVersion) =>
    readdirSync(`${CORPUS}/${game}/${rulesVersion}`).map((file) => {
      const path = `${CORPUS}/${game}/${rulesVersion}/${file}`;
      return { game, rulesVersion, name: file.replace('.json', ''), path, text: readFileSync(path, 'utf8') };
    }),
  ),
);

/** The hash of what is printed, by game and version, as it was when the version's records were made. */
export const printedThen: Readonly<Record<string, Readonly<Record<string, string>>>> = existsSync(
  `${CORPUS}/printed.json`,
)
  ? (JSON.parse(readFileSync(`${CORPUS}/printed.json`, 'utf8')) as Record<string, Record<string, string>>)
  : {};

/** Names of the kinds of events, by game and version: stored events are told by their numbers for ever. */
export const kindsBefore = JSON.parse(readFileSync(`${CORPUS}/kinds.json`, 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

const HELP =
  'A change that alters an old record needs a new rules version: raise RULES_VERSION in the index.ts of the game, then npm run corpus (docs/old-games.md).';

/** Why a record of today's version no longer holds, with what helps; undefined = it does. */
export function brokenBy(game: AnyGame, record: ReplayRecord, name: string, text?: string): string | undefined {
  const { firstBad } = verifyReplay(game, record, text);
  if (firstBad === null) return undefined;
  const { step, expected, actual } = firstBad;
  const where = `step ${step} of ${record.steps.length}`;
  return `${game.id}, rules version ${game.rulesVersion}: the record ${name} is played otherwise at ${where} (expected ${expected}, found ${actual}). ${HELP}`;
}

/** Why the printed cards or the outline of the rules may not be what they are now; undefined = they may. */
export function otherPrinted(game: AnyGame, now: string): string | undefined {
  const then = printedThen[game.id]?.[game.rulesVersion];
  if (then === now) return undefined;
  const what = then === undefined ? 'has no records in the corpus' : 'has other printed cards or another outline now';
  return `${game.id}, rules version ${game.rulesVersion} ${what}. ${HELP}`;
}

export const readOld = ({ text }: OldRecord): ReplayRecord => readReplay(text);
