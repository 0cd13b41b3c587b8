/** A queue in which nobody waits for all that one other has ordered: by turns over the payers, and over the tables of each. */
export class FairQueue<T> {
  /** Those who have had their turn stand last. */
  private readonly payers = new Map<string, Map<string, T[]>>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(payer: string, table: string, item: T): void {
    const tables = this.payers.get(payer) ?? new Map<string, T[]>();
    this.payers.set(payer, tables);
    const items = tables.get(table) ?? [];
    tables.set(table, items);
    items.push(item);
    this.count++;
  }

  shift(): T | undefined {
    const [first] = this.payers;
    if (first === undefined) return undefined;
    const [payer, tables] = first;
    const [table, items] = tables.entries().next().value as [string, T[]];
    const item = items.shift();
    tables.delete(table);
    if (items.length > 0) tables.set(table, items);
    this.payers.delete(payer);
    if (tables.size > 0) this.payers.set(payer, tables);
    this.count--;
    return item;
  }

  /** All that wait, by payer and table. */
  *[Symbol.iterator](): Generator<T> {
    for (const tables of this.payers.values()) for (const items of tables.values()) yield* items;
  }

  /** Takes all out. */
  clear(): T[] {
    const all: T[] = [];
    for (let item = this.shift(); item !== undefined; item = this.shift()) all.push(item);
    return all;
  }
}
