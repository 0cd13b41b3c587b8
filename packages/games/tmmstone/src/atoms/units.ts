/**
 * What happens to units: how strong they are, their words, how they come and go; with `wounds.ts` the only writers of the
 * board. Nothing dies here and nothing fires here: deaths are looked at, and texts called, when the instruction has been
 * carried out [TMM R1].
 */

import type { Cite } from '@kolbiste/kernel';
import { emit, recordOrigin } from '@kolbiste/kernel';
import { sideOf } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State, Unit } from '../state.ts';
import { ATTACKED, DOOMED, EXHAUSTED, FROZEN, LIMBO, SILENCED, THAWED } from '../state.ts';
import { CHARGE, STEALTH, TAUNT, UNIT_SLOTS } from '../vocabulary.ts';
import { toGrave } from './zones.ts';

const FREEZE = cite('key.15', 'R87');
const FREEZE_AGAIN = cite('key.15', 'R87', 'R88');
const CHARGED = cite('unit.1', 'cond.2', 'R30', 'R97');
const GRANT_CHARGE = cite('word.2', 'R30');
const SILENCE = cite('key.9', 'key.10', 'key.11', 'R82', 'R83');
const READY = cite('begin.2');
const THAW = cite('key.16', 'R87');
const REVEALED = cite('key.14', 'R86');

export function buff(s: State, u: Unit, attack: number, health: number, rule: Cite): void {
  u.attack = Math.max(0, u.attack + attack);
  u.health += health;
  emit(s, E.buffed, rule, u.id, attack, health, u.card);
}

export function setStats(s: State, u: Unit, attack: number, health: number, rule: Cite): void {
  u.attack = Math.max(0, attack);
  // Health that was set kills by itself: nobody who damaged the unit before has killed it.
  if (health !== u.health) u.killer = -1;
  u.health = health;
  emit(s, E.statsSet, rule, u.id, u.attack, u.health, u.card);
}

/** Marks a unit as destroyed; it dies when deaths are looked at. */
export function destroy(s: State, u: Unit, by: number, rule: Cite): void {
  if (u.marks & DOOMED) return;
  u.marks |= DOOMED;
  u.killer = by;
  emit(s, E.destroyed, rule, u.id, u.card);
}

/**
 * Freezes; in a turn that is not its controller's it is turned sideways [TMM R87]. One that is frozen already has but one
 * mark [TMM R88], and loses the next attack that it would still have had [TMM key.15].
 */
export function freeze(s: State, u: Unit): void {
  const frozenBefore = (u.marks & FROZEN) !== 0;
  if (frozenBefore && s.config.profile.freezeAgain === 'nothing')
    return void emit(s, E.froze, FREEZE_AGAIN, u.id, u.card);
  u.marks |= FROZEN;
  if (sideOf(u.place) !== s.active) u.marks |= EXHAUSTED;
  emit(s, E.froze, frozenBefore ? FREEZE_AGAIN : FREEZE, u.id, u.card);
}

/** The wider reading: what other cards gave goes too [TMM R82]. */
function silenceWhatWasGiven(u: Unit): void {
  u.granted &= ~(TAUNT | STEALTH);
  u.marks &= ~FROZEN;
  u.health = Math.min(u.health, printedCard(u.card).health);
}

export function silence(s: State, u: Unit): void {
  u.marks |= SILENCED;
  if (s.config.profile.silence === 'everything') silenceWhatWasGiven(u);
  u.keywords = u.granted;
  u.attack = printedCard(u.card).attack;
  emit(s, E.silenced, SILENCE, u.id, u.card);
}

/** Grants a word; charge turns a unit upright that has not attacked yet [TMM R30]. */
export function grant(s: State, u: Unit, keyword: number, rule: Cite): void {
  u.keywords |= keyword;
  u.granted |= keyword;
  if (keyword === CHARGE && (u.marks & (ATTACKED | FROZEN)) === 0) u.marks &= ~EXHAUSTED;
  emit(s, E.granted, keyword === CHARGE ? GRANT_CHARGE : rule, u.id, u.card, keyword);
}

export function loseStealth(s: State, u: Unit): void {
  if ((u.keywords & STEALTH) === 0) return;
  u.keywords &= ~STEALTH;
  u.granted &= ~STEALTH;
  emit(s, E.stealthLost, REVEALED, u.id, u.card);
}

