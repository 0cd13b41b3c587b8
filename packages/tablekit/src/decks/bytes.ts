/** Small numbers and texts as bytes in base64url, with a check sum; reading trusts nothing. */

/** More characters than any deck needs; a longer text is not even taken apart. */
export const MOST_CHARACTERS = 6000;
const MOST_ITEMS = 64;

/** Why a text is no deck: cut or changed on the way, of a newer version of the page, or far too long. */
export class LinkFault extends Error {
  readonly why: 'damaged' | 'newer' | 'long';
  constructor(why: 'damaged' | 'newer' | 'long') {
    super(why);
    this.why = why;
  }
}

/** FNV-1a over the bytes, folded to 16 bits: finds a link that was cut or mistyped. */
function sum(bytes: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

export class ByteWriter {
  readonly #bytes: number[] = [];

  /** A whole number from 0 on, seven bits a byte. */
  number(value: number): void {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) this.#bytes.push((left % 128) + 128);
    this.#bytes.push(left);
  }

  /** A whole number of either sign. */
  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }

  list<T>(items: readonly T[], write: (item: T) => void): void {
    this.number(items.length);
    for (const item of items) write(item);
  }

  /** Everything written, with its check sum. */
  close(): string {
    const check = sum(this.#bytes);
    const all = [...this.#bytes, check >> 8, check & 255];
    return btoa(String.fromCharCode(...all))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  }
}

/** Takes a text apart. @throws LinkFault */
export function openBytes(text: string): ByteReader {
  if (text.length > MOST_CHARACTERS) throw new LinkFault('long');
  if (!/^[\w-]{4,}$/.test(text)) throw new LinkFault('damaged');
  let binary: string;
  try {
    binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    throw new LinkFault('damaged');
  }
  const all = Array.from(binary, (character) => character.charCodeAt(0));
  const [high = 0, low = 0] = all.splice(-2);
  if (sum(all) !== high * 256 + low) throw new LinkFault('damaged');
  return new ByteReader(all);
}

export class ByteReader {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; scale <= 0x100000; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new LinkFault('damaged');
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    const length = this.number();
    const bytes = this.#bytes.slice(this.#at, this.#at + length);
    if (bytes.length < length) throw new LinkFault('damaged');
    this.#at += length;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    } catch {
      throw new LinkFault('damaged');
    }
  }

  list<T>(read: () => T): T[] {
    const length = this.number();
    if (length > MOST_ITEMS) throw new LinkFault('damaged');
    return Array.from({ length }, read);
  }

  /** All must have been read. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new LinkFault('damaged');
  }
}
