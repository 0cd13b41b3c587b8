/**
 * One enemy's attack, in four parts in the given order, a window at the end of each [LOTR 6.2.0.1] [LOTR 6.2.0.2].
 * E1 the enemy is chosen, what waits for its attack happens (6.2.1.1, L82) - E2 one defender or none (6.2.2), then sentinels of
 * others (L26), what waits for a defender (L81) - E3 shadow cards are turned up and resolved (6.2.3) - E4 damage (6.2.4,
 * 6.2.5), what waits for the end of the attack (L13).
 */
import type { Frame } from '@kolbiste/kernel';
import { afresh, because, call, done, emit, emitFrom, goto } from '@kolbiste/kernel';
import * as table from '../atoms/table.ts';
import { damage, dropShadow, exhaust, mark } from '../atoms/things.ts';
import { attackOf, defenseOf } from '../effects/figures.ts';
import { E } from '../events.ts';
import { N, noteThat } from '../notes.ts';
import { ofPlayer, ofThing } from '../origins.ts';
import * as R from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  clockwise,
  HAS_ATTACKED,
  heroesOf,
  isCharacter,
  isHero,
  isIn,
  seatsAt,
  shadowsOf,
  TURNED_UP,
  thingOf,
} from '../state.ts';
import { W } from '../vocabulary.ts';
import { enemyAttackLocals } from './begin-attack.ts';
import type { EnemyAttack } from './circle.ts';
import { canDefend, D_NONE, listDefenders, mayDefend } from './defenders.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { shadowing } from './shadow.ts';
import { openWindow } from './window.ts';

const ATTACKS = cite('6.2.0.1', '6.2.1.1', 'L2');
const BEGINS = cite('6.2.1.1', 'L14', 'L82');
const DEFENDS = cite('6.2.2.1', '6.2.2.2', '6.2.2.4', 'L23', 'L24', 'L27', 'L28', 'L29');
const UNDEFENDED = cite('6.2.2.3', 'L25');
const SENTINELS = cite('6.2.2.4', 'K.2', 'L26');
const NO_DEFENDER = cite('6.2.5.3', 'L44', 'L45');
const STRIKES = cite('6.2.4.1', '6.2.4.2', '6.2.4.3', 'HP.1', 'HP.2', 'L38', 'L40');
const NO_DAMAGE = cite('6.2.4.4', 'L38', 'L39');
const HERO_HIT = cite('6.2.5.1', '6.2.5.2', '6.2.5.4', 'HP.1', 'HP.2', 'L41', 'L42', 'L43', 'L91');
const AFTER = cite('L13', 'L80');
const ENDED = cite('L48', 'L50', 'L79');
const NOT_DEFENDERS = cite('6.2.7.1', '6.2.7.2', 'L30');
const LAST_WINDOW = cite('6.2.0.2', 'W.5', 'L12', '6.2.7.1', '6.2.7.2', 'L30');
const STRIKE = cite('6.2.4.1', '6.2.4.2', '6.2.5.1', 'L31', 'L46', 'L47', 'L49', 'L80');
const SHADOWS_GO = cite('L22', 'L85');

const isOver = (s: State, x: EnemyAttack): boolean => thingOf(s, x.enemy) === null || !isIn(s, x.seat);

/** After each part: nobody is left to attack, or to be attacked [LOTR L48] [LOTR L50]. */
function endIfOver(s: State, x: EnemyAttack, f: Frame): boolean {
  if (!isOver(s, x)) return false;
  afresh(s, f);
  const gone = isIn(s, x.seat) ? ofThing(x.enemy) : ofPlayer(x.seat);
  emitFrom(s, [gone], E.attackEnded, ENDED, x.enemy, thingOf(s, x.enemy)?.card ?? 0);
  goto(f, finish);
  return true;
}

/** The window at the end of a part; also where the part ended the attack, unless the profile says otherwise. */
function partWindow(s: State, x: EnemyAttack, what: number): void {
  if (isOver(s, x) && (s.config.profile.endedPart === 'noWindow' || !isIn(s, x.seat))) return;
  openWindow(s, what, x.seat);
}

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
  candidates: (s, _x, seat, out) => listDefenders(s, seat, (option) => out.push(option)),
  check: (s, x, seat, option) => (option === D_NONE ? 0 : mayDefend(s, x, seat, thingOf(s, option))),
  cite: (_s, _x, _seat, option) => (option === D_NONE ? UNDEFENDED : DEFENDS),
});

/** With leave to declare many he is asked again until he has enough [LOTR L24]. */
const declared = flow.step<EnemyAttack>('declared', DEFENDS, (s, x, f) => {
  if (f.r === D_NONE) return;
  defend(s, x, f, DEFENDS);
  if ((s.many >>> x.seat) & 1) goto(f, defender);
});

function defend(s: State, x: EnemyAttack, f: Frame, rule: number): void {
  const t = thingOf(s, f.r);
  if (t === null) return;
  exhaust(s, t, rule);
  x.defenders.push(t.id);
  because(f, emit(s, E.defended, rule, t.id, t.card, x.enemy, thingOf(s, x.enemy)?.card ?? 0));
}

const sentinelSeat = (s: State, x: EnemyAttack): number => clockwise(s, x.seat, x.asked);

const toSentinels = flow.step<EnemyAttack>('toSentinels', SENTINELS, (_s, x, f) => {
  x.asked = 1;
  if (x.defenders.length > 0) goto(f, settled);
});

