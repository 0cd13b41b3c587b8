/**
 * All that lie under this unit are summoned at once, fresh; for whom there is no room goes to the grave [TMM R2]
 * [TMM R40].
 */
import { call } from '@kolbiste/kernel';
import { unitOf } from '../board.ts';
import { summoning, summonLocals } from '../flow/summon.ts';
import { cite } from '../rulebook.ts';
import { sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { release: term.side };

export const release: Verb<typeof schema> = {
  name: 'release',
  schema,
  rule: cite('R2', 'R40'),
  run(s, x, op) {
    const u = unitOf(s, x.self);
    if (u === null || u.held.length === 0) return;
    const [card, owner, ...others] = u.held;
    u.held = [];
    const locals = summonLocals(card, sideSeat(s, x, op.release), 1 + others.length / 2);
    call(s, summoning, { ...locals, owner, fromGrave: 1, others });
  },
  cs: (i) =>
    `vyvolej ${i.release === 'opp' ? 'protivníkovi' : 'na své straně'} všechny jednotky, které leží pod touto kartou`,
  en: (i) => `summon all units under this card ${i.release === 'opp' ? 'for the opponent' : 'on your side'}`,
};
