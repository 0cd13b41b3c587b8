/** A status card with the half that is called slimed. */
import { mixDraw } from '../atoms/draw-pile.ts';
import { gainStatus } from '../atoms/piles.ts';
import { SLIMED } from '../cards/pool.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { DISCARD, DRAW } from '../state.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { slimed: term.int(1, 9), to: term.struck, shuffled: term.flag };
const CARDS = ['kartu slizu', 'karty slizu', 'karet slizu'] as const;

export const slimed: Verb<typeof schema> = {
  name: 'slimed',
  schema,
  rule: cite('24.10', '14.3', 'R47', 'R48'),
  run(s, x, { slimed: n, to, shuffled }) {
    for (const on of targetsOf(s, x, to)) {
      gainStatus(s, on, SLIMED, n, shuffled ? DRAW : DISCARD, slimed.rule);
      if (shuffled) mixDraw(s, on, slimed.rule);
    }
  },
  cs: (i, s) =>
    `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'struck', s).dat} ${i.shuffled ? 'do dobíracího balíčku a zamíchá ho' : 'do odkládací hromádky'} ${csCount(i.slimed, CARDS)}`,
  en: (i, s) => {
    const cards = enCount(i.slimed, 'slimed', 'slimed');
    const pile = i.shuffled ? 'draw pile, shuffled into it' : 'discard pile';
    const place = `in ${isSelf(i.to, 'struck', s) ? 'your' : 'their'} ${pile}`;
    return isSelf(i.to, 'struck', s)
      ? `put ${cards} ${place}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'struck', s).en} ${cards} ${place}`;
  },
};
