/** An effect for each player, in player order; each is "you" in his turn [LOTR 0.2]. */
import { call } from '@kolbiste/kernel';
import { yes } from '../effects/could.ts';
import { couldDo } from '../effects/useful.ts';
import { eachPlayer } from '../flow/each-player.ts';
import { cite } from '../rulebook.ts';
import { playerOrder } from '../seats.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { each: term.oneOf(['player']), do: term.text };

export const each: Verb<typeof schema> = {
  name: 'each',
  schema,
  rule: cite('0.2', 'G.4'),
  run: (s, x, op) => call(s, eachPlayer, { ...x, program: op.do, pc: 0, asked: 0, order: playerOrder(s) }),
  would: { now: (s, x, op) => yes(playerOrder(s).some((seat) => couldDo(s, { ...x, seat }, op.do))) },
  met: (s, x, op) => playerOrder(s).every((seat) => couldDo(s, { ...x, program: op.do, seat }, op.do)),
  cs: (i, s) => s.program(i.do, { ...s, you: 'each' }),
  en: (i, s) => s.program(i.do, { ...s, you: 'each' }),
};