/** Others are asked clockwise once the attacked player has declared none [LOTR L26]. */
const sentinel = flow.question<EnemyAttack>('sentinel', SENTINELS, {
  kind: 'defender',
  seats(s, x) {
    if (x.asked >= seatsAt(s) || x.defenders.length > 0) return 0;
    const seat = sentinelSeat(s, x);
    return canDefend(s, x, seat) ? 1 << seat : 0;
  },
  candidates: (s, _x, seat, out) => listDefenders(s, seat, (option) => out.push(option)),
  check: (s, x, seat, option) => (option === D_NONE ? 0 : mayDefend(s, x, seat, thingOf(s, option))),
});
const sentinelDeclared = flow.step<EnemyAttack>('sentinelDeclared', SENTINELS, (s, x, f) => {
  if (f.r !== D_NONE) defend(s, x, f, SENTINELS);
  if (x.defenders.length > 0 || ++x.asked >= seatsAt(s)) return;
  goto(f, sentinel);
});

const settled = flow.step<EnemyAttack>('defenderSettled', cite('6.2.2.1', '6.2.2.3', 'L81'), (s, x, f) => {
  if (x.defenders.length === 0) {
    x.undefended = 1;
    because(f, emit(s, E.undefended, UNDEFENDED, x.enemy, thingOf(s, x.enemy)?.card ?? 0, x.seat));
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
  if (shadowsOf(s, x.enemy).some((place) => (s.shadows[place + 2] & TURNED_UP) === 0))
    call(s, shadowing, { seat: x.seat, enemy: x.enemy, card: 0, at: 0, cancelled: 0 });
});
const afterShadow = flow.step<EnemyAttack>('afterShadow', cite('6.2.0.2', 'L12', 'L32', 'W.5'), (s, x) =>
  partWindow(s, x, W.shadowResolved),
);

// E4

const still = (s: State, x: EnemyAttack): number[] => x.defenders.filter((id) => thingOf(s, id) !== null);
const struck = (s: State, x: EnemyAttack): number => {
  const enemy = thingOf(s, x.enemy);
  return enemy === null ? 0 : attackOf(s, enemy);
};

const damagePart = flow.step<EnemyAttack>('determineDamage', STRIKES, (s, x, f) => {
  if (endIfOver(s, x, f)) return;
  if (x.undefended === 0 && still(s, x).length === 0) {
    x.undefended = 1;
    const gone = x.defenders.map(ofThing);
    because(f, emitFrom(s, gone, E.undefended, NO_DEFENDER, x.enemy, thingOf(s, x.enemy)?.card ?? 0, x.seat));
  }
});

/** Undefended damage goes to one hero of the attacked player; of several defenders to one [LOTR L24] [LOTR L41]. */
const victim = flow.question<EnemyAttack>('victim', HERO_HIT, {
  kind: 'victim',
  seats(s, x) {
    if (isOver(s, x)) return 0;
    if (x.undefended === 0) return still(s, x).length > 1 ? 1 << x.seat : 0;
    return struck(s, x) > 0 && heroesOf(s, x.seat).length > 1 ? 1 << x.seat : 0;
  },
  candidates(s, x, _seat, out) {
    for (const t of s.things) if (isCharacter(t) && (x.undefended === 0 || t.seat === x.seat)) out.push(t.id);
  },
  check(s, x, _seat, option) {
    const t = thingOf(s, option);
    if (t === null || !isCharacter(t)) return R.NOT_HERE;
    if (x.undefended === 0) return still(s, x).includes(option) ? 0 : R.WRONG_TARGET;
    return t.seat === x.seat && isHero(t) ? 0 : R.ONLY_HEROES;
  },
  cite: (_s, x) => (x.undefended === 1 ? HERO_HIT : DEFENDS),
});

const strike = flow.step<EnemyAttack>('strike', STRIKE, (s, x, f) => {
  const enemy = thingOf(s, x.enemy);
  if (enemy === null || !isIn(s, x.seat)) return;
  const attack = attackOf(s, enemy);
  const only = x.undefended === 1 ? heroesOf(s, x.seat)[0]?.id : still(s, x)[0];
  const target = thingOf(s, f.r > 0 ? f.r : (only ?? 0));
  if (target === null) return;
  const defense = x.undefended === 1 ? -1 : defenseOf(s, target);
  const n = Math.max(0, attack - Math.max(0, defense));
  const rule = x.undefended === 1 ? HERO_HIT : n > 0 ? STRIKES : NO_DAMAGE;
  because(f, emit(s, E.attackStruck, rule, enemy.id, attack, defense, n));
  damage(s, target, n, rule);
  settle(s);
});

/** Right after the damage, before the window [LOTR L13]. */
const struckAll = flow.step<EnemyAttack>('afterAttack', AFTER, (s, x) => {
  const enemy = thingOf(s, x.enemy);
  if (enemy === null || !isIn(s, x.seat)) return;
  noteThat(s, N.hasAttacked, enemy.id, enemy.card, x.seat);
  settle(s);
});
const afterDamage = flow.step<EnemyAttack>('afterDamage', LAST_WINDOW, (s, x) => {
  if (isIn(s, x.seat)) openWindow(s, W.enemyDamage, x.seat);
});

const finish = flow.step<EnemyAttack>('finish', NOT_DEFENDERS, (s, x, f) => {
  afresh(s, f);
  table.endAttack(s, x.enemy);
  if (x.extra === 1) for (const place of shadowsOf(s, x.enemy).reverse()) dropShadow(s, place, SHADOWS_GO);
  done(f);
});

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
