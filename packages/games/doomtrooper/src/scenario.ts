/** How scenario files speak about a game: positions, facts, and where it stands. See docs/scenarios.md. */
import { scenarioCards } from '@kolbiste/cardkit';
import type { Frame, Game, Json, Procedure } from '@kolbiste/kernel';
import type { At, Position, ScenarioAdapter, Source } from '@kolbiste/testkit/adapter';
import { useOwnCards } from './cards/own-cards.ts';
import { cardOf } from './cards/pool.ts';
import { figureOf } from './figures.ts';
import { flow } from './flow/registry.ts';
import { game } from './index.ts';
import { cardKey, pieceName, SEATS } from './names.ts';
import { MOVE_NAMES } from './options.ts';
import type { Piece } from './pieces.ts';
import { VERBS } from './said.ts';
import { checkScenarioCards } from './scenario-cards.ts';
import { isCardKey, position } from './scenario-setup.ts';
import type { State } from './state.ts';
import { remedyText } from './text/refusals.ts';
import type { View } from './view.ts';
import { view } from './view.ts';
import { ATTACHED, MARK_NAMES, PLAYER, WARRIOR, ZONE_NAMES } from './vocabulary.ts';

function frame(name: string, step: string | undefined, locals: object): Frame {
  const p = flow.named(name) as Procedure;
  const pc = step === undefined ? 0 : p.steps.findIndex((each) => each.name === step);
  return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: { ...p.copy(p.sample), ...locals } };
}

/** The game waits at the step after the one that called the turn. */
function framesAt(s: State, at: At | undefined): Frame[] {
  const seat = at?.seat ?? 0;
  if (at?.procedure === 'game') return [frame('game', at.step, { seat })];
  if (at !== undefined && at.procedure !== 'turn') return at.source.fail('game or turn');
  s.active = seat;
  return [frame('game', 'judge', { seat }), frame('turn', at === undefined ? 'act' : at.step, { seat })];
}

const figures = (s: State, p: Piece): string => [0, 1, 2, 3].map((k) => figureOf(s, p, k)).join('/');

/** `4/6/4/5 squad wounded`: figures as they stand, the zone, marks. */
function warriorText(s: State, p: Piece): string {
  const marks = MARK_NAMES.filter((_, i) => p.marks & (1 << i));
  return [figures(s, p), ZONE_NAMES[p.zone], ...marks].join(' ');
}

function pieceText(s: State, v: View, p: Piece): string {
  if (cardOf(p.card).kind === WARRIOR) return warriorText(s, p);
  const marks = MARK_NAMES.filter((_, i) => p.marks & (1 << i));
  const where =
    p.zone === ATTACHED ? `on ${pieceName(v, p.on)}` : p.zone === PLAYER ? `at ${SEATS[p.on]}` : ZONE_NAMES[p.zone];
  return [where, ...marks].join(' ');
}

function openView(s: State): View {
  const v = view(s, 'public');
  for (const p of v.pieces) p.card = s.pieces.find(({ id }) => id === p.id)?.card ?? 0;
  return v;
}

function seatFacts(s: State, seat: number): Record<string, Json> {
  const name = SEATS[seat];
  return {
    [`${name}.destiny`]: s.destiny[seat],
    [`${name}.promotion`]: s.promotion[seat],
    [`${name}.debt`]: s.debt[seat],
    [`${name}.countdown`]: s.countdown[seat],
    [`${name}.hand`]: s.hands[seat].map(cardKey),
    [`${name}.cards`]: s.hands[seat].length,
    [`${name}.left`]: s.libraries[seat].length,
    [`${name}.library`]: s.libraries[seat].map(cardKey).reverse(),
    [`${name}.discards`]: s.discards[seat].map(cardKey),
    [`${name}.annihilated`]: s.annihilated[seat].map(cardKey),
    [`${name}.pieces`]: s.pieces.filter((p) => p.seat === seat).map((p) => pieceName(openView(s), p.id)),
    [`${name}.out`]: s.gone[seat] === 1,
    [`${name}.sees hidden`]: view(s, seat).pieces.filter((p) => p.card === 0).length,
  };
}

function facts(s: State): Record<string, Json> {
  const v = openView(s);
  const c = s.combats.at(-1);
  return {
    turn: s.turn,
    active: SEATS[s.active],
    over: s.frames.length === 0,
    outpost: s.outpost === 1,
    actions: s.actions.slice(),
    combats: s.combats.length,
    phase: c?.phase ?? 0,
    ending: s.ending,
    ...Object.assign({}, ...s.hands.map((_, seat) => seatFacts(s, seat))),
    ...Object.fromEntries(s.pieces.map((p) => [pieceName(v, p.id), pieceText(s, v, p)])),
  };
}

/** `B.hand 1`, `A.library 1` (the top), `B.hidden 1`: the card that lies there. */
function secret(s: State, card: Source): Json {
  const [, name, zone, n] =
    /^([A-E])\.(hand|library|hidden|discards) (\d+)$/.exec(card.text()) ?? card.fail('B.hand 1');
  const seat = SEATS.indexOf(name as 'A');
  const zones: Record<string, readonly number[]> = {
    hand: s.hands[seat],
    library: s.libraries[seat].slice().reverse(),
    discards: s.discards[seat],
    hidden: s.pieces.filter((p) => p.seat === seat && p.marks & 4).map((p) => p.card),
  };
  return cardKey(zones[zone][Number(n) - 1] ?? 0);
}

const WORDS: ReadonlySet<string> = new Set([...VERBS, ...MOVE_NAMES, ...ZONE_NAMES, ...SEATS, '>', 'hidden', 'none']);
const knows = (_s: State, word: string): boolean =>
  WORDS.has(word) || /^\d+$/.test(word) || isCardKey(word.replace(/#\d+$/, ''));

/** The position of a file, beside the cards that it brings. */
const withCards = scenarioCards(checkScenarioCards, useOwnCards, (place: Position<State, View>): State => {
  const s = position(place);
  s.frames = framesAt(s, place.at);
  return s;
});
/** The adapter whose files may name these cards too. */
export const { besideCards } = withCards;

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'doomtrooper',
  seats: SEATS,
  game: () => game as Game<State, View>,
  build: withCards.build,
  withCards: withCards.withCards,
  facts,
  knows,
  secret,
  remedy: remedyText,
};
