/** Effects of a phase that the rules order and no card says. */
import { dropToken, enemyOf } from '../atoms/creatures.ts';
import * as harm from '../atoms/harm.ts';
import { exhaustAt } from '../atoms/piles.ts';
import { effectOf } from '../effects/context.ts';
import { T_STRENGTH } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HAND, PASSING, POISON, pileOf, RETAINS, STANCE } from '../state.ts';
import { FROST, LIGHTNING, WRATH } from '../vocabulary.ts';
import { chooseCards, TO_KEEP } from './choose-cards.ts';
import { useAtEnd } from './orbs.ts';

/** Rules that put an entry into the pool of a phase, instead of programs: below zero. */
export const [B_POISON, B_PASSING, B_ETHEREAL, B_WRATH, B_LIGHTNING, B_FROST, B_RETAIN] = [-1, -2, -3, -4, -5, -6, -7];
const POISONED = cite('17.2', '17.3', '17.4', 'R35');
const PASSES = cite('19.12');
const ETHEREAL = cite('24.7', 'R43', 'R44');
const IN_WRATH = cite('17.20', 'R40');

/** All poisoned enemies lose HP together; then they die [STS R35]. Whoever is gone has no poison. */
function poison(s: State): void {
  const hurt: number[] = [];
  const lost: number[] = [];
  s.enemies.forEach((enemy, e) => {
    const n = harm.lose(s, enemyOf(e), enemy[POISON], POISONED);
    if (n === 0) return;
    hurt.push(e);
    lost.push(n);
  });
  for (const [at, e] of hurt.entries()) if (!harm.isStopped(s)) harm.settleLoss(s, enemyOf(e), lost[at]);
}

export function runBuiltin(s: State, owner: number, rule: number, source: number): void {
  if (rule === B_POISON) poison(s);
  else if (rule === B_PASSING) {
    dropToken(s, owner, T_STRENGTH, s.heroes[owner][PASSING], PASSES);
    s.heroes[owner][PASSING] = 0;
  } else if (rule === B_ETHEREAL) {
    const at = pileOf(s, owner, HAND).indexOf(source);
    if (at >= 0) exhaustAt(s, owner, at, ETHEREAL);
  } else if (rule === B_WRATH) {
    if (s.heroes[owner][STANCE] === WRATH) harm.damage(s, owner, 1, IN_WRATH);
  } else if (rule === B_LIGHTNING) useAtEnd(s, owner, LIGHTNING);
  else if (rule === B_FROST) useAtEnd(s, owner, FROST);
  else if (rule === B_RETAIN)
    chooseCards(s, effectOf(owner, 0), { zone: 0, most: s.heroes[owner][RETAINS], least: 0, sieve: 0, aim: TO_KEEP });
}
