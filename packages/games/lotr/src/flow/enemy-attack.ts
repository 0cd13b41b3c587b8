/**
 * One enemy's attack, in four parts in the given order, a window at the end of each [LOTR 6.2.0.1] [LOTR 6.2.0.2].
 * E1 the enemy is chosen, what waits for its attack happens (6.2.1.1, L82) - E2 one defender or none (6.2.2), then sentinels of
 * others (L26), what waits for a defender (L81) - E3 shadow cards are turned up and resolved (6.2.3) - E4 damage: see
 * enemy-strike.ts.
 */
import type { Frame } from '@kolbiste/kernel';
import { call, emit, goto, setCause } from '@kolbiste/kernel';
import { exhaust, mark } from '../atoms/marks.ts';
import * as table from '../atoms/table.ts';
import { dropShadow } from '../atoms/things.ts';
import { E } from '../events.ts';
import { shadowsOf, thingOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { othersOf } from '../seats.ts';
import type { State } from '../state.ts';
import { HAS_ATTACKED } from '../state.ts';
import { W } from '../vocabulary.ts';
import { enemyAttackLocals } from './begin-attack.ts';
import { canDefend, D_NONE, listDefenders, mayDefend } from './defenders.ts';
import {
  afterDamage,
  damagePart,
  endIfOver,
  finish,
  partWindow,
  SHADOWS_GO,
  strike,
  struckAll,
  victim,
} from './enemy-strike.ts';
import type { EnemyAttack } from './forward-refs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { shadowing } from './shadow.ts';

const ATTACKS = cite('6.2.0.1', '6.2.1.1', 'L2');
const BEGINS = cite('6.2.1.1', 'L14', 'L82');
const DEFENDS = cite('6.2.2.1', '6.2.2.2', '6.2.2.4', 'L23', 'L24', 'L27', 'L28', 'L29');
const UNDEFENDED = cite('6.2.2.3', 'L25');
const SENTINELS = cite('6.2.2.4', 'K.2', 'L26');

// E1

const begin = flow.step<EnemyAttack>('begin', BEGINS, (s, x) => {
  const enemy = thingOf(s, x.enemy);
  if (enemy === null) return;
  if (x.extra === 0) mark(enemy, HAS_ATTACKED);
  if (x.extra === 1) {
    for (const place of shadowsOf(s, enemy.id).reverse()) dropShadow(s, place, SHADOWS_GO);
    table.dealShadow(s, enemy, SHADOWS_GO);
  }
  noteThat(s, N.attacks, enemy.id, enemy.card, x.seat);
  settle(s);
});
const afterChoice = flow.step<EnemyAttack>('afterChoice', cite('6.2.0.2', 'W.5'), (s, x) =>
  partWindow(s, x, W.enemyChosen),
);

// E2

const firstPart = flow.step<EnemyAttack>('declareDefender', DEFENDS, (s, x, f) => void endIfOver(s, x, f));

const defender = flow.question<EnemyAttack>('defender', DEFENDS, {
  kind: 'defender',
  fresh: true,
  seats: (s, x) => (canDefend(s, x, x.seat) ? 1 << x.seat : 0),
  candidates: (s, x, seat, out) => listDefenders(s, x, seat, (option) => out.push(option)),
  check: (s, x, seat, option) => (option === D_NONE ? 0 : mayDefend(s, x, seat, thingOf(s, option))),
  cite: (_s, _x, _seat, option) => (option === D_NONE ? UNDEFENDED : DEFENDS),
});

/** With leave to declare many he is asked again until he has enough [LOTR L24]. */
const declared = flow.step<EnemyAttack>('declared', DEFENDS, (s, x, f) => {
  if (f.result === D_NONE) return;
  defend(s, x, f, DEFENDS);
  if ((s.many >>> x.seat) & 1) goto(f, defender);
});

function defend(s: State, x: EnemyAttack, f: Frame, rule: number): void {
  const t = thingOf(s, f.result);
  if (t === null) return;
  exhaust(s, t, rule);
  x.defenders.push(t.id);
  setCause(f, emit(s, E.defended, rule, t.id, t.card, x.enemy, thingOf(s, x.enemy)?.card ?? 0));
}

const others = othersOf<EnemyAttack>('asked');

const toSentinels = flow.step<EnemyAttack>('toSentinels', SENTINELS, (_s, x) => others.begin(x));

/** Others are asked clockwise once the attacked player has declared none [LOTR L26]. */
const sentinel = flow.question<EnemyAttack>('sentinel', SENTINELS, {
  kind: 'defender',
  seats: others.asks((s, x, seat) => x.defenders.length === 0 && canDefend(s, x, seat)),
  candidates: (s, x, seat, out) => listDefenders(s, x, seat, (option) => out.push(option)),
  check: (s, x, seat, option) => (option === D_NONE ? 0 : mayDefend(s, x, seat, thingOf(s, option))),
});
const sentinelDeclared = flow.step<EnemyAttack>('sentinelDeclared', SENTINELS, (s, x, f) => {
  if (f.result !== D_NONE) defend(s, x, f, SENTINELS);
  if (x.defenders.length > 0) return;
  others.pass(x);
  if (!others.over(s, x)) goto(f, sentinel);
});

const settled = flow.step<EnemyAttack>('defenderSettled', cite('6.2.2.1', '6.2.2.3', 'L81'), (s, x, f) => {
  if (x.defenders.length === 0) {
    x.undefended = 1;
    setCause(f, emit(s, E.undefended, UNDEFENDED, x.enemy, thingOf(s, x.enemy)?.card ?? 0, x.seat));
  }
  for (const id of x.defenders) noteThat(s, N.defenderDeclared, id, thingOf(s, id)?.card ?? 0, x.seat);
  settle(s);
});
const afterDefender = flow.step<EnemyAttack>('afterDefender', cite('6.2.0.2', 'W.5'), (s, x) =>
  partWindow(s, x, W.defenderDeclared),
);

// E3

const shadows = flow.step<EnemyAttack>('resolveShadow', cite('6.2.3.1', 'L32', 'L33', 'L34'), (s, x, f) => {
  if (endIfOver(s, x, f)) return;
  call(s, shadowing, { ...shadowing.sample, seat: x.seat, enemy: x.enemy });
});
const afterShadow = flow.step<EnemyAttack>('afterShadow', cite('6.2.0.2', 'L12', 'L32', 'W.5'), (s, x) =>
  partWindow(s, x, W.shadowResolved),
);

export const enemyAttack = flow.procedure<EnemyAttack>(
  'enemyAttack',
  { rule: ATTACKS, locals: enemyAttackLocals(0, 0, 0), see: 'open' },
  [
    begin,
    afterChoice,
    firstPart,
    defender,
    declared,
    toSentinels,
    sentinel,
    sentinelDeclared,
    settled,
    afterDefender,
    shadows,
    afterShadow,
    damagePart,
    victim,
    strike,
    struckAll,
    afterDamage,
    finish,
  ],
);
