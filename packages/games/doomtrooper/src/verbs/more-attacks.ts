/** Until your next turn everybody may attack more than once with normal actions; each further attack costs destiny points [DT 7.3.7]. */
import { addLasting } from '../atoms/combat.ts';
import { MORE_ATTACKS } from '../cards/static.ts';
import { UNTIL_TURN_OF } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { moreAttacks: term.int(1, 10) };

export const moreAttacks: Verb<typeof schema> = {
  name: 'moreAttacks',
  schema,
  rule: cite('7.3.7', '4.22.2', 'R25'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const all = { ...NOTHING_LASTS, play, card, seat, what: MORE_ATTACKS, n: op.moreAttacks };
    addLasting(s, { ...all, until: UNTIL_TURN_OF, ends: seat }, moreAttacks.rule);
  },
  would: (s) => !s.lasting.some(({ what }) => what === MORE_ATTACKS),
  cs: (i) =>
    `do začátku tvého příštího kola smí každý hráč útočit víckrát svými běžnými akcemi, každým dalším útokem za ${i.moreAttacks} B`,
  en: (i) =>
    `until the start of your next turn each player may attack more than once with normal actions, each further attack for ${i.moreAttacks} D`,
};
