/**
 * What lies on the table of the plain second implementation of the duel, and the few things that are done with it
 * everywhere. It is written from the rulebook and the rulings alone and shares nothing with the engine but the cards.
 */
import type { Deck, FieldCard, HeroCard, Profile, SlotCard, SpecialKind, WeaponCard } from '../../src/index.ts';

/** A question to one seat: the name of the question and the names of its options, as in docs/scenarios.md. */
export interface Question {
  seat: number;
  question: string;
  options: string[];
}

/** A part of the game: yields the questions open at the same time, gets the names of the answers. */
export type Play<T = void> = Generator<Question[], T, string[]>;

/** One spin of a disc with n fields; the label says what for. */
export type Spin = (label: 'startSpin' | 'spin', n: number) => number;

export type WeaponState = 'ready' | 'laid' | 'broken' | 'repairing' | 'cursed' | 'freed';

export interface Weapon {
  name: string;
  card: WeaponCard;
  state: WeaponState;
  /** The effect laid on it, in state `laid` only. */
  laid: FieldCard | null;
}

export interface Player {
  seat: number;
  hero: HeroCard;
  life: number;
  energy: number;
  weapons: Weapon[];
  /** Places of the bonuses and specials of this time of day that are used up in this turn. */
  usedBonuses: Set<number>;
  usedSpecials: Set<number>;
}

export interface Duel {
  profile: Profile;
  spin: Spin;
  players: Player[];
  round: number;
  starting: number;
  active: number;
  actions: number;
}

/** The end of the game, thrown at the very moment of a defeat [SW 2.3.2.1]. */
export class Over extends Error {
  readonly winner: number | 'draw';
  constructor(winner: number | 'draw') {
    super(`over: ${winner}`);
    this.winner = winner;
  }
}

/** Hero and weapons laid out, life and energy marked [SW 1.5.1.1] [SW 1.5.1.2] [SW 1.5.1.3] [SW 1.5.1.4] (R1). */
export function layOut(deck: Deck, seat: number): Player {
  return {
    seat,
    hero: deck.hero,
    life: deck.hero.life,
    energy: Math.min(12, deck.hero.slots.morning.energyGain),
    weapons: deck.weapons.map((card, k) => ({ name: `w${k + 1}`, card, state: 'ready', laid: null })),
    usedBonuses: new Set(),
    usedSpecials: new Set(),
  };
}

/** Asks one player; what leaves nothing to decide is not asked. */
export function* ask(seat: number, question: string, options: string[]): Play<string> {
  if (options.length === 1) return options[0];
  const answers = yield [{ seat, question, options }];
  return answers[0];
}

export const opponentOf = (duel: Duel, player: Player): Player => duel.players[1 - player.seat];

/** What the hero's card shows for the present time of day [SW 2.2.1.3]. */
export function slotOf(duel: Duel, player: Player): SlotCard {
  const times = ['morning', 'noon', 'evening', 'night'] as const;
  return player.hero.slots[times[(duel.round - 1) % 4]];
}

/** Places of the specials of a kind that are not used up yet [SW 5.1.1.3] [SW 5.1.2.1] (R92). */
export function specialsLeft(duel: Duel, player: Player, kind: SpecialKind): number[] {
  const all = slotOf(duel, player).specials;
  return [...all.keys()].filter((k) => all[k].kind === kind && !player.usedSpecials.has(k));
}

/** Life is lost; at 0 or less the hero is defeated at once [SW 2.3.1.2] [SW 2.7.3.2]. */
export function loseLife(duel: Duel, player: Player, amount: number): void {
  player.life -= amount;
  if (player.life <= 0) throw new Over(opponentOf(duel, player).seat);
}

/** [SW 2.6.1.2] */
export function gainEnergy(player: Player, amount: number): void {
  player.energy = Math.min(12, player.energy + amount);
}

/** [SW 2.7.2.2] */
export function heal(player: Player, amount: number): void {
  player.life = Math.min(player.hero.life, player.life + amount);
}

/** Energy for a spin or a repair, one more without focus on the type [SW 2.6.2.4]. */
export function costOf(player: Player, weapon: Weapon): number {
  return weapon.card.energyCost + (player.hero.focus.includes(weapon.card.type) ? 0 : 1);
}

export function weaponsIn(player: Player, state: WeaponState): Weapon[] {
  return player.weapons.filter((weapon) => weapon.state === state);
}

/** The weapons on which an effect of this kind is laid. */
export function laidOf(player: Player, kind: FieldCard['kind']): Weapon[] {
  return player.weapons.filter((weapon) => weapon.laid !== null && weapon.laid.kind === kind);
}

export function weaponNamed(player: Player, name: string): Weapon {
  const found = player.weapons.find((weapon) => weapon.name === name);
  if (found === undefined) throw new Error(`player ${player.seat} has no weapon ${name}`);
  return found;
}

/** A laid effect goes; its weapon is ready again [SW 3.4.3.7]. */
export function cancelLaid(weapon: Weapon): void {
  weapon.laid = null;
  weapon.state = 'ready';
}

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
