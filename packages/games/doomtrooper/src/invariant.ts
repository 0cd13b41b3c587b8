/** What must hold at every question. */
import { inPlay, pieceOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import { BEHIND, CARRIED, HELPS, HIRED } from './cards/static.ts';
import type { Combat, Lasting } from './pieces.ts';
import { UNTIL_COMBAT } from './pieces.ts';
import type { State } from './state.ts';
import { ATTACHED, BEAST, GEAR, MARK, OUTSIDE, WARZONE } from './vocabulary.ts';

const NAMES = ['destiny', 'promotion', 'debt'] as const;

/** How many cards of each seat there are, wherever they lie. */
function countOf(s: State, seat: number): number {
  const piles = [s.hands, s.libraries, s.discards, s.annihilated, s.sideboards].reduce(
    (all, pile) => all + pile[seat].length,
    0,
  );
  const playing = s.frames.filter(({ locals }) => {
    const x = locals as { paid?: number; play?: number; seat?: number; self?: number; place?: number };
    return x.place !== undefined && x.play !== undefined && x.seat === seat && x.self === 0;
  }).length;
  // What is being played is out of the hand and lies nowhere yet.
  const wanted = s.config.decks[seat].library.length + s.config.decks[seat].sideboard.length;
  const lying = piles + s.pieces.filter((p) => p.owner === seat).length;
  return lying >= wanted - playing && lying <= wanted ? wanted : lying;
}

/** What lasts is about who is there: its number names another card in play. */
const ABOUT_ANOTHER = [HELPS, CARRIED, HIRED, BEHIND];
function lastingFault(s: State, l: Lasting): string | undefined {
  if (l.piece !== 0 && pieceOf(s, l.piece) === null) return `what lasts (${l.what}) is on nobody`;
  if (ABOUT_ANOTHER.includes(l.what) && pieceOf(s, l.n) === null) return `what lasts (${l.what}) is about nobody`;
  if (l.until === UNTIL_COMBAT && !s.combats.some(({ id }) => id === l.ends)) return `a combat outlasted (${l.what})`;
  return undefined;
}

/** Who fights is there, with an own weapon, from a warzone. */
function combatFault(s: State, c: Combat): string | undefined {
  if (c.attacker === 0 || c.over) return undefined;
  const [a, d] = [pieceOf(s, c.attacker), pieceOf(s, c.defender)];
  if (a === null || d === null) return 'a combat goes on without its fighters';
  if (a.seat !== c.attackerSeat || d.seat !== c.defenderSeat) return 'a combat goes on though somebody changed sides';
  if ((c.own === 1) !== (a.seat === d.seat)) return 'an own warrior is fought, or is not';
  for (const [weapon, bearer] of [
    [c.attackerWeapon, a.id],
    [c.defenderWeapon, d.id],
  ])
    if ((pieceOf(s, weapon)?.on ?? bearer) !== bearer) return `weapon ${weapon} is not borne by ${bearer}`;
  const zone = pieceOf(s, c.zone);
  return c.zone !== 0 && (zone === null || cardOf(zone.card).kind !== WARZONE) ? 'no warzone' : undefined;
}

/** How cards lie: hidden ones covered and aside, covered warriors in no vehicle, prisoners under somebody who is there. */
function pieceFault(
  s: State,
  { id, card, marks, zone, on, owner, seat, warden }: State['pieces'][number],
): string | undefined {
  if (s.gone[owner] || s.gone[seat]) return `${id} is of somebody who has lost`;
  if (marks & MARK.hidden && zone !== OUTSIDE) return `${id} hides in an area`;
  if (marks & MARK.covered && cardOf(card).kind !== 0) return `${id} is covered`;
  if (marks & MARK.inside && ((cardOf(card).gear & GEAR.vehicle) === 0 || zone !== ATTACHED))
    return `nobody sits in ${id}`;
  if (marks & MARK.inside && (pieceOf(s, on)?.marks ?? 0) & MARK.covered) return `${on} is covered in a vehicle`;
  return marks & MARK.imprisoned && warden !== 0 && pieceOf(s, warden) === null ? `nobody guards ${id}` : undefined;
}

/** What is counted in small numbers. */
function countFault(s: State): string | undefined {
  if (s.actions.some((n) => n < 0)) return 'actions below zero';
  if (s.countdown.some((n) => n < 0 || n > 3)) return 'a count of more than three turns';
  if (s.turnsLeft < 0 || s.ending < 0 || s.ending > 2) return 'last turns';
  for (const hand of s.hands) if (hand.some((card, at) => at > 0 && card < hand[at - 1])) return 'a hand in no order';
  return s.sabotaged.some((bits, seat) => bits & (1 << seat)) ? 'somebody sabotages himself' : undefined;
}

const first = <X>(list: readonly X[], fault: (x: X) => string | undefined): string | undefined => {
  for (const each of list) {
    const found = fault(each);
    if (found !== undefined) return found;
  }
  return undefined;
};

export function invariant(s: State): string | undefined {
  const fault =
    countFault(s) ??
    first(s.pieces, (p) => pieceFault(s, p)) ??
    first(s.lasting, (l) => lastingFault(s, l)) ??
    first(s.combats, (c) => combatFault(s, c));
  if (fault !== undefined) return fault;
  for (const name of NAMES) if (s[name].some((n) => n < 0)) return `${name} below zero`;
  const open = new Set<number>();
  for (const p of s.pieces) {
    const card = cardOf(p.card);
    if (p.marks & MARK.hidden && s.pieces.some((on) => on.zone === ATTACHED && on.on === p.id))
      return `hidden ${p.id} bears a card`;
    if (p.zone === ATTACHED && pieceOf(s, p.on) === null) return `${p.id} hangs on nothing`;
    if (!card.unique || p.marks & MARK.hidden || !inPlay(s, p)) continue;
    if (open.has(p.card)) return `two of the unique card ${p.card}`;
    open.add(p.card);
  }
  for (const p of s.pieces) {
    const on = s.pieces.filter((each) => each.zone === ATTACHED && each.on === p.id).map((each) => cardOf(each.card));
    if (on.filter((each) => each.gear & GEAR.vehicle || each.kind === BEAST).length > 1) return `${p.id} rides twice`;
  }
  for (let seat = 0; seat < s.hands.length; seat++) {
    const wanted = s.config.decks[seat].library.length + s.config.decks[seat].sideboard.length;
    if (countOf(s, seat) !== wanted) return `seat ${seat} has ${countOf(s, seat)} cards of ${wanted}`;
  }
  return undefined;
}
