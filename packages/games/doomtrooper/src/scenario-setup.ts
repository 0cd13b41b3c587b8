/** The position that a scenario file states: points, hands, libraries, cards in play. See docs/scenarios.md. */
import type { Position, Source } from '@kolbiste/testkit/adapter';
import { ownHere } from './cards/own-cards.ts';
import { cardOf, pool } from './cards/pool.ts';
import type { Profile } from './config.ts';
import { deckFaults, readProfile, trusted } from './config.ts';
import { cardKey, SEATS } from './names.ts';
import type { Piece } from './pieces.ts';
import { JUST_COME } from './pieces.ts';
import type { State } from './state.ts';
import { blank } from './state.ts';
import type { View } from './view.ts';
import { ATTACHED, GEAR, MARK, MARK_NAMES, OUTSIDE, PLAYER, WARRIOR, ZONE_NAMES } from './vocabulary.ts';

const SEAT_FIELDS = [
  'destiny',
  'promotion',
  'debt',
  'hand',
  'library',
  'discards',
  'annihilated',
  'sideboard',
  'play',
  'firstTurn',
  'countdown',
] as const;
const SETUP = ['checked', 'seats', 'profile', 'turn', 'actions', 'outpost', 'starter', ...SEATS] as const;

const numbers = (): Map<string, number> => new Map(pool.ids.map((id) => [cardKey(id), id]));
let known: Map<string, number> = new Map();
let changes = -1;
function numberOf(key: string): number | undefined {
  if (changes !== pool.changes) known = numbers();
  changes = pool.changes;
  return known.get(key);
}

/** Whether a card has this key. */
export const isCardKey = (key: string): boolean => numberOf(key) !== undefined;

const cardNamed = (source: Source, key: string): number =>
  numberOf(key) ?? source.fail(`the key of a card, such as sean-gallagher, not ${key}`);

/** `dragoon`, or `dragoon x3`. */
function readCards(source: Source | undefined): number[] {
  return (source?.list(0, 200) ?? []).flatMap((entry) => {
    const [, key, count] = /^([a-z0-9-]+)(?: x(\d+))?$/.exec(entry.text()) ?? entry.fail('a card, or a card x2');
    return new Array<number>(Number(count ?? 1)).fill(cardNamed(entry, key));
  });
}

function put(s: State, card: number, seat: number, zone: number, on: number): Piece {
  const p: Piece = { id: ++s.serial, card, owner: seat, seat, zone, ...JUST_COME, on };
  s.pieces.push(p);
  return p;
}

function markWord(s: State, p: Piece, word: string, source: Source): void {
  const bit = (MARK_NAMES as readonly string[]).indexOf(word);
  const zone = (ZONE_NAMES as readonly string[]).indexOf(word);
  if (bit >= 0) p.marks |= 1 << bit;
  else if (zone >= 0) p.zone = zone;
  else if (/^of[A-E]$/.test(word)) p.owner = SEATS.indexOf(word[2] as 'A');
  else if (/^at[A-E]$/.test(word)) [p.zone, p.on] = [PLAYER, SEATS.indexOf(word[2] as 'A')];
  else source.fail(`a mark (${MARK_NAMES.join(', ')}), a zone, ofA or atB, not ${word}`);
  if (word === 'hidden') [p.zone, p.marks] = [OUTSIDE, p.marks | MARK.covered];
}

/** `sean-gallagher wounded outpost + bayonet + composite-armor`: a card in play, and what it bears. */
function readPiece(s: State, seat: number, source: Source): void {
  const [first, ...rest] = source.text().split(' + ');
  const [key, ...words] = first.split(' ');
  const id = cardNamed(source, key);
  const zones = cardOf(id).areas;
  const p = put(s, id, seat, cardOf(id).kind === WARRIOR ? 31 - Math.clz32(zones & -zones) : 0, 0);
  for (const word of words) markWord(s, p, word, source);
  for (const each of rest) {
    const [name, ...marks] = each.split(' ');
    const on = put(s, cardNamed(source, name), seat, ATTACHED, p.id);
    if (cardOf(on.card).gear & GEAR.vehicle && !marks.includes('outside')) on.marks |= MARK.inside;
    for (const word of marks) if (word !== 'outside') markWord(s, on, word, source);
  }
}

