/** What must hold at every question. */
import { inPlay, pieceOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import type { State } from './state.ts';
import { ATTACHED, BEAST, GEAR, MARK } from './vocabulary.ts';

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

export function invariant(s: State): string | undefined {
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
