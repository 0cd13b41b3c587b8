/** Tokens and other secrets: made here, kept as hashes only, compared without telling how far they agree. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where randomness comes from; tests hand over one that repeats. */
export type Bytes = (count: number) => Buffer;

export const random: Bytes = randomBytes;

/** 256 bits that fit into a link. */
export const newToken = (bytes: Bytes): string => bytes(32).toString('base64url');

/** An id that nobody guesses: who has it may watch. */
export const newId = (bytes: Bytes): string => bytes(15).toString('base64url');

export const newSecret = (bytes: Bytes): string => bytes(32).toString('hex');

export const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a token is the one whose hash was kept; '' fits nothing. */
export function fits(token: string, hash: string): boolean {
  if (hash === '') return false;
  const a = Buffer.from(hashed(token));
  const b = Buffer.from(hash);
  return a.length === b.length && timingSafeEqual(a, b);
}
