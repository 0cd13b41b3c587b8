/** All that is kept, and the only place that speaks to the database. The same code runs on SQLite and on PostgreSQL. */

import { Games } from './games.ts';
import { Link } from './link.ts';
import { PackedRecords } from './packed.ts';
import { Policies } from './policies.ts';
import { Pulses } from './pulses.ts';
import { Steps } from './steps.ts';
import type { Database } from './tables.ts';
import { ToldTexts } from './told.ts';
import { Upkeep } from './upkeep.ts';
import { Aside } from './whole.ts';

export class Store {
  readonly games: Games;
  readonly steps: Steps;
  readonly told: ToldTexts;
  readonly records: PackedRecords;
  readonly policies: Policies;
  readonly pulses: Pulses;
  readonly aside: Aside;
  readonly upkeep: Upkeep;

  /** @param shared whether several processes may write at once: then each takes the game's advisory lock */
  constructor(db: Database, shared: boolean) {
    const link = new Link(db, shared);
    this.aside = new Aside(db);
    this.games = new Games(link, this.aside);
    this.steps = new Steps(link, this.aside);
    this.told = new ToldTexts(link);
    this.records = new PackedRecords(db);
    this.policies = new Policies(link);
    this.pulses = new Pulses(db);
    this.upkeep = new Upkeep(link, this.aside);
  }
}
