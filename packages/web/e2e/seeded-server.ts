/** Preloaded by a server under test: what it draws for its games follows from `KOLBISTE_E2E_SERVER`. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seededBytes } from './chance.ts';

const drawn = crypto.randomBytes;
const seeded = seededBytes(process.env['KOLBISTE_E2E_SERVER'] ?? '');

/** Ids of games have 15 bytes, shares of chance 32; whatever else is drawn in this process is drawn as ever. */
const SEEDED = [15, 32];

function randomBytes(count: number, then?: (error: Error | null, bytes: Buffer) => void): Buffer | void {
  if (then !== undefined) return drawn(count, then);
  return SEEDED.includes(count) ? seeded(count) : drawn(count);
}

Object.assign(crypto, { randomBytes });
syncBuiltinESMExports();
