/** How many games an address may have, and how much may be kept of them, and of all. */
import { Buckets } from '../cost/bucket.ts';
import type { Limits, Settings } from '../settings.ts';
import type { Usage } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import { Refusing } from './sitting.ts';

const HOUR = 3600;
/** Milliseconds for which what all use together is taken as known. */
const KNOWN_MILLIS = 10_000;
const MEGABYTE = 1e6;

export interface QuotaOptions {
  readonly store: Store;
  readonly limits: Limits;
  readonly settings: Pick<Settings, 'addressMegabytes' | 'allMegabytes'>;
  readonly now: () => number;
}

export class Quota {
  private readonly options: QuotaOptions;
  private readonly created: Buckets;
  private all: Promise<Usage> | undefined;
  private asked = 0;

  constructor(options: QuotaOptions) {
    const { newGames } = options.limits;
    this.options = options;
    this.created = new Buckets({ burst: newGames, perSecond: newGames / HOUR }, options.now);
  }

  /** @throws Refusing when an address may not have another game now */
  async check(address: string): Promise<void> {
    const { store, limits, settings } = this.options;
    const wait = this.created.wait(address, 1);
    if (wait > 0) throw new Refusing('tooFast', undefined, undefined, wait);
    const { unfinished, bytes, rows } = await store.games.usage(address);
    if (unfinished >= limits.games) throw new Refusing('tooMany');
    if (bytes >= settings.addressMegabytes * MEGABYTE || rows >= limits.rowsOfAddress) throw new Refusing('tooMuch');
    if (await this.full()) throw new Refusing('full');
  }

  /** An address has got another game. */
  took(address: string): void {
    this.created.use(address, 1);
  }

  /** Whether all games together take as much as they may. */
  async full(): Promise<boolean> {
    const { store, limits, settings, now } = this.options;
    if (this.all === undefined || now() - this.asked > KNOWN_MILLIS) {
      this.asked = now();
      this.all = store.games.usage();
      this.all.catch(() => (this.all = undefined));
    }
    const { bytes, rows } = await this.all;
    return bytes >= settings.allMegabytes * MEGABYTE || rows >= limits.rowsInAll;
  }

  /** Whether a game that only bots play has to end, so that others can go on. */
  async exceeded(address: string | null): Promise<boolean> {
    const { store, limits, settings } = this.options;
    if (await this.full()) return true;
    if (address === null) return false;
    const { bytes, rows } = await store.games.usage(address);
    return bytes >= settings.addressMegabytes * MEGABYTE || rows >= limits.rowsOfAddress;
  }
}
