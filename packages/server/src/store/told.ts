/**
 * What each viewer was told of the steps. Taken out of the lists that are kept (../table/serialized.ts) by the database, so that
 * what the others were told is neither carried nor read here.
 */
import { sql } from 'kysely';
import type { Link } from './link.ts';

/** A place in a list, as SQLite's functions for JSON write it. */
const at = (place: number) => sql.lit(`$[${place}]`);

export class ToldTexts {
  private readonly link: Link;

  constructor(link: Link) {
    this.link = link;
  }

  /**
   * What one viewer was told in the steps after one up to another, each as JSON.
   * @param place of the viewer in the list
   */
  async to(game: string, place: number, after: number, upTo: number): Promise<string[]> {
    const list = this.link.shared ? sql`told::json` : sql`told`;
    const own = this.link.shared
      ? sql<string>`(case json_typeof(${list} -> ${sql.lit(place)}) when 'number' then ${list} -> (${list} ->> ${sql.lit(place)})::int else ${list} -> ${sql.lit(place)} end)::text`
      : sql<string>`case json_type(told, ${at(place)}) when 'integer' then json_extract(told, '$[' || json_extract(told, ${at(place)}) || ']') else json_extract(told, ${at(place)}) end`;
    const query = this.link.db
      .selectFrom('steps')
      .select(own.as('own'))
      .where('game', '=', game)
      .where('step', '>', after)
      .where('step', '<=', upTo)
      .orderBy('step');
    const rows = await this.link.patient(() => query.execute());
    return rows.map((row) => row.own);
  }

  /**
   * The whole view that was kept of a step for one viewer, as JSON; null = none was.
   * @param behind how many viewers the list has: the views stand behind them
   */
  async viewAt(game: string, step: number, place: number, behind: number): Promise<string | null> {
    const path = step === 0 ? [place, 'full'] : [behind, place];
    const view = this.link.shared
      ? sql<string | null>`(told::json #> ${sql.lit(`{${path.join(',')}}`)})::text`
      : sql<string | null>`json_extract(told, ${sql.lit(step === 0 ? `$[${place}].full` : `$[${behind}][${place}]`)})`;
    const { db } = this.link;
    const query = db.selectFrom('steps').select(view.as('view')).where('game', '=', game).where('step', '=', step);
    const row = await this.link.patient(() => query.executeTakeFirst());
    return row?.view ?? null;
  }
}
