/** A status card with the half that is called burn. */
import { gainStatus } from '../atoms/piles.ts';
import { BURN } from '../cards/pool.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { DISCARD } from '../state.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { burn: term.int(1, 9), to: term.struck };
const CARDS = ['kartu popáleniny', 'karty popáleniny', 'karet popáleniny'] as const;

export const burn: Verb<typeof schema> = {
  name: 'burn',
  schema,
  rule: cite('24.10', '14.3', 'R47', 'R48'),
  run(s, x, { burn: n, to }) {
    for (const on of targetsOf(s, x, to)) gainStatus(s, on, BURN, n, DISCARD, burn.rule);
  },
  cs: (i, s) =>
    `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'struck', s).dat} do odkládací hromádky ${csCount(i.burn, CARDS)}`,
  en: (i, s) => {
    const cards = enCount(i.burn, 'burn', 'burns');
    const place = `in ${isSelf(i.to, 'struck', s) ? 'your' : 'their'} discard pile`;
    return isSelf(i.to, 'struck', s)
      ? `put ${cards} ${place}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'struck', s).en} ${cards} ${place}`;
  },
};
