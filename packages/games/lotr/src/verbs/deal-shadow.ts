/** More shadow cards for the enemy that says it. */
import { emit } from '@kolbiste/kernel';
import { dealShadow as dealOne } from '../atoms/table.ts';
import { yes } from '../effects/could.ts';
import { E } from '../events.ts';
import { thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { dealShadow: term.few };

export const dealShadow: Verb<typeof schema> = {
  name: 'dealShadow',
  schema,
  rule: cite('6.1.1', 'L22', 'L82'),
  run(s, x, op) {
    const enemy = thingOf(s, x.self);
    if (enemy === null) return;
    for (let i = 0; i < op.dealShadow; i++) {
      emit(s, E.extraShadow, dealShadow.rule, enemy.id, enemy.card);
      dealOne(s, enemy, dealShadow.rule);
    }
  },
  would: { now: (s) => yes(s.encounter.length > 0) },
  cs(i, s) {
    const cards = cs.counted(i.dealShadow, 'kartu stínu', 'karty stínu', 'karet stínu');
    return `${cs.mood(s, 'rozdej', 'rozdat')} ${cs.named('self', 'dat', s)} navíc ${cards}`;
  },
  en: (i, s) => `deal ${i.dealShadow} more shadow ${i.dealShadow === 1 ? 'card' : 'cards'} to ${en.named('self', s)}`,
};