function readSeat(s: State, seat: number, source: Source | undefined): void {
  const row = source?.record(SEAT_FIELDS);
  const int = (name: (typeof SEAT_FIELDS)[number], usual: number): number => row?.get(name)?.int(0, 999) ?? usual;
  s.destiny[seat] = int('destiny', 5);
  s.promotion[seat] = int('promotion', 0);
  s.debt[seat] = int('debt', 0);
  s.countdown[seat] = int('countdown', 0);
  s.firstDone[seat] = (row?.get('firstTurn')?.flag() ?? false) ? 0 : 1;
  s.hands[seat] = readCards(row?.get('hand')).sort((a, b) => a - b);
  s.libraries[seat] = row?.get('library') === undefined ? [pool.ids[0]] : readCards(row.get('library')).reverse();
  s.discards[seat] = readCards(row?.get('discards'));
  s.annihilated[seat] = readCards(row?.get('annihilated'));
  s.sideboards[seat] = readCards(row?.get('sideboard'));
  for (const each of row?.get('play')?.list(0, 40) ?? []) readPiece(s, seat, each);
}

/** The lists are what lies anywhere, so that no card is lost or made. */
function settleLists(s: State, profile: Profile): void {
  const decks = s.hands.map((hand, seat) => {
    const own = s.pieces.filter((p) => p.owner === seat).map((p) => p.card);
    const library = [...hand, ...s.libraries[seat], ...s.discards[seat], ...s.annihilated[seat], ...own];
    return { library, sideboard: s.sideboards[seat].slice() };
  });
  s.config = trusted({ decks, profile, ...ownHere() });
}

/** A file that is about decks: they must be legal under its profile [DT 9.5] [DT 9.20] [DT R7]. */
function checkDecks(s: State, profile: Profile, source: Source): void {
  const [fault] = s.config.decks.flatMap((deck) => deckFaults(deck, profile));
  if (fault !== undefined) source.fail(`a legal deck: ${fault.path} ${fault.code} ${fault.n} [DT ${fault.rule}, R7]`);
}

function profileIn(source: Source | undefined): Profile {
  try {
    return readProfile({ deckSize: 0, copies: 99, ...((source?.value ?? {}) as object) });
  } catch (error) {
    return source?.fail((error as Error).message) ?? readProfile({});
  }
}

/** The state before anything runs. @throws by the source at what is wrong in the file */
export function position({ setup, at }: Position<State, View>): State {
  const row = setup?.record(SETUP);
  const seats = row?.get('seats')?.int(2, SEATS.length) ?? 2;
  const profile = profileIn(row?.get('profile'));
  const s = blank(trusted({ decks: SEATS.slice(0, seats).map(() => ({ library: [], sideboard: [] })), profile }), '');
  s.turn = row?.get('turn')?.int(0, 999) ?? (at?.procedure === 'game' ? 0 : 9);
  s.starter = row?.get('starter') === undefined ? 0 : SEATS.indexOf(row.get('starter')?.word(SEATS) ?? 'A');
  s.outpost = (row?.get('outpost')?.flag() ?? false) ? 1 : 0;
  s.actions = row
    ?.get('actions')
    ?.list(4, 4)
    .map((n) => n.int(0, 99)) ?? [3, 0, 0, 0];
  for (let seat = 0; seat < seats; seat++) readSeat(s, seat, row?.get(SEATS[seat]));
  s.privilege = 0;
  settleLists(s, profile);
  if (row?.get('checked')?.flag()) checkDecks(s, profile, row.get('checked') as Source);
  return s;
}
