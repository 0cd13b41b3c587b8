/** Daze: onto the draw pile, or where the text says. */
import { gainStatus } from '../atoms/piles.ts';
import { DAZE } from '../cards/pool.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { DISCARD, DRAW } from '../state.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { daze: term.int(1, 9), to: term.struck, where: term.optional(term.oneOf(['top', 'discard'])) };
const CARDS = ['kartu ochromení', 'karty ochromení', 'karet ochromení'] as const;

export const daze: Verb<typeof schema> = {
  name: 'daze',
  schema,
  rule: cite('24.6', 'R48'),
  run(s, x, { daze: n, to, where }) {
    for (const on of targetsOf(s, x, to)) gainStatus(s, on, DAZE, n, where === 'discard' ? DISCARD : DRAW, daze.rule);
  },
  cs: (i, s) =>
    `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'struck', s).dat} ${i.where === 'discard' ? 'do odkládací hromádky' : 'na dobírací balíček'} ${csCount(i.daze, CARDS)}`,
  en: (i, s) => {
    const cards = enCount(i.daze, 'daze', 'daze');
    const place = `${i.where === 'discard' ? 'in' : 'on top of'} ${isSelf(i.to, 'struck', s) ? 'your' : 'their'} ${i.where === 'discard' ? 'discard pile' : 'draw pile'}`;
    return isSelf(i.to, 'struck', s)
      ? `put ${cards} ${place}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'struck', s).en} ${cards} ${place}`;
  },
};
