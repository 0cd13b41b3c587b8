/** Chance that several are bound to, and whether a record's chance follows from what they gave. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Agreement } from './agreement.ts';
import { agreementFault, drawSeed } from './agreement.ts';
import { commitment } from './chance.ts';
import type { ChanceSpec, KeyedSpec, Share } from './chance-spec.ts';

const HEX_64 = /^[0-9a-f]{64}$/;

export function shareOf(by: Share['by'], value: string): Share {
  if (!HEX_64.test(value)) throw new Error('a share is 64 hex digits');
  return { by, value, commitment: commitment(value) };
}

const order = ({ by }: Share): number => (by === 'table' ? -1 : by);

/** The secret of a game whose chance several gave: SHA-256 of a line `by value` for each, the table first, then the seats. */
export function seedOfShares(shares: readonly Share[]): string {
  const lines = [...shares].sort((a, b) => order(a) - order(b)).map(({ by, value }) => `${by} ${value}\n`);
  return bytesToHex(sha256(utf8ToBytes(`kolbiste shares\n${lines.join('')}`)));
}

/** Chance that follows from the shares of the table and of all seats. */
export function sharedSpec(shares: readonly Share[]): KeyedSpec {
  const seed = seedOfShares(shares);
  const sorted = [...shares].sort((a, b) => order(a) - order(b));
  return { source: 'keyed', version: 1, seed, commitment: commitment(seed), shares: sorted };
}

/** Chance that follows from an agreement. */
export function agreedSpec(agreement: Agreement): ChanceSpec {
  const seed = drawSeed(agreement);
  return { source: 'keyed', version: 2, seed, commitment: commitment(seed), agreement };
}

/** The agreement behind a record's chance; undefined = there is none. */
export function agreementOf(spec: ChanceSpec): Agreement | undefined {
  if (spec.source === 'forked') return agreementOf(spec.before);
  return spec.source === 'keyed' && spec.version === 2 ? spec.agreement : undefined;
}

/** What does not follow from what, if anything: the secret from its shares, a value or the secret from its commitment. */
export function specFault(spec: ChanceSpec): { expected: string; actual: string } | undefined {
  if (spec.source === 'fast') return undefined;
  if (spec.source === 'forked') {
    const fault = specFault(spec.before);
    if (fault !== undefined) return fault;
  }
  if (spec.source === 'keyed' && spec.version === 2) {
    const fault = agreementFault(spec.agreement);
    if (fault !== undefined) return { expected: fault.expected, actual: fault.actual };
    const seed = drawSeed(spec.agreement);
    if (seed !== spec.seed) return { expected: `secret ${seed} of the agreement`, actual: `secret ${spec.seed}` };
  }
  const shares = spec.source === 'keyed' && spec.version === 1 ? spec.shares : undefined;
  for (const { by, value, commitment: given } of shares ?? []) {
    const came = commitment(value);
    if (came !== given) return { expected: `share of ${by}: commitment ${given}`, actual: `commitment ${came}` };
  }
  if (shares !== undefined && seedOfShares(shares) !== spec.seed) {
    return { expected: `secret ${seedOfShares(shares)} of the shares`, actual: `secret ${spec.seed}` };
  }
  const came = commitment(spec.seed);
  if (came === spec.commitment) return undefined;
  return { expected: `commitment ${spec.commitment}`, actual: `commitment ${came}` };
}
