/**
 * Attacks that an effect brings: of one character, at once, not counted among the declared ones [LOTR L65]; of enemies
 * beside the one of the phase, also of one that is not engaged with the attacked player [LOTR L27].
 */
import { call, done, goto, resetCause } from '@kolbiste/kernel';
import { isKept, targetsOf } from '../effects/attacks.ts';
import { thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import { attackEnemy, enemyAttacks } from './begin-attack.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';

const EXTRA = cite('L65', 'K.1', 'L89');
const COMES = cite('L27', '6.2.0.1');

interface ExtraLocals {
  [name: string]: number | number[];
  seat: number;
  attacker: number;
}

const choose = flow.step<ExtraLocals>('choose', EXTRA, (s, x) => {
  const t = thingOf(s, x.attacker);
  const found = t === null ? [] : targetsOf(s, x.seat, t);
  call(
    s,
    pickOne,
    listLocals(
      x.seat,
      found.map((e) => e.id),
      ASK.target,
    ),
  );
});
const go = flow.step<ExtraLocals>('attack', EXTRA, (s, x, f) => {
  if (thingOf(s, f.result) !== null) attackEnemy(s, x.seat, f.result, [x.attacker]);
});
export const extraAttack = flow.procedure<ExtraLocals>(
  'extraAttack',
  { rule: EXTRA, locals: { seat: 0, attacker: 0 }, see: 'open' },
  [choose, go],
);

interface ComingLocals {
  [name: string]: number | number[];
  seat: number;
  enemies: number[];
}
const next = flow.step<ComingLocals>('next', COMES, (s, x, f) => {
  const enemy = x.enemies.shift();
  if (enemy === undefined) return done(f);
  goto(f, next);
  const t = thingOf(s, enemy);
  if (t !== null && isKept(s, x.seat, t)) return;
  resetCause(s, f);
  enemyAttacks(s, x.seat, enemy, 1);
});
/** One enemy after the other. */
export const enemiesCome = flow.procedure<ComingLocals>(
  'enemiesCome',
  { rule: COMES, locals: { seat: 0, enemies: [] }, see: 'open' },
  [next],
);
