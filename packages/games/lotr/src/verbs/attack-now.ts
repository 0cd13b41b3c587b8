/** The character chosen last attacks at once, alone. */
import { call } from '@kolbiste/kernel';
import { targetsOf } from '../effects/attacks.ts';
import { must } from '../effects/could.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { extraAttack } from '../flow/extra-attack.ts';
import { isCharacter, isReady, thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { attackNow: term.oneOf(['it']) };

/** Whether the character that was exhausted for it, or before that any ready one, could attack an enemy alone. */
const couldAttack = (s: State, x: EffectContext): boolean =>
  s.things.some((t) => {
    if (x.it > 0 ? t.id !== x.it : !isCharacter(t) || t.seat !== x.seat || !isReady(t)) return false;
    return targetsOf(s, x.seat, t).length > 0;
  });

export const attackNow: Verb<typeof schema> = {
  name: 'attackNow',
  schema,
  rule: cite('L65', 'K.1', 'L89'),
  run(s, x) {
    if (thingOf(s, x.it) !== null) call(s, extraAttack, { seat: x.seat, attacker: x.it });
  },
  would: { now: (s, x) => must(couldAttack(s, x)) },
  full: (s, x) => x.it > 0 && couldAttack(s, x),
  cs: (i, s) => `${cs.named(i.attackNow, 'nom', s)} hned sama zaútočí na nepřítele, na kterého smí útočit`,
  en: (i, s) => `${en.named(i.attackNow, s)} at once attacks an enemy it may attack, alone`,
};
