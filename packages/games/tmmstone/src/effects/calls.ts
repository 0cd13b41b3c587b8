/** Which texts a note calls: what was done, whose doing it was, and what about [TMM R114]. */
import { NOTE } from '@kolbiste/kernel';
import { sideOf, unitOf } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import type { Text } from '../cards/printed.ts';
import { WH } from '../cards/printed.ts';
import { BOTH, OWN, SORT_HERO, SORT_UNIT } from '../cards/whom.ts';
import { N } from '../notes.ts';
import type { State } from '../state.ts';
import { DELAYED } from '../state.ts';

const isSelfWhen = (when: number): boolean =>
  when === WH.onDeath ||
  when === WH.onSummon ||
  when === WH.dealtDamage ||
  when === WH.killed ||
  when === WH.targetedBySpell;

/** What a card that has left in this very instruction still says: its death, damage it took or dealt [TMM R4] [TMM R5]. */
export const speaksGone = (text: Text): boolean =>
  text.when === WH.onDeath ||
  text.when === WH.dealtDamage ||
  text.when === WH.killed ||
  (text.when === WH.damaged && text.ofSelf);

const sideFits = (by: number, own: boolean): boolean => by === BOTH || (by === OWN) === own;

/** Kinds of notes that each kind of text listens to; a burned card speaks for itself alone, see `burnedHears`. */
const KIND_OF: { readonly [when: number]: number } = {
  [WH.onSummon]: N.summoned,
  [WH.summoned]: N.summoned,
  [WH.onDeath]: N.died,
  [WH.died]: N.died,
  [WH.damaged]: N.damaged,
  [WH.dealtDamage]: N.dealt,
  [WH.killed]: N.killed,
  [WH.attacks]: N.attacks,
  [WH.attackedHero]: N.attackedHero,
  [WH.heroDamaged]: N.heroDamaged,
  [WH.healed]: N.healed,
  [WH.abilityUsed]: N.ability,
  [WH.targetedBySpell]: N.targeted,
  [WH.spellPlayed]: N.spell,
  [WH.cardPlayed]: N.card,
  [WH.unitPlayed]: N.unitPlayed,
  [WH.startOfTurn]: N.turnStarts,
  [WH.startOfEachTurn]: N.turnStarts,
  [WH.endOfTurn]: N.turnEnds,
  [WH.endOfEachTurn]: N.turnEnds,
};

/** Bits of the kinds of texts that a kind of note may call. */
const CALLS: readonly number[] = Object.values(N).map((kind) =>
  Object.entries(KIND_OF).reduce((bits, [when, of]) => (of === kind ? bits | (1 << Number(when)) : bits), 0),
);

/** Bits of the kinds of texts that anybody has who may listen now; departed units speak for themselves alone. */
export function ears(s: State): number {
  let bits = s.field === 0 ? 0 : printedCard(s.field).hears;
  for (let place = 0; place < s.units.length; place++) {
    const u = s.units[place];
    if (u !== null) bits |= printedCard(u.card).hears;
  }
  for (const l of s.laid) bits |= l.text >= DELAYED ? CALLS[N.turnEnds] : l.text >= 0 ? 0 : printedCard(l.card).hears;
  return bits;
}

/** Whether a note calls nobody for sure. */
export function isUnheard(s: State, bits: number, i: number): boolean {
  const kind = s.batch[i];
  if (kind === N.burned || kind === N.stolenLife) return false;
  const gone = s.batch[i + 1];
  const own = gone >= 2 ? (unitOf(s, gone)?.card ?? 0) : 0;
  return (CALLS[kind] & (bits | (own === 0 ? 0 : printedCard(own).hears))) === 0;
}

/** Whether no note of the batch calls anybody: then nothing is to be settled. */
export function unheard(s: State): boolean {
  if (s.batch.length === 0) return true;
  const bits = ears(s);
  for (let i = 0; i < s.batch.length; i += NOTE) if (!isUnheard(s, bits, i)) return false;
  return true;
}

/** Whether the card or unit of a note passes the text's filter. */
function fits(s: State, text: Text, card: number): boolean {
  const p = printedCard(card);
  return (text.ofTag === 0 || (p.tags & text.ofTag) !== 0) && (text.ofCard === 0 || text.ofCard === card);
}

/** Whose doing a note is, or whose unit it is about; -1 = nobody's. */
function sideOfNote(s: State, kind: number, subject: number, a: number): number {
  if (kind === N.spell || kind === N.card || kind === N.ability || kind === N.targeted) return a;
  if (kind === N.turnStarts || kind === N.turnEnds || subject < 2) return subject;
  const u = unitOf(s, subject);
  return u === null ? -1 : sideOf(u.place);
}

/** Whether a text of a listener is called by a note. `seat` -1 is the field, which knows no own side. */
export function hears(s: State, text: Text, self: number, seat: number, i: number): boolean {
  const kind = s.batch[i];
  if (KIND_OF[text.when] !== kind) return false;
  const subject = s.batch[i + 1];
  const a = s.batch[i + 2];
  const own = sideOfNote(s, kind, subject, a) === seat;
  if (isSelfWhen(text.when)) return subject === self && (text.when !== WH.targetedBySpell || a === seat);
  if (text.when === WH.startOfTurn || text.when === WH.endOfTurn) return seat < 0 || subject === seat;
  if ((text.ofSelf && subject !== self) || (text.notSelf && subject === self)) return false;
  if (seat >= 0 && !sideFits(text.by, own)) return false;
  const aboutHero = text.when === WH.heroDamaged || text.when === WH.attackedHero || text.ofOwnHero;
  if (aboutHero && !heroFits(text, kind, subject, a, seat)) return false;
  if (kind === N.heroDamaged) return true;
  if (kind === N.spell || kind === N.card) return fits(s, text, subject);
  if (subject < 2) return text.ofSort !== SORT_UNIT;
  if (text.ofSort === SORT_HERO) return false;
  const u = unitOf(s, subject);
  return u === null || fits(s, text, u.card);
}

function heroFits(text: Text, kind: number, subject: number, a: number, seat: number): boolean {
  const hero = kind === N.heroDamaged ? subject : a;
  return hero < 2 && hero >= 0 && (!text.ofOwnHero || hero === seat);
}
