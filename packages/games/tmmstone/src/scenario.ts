/** How scenario files speak about a game: facts, and where the game stands. See docs/scenarios.md. */
import { scenarioCards } from '@kolbiste/cardkit';
import type { Frame, Game, Json, Procedure } from '@kolbiste/kernel';
import type { At, Position, ScenarioAdapter, Source } from '@kolbiste/testkit/adapter';
import { cardIn } from './board.ts';
import { checkOwnCards } from './cards/own.ts';
import { pool, printedCard, useOwnCards } from './cards/pool.ts';
import { attackOf, costOf } from './effects/figures.ts';
import { FOUND, readFound } from './effects/found.ts';
import { flow } from './flow/registry.ts';
import { game } from './index.ts';
import { kindsInHand } from './legal.ts';
import { cardKey } from './names.ts';
import { isCardKey, position, SEATS } from './scenario-setup.ts';
import type { Laid, State, Unit } from './state.ts';
import { EXHAUSTED, FROZEN, LIMBO, SILENCED } from './state.ts';
import { remedyText } from './text/remedies.ts';
import type { View } from './view.ts';
import { view } from './view.ts';
import { ABILITY, KEYWORD_NAMES, UNIT_SLOTS } from './vocabulary.ts';

function frame(name: string, step: string | undefined, locals: object): Frame {
  const p = flow.named(name) as Procedure;
  const pc = step === undefined ? 0 : p.steps.findIndex((x) => x.name === step);
  return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: { ...p.copy(p.sample), ...locals } };
}

/** The game waits at the step after the one that called the turn. */
function framesAt(s: State, at: At | undefined): Frame[] {
  const seat = at?.seat ?? 0;
  if (at?.procedure === 'game') return [frame('game', at.step, { seat: 0 })];
  if (at !== undefined && at.procedure !== 'turn') return at.source.fail('game or turn');
  const step = at === undefined ? 'main' : at.step;
  if (step === undefined) s.turn--;
  return [frame('game', 'nextTurn', { seat }), frame('turn', step, { seat })];
}

function unitText(s: State, u: Unit | null): string {
  if (u === null || u.marks & LIMBO) return 'free';
  const words = [`${cardKey(u.card)} ${attackOf(s, u)}/${u.health}`];
  if (u.marks & EXHAUSTED) words.push('exhausted');
  if (u.marks & FROZEN) words.push('frozen');
  if (u.marks & SILENCED) words.push('silenced');
  const printed = u.marks & SILENCED ? 0 : printedCard(u.card).keywords;
  KEYWORD_NAMES.forEach((name, k) => {
    if ((u.keywords ^ printed) & (1 << k)) words.push(`${u.keywords & (1 << k) ? '+' : '-'}${name}`);
  });
  if (u.owner !== (u.place < UNIT_SLOTS ? 0 : 1)) words.push(`of${SEATS[u.owner]}`);
  return words.join(' ');
}

const laidText = (l: Laid): string => `${cardKey(l.card)}${l.marks & EXHAUSTED ? ' exhausted' : ''}`;
const inSlots = (laid: readonly Laid[], seat: number): Laid[] =>
  laid.filter((l) => l.seat === seat && l.slot >= 0).sort((a, b) => a.slot - b.slot);

/** The cards of the open question as a seat sees them: of a choice, of the top of a deck, or the one that is being played. */
function asked(v: View): Json {
  const { cards, top, card } = v.flow.at(-1)?.locals ?? {};
  const ids = Array.isArray(cards) ? cards : [(top ?? card ?? 0) as number];
  return ids.map((id) => cardKey(id));
}

/** The cards whose texts were found to fire and have not yet, the earliest causes first. */
function coming(v: View): Json {
  return v.flow.flatMap(({ procedure, locals }) => {
    if (procedure !== 'settle') return [];
    const { found, at } = locals as unknown as { found: readonly number[]; at: number };
    return found.flatMap((_, i) =>
      i >= at && i % FOUND === 0 ? [cardKey(pool.texts[readFound(found, i).text].card)] : [],
    );
  });
}

const setSeen = (cards: readonly number[] | null | undefined): Json => cards?.map((id) => cardKey(id)) ?? 'hidden';

