/** A status card with the half that is called burn. */
import { mixDraw } from '../atoms/draw-pile.ts';
import { gainStatus } from '../atoms/piles.ts';
import { BURN } from '../cards/pool.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { DISCARD, DRAW } from '../state.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { burn: term.int(1, 9), to: term.struck, shuffled: term.flag };
const CARDS = ['kartu popáleniny', 'karty popáleniny', 'karet popáleniny'] as const;

export const burn: Verb<typeof schema> = {
  name: 'burn',
  schema,
  rule: cite('24.10', '14.3', 'R47', 'R48'),
  run(s, x, { burn: n, to, shuffled }) {
    for (const on of targetsOf(s, x, to)) {
      gainStatus(s, on, BURN, n, shuffled ? DRAW : DISCARD, burn.rule);
      if (shuffled) mixDraw(s, on, burn.rule);
    }
  },
  cs: (i, s) =>
    `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'struck', s).dat} ${i.shuffled ? 'do dobíracího balíčku a zamíchá ho' : 'do odkládací hromádky'} ${csCount(i.burn, CARDS)}`,
  en: (i, s) => {
    const cards = enCount(i.burn, 'burn', 'burns');
    const pile = i.shuffled ? 'draw pile, shuffled into it' : 'discard pile';
    const place = `in ${isSelf(i.to, 'struck', s) ? 'your' : 'their'} ${pile}`;
    return isSelf(i.to, 'struck', s)
      ? `put ${cards} ${place}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'struck', s).en} ${cards} ${place}`;
  },
};
