/**
 * What follows an instruction [TMM R1].
 * Heroes (R121) - deaths, all together (R37) - who listens, in one order (R114, R115) - each text to its end before the
 * next (R118); thirteen in one chain (R125), ten thousand after one answer (R132).
 */

import type { Seat } from '@kolbiste/kernel';
import { call, done, emit, emitFrom, goto } from '@kolbiste/kernel';
import { heroesFall, laidOf, unlay } from '../atoms/table.ts';
import { dropHeld, leave } from '../atoms/units.ts';
import { healStolen } from '../atoms/wounds.ts';
import { GRAVE, toGrave } from '../atoms/zones.ts';
import { pool, printedCard } from '../cards/pool.ts';
import { WH } from '../cards/printed.ts';
import { unheard } from '../effects/calls.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf, SOURCE_EXPERIMENT, SOURCE_FIELD } from '../effects/effect-context.ts';
import type { Found } from '../effects/found.ts';
import { FOUND, isStillThere, readFound } from '../effects/found.ts';
import { gatherFound } from '../effects/listen.ts';

import { holdsTrue } from '../effects/terms.ts';
import { E } from '../events.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { Laid, State, Unit } from '../state.ts';
import { DELAYED, DOOMED, LIMBO, SILENCED } from '../state.ts';
import { CHAIN, UNIT_SLOTS } from '../vocabulary.ts';
import { say, speaking } from './forward-refs.ts';
import { flow } from './registry.ts';
import { spring } from './spring.ts';

const DIED = cite('unit.5', 'cond.3', 'order.1', 'R37', 'R99');
const TOKEN_DIED = cite('unit.5', 'cond.3', 'order.1', 'R37', 'R39', 'R99');
const FIRED = cite('order.1', 'order.2', 'order.3', 'order.5', 'R114', 'R115', 'R118');
const FIRED_BY_DEATH = cite(
  'order.1',
  'order.2',
  'order.3',
  'order.5',
  'order.7',
  'R4',
  'R114',
  'R116',
  'R118',
  'R119',
);
const FIRED_BY_FIELD = cite('order.3', 'order.5', 'field.2', 'R26', 'R72', 'R115', 'R118');
const FIRED_ON_ARRIVAL = cite('order.1', 'order.3', 'order.5', 'cond.2', 'R98', 'R114', 'R115', 'R118');
const FIRED_BY_OTHER = cite('order.1', 'order.2', 'order.3', 'order.5', 'R114', 'R115', 'R118', 'R120');
const FIRED_BY_TAG = cite('order.1', 'order.2', 'order.5', 'unit.6', 'R114', 'R115', 'R118');
const CONDITION = cite('cond.10', 'R5');
const LOOP = cite('loop.1', 'loop.2', 'loop.3', 'loop.4', 'R125', 'R126', 'R127', 'R131');
const CAPPED = cite('R132');

export interface SettleLocals {
  [name: string]: number | number[];
  /** What was found, FOUND integers each. */
  found: number[];
  at: number;
  deaths: number;
}

const isDead = (u: Unit | null): u is Unit =>
  u !== null && (u.marks & LIMBO) === 0 && (u.health <= 0 || (u.marks & DOOMED) !== 0);

function anyDead(s: State): boolean {
  for (let place = 0; place < 2 * UNIT_SLOTS; place++) if (isDead(s.units[place])) return true;
  return false;
}

/** Whether anything follows from what was done. */
export const needsSettling = (s: State): boolean => s.batch.length > 0 || anyDead(s);

/** Calls for what follows; true = the game is over, or something follows and the caller must wait for it. */
export function settle(s: State): boolean {
  if (heroesFall(s)) return true;
  if (!anyDead(s) && unheard(s)) {
    s.batch.length = 0;
    return false;
  }
  call(s, settling, { found: [], at: 0, deaths: 0 });
  return true;
}

/** All dead leave together: the active player's first, left to right [TMM R37]. */
const deaths = flow.step<SettleLocals>('deaths', cite('unit.5', 'R37'), (s, x) => {
  const dead: Unit[] = [];
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? s.active : 1 - s.active;
    for (let k = 0; k < UNIT_SLOTS; k++) {
      const u = s.units[seat * UNIT_SLOTS + k];
      if (isDead(u)) dead.push(u);
    }
  }
  for (const u of dead) bury(s, u);
  x.deaths = dead.length;
});

function bury(s: State, u: Unit): void {
  leave(s, u);
  emit(s, E.died, printedCard(u.card).token ? TOKEN_DIED : DIED, u.id, u.card, u.owner, u.place);
  toGrave(s, u.owner, u.card, GRAVE, u.id);
  if (u.marks & SILENCED) dropHeld(s, u);
  pool.tallies.forEach((t, n) => {
    if (t.what === 'died' && t.card === u.card) s.tally[2 * n + u.owner]++;
  });
  noteThat(s, N.died, u.id, u.killer, 0);
  if (u.killer >= 2) noteThat(s, N.killed, u.killer, 0, u.id);
}

