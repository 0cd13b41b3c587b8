/** A text that has been found to fire, and what it fires about. */

import { standing } from '../board.ts';
import type { Text } from '../cards/printed.ts';
import { N } from '../notes.ts';
import type { State } from '../state.ts';
import { LIMBO, SILENCED } from '../state.ts';
import { speaksGone } from './calls.ts';
import { SOURCE_FIELD } from './effect-context.ts';

export interface Found {
  text: number;
  self: number;
  seat: number;
  source: number;
  subject: number;
  object: number;
  amount: number;
  inAttack: number;
  /** 1 = about the card itself: it fires though it has left [TMM R5]. */
  own: number;
}
/** Integers that a found text takes in a list. */
export const FOUND = 9;

/** What a text of a listener fires about, when the note at `i` calls it. */
export function foundBy(s: State, text: Text, self: number, seat: number, source: number, i: number): Found {
  const kind = s.batch[i];
  const subject = s.batch[i + 1];
  const a = s.batch[i + 2];
  const b = s.batch[i + 3];
  const killed = kind === N.killed || kind === N.dealt;
  return {
    text: text.index,
    self,
    seat: seat < 0 ? s.active : seat,
    source,
    subject,
    object: killed || kind === N.damaged || kind === N.heroDamaged || kind === N.targeted ? b : a,
    amount: a,
    inAttack: kind === N.killed && subject === s.attacking ? 1 : 0,
    own: speaksGone(text) ? 1 : 0,
  };
}

export function readFound(list: readonly number[], at: number): Found {
  return {
    text: list[at],
    self: list[at + 1],
    seat: list[at + 2],
    source: list[at + 3],
    subject: list[at + 4],
    object: list[at + 5],
    amount: list[at + 6],
    inAttack: list[at + 7],
    own: list[at + 8],
  };
}

/** Whether the source of a found text is still there to speak [TMM R5]. */
export function isStillThere(s: State, found: Found): boolean {
  if (found.own === 1) return true;
  if (found.source === SOURCE_FIELD) return s.fieldId === found.self;
  for (let i = 0; i < s.laid.length; i++) if (s.laid[i].id === found.self) return true;
  const u = standing(s, found.self);
  return u !== null && (u.marks & (SILENCED | LIMBO)) === 0;
}
