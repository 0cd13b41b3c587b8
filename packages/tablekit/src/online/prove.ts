/** The proof of an online game's chance, made in this browser. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { agreementOf, readReplay, termsHash } from '@kolbiste/kernel';
import type { Doubt, Sight } from '@kolbiste/wire';
import { ask } from '../replay/ask.ts';
import type { Witness } from './ended.ts';
import { doubtsOf } from './ended.ts';

export interface Checked {
  readonly ok: boolean;
  /** Key of the sentence that says what came out. */
  readonly word: 'whole' | 'watched' | 'record' | 'doubt' | 'older' | 'olderWatched' | 'seal' | 'value';
  /** What was seen before the game and is told otherwise by the record. */
  readonly doubts: readonly Doubt[];
  /** Fingerprint of what was agreed; '' = the first protocol has none. */
  readonly terms: string;
}

/** A game of the first protocol: the server's seal and the own value are all that could be kept of it. */
function checkOlder(own: Witness | undefined): Pick<Checked, 'ok' | 'word'> {
  if (own === undefined) return { ok: true, word: 'olderWatched' };
  if (!own.seal) return { ok: false, word: 'seal' };
  return own.value ? { ok: true, word: 'older' } : { ok: false, word: 'value' };
}

/** Plays the record again, and compares what bound its chance with what this browser saw before the game. */
export async function check(
  text: string,
  sight: Sight,
  seen: (record: ReplayRecord) => Witness | undefined,
): Promise<Checked> {
  const answer = await ask({ type: 'verify', record: text });
  if (answer.type !== 'verified' || !answer.proof.verdict.ok)
    return { ok: false, word: 'record', doubts: [], terms: '' };
  const record = readReplay(text);
  const agreement = agreementOf(record.chance);
  if (agreement === undefined) return { ...checkOlder(seen(record)), doubts: [], terms: '' };
  const terms = termsHash(agreement.terms);
  const doubts = doubtsOf(record, sight);
  if (doubts === undefined) return { ok: true, word: 'watched', doubts: [], terms };
  return { ok: doubts.length === 0, word: doubts.length === 0 ? 'whole' : 'doubt', doubts, terms };
}