/** Turns a player's units upright, or takes their freeze away instead [TMM begin.2] [TMM key.16]. */
export function readyUnits(s: State, seat: number): void {
  for (let k = 0; k < UNIT_SLOTS; k++) {
    const u = s.units[seat * UNIT_SLOTS + k];
    if (u === null) continue;
    u.marks &= ~THAWED;
    if (u.marks & FROZEN) {
      u.marks &= ~FROZEN;
      u.marks |= THAWED;
      emit(s, E.thawed, THAW, u.id, u.card, seat);
    } else if (u.marks & EXHAUSTED) {
      u.marks &= ~EXHAUSTED;
      emit(s, E.readied, READY, u.id, u.card, seat);
    }
    u.marks &= ~ATTACKED;
  }
}

/** Takes a unit off its place; it can still be spoken of until the next action. */
export function leave(s: State, u: Unit): void {
  s.units[u.place] = null;
  s.left.push(u);
}

/** A unit goes to its owner's grave without having died: nothing fires [TMM R93]. */
export function remove(s: State, u: Unit, rule: Cite): void {
  leave(s, u);
  emit(s, E.vanished, rule, u.id, u.card);
  toGrave(s, u.owner, u.card, rule, u.id);
  dropHeld(s, u);
}

/** Cards under a unit whose death text will not bring them back go to their owners' graves. */
export function dropHeld(s: State, u: Unit): void {
  for (let i = 0; i < u.held.length; i += 2) toGrave(s, u.held[i + 1], u.held[i]);
  u.held = [];
}

/** A new unit in its reserved place; LIMBO until it enters [TMM R45]. */
export function makeUnit(s: State, card: number, owner: number, place: number): Unit {
  const p = printedCard(card);
  const u: Unit = {
    id: ++s.serial,
    card,
    owner,
    place,
    attack: p.attack,
    health: p.health,
    marks: LIMBO | (p.keywords & CHARGE ? 0 : EXHAUSTED),
    keywords: p.keywords,
    granted: 0,
    killer: -1,
    held: [],
  };
  s.units[place] = u;
  return u;
}

/** The unit stands on the board: it is summoned [TMM R97]. */
export function enterBoard(s: State, u: Unit, rule: Cite): void {
  u.marks &= ~LIMBO;
  recordOrigin(
    s,
    u.id,
    emit(s, E.entered, u.keywords & CHARGE ? CHARGED : rule, u.id, u.card, sideOf(u.place), u.place),
  );
  noteThat(s, N.summoned, u.id);
}

/** Moves a unit to a place of the other side, sideways [TMM R78]. */
export function moveTo(s: State, u: Unit, place: number, kind: number, rule: Cite): void {
  s.units[u.place] = null;
  u.place = place;
  s.units[place] = u;
  u.marks = (u.marks | EXHAUSTED) & ~(ATTACKED | THAWED);
  emit(s, kind, rule, u.id, u.card, sideOf(place), place);
}

/** A word ends for a unit. */
export function loseKeyword(s: State, u: Unit, keyword: number, rule: Cite): void {
  if ((u.keywords & keyword) === 0) return;
  u.keywords &= ~keyword;
  u.granted &= ~keyword;
  emit(s, E.woke, rule, u.id, u.card, keyword);
}

/** The unit becomes another card where it stands; nothing of the old one stays but its place and position. */
export function transform(s: State, u: Unit, card: number, rule: Cite): void {
  const p = printedCard(card);
  emit(s, E.transformed, rule, u.id, u.card, card);
  u.card = card;
  u.attack = p.attack;
  u.health = p.health;
  u.keywords = p.keywords;
  u.granted = 0;
  u.marks &= EXHAUSTED | ATTACKED | LIMBO;
}

/** Moves a unit to another place as part of a move of all: the caller sees to it that none is lost. */
export function shift(s: State, u: Unit, place: number, rule: Cite): void {
  const crosses = sideOf(place) !== sideOf(u.place);
  if (s.units[u.place] === u) s.units[u.place] = null;
  u.place = place;
  s.units[place] = u;
  if (crosses) u.marks |= EXHAUSTED;
  emit(s, E.moved, rule, u.id, u.card, sideOf(place), place);
}
