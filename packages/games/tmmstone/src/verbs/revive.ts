/** The unit that died is summoned again by the speaker's player, in its own place where it speaks itself. */
import { inGrave } from '../atoms/zones.ts';
import { freeSlots, standing, unitOf } from '../board.ts';
import { REVIVED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { objects } from './kit/index.ts';
import { REVIVE, reviveFrom } from './kit/reviving.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { revive: term.who };

export const revive: Verb<typeof schema> = {
  name: 'revive',
  schema,
  rule: REVIVE,
  run(s, x, op) {
    const id = objects(s, x, op.revive)[0] ?? -1;
    const u = unitOf(s, id);
    if (u === null || standing(s, id) !== null || u.marks & REVIVED) return;
    const found = inGrave(s, id);
    if (found === null) return;
    if (freeSlots(s, x.seat) !== 0) u.marks |= REVIVED;
    reviveFrom(s, found.owner, found.at, x.seat, id === x.self ? u.place : -1);
  },
  cs: (i, s) => cs.does('oživ', i.revive, s),
  en: (i, s) => en.does('revive', i.revive, s),
};
