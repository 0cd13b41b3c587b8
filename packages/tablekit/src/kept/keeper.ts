/** A database as the pages use it: every change goes through it and is told to other tabs. */
import type { Change, Database, Decide, Kept, Plan, Row } from './database.ts';
import { changed, openDatabase } from './database.ts';
import { freshEntry, noteDown, notedDown, strikeOut } from './journal.ts';
import { isRaw, missing } from './judge.ts';

/** How a store stands besides its records. */
export interface Standing {
  /** False until the store has been read. */
  readonly open: boolean;
  /** Whether records outlive the page. */
  readonly lasting: boolean;
  /** What the store said when it could not write; '' = nothing. */
  readonly trouble: string;
}

export const UNREAD: Standing = { open: false, lasting: true, trouble: '' };

export interface Keeper<R> {
  /**
   * Changes what is kept; false when the store refused, which the pages then say. The pages see it at once, and from
   * that moment it outlives the page. `decide` may be asked again where another tab has written meanwhile.
   */
  change(decide: (now: R) => Change<R>): Promise<boolean>;
  /** Reads the store for the first time, and again whenever another tab has written. */
  begin(decide: (now: R) => Change<R>): Promise<boolean>;
}

type Tables<R> = { readonly [Store in keyof R]: readonly Row[] };
type Show<R> = (seen: Partial<Kept<R>> & Partial<Standing>) => void;

const isNothing = <R>({ put, drop, aside, discard }: Change<R>): boolean =>
  [...Object.values(put ?? {}), ...Object.values(drop ?? {}), aside, discard].every(
    (rows) => rows === undefined || (rows as readonly unknown[]).length === 0,
  );

/** Changes on their way for which there was no room to write them down: leaving now would lose them. */
let unwritten = 0;
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** @returns what tells that the change has come */
function holdPage(): () => void {
  if (unwritten++ === 0) addEventListener('beforeunload', ask);
  return () => void (--unwritten === 0 && removeEventListener('beforeunload', ask));
}

/** One store of a page. Its transactions run one after another, each decided on what the one before has left. */
class Keeping<R extends Tables<R>> {
  private readonly plan: Plan<R>;
  private readonly show: Show<R>;
  private database: Promise<Database<R>> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  /** Changes on their way. */
  private waiting = 0;
  /** What the page knows, with all that is on its way; undefined = it has to be read first. */
  private known: R | undefined;
  /** Rises whenever the store turns out to be other than the page knew it. */
  private era = 0;
  /** Entries that have come and need not be remembered. */
  private settled: string[] = [];

  constructor(plan: Plan<R>, show: Show<R>) {
    this.plan = plan;
    this.show = show;
  }

  /** @param entry of a change that was written down by a page before; a new one otherwise */
  change(decide: (now: R) => Change<R>, entry?: string): Promise<boolean> {
    const id = entry ?? freshEntry();
    const planned = this.planned(decide, id);
    this.waiting++;
    let release = planned?.written === false ? holdPage() : undefined;
    const choose: Decide<R> = (now, strange) => {
      if (strange) this.forget();
      if (planned !== undefined && planned.era === this.era) return planned.change;
      const change = decide(now);
      if (!isNothing(change) && !noteDown(this.plan.name, id, change)) release ??= holdPage();
      return change;
    };
    const done = this.last.then(() => this.transact(choose, id));
    this.last = done.finally(() => release?.());
    return done;
  }

  /** What the change comes to by all that the page knows; shown and written down at once. */
  private planned(decide: (now: R) => Change<R>, id: string) {
    if (this.known === undefined) return undefined;
    const change = decide(this.known);
    const { era } = this;
    if (isNothing(change)) return { change, era, written: true };
    const written = noteDown(this.plan.name, id, change);
    this.known = changed(this.known, change);
    this.show(this.known as unknown as Partial<Kept<R>>);
    return { change, era, written };
  }

  private forget(): void {
    this.era++;
    this.known = undefined;
  }

  private async transact(decide: Decide<R>, id: string): Promise<boolean> {
    this.database ??= openDatabase(this.plan);
    const { lasting, transact } = await this.database;
    try {
      this.told(await transact(decide, id, this.settled.splice(0)), lasting, '');
      return true;
    } catch (error) {
      this.forget();
      const trouble = error instanceof Error ? error.message : String(error);
      this.show({ open: true, trouble } as Partial<Standing> & Partial<Kept<R>>);
      // The pages have seen the change already: they are to see what is really there.
      await transact(() => ({})).then(
        (kept) => this.told(kept, lasting, trouble),
        () => this.waiting--,
      );
      return false;
    } finally {
      strikeOut(this.plan.name, id);
      this.settled.push(id);
    }
  }

  /** Shows what the store holds; what is still on its way is shown with it. */
  private told(kept: Kept<R>, lasting: boolean, trouble: string): void {
    if (--this.waiting === 0) this.known = this.recordsOf(kept);
    const { aside } = kept;
    this.show({ ...(this.known ?? kept), aside, lasting, open: true, trouble });
  }

  private recordsOf(kept: Kept<R>): R {
    const stores = Object.keys(this.plan.empty) as (keyof R)[];
    return Object.fromEntries(stores.map((store) => [store, kept[store]])) as unknown as R;
  }

  /** Does what pages that were left had still to do. */
  async catchUp(): Promise<boolean> {
    const left = notedDown(this.plan.name);
    for (const { id, change, text } of left) {
      const aside = { id: `file ${id}`, what: 'file' as const, raw: text, faults: [missing('$')] };
      await this.change(() => (isRaw(change) ? change : { aside: [aside] }), id);
    }
    this.database ??= openDatabase(this.plan);
    const come = await (await this.database).entries().catch(() => []);
    const asked = new Set([...left, ...notedDown(this.plan.name)].map(({ id }) => id));
    this.settled.push(...come.filter((id) => !asked.has(id)));
    return left.length > 0;
  }

  /** Reads what others have written. */
  readAgain(): void {
    void this.change(() => ({}));
  }
}

/** @param show takes what the pages are to see */
export function keeper<R extends Tables<R>>(plan: Plan<R>, show: Show<R>): Keeper<R> {
  const keeping = new Keeping(plan, show);
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(plan.name);
  const tell = (done: boolean): boolean => {
    if (done) others?.postMessage('changed');
    return done;
  };
  return {
    change: async (decide) => tell(await keeping.change(decide)),
    async begin(decide) {
      others?.addEventListener('message', () => keeping.readAgain());
      tell(await keeping.catchUp());
      return keeping.change(decide);
    },
  };
}
