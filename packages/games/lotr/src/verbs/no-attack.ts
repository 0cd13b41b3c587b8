/** Enemies do not attack in this phase: bans are tied to the player who is protected, one that moves on may attack another [LOTR L86]. */
import { emit } from '@kolbiste/kernel';
import { WHO } from '../cards/code.ts';
import { mayStillAttack } from '../effects/attacks.ts';
import { yes } from '../effects/could.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { engagedWith } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  noAttack: term.oneOf(['enemy', 'all']),
  against: term.playerCalled({ engagedPlayer: -1, chosen: WHO.chosen }),
  of: term.optional(term.target),
};

const ofPlayer = (s: State, seat: number): Thing[] => engagedWith(s, seat).filter((t) => mayStillAttack(s, t));

export const noAttack: Verb<typeof schema> = {
  name: 'noAttack',
  schema,
  rule: cite('L21', 'L86', 'G.9'),
  run(s, x, op, on) {
    for (const t of op.against === WHO.chosen ? ofPlayer(s, x.who) : on) {
      s.bans.push(t.id, t.seat);
      emit(s, E.banned, noAttack.rule, t.id, t.card, t.seat);
    }
  },
  would: {
    thing: (s, _x, _op, t) => mayStillAttack(s, t),
    now: (s, x) => yes(x.who >= 0 && ofPlayer(s, x.who).length > 0),
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
