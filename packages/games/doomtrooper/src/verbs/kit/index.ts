/** What verbs share: whom and which players a text means, and how much. */

import { bearerOf, combatNow, enemyOf, pieceOf, warriorsOf } from '../../board.ts';
import type { AmountTerm, WhomTerm } from '../../cards/parts.ts';
import { ALL, AMOUNT, HALF_OF, STEPS, VALUE_OF, WHO_WORDS, WHOM_WORDS } from '../../cards/parts.ts';
import { cardOf } from '../../cards/pool.ts';
import { M_AWARDED, PERSONAL_SPELL } from '../../cards/timing.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { worthOf } from '../../figures.ts';
import { immunityOf } from '../../holds.ts';
import { isUntouched } from '../../ignored.ts';
import { immunityTo } from '../../immunity.ts';
import type { Piece } from '../../pieces.ts';
import { passes } from '../../sieve.ts';
import { DOOMED, fateOf } from '../../stands.ts';
import type { State } from '../../state.ts';
import { MARK } from '../../vocabulary.ts';

type Word = (typeof WHOM_WORDS)[number];

/** Who fights for a player; 0 = nobody. */
function fighterOf(s: State, seat: number): number {
  const c = combatNow(s);
  if (c === null) return 0;
  return c.attackerSeat === seat ? c.attacker : c.defenderSeat === seat ? c.defender : 0;
}

/** Whom a spell on its caster serves: himself; of a personal one that counts as a combat spell, who fights for his player, or else the attacker. */
function castOn(s: State, x: EffectContext): number {
  const c = combatNow(s);
  const isPersonal = cardOf(x.card).play.timing === PERSONAL_SPELL;
  if (!isPersonal || c === null || c.attacker === x.caster || c.defender === x.caster) return x.caster;
  return c.defenderSeat === x.seat ? c.defender : c.attacker;
}

/** The number behind a word; 0 = nobody. */
function numberOf(s: State, x: EffectContext, word: Word): number {
  const self = pieceOf(s, x.self);
  const speaker = self === null ? null : (bearerOf(s, self) ?? self);
  switch (word) {
    case 'self':
      return x.self;
    case 'bearer':
      return speaker?.id ?? 0;
    case 'caster':
      return castOn(s, x);
    case 'target':
      return x.targets[0];
    case 'target2':
      return x.targets[1];
    case 'subject':
      return x.subject;
    case 'object':
      return x.object;
    case 'enemy':
      return (speaker && enemyOf(s, speaker))?.id ?? 0;
    case 'attacker':
      return combatNow(s)?.attacker ?? 0;
    case 'defender':
      return combatNow(s)?.defender ?? 0;
    case 'fighter':
      return fighterOf(s, x.seat);
    case 'those':
    case 'targets':
    case 'area':
      return 0;
  }
}

/** The cards in play that a text means, oldest first. */
export function pieces(s: State, x: EffectContext, whom: WhomTerm): Piece[] {
  const { each } = whom;
  if (each !== null) {
    const by = pieceOf(s, x.self);
    return s.pieces.filter((p) => (p.marks & MARK.out) === 0 && passes(s, each, by, x.seat, p));
  }
  const word = WHOM_WORDS[whom.word];
  // The warriors of the chosen player in the chosen area.
  if (word === 'area') return warriorsOf(s, x.targets[0]).filter(({ zone }) => zone === x.targets[1]);
  const ids = word === 'those' ? x.those : word === 'targets' ? x.targets : [numberOf(s, x, word)];
  return ids.flatMap((id) => pieceOf(s, id) ?? []);
}

/** The same of what harms: it passes by whoever is immune to cards of that kind, if another player uses it [DT R121]. */
export function harmed(s: State, x: EffectContext, whom: WhomTerm): Piece[] {
  const kind = immunityTo(x.card);
  return pieces(s, x, whom).filter(
    (p) => p.seat === x.seat || ((kind === 0 || (immunityOf(s, p) & kind) === 0) && !isUntouched(s, p, x.card)),
  );
}

/** The players that a text means, in their order from the active one. */
export function seats(s: State, x: EffectContext, who: number): number[] {
  const word = WHO_WORDS[who];
  if (word === 'you') return [x.seat];
  if (word === 'target') return x.targets.length === 0 ? [] : [x.targets[0]];
  const c = combatNow(s);
  if (word === 'opposing') return c === null ? [] : [c.attackerSeat === x.seat ? c.defenderSeat : c.attackerSeat];
  if (word === 'targets') return x.targets.filter((seat) => seat >= 0);
  if (word === 'subject') return [x.subject];
  if (word === 'bearer') return [pieceOf(s, x.self)?.on ?? x.seat];
  if (word === 'controller') return [pieceOf(s, x.targets[0])?.seat ?? x.seat];
  const inOrder = s.hands.map((_, i) => (s.active + i) % s.hands.length).filter((seat) => s.gone[seat] === 0);
  return word === 'each' ? inOrder : inOrder.filter((seat) => seat !== x.seat);
}

/**
 * How much is meant.
 * @param all what "all" stands for
 */
export function amountOf(s: State, x: EffectContext, a: AmountTerm, all = 0): number {
  if (a.kind === ALL) return all;
  if (a.kind === STEPS) return a.n * (x.steps + 1);
  if (a.kind === AMOUNT) return a.n * (x.moment === M_AWARDED ? x.object : x.amount);
  if (a.of !== null) return a.n * pieces(s, x, { word: -1, each: a.of }).length;
  if (a.kind !== VALUE_OF && a.kind !== HALF_OF) return a.n;
  const p = pieceOf(s, numberOf(s, x, WHOM_WORDS[a.word]));
  if (p === null) return 0;
  // It was noted when the strikes decided that it is killed [DT R113].
  const value = p.kept > 0 && fateOf(s, p) === DOOMED ? p.kept : worthOf(s, p);
  return a.kind === HALF_OF ? (value + (value % 2)) / 2 : a.n * value;
}
