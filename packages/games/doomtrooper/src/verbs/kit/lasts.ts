/** What a play leaves behind for a while. */
import type { Cite } from '@kolbiste/kernel';
import { addLasting } from '../../atoms/combat.ts';
import { combatNow, isWarrior } from '../../board.ts';
import type { WhomTerm } from '../../cards/parts.ts';
import { WHOM_WORDS } from '../../cards/parts.ts';
import type { Static } from '../../cards/static.ts';
import { FIGURES } from '../../cards/static.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { strikesAhead } from '../../forward-refs.ts';
import type { Lasting, Piece } from '../../pieces.ts';
import { NOTHING_LASTS, UNTIL_COMBAT, UNTIL_TURN_OF } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { pieces } from './index.ts';

export { NOTHING_LASTS };

const on = (s: State, x: EffectContext, to: WhomTerm): Piece[] => pieces(s, x, to).filter(isWarrior);

/** With what it ends: a combat, or the turn of whose text it is. */
export const endOf = (s: State, x: EffectContext, until: number): number =>
  until === UNTIL_COMBAT ? (combatNow(s)?.id ?? 0) : until === UNTIL_TURN_OF ? x.seat : 0;

/** Lays it on each warrior that is meant. Immunity is asked where figures are read [DT R121]. */
export function lasts(
  s: State,
  x: EffectContext,
  to: WhomTerm,
  until: number,
  what: Pick<Lasting, 'what'> & Partial<Lasting>,
  rule: Cite,
): void {
  const ends = endOf(s, x, until);
  for (const p of on(s, x, to))
    addLasting(
      s,
      { ...NOTHING_LASTS, play: x.play, card: x.card, seat: x.seat, piece: p.id, until, ends, ...what },
      rule,
    );
}
lasts.on = on;

/** Whether figures that change until a combat ends would still be read: after its last strike the value alone is [DT R92] [DT R97]. */
export const areRead = (s: State, until: number, changesValue: boolean): boolean =>
  until !== UNTIL_COMBAT || changesValue || strikesAhead.get()(s);

/** What an operation left for those behind it. */
export const THOSE: WhomTerm = { word: WHOM_WORDS.indexOf('those'), each: null };

/** A text that holds, laid on each warrior that is meant. */
export function held(s: State, x: EffectContext, to: WhomTerm, until: number, text: Static, rule: Cite): void {
  const { what, layer, by, den, when } = text;
  // Figures that hold for a part in a combat alone keep it.
  const n = what === FIGURES ? (when?.role ?? 0) : text.n;
  const [fight, shoot, armor, value] = by;
  lasts(s, x, to, until, { what, n, layer, den, fight, shoot, armor, value }, rule);
}