/** What a seat sees of the other's hand, slots, deck and list, out of its view. */
function seen(s: State, seat: number): Record<string, Json> {
  const v = view(s, seat);
  const name = SEATS[seat];
  const open = v.hands[1 - seat].map(cardIn).filter((id) => id > 0);
  const costs = open.map((id) => [`${name}.sees cost ${cardKey(id)}`, costOf(s, 1 - seat, id)] as const);
  return {
    ...Object.fromEntries(costs),
    [`${name}.sees hand`]: v.hands[1 - seat].map((entry) => cardKey(cardIn(entry))),
    [`${name}.sees left`]: v.deckSizes[1 - seat],
    [`${name}.sees coming`]: coming(v),
    [`${name}.sees deck`]: setSeen(v.decks[1 - seat]),
    [`${name}.sees list`]: setSeen(v.lists[1 - seat]?.cards),
    [`${name}.knows deck`]: setSeen(v.decks[seat]),
    [`${name}.sees asked`]: asked(v),
    [`${name}.sees effects`]: inSlots(v.laid, 1 - seat).map((l) => cardKey(l.card)),
  };
}

function playerFacts(s: State, seat: number): Record<string, Json> {
  const name = SEATS[seat];
  const out: Record<string, Json> = {
    [`${name}.life`]: s.life[seat],
    [`${name}.mana`]: s.mana[seat],
    [`${name}.slots`]: s.slots[seat],
    [`${name}.plays`]: s.plays[seat],
    [`${name}.fatigue`]: s.fatigue[seat],
    [`${name}.cards`]: s.hands[seat].length,
    [`${name}.hand`]: s.hands[seat].map((entry) => cardKey(cardIn(entry))),
    [`${name}.deck`]: s.decks[s.pile[seat]].map(cardKey).reverse(),
    [`${name}.left`]: s.decks[s.pile[seat]].length,
    [`${name}.grave`]: s.graves[seat].map(cardKey),
    [`${name}.effects`]: inSlots(s.laid, seat).map(laidText),
    [`${name}.floating`]: s.laid.filter((l) => l.seat === seat && l.slot < 0).map((l) => cardKey(l.card)),
    [`${name}.units`]: s.units.filter((u, place) => u !== null && place < UNIT_SLOTS === (seat === 0)).length,
    ...seen(s, seat),
  };
  for (let k = 0; k < UNIT_SLOTS; k++) out[`${name}${k + 1}`] = unitText(s, s.units[seat * UNIT_SLOTS + k]);
  const abilities = inSlots(s.laid, seat).filter((l) => printedCard(l.card).kind === ABILITY);
  for (const { card } of abilities) out[`${name}.cost ${cardKey(card)}`] = costOf(s, seat, card);
  for (const id of kindsInHand(s, seat)) out[`${name}.cost ${cardKey(id)}`] = costOf(s, seat, id);
  return out;
}

function facts(s: State): Record<string, Json> {
  return {
    turn: s.turn,
    active: SEATS[s.active] ?? 'none',
    starter: SEATS[s.starter] ?? 'none',
    over: s.frames.length === 0,
    field: s.field === 0 ? 'none' : `${cardKey(s.field)} of${SEATS[s.fieldBy]}`,
    ...playerFacts(s, 0),
    ...playerFacts(s, 1),
  };
}

/** `B.hand 1`, `A.deck 1` (the top), `B.effects 2`: the card that lies there. */
function secret(s: State, card: Source): Json {
  const [, name, zone, n] = /^([AB])\.(hand|deck|effects) (\d)$/.exec(card.text()) ?? card.fail('B.hand 1');
  const seat = SEATS.indexOf(name);
  const zones: Record<string, readonly number[]> = {
    hand: s.hands[seat].map(cardIn),
    deck: s.decks[s.pile[seat]].slice().reverse(),
    effects: inSlots(s.laid, seat).map((l) => l.card),
  };
  return cardKey(zones[zone][Number(n) - 1] ?? 0);
}

/** Words of options beside cards and places (docs/scenarios.md). */
const OPTION_WORDS: readonly string[] =
  'end ability play attack pay out keep all exchange slot hero nobody yes no bottom name'.split(' ');

/** A verb, a player, a slot, or the key of a card. */
const knows = (_s: State, word: string): boolean =>
  /^[AB][1-7]?$/.test(word) || OPTION_WORDS.includes(word) || isCardKey(word);

const withCards = scenarioCards(checkOwnCards, useOwnCards, (place: Position<State, View>): State => {
  const s = position(place);
  s.frames = framesAt(s, place.at);
  return s;
});
export const { besideCards } = withCards;

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'tmmstone',
  seats: SEATS,
  game: () => game as Game<State, View>,
  build: withCards.build,
  withCards: withCards.withCards,
  facts,
  knows,
  secret,
  remedy: remedyText,
};
