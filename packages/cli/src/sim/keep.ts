/** A folder of replays that appears whole or not at all. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Lang } from '@kolbiste/gamekit/desk';
import { messageOf, say, UserError } from '@kolbiste/gamekit/desk';
import { FILES } from '../texts/common.ts';

export interface KeepFolder {
  add(name: string, text: string): void;
  /** Puts the folder into its place. */
  finish(): void;
  /** Leaves nothing behind. */
  abandon(): void;
}

/** @throws UserError when there is something in the way */
export function keepFolder(path: string, force: boolean, lang: Lang): KeepFolder {
  const full = resolve(path);
  const parent = dirname(full);
  const there = statSync(full, { throwIfNoEntry: false });
  if (there !== undefined && !there.isDirectory()) throw new UserError(say(lang, FILES.notFolder, { path }));
  if (there !== undefined && readdirSync(full).length > 0 && !force)
    throw new UserError(say(lang, FILES.notEmpty, { path }));
  if (!existsSync(parent)) throw new UserError(say(lang, FILES.noFolder, { path, folder: parent }));
  let part: string;
  try {
    part = mkdtempSync(join(parent, `.${basename(full)}.`));
  } catch (error) {
    throw new UserError(say(lang, FILES.unwritable, { path, reason: messageOf(error) }));
  }
  const abandon = (): void => rmSync(part, { recursive: true, force: true });
  const interrupted = (): void => {
    abandon();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  const released = (): void => {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  };
  return {
    add: (name, text) => writeFileSync(join(part, name), text),
    finish() {
      mkdirSync(full, { recursive: true });
      for (const name of readdirSync(part)) renameSync(join(part, name), join(full, name));
      abandon();
      released();
    },
    abandon() {
      abandon();
      released();
    },
  };
}
