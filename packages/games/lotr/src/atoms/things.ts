/**
 * What happens to things in play; the only writers of `things`. Nothing is defeated and nothing answers here: that is
 * looked at when the instruction has been carried out [LOTR L73] [LOTR L100].
 */
import type { Cite } from '@kolbiste/kernel';
import { emit, withCause } from '@kolbiste/kernel';
import { printed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { playerAttackNow } from '../flow/forward-refs.ts';
import { attachmentsOf, isCharacter, isEnemy, shadowsOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { layLast, ofThing } from '../origins.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { ACTIVE, ATTACHED, CHARACTERS, ENGAGED, LASTING, SHADOW, STAGE, STAGING } from '../state.ts';
import { THREAT } from '../vocabulary.ts';
import { encounterDiscard, intoDeck, removeCard, toDiscard, toHand } from './cards.ts';

const ENTERS = cite('2.7', 'G.8', 'L71');
const ATTACH = cite('2.8', 'G.12');
const STAGED = cite('3.2', '3.8');
const LEAVES = cite('2.12', 'HP.3');
const SHADOW_LEAVES = cite('6.4.2', 'L66', 'L68');
const VICTORY = cite('K.8', 'L78');
const ENGAGES = cite('5.3', 'L92');
const TO_STAGING = cite('5.3', 'L67');
const EXPLORED = cite('3.4', '3.13');
const DESTROYED = cite('HP.4', 'HP.5', 'L69', 'L72', 'L90');
const ENEMY_DESTROYED = cite('HP.4', 'HP.6', 'L90');
const HERO_DESTROYED = cite('HP.4', 'HP.5', 'HP.7', 'L51', 'L90');
const SCORED = cite('CA.5');

const BLANK = { marks: 0, damage: 0, resources: 0, progress: 0, host: 0 };

function put(s: State, t: Omit<Thing, 'id'>): Thing {
  const thing = { ...t, id: ++s.serial };
  s.things.push(thing);
  return thing;
}

/** A character enters play ready and fresh. That heroes are there from the beginning explains nothing. */
export function enterCharacter(s: State, card: number, owner: number, seat: number, rule: Cite = ENTERS): Thing {
  const t = put(s, { ...BLANK, card, owner, seat, zone: CHARACTERS });
  emit(s, E.entered, rule, t.id, card, seat);
  if (s.round > 0) layLast(s, ofThing(t.id));
  noteThat(s, N.entersPlay, t.id, card, seat);
  return t;
}

/** An attachment goes on a thing; of a character's, the character's controller controls it [LOTR G.12]. */
export function attach(s: State, card: number, owner: number, host: Thing, by: number, rule: Cite = ATTACH): Thing {
  const seat = owner < 0 ? -1 : isCharacter(host) ? host.seat : by;
  const t = put(s, { ...BLANK, card, owner, seat, zone: ATTACHED, host: host.id });
  emit(s, E.attached, rule, t.id, card, host.id, host.card);
  layLast(s, ofThing(t.id));
  noteThat(s, N.entersPlay, t.id, card, by);
  return t;
}

/** An encounter card lies in the staging area. */
export function stage(s: State, card: number, rule: Cite = STAGED): Thing {
  const t = put(s, { ...BLANK, card, owner: -1, seat: -1, zone: STAGING });
  emit(s, E.staged, rule, t.id, card);
  layLast(s, ofThing(t.id));
  return t;
}

/** An enemy that lies engaged from the beginning: combat alone. */
export function placeEngaged(s: State, card: number, seat: number): Thing {
  const t = put(s, { ...BLANK, card, owner: -1, seat, zone: ENGAGED });
  emit(s, E.engaged, ENGAGES, t.id, card, seat);
  layLast(s, ofThing(t.id));
  return t;
}

/** The quest card whose stage begins. */
export function layStage(s: State, card: number): Thing {
  const t = put(s, { ...BLANK, card, owner: -1, seat: -1, zone: STAGE });
  s.quest = t.id;
  return t;
}

export function liftStage(s: State, t: Thing): void {
  s.things.splice(s.things.indexOf(t), 1);
  s.removed.push(t.card);
}

function dropFor(s: State, t: Thing): void {
  let kept = 0;
  for (let i = 0; i < s.lasting.length; i += LASTING) {
    if (s.lasting[i + 2] === t.id) continue;
    for (let k = 0; k < LASTING; k++) s.lasting[kept + k] = s.lasting[i + k];
    kept += LASTING;
  }
  s.lasting.length = kept;
}

/** Where a card goes that leaves play. */
export type Goes = 'discard' | 'hand' | 'deck' | 'removed' | 'victory';

function goTo(s: State, t: Thing, to: Goes): void {
  const points = printed(t.card).victory;
  if (to === 'victory' && points > 0) {
    s.victory.push(t.card);
    emit(s, E.toVictory, VICTORY, t.card, points);
  } else if (to === 'removed') removeCard(s, t.card, t.owner, LEAVES);
  else if (to === 'hand' && t.owner >= 0) toHand(s, t.owner, t.card, LEAVES);
  else if (to === 'deck' && t.owner >= 0) intoDeck(s, t.owner, t.card);
  else toDiscard(s, t.owner, t.card);
}

/** A thing leaves play with all that hangs on it [LOTR 2.12] [LOTR 6.4.2]. */
export function leave(s: State, t: Thing, to: Goes): void {
  const at = s.things.indexOf(t);
  if (at < 0) return;
  s.things.splice(at, 1);
  s.left.push(t);
  dropFor(s, t);
  noteThat(s, N.leavesPlay, t.id, t.card, t.seat);
  goTo(s, t, to);
  layLast(s, ofThing(t.id));
  for (const a of attachmentsOf(s, t.id)) discardThing(s, a, LEAVES);
  for (const place of shadowsOf(s, t.id).reverse()) dropShadow(s, place, SHADOW_LEAVES);
}

/** A shadow card goes to the encounter discard pile, turned up. */
export function dropShadow(s: State, place: number, rule: Cite): void {
  const [enemy, card] = s.shadows.splice(place, SHADOW);
  const event = emit(s, E.shadowDiscarded, rule, card, enemy, s.things.find((t) => t.id === enemy)?.card ?? 0);
  withCause(s, event, () => encounterDiscard(s, card, rule));
}

export function discardThing(s: State, t: Thing, rule: Cite): void {
  withCause(s, emit(s, E.discarded, rule, t.owner, t.card), () => leave(s, t, 'discard'));
}

/** Points count in combat alone [LOTR CA.5]. */
function score(s: State, threat: number): void {
  s.score += threat;
  if (s.config.mode !== 'quest') emit(s, E.scored, SCORED, s.score);
}

/** Defeated: destroyed is not discarded, though it ends in a pile [LOTR L90]. */
export function destroy(s: State, t: Thing): void {
  const rule = isEnemy(t) ? ENEMY_DESTROYED : printed(t.card).type === 0 ? HERO_DESTROYED : DESTROYED;
  const event = emit(s, E.destroyed, rule, t.id, t.card, t.owner);
  noteThat(s, N.destroyed, t.id, t.card, t.seat);
  const fight = playerAttackNow(s)?.locals;
  if (fight !== undefined && fight.striking === 1 && fight.target === t.id)
    noteThat(s, N.destroysInAttack, t.id, t.card, fight.seat);
  withCause(s, event, () => {
    if (isEnemy(t)) score(s, printed(t.card).stats[THREAT]);
    leave(s, t, 'victory');
  });
}

/** An explored location leaves at once [LOTR 3.4]. */
export function explore(s: State, t: Thing): void {
  const event = emit(s, E.explored, EXPLORED, t.id, t.card);
  noteThat(s, N.explored, t.id, t.card);
  withCause(s, event, () => leave(s, t, 'victory'));
}

/** Engaging and being engaged are one event [LOTR L92]. */
export function engage(s: State, t: Thing, seat: number, rule: Cite = ENGAGES): void {
  if (t.zone === ENGAGED && t.seat === seat) return;
  t.zone = ENGAGED;
  t.seat = seat;
  emit(s, E.engaged, rule, t.id, t.card, seat);
  layLast(s, ofThing(t.id));
  noteThat(s, N.engages, t.id, t.card, seat);
}

export function toStaging(s: State, t: Thing, rule: Cite = TO_STAGING): void {
  if (t.zone === STAGING) return;
  t.zone = STAGING;
  t.seat = -1;
  emit(s, E.toStaging, rule, t.id, t.card);
  layLast(s, ofThing(t.id));
}

export function travelTo(s: State, t: Thing, rule: Cite): void {
  t.zone = ACTIVE;
  emit(s, E.travelled, rule, t.id, t.card);
  noteThat(s, N.travelled, t.id, t.card);
}

/** An objective is claimed: it goes from where it lies on a character [LOTR K.6]. */
export function claim(s: State, t: Thing, host: Thing, seat: number, rule: Cite): void {
  t.zone = ATTACHED;
  t.host = host.id;
  t.seat = seat;
  emit(s, E.attached, rule, t.id, t.card, host.id, host.card);
  layLast(s, ofThing(t.id));
}

/** Attachments on a character follow its controller [LOTR G.12]. */
export function giveControl(s: State, t: Thing, seat: number, rule: Cite): void {
  t.seat = seat;
  for (const a of attachmentsOf(s, t.id)) if (a.owner >= 0) a.seat = seat;
  emit(s, E.tookControl, rule, t.id, t.card, seat);
}
