/** What is chosen when something asks: where a card goes, whom it is aimed at, how points are split. */
import type { Ability, State } from '../src/reading.ts';
import { A_PASS, abilityOf, cardOf, figureOf, MARK, NONE, pieceOf, readOption, WARRIOR } from '../src/reading.ts';
import { best, isWarriorPiece, rivalOf, valueOf } from './seen.ts';

interface Playing {
  readonly card: number;
  readonly ability: number;
  readonly seat: number;
  readonly which: number;
}

const playing = (s: State): Playing => s.frames[s.frames.length - 1].locals as Playing;

const HARMS = [
  'discard',
  'wound',
  'annihilate',
  'loseDestiny',
  'losePromotion',
  'discardHand',
  'uncover',
  'toHand',
  'takeControl',
];
const harms = (a: Ability, which: number): boolean =>
  (a.targets[which]?.harms ?? false) || a.code.some(({ step }) => HARMS.includes(step.name));

/** The strongest of the own warriors bears what helps; the strongest of the others what harms. */
function bearerWorth(s: State, seat: number, id: number): number {
  const p = pieceOf(s, id);
  if (p === null) return 0;
  const worth = isWarriorPiece(p) ? figureOf(s, p, 3) + figureOf(s, p, 2) : 1;
  return p.seat === seat ? 100 + worth : worth;
}

export function placeFor(s: State, options: readonly number[]): number {
  const { card, seat } = playing(s);
  if (cardOf(card).kind === WARRIOR) return options[0];
  return best(options, (option) => bearerWorth(s, seat, option));
}

/** Whom a text is aimed at. */
export function targetFor(s: State, options: readonly number[]): number {
  const { card, ability, seat, which } = playing(s);
  const a = abilityOf(cardOf(card), ability);
  const bad = harms(a, which);
  const rival = rivalOf(s, seat);
  return best(options, (option) => {
    if (option === NONE) return 0;
    if (option < s.hands.length && a.targets[which]?.what === 1) return option === rival ? 10 : option === seat ? 1 : 5;
    const p = pieceOf(s, option);
    if (p === null) return option;
    const worth = 5 + valueOf(s, option) + (p.marks & MARK.wounded ? 1 : 0);
    return (p.seat === seat) === bad ? -worth : worth;
  });
}

/** Promotion wins; some destiny is needed to play on. */
export function splitFor(s: State, seat: number, options: readonly number[]): number {
  const most = options[options.length - 1];
  if (s.promotion[seat] + most >= s.config.profile.points) return most;
  const wanted = Math.max(0, 5 - s.destiny[seat]);
  return options[Math.max(0, options.length - 1 - Math.min(wanted, most >> 1))];
}

/** What cannot be paid for long is thrown away, else nothing. */
export function discardFor(s: State, seat: number, options: readonly number[]): number {
  if (options.includes(A_PASS)) {
    const idle = options.find((option) => idleCard(s, seat, option));
    return idle ?? A_PASS;
  }
  return best(options, (option) => {
    const said = readOption(option);
    if (said?.what !== 'hand') return 0;
    const { kind, figures } = cardOf(said.card);
    return kind === WARRIOR ? figures[3] - s.destiny[seat] : 3;
  });
}

/** A warrior far beyond what the seat has, or equipment without anybody to bear it while the hand is full. */
function idleCard(s: State, seat: number, option: number): boolean {
  const said = readOption(option);
  if (said?.what !== 'hand' || s.hands[seat].length < 6) return false;
  const { kind, figures } = cardOf(said.card);
  return kind === WARRIOR && figures[3] > s.destiny[seat] + 6;
}

/** A hand without warriors is exchanged. */
export function privilegeFor(s: State, seat: number): number {
  return s.hands[seat].some((card) => cardOf(card).kind === WARRIOR) ? 0 : 1;
}

export const strongestFor = (s: State, options: readonly number[]): number => best(options, (id) => valueOf(s, id));
