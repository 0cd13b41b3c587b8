/** Writers of combats and of what lasts. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { cardOf } from '../cards/pool.ts';
import {
  BEHIND,
  BY_ANYTHING,
  BY_STRIKE,
  CARRIED,
  FEWER_ACTIONS,
  HELPS,
  HIRED,
  HURT,
  MUST_ATTACK,
  NO_ATTACKS,
} from '../cards/static.ts';
import { E } from '../events.ts';
import type { Combat, Lasting, Piece } from '../pieces.ts';
import { JUST_DECLARED, NOTHING_LASTS, UNTIL_COMBAT, UNTIL_GAME, UNTIL_TURN, UNTIL_TURN_OF } from '../pieces.ts';
import type { State } from '../state.ts';
import { VIRUS } from '../vocabulary.ts';

/** A combat begins; one that is fought already waits [DT 4.37.1]. */
export function openCombat(s: State, seat: number, rule: Cite): Combat {
  const c: Combat = { id: ++s.serial, ...JUST_DECLARED, seat, attackerSeat: seat };
  s.combats.push(c);
  emit(s, E.declared, rule, seat);
  return c;
}

/** It ends, and what was played for it [DT 4.19.9]. */
export function closeCombat(s: State, early: boolean, rule: Cite): void {
  const c = s.combats.pop() as Combat;
  s.lasting = s.lasting.filter((l) => l.until !== UNTIL_COMBAT || l.ends !== c.id);
  emit(s, E.combatEnded, rule, early ? 1 : 0);
}

export function addLasting(s: State, l: Lasting, rule: Cite): void {
  s.lasting.push(l);
  emit(s, E.lasts, rule, l.piece, l.card, l.what, l.n);
}

/** A wound of this combat, which texts may mean as long as that goes on. */
export function noteWound(s: State, p: Piece, isStrike: boolean): void {
  const ends = s.combats.at(-1)?.id ?? 0;
  if (ends === 0) return;
  const { id: piece, seat } = p;
  const n = isStrike ? BY_STRIKE : BY_ANYTHING;
  s.lasting.push({ ...NOTHING_LASTS, card: 0, seat, piece, what: HURT, n, until: UNTIL_COMBAT, ends });
}

/** Somebody fights beside a warrior as long as the combat goes on [DT 4.33.1]; with which weapon is settled at once [DT R65]. */
export function addHelper(
  s: State,
  { play, card, seat }: Pick<Lasting, 'play' | 'card' | 'seat'>,
  main: Piece,
  p: Piece,
  weapon: number,
  rule: Cite,
): void {
  const ends = s.combats.at(-1)?.id ?? 0;
  const help = { ...NOTHING_LASTS, play, card, seat, piece: main.id, what: HELPS, n: p.id, layer: weapon };
  s.lasting.push({ ...help, until: UNTIL_COMBAT, ends });
  emit(s, E.joined, rule, p.id, p.card, main.id, main.card);
}

/** A card works for a mercenary as for one of its corporation, as long as both are there [DT 8.6.1]. */
export function hire(s: State, p: Piece, by: Piece, rule: Cite): void {
  const { seat, id: piece } = p;
  s.lasting.push({ ...NOTHING_LASTS, card: by.card, seat, piece, what: HIRED, n: by.id, until: UNTIL_GAME });
  emit(s, E.hired, rule, p.id, p.card, by.card);
}

/** Who leaves, or changes sides, helps nobody any more. */
export function dropHelper(s: State, id: number, gone: boolean): void {
  s.lasting = s.lasting.filter(
    (l) => l.n !== id || !(gone ? [HELPS, CARRIED, HIRED, BEHIND] : [HELPS, CARRIED]).includes(l.what),
  );
}

/** A card of the combat that acted already does so no more [DT R106]. */
export function undoPlay(s: State, play: number, seat: number, card: number, rule: Cite): void {
  dropPlay(s, play);
  emit(s, E.cancelled, rule, seat, card);
}

/** A player makes no attack action for the rest of the turn [DT 4.4.12] [DT R54]. */
export function barAttacks(s: State, seat: number, card: number, rule: Cite): void {
  s.lasting.push({ ...NOTHING_LASTS, card, seat, what: NO_ATTACKS, until: UNTIL_TURN });
  emit(s, E.barred, rule, seat);
}

/** What a play leaves behind for a player's next turn: fewer actions, none at all, one more turn. */
export function markTurn(s: State, seat: number, card: number, what: number, n: number, rule: Cite): void {
  const until = what === FEWER_ACTIONS ? UNTIL_TURN_OF : UNTIL_GAME;
  addLasting(s, { ...NOTHING_LASTS, card, seat, what, n, until, ends: seat }, rule);
}

/** Whether such a mark lies before a player; it is used up. */
export function takeTurnMark(s: State, what: number, seat: number): boolean {
  const at = s.lasting.findIndex((l) => l.what === what && l.ends === seat);
  if (at >= 0) s.lasting.splice(at, 1);
  return at >= 0;
}

/** The combat goes on in no warzone [DT 4.13.6]. */
export function dropZone(s: State, rule: Cite): void {
  const c = s.combats[s.combats.length - 1];
  c.zone = 0;
  emit(s, E.zoneChosen, rule, c.defenderSeat, 0);
}

/** A warrior has no virus any more, nor what viruses have done to him [DT 9.23]. */
export function cure(s: State, p: Piece, rule: Cite): void {
  s.lasting = s.lasting.filter((l) => l.piece !== p.id || l.card === 0 || (cardOf(l.card).sub & VIRUS) === 0);
  emit(s, E.healed, rule, p.id, p.card, p.seat, 1);
}

/** What a play made lasts no more: it was cancelled [DT R106]. */
export function dropPlay(s: State, play: number): void {
  s.lasting = s.lasting.filter((l) => l.play !== play);
}

/** At the end of a turn what lasted until then goes; at the start of a player's what lasted until that one. */
export function lapse(s: State, starting: number): void {
  // What a play asks of the next turn of a player falls due.
  for (const l of s.lasting)
    if ((l.what === MUST_ATTACK || l.what === NO_ATTACKS) && l.until === UNTIL_TURN_OF && l.ends === starting)
      l.until = UNTIL_TURN;
  s.lasting = s.lasting.filter((l) =>
    starting < 0 ? l.until !== UNTIL_TURN : l.until !== UNTIL_TURN_OF || l.ends !== starting,
  );
}
