/** Viruses: who catches one, what it does, how it spreads [DT 9.23]. Their cards are gone; what they left on warriors says the rest. */
import { addLasting } from './atoms/combat.ts';
import { pieceOf, warriorsOf } from './board.ts';
import type { Op } from './cards/card.ts';
import { cardOf } from './cards/pool.ts';
import { NO_VIRUS, VIRUS_ON } from './cards/static.ts';
import type { EffectContext } from './effects/effect-context.ts';
import { contextOf } from './effects/effect-context.ts';
import { isHeld } from './held.ts';
import { playOf } from './legal/ability-of.ts';
import type { Lasting, Piece } from './pieces.ts';
import { NOTHING_LASTS, UNTIL_GAME } from './pieces.ts';
import { cite } from './rulebook.ts';
import type { State } from './state.ts';
import { traitsOf } from './traits.ts';
import { MARK, STACKS, TRAIT } from './vocabulary.ts';

interface VirusWords {
  readonly do: readonly Op[];
  readonly again: boolean;
  readonly spreads: 'later' | 'atOnce' | null;
}
/** `layer`: whom it spreads to, one of HOSTS. */
type Strain = Pick<Lasting, 'card' | 'seat' | 'play'> & Partial<Pick<Lasting, 'layer'>>;
export const [TROOPERS, TRIBES] = [0, 1];

const RULE = cite('9.23', 'R154');
/** Whether somebody has it: of one that stacks the same playing. */
const has = (s: State, { card, play }: Pick<Strain, 'card' | 'play'>, p: Piece): boolean =>
  s.lasting.some(
    (l) =>
      l.what === VIRUS_ON &&
      l.piece === p.id &&
      l.card === card &&
      ((cardOf(card).sub & STACKS) === 0 || l.play === play),
  );

/** Whether somebody could catch a virus: not the same one twice, and no text protects him. */
export const mayCatch = (s: State, strain: Pick<Strain, 'card' | 'play'>, p: Piece): boolean =>
  !has(s, strain, p) && !isHeld(s, p, NO_VIRUS) && (p.marks & (MARK.out | MARK.hidden)) === 0;

const wordsOf = (card: number): VirusWords =>
  playOf(cardOf(card)).code.find(({ step }) => step.name === 'virus')?.words as VirusWords;

/** What it does to one who has it. */
function work(s: State, { card, seat, play }: Strain, p: Piece): void {
  const x: EffectContext = { ...contextOf(seat, card), play, targets: [p.id], subject: p.id };
  for (const { step, words } of wordsOf(card).do) step.run(s, x, words);
}

/** Somebody catches it, and it does what it does. */
export function infectOne(s: State, strain: Strain, p: Piece): void {
  if (!mayCatch(s, strain, p)) return;
  const { card, seat, play, layer = TROOPERS } = strain;
  addLasting(
    s,
    { ...NOTHING_LASTS, card, seat, play, layer, piece: p.id, what: VIRUS_ON, n: s.turn, until: UNTIL_GAME },
    RULE,
  );
  work(s, strain, p);
}

/** To every other Trooper of the same player in the same area; one that was changed to every other tribal warrior. */
export function spread(s: State, strain: Strain, from: Piece): void {
  for (const p of warriorsOf(s, from.seat))
    if (p.zone === from.zone && traitsOf(s, p) & (strain.layer === TRIBES ? TRAIT.tribal : TRAIT.doomtrooper))
      infectOne(s, strain, p);
}

const rows = (s: State): Lasting[] => s.lasting.filter(({ what }) => what === VIRUS_ON);

/** At the end of a turn: whatever somebody has had for all of it. */
export function spreadViruses(s: State): void {
  for (const l of rows(s)) {
    const p = pieceOf(s, l.piece);
    if (p !== null && l.n < s.turn && wordsOf(l.card).spreads === 'later') spread(s, l, p);
  }
}

/** In a draw step: what a player's viruses do again. */
export function rageViruses(s: State, seat: number): void {
  for (const l of rows(s)) {
    const p = pieceOf(s, l.piece);
    if (p !== null && l.seat === seat && wordsOf(l.card).again) work(s, l, p);
  }
}
