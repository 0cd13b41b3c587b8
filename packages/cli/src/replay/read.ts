/** Reading a replay that may be anything. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { messageOf, say, UserError } from '@kolbiste/gamekit/desk';
import type { ReplayRecord } from '@kolbiste/kernel';
import { digest, readReplay } from '@kolbiste/kernel';
import { isChain } from '@kolbiste/kernel/chain';
import { toldIn } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import { MEGABYTE, readTextFile } from '../support/files.ts';
import { FILES } from '../texts/common.ts';
import { REPLAY } from '../texts/replay.ts';

const LIMIT = 32 * MEGABYTE;
/** A configuration has a dozen levels; what is nested deeper would only exhaust the reader. */
const DEPTH = 64;

/** The line where brackets are nested too deep, or 0. */
export function tooDeep(text: string, most: number): number {
  let depth = 0;
  let line = 1;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) line++;
    else if (inText) {
      if (code === 92) at++;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 91 || code === 123) {
      if (++depth > most) return line;
    } else if (code === 93 || code === 125) depth--;
  }
  return 0;
}

export interface ReadReplay {
  readonly text: string;
  readonly record: ReplayRecord;
}

/** What one viewer was told, in place of a whole game. */
export interface ReadTold {
  readonly told: ToldRecord;
}

/** A campaign, as text. */
export interface ReadChain {
  readonly chain: string;
}

/** @throws UserError when the file is no replay */
export function replayIn(file: string, lang: Lang): ReadReplay | ReadTold | ReadChain {
  const what = say(lang, REPLAY.what);
  const text = readTextFile(file, { lang, limit: LIMIT, what });
  const line = tooDeep(text, DEPTH);
  if (line > 0) throw new UserError(say(lang, FILES.nested, { path: file, line, limit: DEPTH, what }));
  if (isChain(text)) return { chain: text };
  const told = toldIn(text);
  if (told !== undefined) return { told };
  try {
    return { text, record: readReplay(text) };
  } catch (error) {
    throw new UserError(say(lang, REPLAY.unreadable, { file, reason: messageOf(error) }));
  }
}

/** Whether the record is as it was written, whatever rules it is of. */
export function isWhole(record: ReplayRecord): boolean {
  const { digest: given, ...rest } = record;
  return digest(rest) === given;
}
