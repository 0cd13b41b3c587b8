/**
 * The chance of a chain: fixed whole before its first link, told link by link. Written for strangers in docs/fair-chance.md.
 *
 * The secrets of all links are one chain of hashes, read backwards: each is the SHA-256 of the next one, and what is
 * published at the start is the hash of the first. So whoever knows the secret of a link can check all before it and
 * foresee none after it, and whoever holds the last one can choose nothing any more.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { message } from '../agreement.ts';
import { commitment } from '../chance.ts';
import type { KeyedSpec } from '../chance-spec.ts';
import { keyedSpec } from '../chance-spec.ts';

/** First field of what is hashed here, followed by what it is for. */
const PROTOCOL = 'kolbiste-chain/1';

/** A chain has at most so many links. */
export const MOST_LINKS = 1000;

/**
 * The secret of a link, counted from 1; of 0: what is published before the first.
 * @param root the secret of the last link that there can be, 64 hex digits
 */
export function secretOf(root: string, link: number): string {
  let secret = root;
  for (let at = MOST_LINKS; at > link; at--) secret = commitment(secret);
  return secret;
}

/**
 * The key of all draws of a link: it follows from the chain, the number and the secret alone. What was played before does
 * not go into it, or whoever seals could play an answer that changes nothing otherwise, and seal again for other draws.
 */
export function linkSeed(id: string, link: number, secret: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), message([`${PROTOCOL} link`, id, link])));
}

/** The chance of a link's record. */
export const linkChance = (id: string, link: number, secret: string): KeyedSpec =>
  keyedSpec(linkSeed(id, link, secret));
