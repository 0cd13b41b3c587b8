/** What must hold at every question, whoever plays and however badly: a net under the rules, no rule itself. */

import { cardIn, sideOf } from './board.ts';
import { printedCard } from './cards/pool.ts';
import type { Laid, State, Unit } from './state.ts';
import { ATTACKING, FACE_DOWN, LIMBO, UNDER_WAY } from './state.ts';
import { EFFECT_SLOTS, EXPERIMENT, LIFE, MAX_SLOTS, UNIT } from './vocabulary.ts';

const isId = (s: State, id: number): boolean => id >= 2 && id <= s.serial;

function faultOfSeat(s: State, seat: number): string | undefined {
  if (s.life[seat] > LIFE) return `life of seat ${seat} above ${LIFE}`;
  if (s.mana[seat] < 0) return `mana of seat ${seat} is ${s.mana[seat]}`;
  if (s.slots[seat] < 0 || s.slots[seat] > MAX_SLOTS) return `slots of seat ${seat} are ${s.slots[seat]}`;
  // A card of a file may set the limit below what is held already; one of the house raises it.
  if (s.config.own === undefined && s.hands[seat].length > s.handLimit[seat])
    return `${s.hands[seat].length} cards in a hand`;
  if (s.winner === UNDER_WAY && s.life[seat] <= 0) return `seat ${seat} is defeated and the game goes on`;
  if (s.spells[seat] < 0 || s.plays[seat] < s.spells[seat]) return `seat ${seat} has played more spells than cards`;
  if (s.graves[seat].length !== s.graveIds[seat].length) return `the grave of seat ${seat} is counted twice`;
  if (s.graveIds[seat].some((id) => id !== 0 && !isId(s, id))) return `a grave of seat ${seat} holds nobody's card`;
  const cards = [...s.hands[seat].map(cardIn), ...s.decks[seat], ...s.graves[seat]];
  return cards.every((id) => id > 0 && printedCard(id)) ? undefined : `seat ${seat} has a card that does not exist`;
}

function faultOfUnit(s: State, u: Unit, place: number): string | undefined {
  if (u.place !== place) return `unit ${u.id} stands in two places`;
  if (!isId(s, u.id) || printedCard(u.card).kind !== UNIT) return `unit ${u.id} is none`;
  if (u.attack < 0) return `unit ${u.id} has ${u.attack} attack`;
  if (u.granted & ~u.keywords) return `unit ${u.id} was given a word that it has not`;
  if (u.marks & ATTACKING) return `unit ${u.id} attacks for ever`;
  if (u.killer > s.serial || u.held.length % 2 === 1) return `unit ${u.id} knows what cannot be`;
  const isDead = s.winner === UNDER_WAY && (u.marks & LIMBO) === 0 && u.health <= 0;
  return isDead ? `unit ${u.id} is dead and lies there` : undefined;
}

function faultOfLaid(s: State, l: Laid): string | undefined {
  if (!printedCard(l.card)) return 'a laid card does not exist';
  if (!isId(s, l.id) || l.slot < -1 || l.slot >= EFFECT_SLOTS) return `card ${l.id} lies nowhere`;
  const twin = (each: Laid) => each !== l && each.seat === l.seat && each.slot === l.slot;
  if (l.slot >= 0 && s.laid.some(twin)) return `two cards lie in slot ${l.slot} of seat ${l.seat}`;
  const isExperiment = printedCard(l.card).kind === EXPERIMENT && l.slot >= 0 && l.text < 0;
  return ((l.marks & FACE_DOWN) !== 0) === isExperiment ? undefined : `card ${l.id} lies on its wrong face`;
}

function faultOfTable(s: State): string | undefined {
  if ((s.field === 0) !== s.fieldBy < 0 || (s.field === 0) !== (s.fieldId === 0)) return 'a field of nobody';
  if (s.pile[0] === s.pile[1] && s.decks[1 - s.pile[0]].length > 0) return 'cards lie in a deck that nobody draws from';
  const ids = [...s.units.flatMap((u) => (u === null ? [] : [u.id])), ...s.laid.map((l) => l.id)];
  return new Set(ids).size === ids.length ? undefined : 'an id was given away twice';
}

/** Undefined = all is well. */
export function invariant(s: State): string | undefined {
  let fault = faultOfSeat(s, 0) ?? faultOfSeat(s, 1) ?? faultOfTable(s);
  for (const [place, u] of s.units.entries()) if (u !== null) fault ??= faultOfUnit(s, u, place);
  for (const l of s.laid) fault ??= faultOfLaid(s, l);
  for (const u of s.left)
    if (s.units.includes(u)) fault ??= `unit ${u.id} has left and stands on side ${sideOf(u.place)}`;
  return fault;
}
