/** Block for every enemy of a name. */
import { addBlock, enemyOf } from '../atoms/creatures.ts';
import { enemyName } from '../cards/names.ts';
import { enemyCard } from '../cards/pool.ts';
import { cite } from '../rulebook.ts';
import { ALIVE, CARD, EVERY_ROW, GONE, ROW } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { guard: term.int(1, 20), kind: term.kindName };

export const guard: Verb<typeof schema> = {
  name: 'guard',
  schema,
  rule: cite('14.2', '24.5'),
  run(s, x, { guard: n, kind }) {
    const row = s.enemies[-1 - x.actor][ROW];
    s.enemies.forEach((enemy, e) => {
      const near = enemy[ROW] === row || enemy[ROW] === EVERY_ROW;
      if (near && enemy[GONE] === ALIVE && enemyCard(enemy[CARD]).kind === kind) addBlock(s, enemyOf(e), n, guard.rule);
    });
  },
  cs: (i) => `zvýší obranu nepřítele „${enemyName(i.kind, 'cs')}“ o ${i.guard}`,
  en: (i) => `gives “${enemyName(i.kind, 'en')}” ${i.guard} block`,
};
