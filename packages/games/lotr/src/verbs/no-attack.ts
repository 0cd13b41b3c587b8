/** Enemies do not attack in this phase: bans are tied to the player who is protected, one that moves on may attack another [LOTR L86]. */
import { ban } from '../atoms/table.ts';
import { WHO } from '../cards/code.ts';
import { mayStillAttack, stillToAttack } from '../effects/attacks.ts';
import { yes } from '../effects/could.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  noAttack: term.oneOf(['enemy', 'all']),
  against: term.playerCalled({ engagedPlayer: -1, chosen: WHO.chosen }),
  of: term.optional(term.target),
};

export const noAttack: Verb<typeof schema> = {
  name: 'noAttack',
  schema,
  rule: cite('L21', 'L86', 'G.9'),
  run(s, x, op, on) {
    for (const t of op.against === WHO.chosen ? stillToAttack(s, x.who) : on) ban(s, t, noAttack.rule);
  },
  would: {
    thing: (s, _x, _op, t) => mayStillAttack(s, t),
    now: (s, x) => yes(x.who >= 0 && stillToAttack(s, x.who).length > 0),
  },
  asks: { cs: 'kdo nebude smět útočit?', en: 'which enemy cannot attack?' },
  cs: (i, s) =>
    i.of === undefined
      ? 'žádný nepřítel ve střetu s ním na něj v této fázi nemůže útočit'
      : `zvol ${cs.whom(i.of, 'acc', s)}; ten na toho hráče v této fázi nemůže útočit`,
  en: (i, s) =>
    i.of === undefined
      ? 'no enemy engaged with that player can attack them this phase'
      : `choose ${en.whom(i.of, s)}; it cannot attack that player this phase`,
};
