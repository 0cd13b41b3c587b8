/** Only one battle tactic is used until the next turn of whoever plays it; a combat by the other one ends [DT 4.36.2]. */
import { addLasting } from '../atoms/combat.ts';
import { RIGHTS } from '../cards/static.ts';
import { UNTIL_TURN_OF } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { RIGHT } from '../vocabulary.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { onlyTactic: term.standsFor({ fight: RIGHT.noShoot, shoot: RIGHT.noFight }) };

export const onlyTactic: Verb<typeof schema> = {
  name: 'onlyTactic',
  schema,
  rule: cite('4.36.2', 'R103'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const all = { ...NOTHING_LASTS, play, card, seat, what: RIGHTS, n: op.onlyTactic };
    addLasting(s, { ...all, until: UNTIL_TURN_OF, ends: seat }, onlyTactic.rule);
  },
  cs: (i) =>
    `do začátku tvého příštího kola se bojuje jen ${i.onlyTactic === 'fight' ? 'zápasem' : 'střelbou'}; jiný souboj končí`,
  en: (i) =>
    `until the start of your next turn there is only ${i.onlyTactic === 'fight' ? 'Fight' : 'Shoot'} combat; another combat ends`,
};
