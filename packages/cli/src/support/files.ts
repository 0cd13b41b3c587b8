/** Reading and writing of users' files: limited, text only, never half-written, never over something else unasked. */
import {
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Lang } from '@kolbiste/gamekit/desk';
import { codeOf, messageOf, say, UserError } from '@kolbiste/gamekit/desk';
import { FILES } from '../texts/common.ts';

export const MEGABYTE = 1024 * 1024;

/** What a file may be. */
export interface Wanted {
  readonly lang: Lang;
  /** Most bytes. */
  readonly limit: number;
  /** What the file should be, for messages: `a card file`. */
  readonly what: string;
}

function trouble(path: string, error: unknown, lang: Lang): UserError {
  const code = codeOf(error);
  const text =
    code === 'ENOENT' || code === 'ENOTDIR'
      ? FILES.missing
      : code === 'EACCES' || code === 'EPERM'
        ? FILES.forbidden
        : FILES.unreadable;
  return new UserError(say(lang, text, { path, reason: messageOf(error) }));
}

/** Reads at most `limit` bytes and one more, so that a longer file shows. */
function readBytes(path: string, wanted: Wanted): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory()) throw new UserError(say(wanted.lang, FILES.directory, { path, what: wanted.what }));
    if (!stat.isFile()) throw new UserError(say(wanted.lang, FILES.special, { path, what: wanted.what }));
    if (stat.size > wanted.limit) {
      const megabytes = (stat.size / MEGABYTE).toFixed(1);
      throw new UserError(
        say(wanted.lang, FILES.tooLong, { path, megabytes, limit: wanted.limit / MEGABYTE, what: wanted.what }),
      );
    }
    const bytes = new Uint8Array(stat.size);
    let at = 0;
    while (at < bytes.length) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) break;
      at += read;
    }
    return bytes.subarray(0, at);
  } finally {
    closeSync(file);
  }
}

/** The text of a file. @throws UserError when it is missing, no file, too long or no text */
export function readTextFile(path: string, wanted: Wanted): string {
  let bytes: Uint8Array;
  try {
    // A pipe without a writer would block on opening; whatever is no plain file is refused before.
    const stat = statSync(path);
    if (!stat.isFile() && !stat.isDirectory()) {
      throw new UserError(say(wanted.lang, FILES.special, { path, what: wanted.what }));
    }
    bytes = readBytes(path, wanted);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw trouble(path, error, wanted.lang);
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw new UserError(say(wanted.lang, FILES.binary, { path, offset: zero, what: wanted.what }));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(say(wanted.lang, FILES.encoding, { path, what: wanted.what }));
  }
}

/** Fails early where a file could not be written at the end. */
export function mustBeWritable(path: string, force: boolean, lang: Lang): void {
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(say(lang, FILES.noFolder, { path, folder }));
  }
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) throw new UserError(say(lang, FILES.isFolder, { path }));
  if (stat !== undefined && !force) throw new UserError(say(lang, FILES.exists, { path }));
}

/** Writes a file whole or not at all. @throws UserError when it is there already and may not be replaced */
export function writeTextFile(path: string, text: string, force: boolean, lang: Lang): void {
  mustBeWritable(path, force, lang);
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    writeFileSync(part, text, { flag: 'wx' });
    if (force) renameSync(part, path);
    else placeNew(part, path);
  } catch (error) {
    if (existsSync(part)) unlinkSync(part);
    if (codeOf(error) === 'EEXIST') throw new UserError(say(lang, FILES.exists, { path }));
    throw new UserError(say(lang, FILES.unwritable, { path, reason: messageOf(error) }));
  }
}

/** A link fails where something has appeared meanwhile; a rename would replace it. */
function placeNew(part: string, path: string): void {
  try {
    linkSync(part, path);
    unlinkSync(part);
  } catch (error) {
    // File systems without links.
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP') throw error;
    renameSync(part, path);
  }
}