const gather = flow.step<SettleLocals>('gather', cite('order.1', 'order.2', 'order.3', 'order.7', 'R114'), (s, x) => {
  for (let i = 0; i < s.batch.length; i += 4)
    if (s.batch[i] === N.stolenLife) healStolen(s, s.batch[i + 1], s.batch[i + 2]);
  if (heroesFall(s)) return;
  x.found = gatherFound(s);
  s.batch.length = 0;
});

/** How often this text has fired for this player in the running chain of causes, back to the last choice [TMM R125]. */
function firings(s: State, found: Found): number {
  const { id } = speaking.get();
  let count = 0;
  for (let i = s.frames.length; i-- > 0; ) {
    const f = s.frames[i];
    if (f.p !== id) continue;
    const x = f.locals as EffectContext;
    if (x.cut === 1) break;
    if (x.text === found.text && x.seat === found.seat) count++;
  }
  return count;
}

function mayFire(s: State, found: Found, x: EffectContext): boolean {
  const text = pool.texts[found.text];
  if (!isStillThere(s, found)) return false;
  if (text.cond !== null && !holdsTrue(s, x, text.cond)) {
    emit(s, E.conditionFailed, CONDITION, text.card, found.seat, found.text);
    return false;
  }
  if (firings(s, found) >= CHAIN) {
    emit(s, E.loopEnded, LOOP, found.self, text.card, found.seat);
    return false;
  }
  if (s.fired >= s.config.profile.cascade) {
    if (s.fired++ === s.config.profile.cascade) emit(s, E.capped, CAPPED, s.fired - 1);
    return false;
  }
  return true;
}

const fire = flow.step<SettleLocals>('fire', cite('order.5', 'R118'), (s, x, f) => {
  if (x.at >= x.found.length) return done(f, x.deaths);
  const found = readFound(x.found, x.at);
  x.at += FOUND;
  goto(f, fire);
  const text = pool.texts[found.text];
  const speaker = contextOf(found.seat, text.card);
  speaker.text = found.text;
  speaker.self = found.self;
  speaker.source = found.source;
  speaker.subject = found.subject;
  speaker.object = found.object;
  speaker.amount = found.amount;
  speaker.inAttack = found.inAttack;
  if (!mayFire(s, found, speaker)) return;
  s.fired++;
  const laid = laidOf(s, found.self);
  if (laid !== undefined && laid.text >= DELAYED) comeDue(s, laid, speaker);
  if (found.source === SOURCE_EXPERIMENT) return call(s, spring, { id: found.self, ...springing(speaker) });
  const { self, seat } = found;
  emitFrom(s, self < 0 ? [] : [self], E.fired, firedBy(s, found), self, text.card, seat, found.text);
  say(s, speaker);
});

/** A field speaks for both players [TMM field.2]; a text may ask for one of several tags [TMM unit.6]. */
function firedBy(s: State, found: Found): number {
  if (found.source === SOURCE_FIELD) return FIRED_BY_FIELD;
  const { when, ofTag } = pool.texts[found.text];
  if (when === WH.onDeath || when === WH.died || when === WH.killed) return FIRED_BY_DEATH;
  if (ofTag !== 0) return FIRED_BY_TAG;
  if (when === WH.onSummon) return FIRED_ON_ARRIVAL;
  return found.seat === s.active ? FIRED : FIRED_BY_OTHER;
}

/** A delayed text is carried out once, for the objects it was said of. */
function comeDue(s: State, l: Laid, x: EffectContext): void {
  x.self = l.about[0];
  x.targets = l.about.slice(1);
  unlay(s, l);
}

/** What an experiment keeps of its event until it is turned up. */
const springing = (x: EffectContext) => ({
  text: x.text,
  seat: x.seat,
  card: x.card,
  subject: x.subject,
  object: x.object,
  amount: x.amount,
  inAttack: x.inAttack,
});

/** What a viewer knows of what was found: that another's experiment will be sprung shows when it is turned up [TMM exp.2]. */
function seenOf(s: State, x: SettleLocals, who: Seat | 'public'): SettleLocals {
  const found: number[] = [];
  let { at } = x;
  for (let i = 0; i < x.found.length; i += FOUND) {
    const { self, seat, source } = readFound(x.found, i);
    const hidden = source === SOURCE_EXPERIMENT && who !== seat && laidOf(s, self) !== undefined;
    if (!hidden) found.push(...x.found.slice(i, i + FOUND));
    else if (i < x.at) at -= FOUND;
  }
  return { found, at, deaths: x.deaths };
}

const settling = flow.procedure<SettleLocals>(
  'settle',
  { rule: cite('order.5', 'R1'), locals: { found: [], at: 0, deaths: 0 }, see: seenOf },
  [deaths, gather, fire],
);
