/**
 * What a combat would come to as things stand, told before anybody commits to it: both strikes with their parts, and what becomes
 * of both [DT 4.28] [DT 4.29] [DT 4.34.2]. The rules read the figures themselves, in a combat that is only supposed.
 */
import { combatNow, helpersOf, pieceOf } from './board.ts';
import type { Part } from './figures.ts';
import { figureOf, worthOf } from './figures.ts';
import { weaponsOf } from './flow/weapons.ts';
import { killsBy, strikeRank } from './holds.ts';
import { tacticsOf } from './legal/capable.ts';
import { sideFigure } from './legal/side.ts';
import type { Combat, Piece } from './pieces.ts';
import { KILL, UNHURT, WOUND } from './pieces.ts';
import type { State } from './state.ts';
import { A, FIGHT, MARK, SHOOT } from './vocabulary.ts';

/** One strike: who, at whom, what is compared, what comes of it. */
export interface Strike {
  readonly by: number;
  readonly to: number;
  /** The weapon that counts; 0 = none. */
  readonly weapon: number;
  readonly attack: number;
  readonly attackParts: readonly Part[];
  readonly armor: number;
  readonly armorParts: readonly Part[];
  /** What becomes of whom is struck: one of FATE. */
  readonly fate: number;
  /** Value that his death is worth. */
  readonly value: number;
  /** 1 = strikes first, -1 = strikes back if he is still there, 0 = both at once. */
  readonly order: number;
  /** Whether it comes to this strike at all: who was killed first strikes no more. */
  readonly happens: boolean;
}

export interface Forecast {
  readonly tactic: number;
  readonly attack: Strike;
  readonly back: Strike;
}

interface Sides {
  readonly a: Piece;
  readonly d: Piece;
  readonly tactic: number;
}

/** The combat as it would be: what has been chosen in the one that runs stays chosen. */
function supposed(s: State, { a, d, tactic }: Sides, weapons: readonly [number, number]): State {
  const now = combatNow(s);
  const runs = now !== null && (now.attacker === 0 || (now.attacker === a.id && now.defender === d.id));
  const combat: Combat = {
    id: runs ? now.id : s.serial + 1,
    phase: 5,
    seat: a.seat,
    attacker: a.id,
    defender: d.id,
    attackerSeat: a.seat,
    defenderSeat: d.seat,
    tactic,
    zone: runs ? now.zone : 0,
    attackerWeapon: weapons[0],
    defenderWeapon: weapons[1],
    attackerFate: UNHURT,
    defenderFate: UNHURT,
    attackerRank: -1,
    defenderRank: -1,
    over: 0,
    own: a.seat === d.seat ? 1 : 0,
  };
  return { ...s, combats: runs ? [...s.combats.slice(0, -1), combat] : [...s.combats, combat] };
}

/** The weapon that a side uses: the one that was chosen, else the one by which it strikes hardest. */
function weaponOf(s: State, sides: Sides, attacks: boolean): number {
  const now = combatNow(s);
  const { a, d, tactic } = sides;
  const p = attacks ? a : d;
  const chosen = now !== null && now.attacker === a.id && now.defender === d.id && now.phase >= 5;
  if (chosen) return attacks ? now.attackerWeapon : now.defenderWeapon;
  let best = 0;
  let most = -1;
  for (const { id } of weaponsOf(s, p.id, tactic)) {
    const attack = figureOf(supposed(s, sides, attacks ? [id, 0] : [0, id]), p, tactic - 1);
    if (attack <= most) continue;
    most = attack;
    best = id;
  }
  return best;
}

/** What a strike does to whom it meets; who is wounded already dies of a wound [DT 4.29.3]. */
function fateOf(s: State, by: Piece, to: Piece, tactic: number, attack: number, armor: number): number {
  if (attack < armor) return UNHURT;
  return killsBy(s, by, tactic) || (to.marks & MARK.wounded) !== 0 ? KILL : WOUND;
}

/** What those who fight beside a warrior add [DT 4.33.1]. */
const helped = (s: State, p: Piece, figure: number): Part[] =>
  helpersOf(s, p).map((q) => ({
    layer: 'plus',
    how: 'by',
    n: figureOf(s, q, figure),
    card: q.card,
    rule: [],
    until: '',
  }));

function strikeOf(s: State, by: Piece, to: Piece, tactic: number, weapon: number): Strike {
  const attackParts: Part[] = [];
  const armorParts: Part[] = [];
  figureOf(s, by, tactic - 1, attackParts);
  figureOf(s, to, A, armorParts);
  const [attack, armor] = [sideFigure(s, by, tactic - 1), sideFigure(s, to, A)];
  attackParts.push(...helped(s, by, tactic - 1));
  armorParts.push(...helped(s, to, A));
  const [own, other] = [strikeRank(s, by), strikeRank(s, to)];
  const order = own === other ? 0 : own > other ? 1 : -1;
  const fate = fateOf(s, by, to, tactic, attack, armor);
  const value = worthOf(s, to);
  return { by: by.id, to: to.id, weapon, attack, attackParts, armor, armorParts, fate, value, order, happens: true };
}

/** What comes of a combat of these two by a tactic, as far as can be known now; null = one of them is not to be seen. */
export function forecast(s: State, attacker: number, defender: number, tactic: number): Forecast | null {
  const [a, d] = [pieceOf(s, attacker), pieceOf(s, defender)];
  if (a === null || d === null || (a.marks | d.marks) & MARK.hidden) return null;
  const sides: Sides = { a, d, tactic };
  const weapons = [weaponOf(s, sides, true), weaponOf(s, sides, false)] as const;
  const t = supposed(s, sides, weapons);
  const attack = strikeOf(t, a, d, tactic, weapons[0]);
  const back = strikeOf(t, d, a, tactic, weapons[1]);
  return {
    tactic,
    attack: { ...attack, happens: attack.order >= 0 || back.fate !== KILL },
    back: { ...back, happens: back.order >= 0 || attack.fate !== KILL },
  };
}

/** Tactics that both may use. */
export function tacticsOfBoth(s: State, attacker: number, defender: number): readonly number[] {
  const [a, d] = [pieceOf(s, attacker), pieceOf(s, defender)];
  if (a === null || d === null) return [];
  const both = tacticsOf(s, a) & tacticsOf(s, d);
  return [FIGHT, SHOOT].filter((tactic) => (both & tactic) !== 0);
}
