/** The proof of an online game's chance, made in this browser. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { readReplay } from '@kolbiste/kernel';
import { ask } from '../replay/ask.ts';
import type { Witness } from './ended.ts';

export interface Checked {
  readonly ok: boolean;
  /** Key of the sentence that says what came out. */
  readonly word: 'whole' | 'watched' | 'record' | 'seal' | 'value';
}

/** Plays the record again, and compares its seals with what this browser saw before the game. */
export async function check(text: string, seen: (record: ReplayRecord) => Witness | undefined): Promise<Checked> {
  const answer = await ask({ type: 'verify', record: text });
  if (answer.type !== 'verified' || !answer.proof.verdict.ok) return { ok: false, word: 'record' };
  const own = seen(readReplay(text));
  if (own === undefined) return { ok: true, word: 'watched' };
  if (!own.seal) return { ok: false, word: 'seal' };
  if (!own.value) return { ok: false, word: 'value' };
  return { ok: true, word: 'whole' };
}
