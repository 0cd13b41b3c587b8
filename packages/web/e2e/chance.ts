/**
 * Chance that repeats, for browser tests alone: what a page, its workers and a server under test draw follows from the
 * test's title and `KOLBISTE_E2E_SEED`. Nothing of it is part of the product: pages are told by an init script, workers by
 * lines before their script in the tests' own copy of the build (serve.mjs), servers by an option or a preload.
 */
import { createHash } from 'node:crypto';

const BASE = process.env['KOLBISTE_E2E_SEED'] ?? 'kolbiste';

/** What the seed of a test follows from; in whichever process, and however many tests came before. */
export interface Titled {
  /** The file, the groups, the test. */
  readonly titlePath: readonly string[];
  readonly repeatEachIndex: number;
}

/** What `KOLBISTE_E2E_SEED` has to be so that a test goes the same way again; each repetition has chance of its own. */
export const baseOf = ({ repeatEachIndex }: Titled, base = BASE): string =>
  repeatEachIndex === 0 ? base : `${base}+${repeatEachIndex}`;

/** The seed of a test. */
export const seedOf = (test: Titled, base = BASE): string => [baseOf(test, base), ...test.titlePath].join(' / ');

/**
 * From here on `crypto.getRandomValues` of this page or worker repeats: the seed's hash is the state of a small generator
 * (sfc32). It stands for itself, because it is carried as a text into pages and workers.
 */
function seedScope(seed: string): void {
  const state = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  const word = (): number => {
    const [a, b, c, n] = state;
    const sum = (a + b + n) | 0;
    state.splice(0, 4, b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (n + 1) | 0);
    return sum >>> 0;
  };
  for (const sign of seed) {
    state[0] = Math.imul(state[0] ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    word();
  }
  for (let n = 0; n < 12; n++) word();
  const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let n = 0; n < bytes.length; n++) bytes[n] = word() >>> 24;
    return array;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: getRandomValues, configurable: true });
}

/** Seeds a page and gives each of its workers a seed by its name; each tab and each document that it opens draws anew. */
function seedPage(seed: string, scope: (seed: string) => void): void {
  const next = (storage: Storage, key: string): number => {
    const count = Number(storage.getItem(key) ?? 0);
    storage.setItem(key, String(count + 1));
    return count;
  };
  let [tab, opened] = ['0', 0];
  try {
    tab = sessionStorage.getItem('kolbiste-e2e.tab') ?? String(next(localStorage, 'kolbiste-e2e.tabs'));
    sessionStorage.setItem('kolbiste-e2e.tab', tab);
    opened = next(sessionStorage, 'kolbiste-e2e.documents');
  } catch {
    // An empty page has no storage, and draws nothing.
  }
  const here = tab === '0' ? `${seed} / ${opened}` : `${seed} / tab ${tab} / ${opened}`;
  scope(here);
  let workers = 0;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(script: string | URL, options: WorkerOptions = {}) {
      super(script, { ...options, name: `${options.name ?? ''} seed:${here} / worker ${workers++}` });
    }
  };
}

/** The init script of a page. */
export const pageScript = (seed: string): string => `(${seedPage})(${JSON.stringify(seed)}, ${seedScope});`;

/** The lines before a worker's script: one that is given no seed draws as ever. */
export const WORKER_LINES = `{const s=/ seed:(.*)$/s.exec(self.name);if(s!==null)(${seedScope})(s[1])}\n`;

/** Bytes for a server: its ids, its keys, its share of chance. */
export function seededBytes(seed: string): (count: number) => Buffer {
  let drawn = 0;
  return (count) => {
    const hash = createHash('shake256', { outputLength: count });
    return hash.update(`${seed} / ${drawn++}`).digest();
  };
}
