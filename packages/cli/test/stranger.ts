/**
 * A stranger's program: recomputes the chance of a game from docs/fair-chance.md alone. It uses nothing of this house, only
 * SHA-256 and HMAC of the platform. Do not import anything else here.
 */
import { createHash, createHmac } from 'node:crypto';

const P = 'kolbiste-chance/2';

interface Round {
  readonly round: number;
  readonly table: string;
  readonly seals: readonly string[];
  readonly commitments: readonly string[];
}

interface Past extends Round {
  readonly by: number;
  readonly values: readonly string[];
}

/** What the page calls terms. */
export interface Terms extends Round {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly common: unknown;
  readonly players: readonly { readonly who: string; readonly name: string; readonly level: string }[];
  readonly restarts: readonly Past[];
}

/** What the page calls agreement. */
export interface Agreed {
  readonly terms: Terms;
  readonly setups: readonly unknown[];
  readonly values: readonly string[];
  readonly secret: string;
  readonly secrets: readonly string[];
}

function message(...fields: (string | number)[]): Buffer {
  return Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(String(field), 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

const sha = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const mac = (key: Buffer, bytes: Buffer): Buffer => createHmac('sha256', key).update(bytes).digest();

function json(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map(json).join(',')}]`;
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  const entries = Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${json(value)}`).join(',')}}`;
}

export const commitment = (id: string, round: number, by: string | number, value: string): string =>
  sha(message(`${P} commitment`, id, round, by, value)).toString('hex');

export const seal = (id: string, round: number, seat: number, table: string, setup: unknown): string =>
  mac(Buffer.from(table, 'hex'), message(`${P} setup`, id, round, seat, json(setup))).toString('hex');

export function fingerprint(terms: Terms): string {
  const fields: (string | number)[] = [`${P} terms`, terms.id, terms.game, terms.rulesVersion, json(terms.common)];
  fields.push(terms.players.length);
  terms.players.forEach((player, seat) => {
    fields.push(player.who, player.level, player.name, terms.seals[seat] ?? '', terms.commitments[seat] ?? '');
  });
  fields.push(terms.restarts.length);
  for (const past of terms.restarts) {
    fields.push(past.round, past.by, past.table);
    terms.players.forEach((_, seat) => {
      fields.push(past.seals[seat] ?? '', past.commitments[seat] ?? '', past.values[seat] ?? '');
    });
  }
  fields.push(terms.round, terms.table);
  return sha(message(...fields)).toString('hex');
}

/** @param purpose draws or decks */
export function key(agreement: Agreed, purpose: string): string {
  const values = agreement.values.filter((_, seat) => agreement.terms.players[seat]?.who === 'person');
  const secrets = message(agreement.secret, ...values);
  const prk = mac(Buffer.from(fingerprint(agreement.terms), 'hex'), secrets);
  return mac(prk, Buffer.concat([Buffer.from(`${P} ${purpose}`), Buffer.from([1])])).toString('hex');
}

export function draw(seed: string, k: number, n: number): number {
  const limit = Math.floor(4294967296 / n) * n;
  for (let again = 0; ; again++) {
    const block = mac(Buffer.from(seed, 'hex'), Buffer.from(again === 0 ? `${k}` : `${k}/${again}`));
    for (let at = 0; at < 32; at += 4) {
      const number = block.readUInt32BE(at);
      if (number < limit) return number % n;
    }
  }
}

/** What of a whole agreement does not follow from the rest. */
export function faults(agreement: Agreed): string[] {
  const { terms, setups, secret, secrets, values } = agreement;
  const found: string[] = [];
  const check = (what: string, is: string, due: string): void => void (is === due || found.push(what));
  const rounds = [
    ...terms.restarts.map((past, i) => ({ ...past, secret: secrets[i] ?? '' })),
    { ...terms, values, secret },
  ];
  for (const one of rounds) {
    const { round } = one;
    check(`table ${round}`, one.table, commitment(terms.id, round, 'table', one.secret));
    setups.forEach((setup, seat) => {
      check(`seal ${round} ${seat}`, one.seals[seat] ?? '', seal(terms.id, round, seat, one.secret, setup));
      const value = one.values[seat] ?? '';
      if (value !== '')
        check(`seat ${round} ${seat}`, one.commitments[seat] ?? '', commitment(terms.id, round, seat, value));
    });
  }
  return found;
}

/** The secret of a link of a campaign, hashed down from the last one there can be. */
export function linkSecret(root: string, link: number): string {
  let secret: Buffer = Buffer.from(root, 'hex');
  for (let at = 1000; at > link; at--) secret = sha(secret);
  return secret.toString('hex');
}

/** The key of all draws of a link. */
export const linkSeed = (id: string, link: number, secret: string): string =>
  mac(Buffer.from(secret, 'hex'), message('kolbiste-chain/1 link', id, link)).toString('hex');
