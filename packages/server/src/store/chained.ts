/** Brings tables up to date that were kept without hashes; see ./whole.ts. What is there by then is taken to be right. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { hashIn } from './whole.ts';

const STEP = ['game', 'step', 'seat', 'option', 'at', 'answer', 'told'];
const GAME = ['id', 'game', 'rules', 'status', 'epoch', 'revision', 'created', 'head', 'people'];

const ofStep = (postgres: boolean, before: string): string =>
  hashIn(postgres, [before, ...STEP.map((name) => `s.${name}`)].join(', '));

export const chained = (postgres: boolean): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (text: string): Promise<unknown> => sql.raw(text).execute(db);
    await run(`alter table steps add column chain text not null default ''`);
    await run(`alter table games add column seal text not null default ''`);
    await run(`alter table games add column flaw integer`);
    await run(`create index games_flaw on games (flaw) where flaw is not null`);
    await run(`
      with recursive made (game, step, chain) as (
        select s.game, s.step, ${ofStep(postgres, "''")} from steps s where s.step = 0
        union all
        select s.game, s.step, ${ofStep(postgres, 'made.chain')}
        from made join steps s on s.game = made.game and s.step = made.step + 1)
      update steps set chain = made.chain from made where made.game = steps.game and made.step = steps.step`);
    await run(`update games set seal = ${hashIn(postgres, GAME.join(', '))}`);
    // Records are made anew when they are asked for.
    await run('delete from records');
    await run(`alter table records add column hash text not null default ''`);
    if (!postgres) return;
    // A process of the version before, which knows nothing of them, is not to write beside this one.
    await run('alter table steps alter column chain drop default');
    await run('alter table games alter column seal drop default');
  },
});
