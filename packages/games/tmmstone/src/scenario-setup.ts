/** The position that a scenario file states: lists, hands, decks, graves, units, laid cards. See docs/scenarios.md. */
import type { Position, Source } from '@kolbiste/testkit/adapter';
import { noteStart } from './atoms/table.ts';
import { freeEffectSlot } from './board.ts';
import { starters } from './cards/decks.ts';
import { ownCards } from './cards/own-cards.ts';
import { pool, printedCard } from './cards/pool.ts';
import { UNTIL } from './cards/spans.ts';
import { SWITCH_NAMES } from './profile.ts';
import { addExamples } from './scenario-cards.ts';
import { configOf, readList } from './setup.ts';
import type { List, State, Unit } from './state.ts';
import { blank, EXHAUSTED, FACE_DOWN, FROZEN, KNOWN, SILENCED } from './state.ts';
import type { View } from './view.ts';
import {
  CLASS_NAMES,
  EFFECT_SLOTS,
  EXPERIMENT,
  KEYWORD_NAMES,
  LIFE,
  MAX_HAND,
  MAX_SLOTS,
  UNIT,
  UNIT_SLOTS,
} from './vocabulary.ts';

export const SEATS = ['A', 'B'];
const PLAYER = [
  'list',
  'life',
  'mana',
  'slots',
  'fatigue',
  'hand',
  'known',
  'deck',
  'grave',
  'units',
  'effects',
  'plays',
] as const;
addExamples();
const numbers = new Map(pool.cards.flatMap((card) => (card === null ? [] : [[card.key, card.id] as const])));

/** Whether a card has this key, one of this file's own included. */
export const isCardKey = (key: string): boolean => numberOf(key) !== undefined;

const numberOf = (key: string): number | undefined =>
  numbers.get(key) ?? ownCards().find((card) => card.key === key)?.id;

function cardNamed(source: Source, key: string): number {
  return numberOf(key) ?? source.fail(`the key of a card, such as yeti, not ${key}`);
}

/** `yeti`, or `yeti x3`: cards by their keys. */
function readCards(source: Source | undefined): number[] {
  return (source?.list(0, 60) ?? []).flatMap((entry) => {
    const [, key, count] = /^([a-z0-9-]+)(?: x(\d+))?$/.exec(entry.text()) ?? entry.fail('a card, or a card x2');
    return new Array<number>(Number(count ?? 1)).fill(cardNamed(entry, key));
  });
}

/** A list: the cards of a starter, with some taken out and some put in, or its own cards. */
function listIn(source: Source | undefined): { list: List; rule: Source | undefined } {
  const row = source?.record(['class', 'cards', 'without', 'with', 'ability', 'rule']);
  const cls = row?.get('class')?.word(CLASS_NAMES) ?? 'mathematician';
  const base = starters.find((each) => each.list.class === cls)?.list ?? starters[0].list;
  const given = row?.get('cards');
  const cards = given === undefined ? base.cards.slice() : readCards(given);
  for (const card of readCards(row?.get('without'))) cards.splice(cards.indexOf(card), 1);
  cards.push(...readCards(row?.get('with')));
  const ability = row?.get('ability');
  const named =
    ability === undefined ? base.ability : ability.text() === 'none' ? 0 : cardNamed(ability, ability.text());
  return { list: { class: cls, cards, ability: named }, rule: row?.get('rule') };
}

/** Lists that nobody may play with: each must be refused by the paragraph that it names. */
function holdRefused(source: Source): void {
  for (const entry of source.list(1, 12)) {
    const { list, rule } = listIn(entry);
    const key = (rule ?? entry).text();
    let said = 'nothing is wrong with it';
    try {
      readList(list, 'list');
    } catch (error) {
      said = (error as Error).message;
    }
    if (!said.includes(`[TMM ${key}]`)) (rule ?? entry).fail(`a list that ${key} forbids (${said})`);
  }
}

function markUnit(u: Unit, word: string, source: Source): void {
  const bit = 1 << (KEYWORD_NAMES as readonly string[]).indexOf(word.replace(/^[+-]/, ''));
  if (word === 'exhausted') u.marks |= EXHAUSTED;
  else if (word === 'frozen') u.marks |= FROZEN;
  else if (word === 'silenced') {
    u.marks |= SILENCED;
    u.keywords = u.granted;
  } else if (/^\d+\/\d+$/.test(word)) [u.attack, u.health] = word.split('/').map(Number);
  else if (word.startsWith('-') && u.keywords & bit) u.keywords &= ~bit;
  else if (word.startsWith('+') && (KEYWORD_NAMES as readonly string[]).includes(word.slice(1))) {
    u.keywords |= bit;
    u.granted |= bit;
  } else if (/^of[AB]$/.test(word)) u.owner = SEATS.indexOf(word[2]);
  else source.fail(`a/h, exhausted, frozen, silenced, ofA, ofB, +keyword or -keyword, not ${word}`);
}

/** `yeti 4/2 exhausted +taunt`. */
function readUnit(s: State, source: Source, place: number): void {
  const [key, ...words] = source.text().split(' ');
  const id = cardNamed(source, key);
  const card = printedCard(id);
  if (card.kind !== UNIT) source.fail('a unit');
  const owner = place < UNIT_SLOTS ? 0 : 1;
  const figures = { attack: card.attack, health: card.health, keywords: card.keywords, granted: 0 };
  const u: Unit = { id: ++s.serial, card: id, owner, place, ...figures, marks: 0, killer: -1, held: [] };
  for (const word of words) markUnit(u, word, source);
  s.units[place] = u;
}

function readEffect(s: State, seat: number, source: Source): void {
  const [key, word] = source.text().split(' ');
  const card = cardNamed(source, key);
  const slot = freeEffectSlot(s, seat);
  const { kind, until, uses } = printedCard(card);
  const marks = (kind === EXPERIMENT ? FACE_DOWN : 0) | (word === 'exhausted' ? EXHAUSTED : 0);
  const ends = until < 0 || until === UNTIL.used ? 0 : s.turn + until - (seat === s.active ? 0 : 1);
  s.laid.push({ id: ++s.serial, card, seat, slot, marks, text: -1, ends, uses, to: 0, about: [] });
}

function readPlayer(s: State, seat: number, source: Source | undefined): void {
  const row = source?.record(PLAYER);
  const figure = (name: (typeof PLAYER)[number], most: number, normal: number): number =>
    row?.get(name)?.int(0, most) ?? normal;
  s.life[seat] = figure('life', LIFE, LIFE);
  s.slots[seat] = figure('slots', MAX_SLOTS, MAX_SLOTS);
  s.mana[seat] = figure('mana', 99, s.slots[seat]);
  s.fatigue[seat] = figure('fatigue', 99, 0);
  s.plays[seat] = figure('plays', 99, 0);
  s.hands[seat] = [...readCards(row?.get('hand')), ...readCards(row?.get('known')).map((card) => card + KNOWN)];
  if (s.hands[seat].length > MAX_HAND) source?.fail(`at most ${MAX_HAND} cards in a hand`);
  s.decks[seat] = row?.get('deck') === undefined ? [numbers.get('intern') as number] : readCards(row?.get('deck'));
  s.decks[seat].reverse();
  noteStart(s, seat);
  s.graves[seat] = readCards(row?.get('grave'));
  s.graveIds[seat] = s.graves[seat].map(() => 0);
  for (const [slot, unit] of row?.get('units')?.record(['1', '2', '3', '4', '5', '6', '7']) ?? [])
    readUnit(s, unit, seat * UNIT_SLOTS + Number(slot) - 1);
  for (const effect of row?.get('effects')?.list(0, EFFECT_SLOTS) ?? []) readEffect(s, seat, effect);
}

function readField(s: State, source: Source | undefined): void {
  if (source === undefined) return;
  const [key, by] = source.text().split(' of');
  s.field = cardNamed(source, key);
  s.fieldBy = Math.max(0, SEATS.indexOf(by ?? 'A'));
  s.fieldId = ++s.serial;
}

/** The switches that a file sets. */
function switchesIn(source: Source | undefined): { [name: string]: number | string } {
  const row = source?.record(['cascade', ...SWITCH_NAMES]);
  const given: { [name: string]: number | string } = {};
  for (const [name, value] of row ?? []) given[name] = name === 'cascade' ? value.int() : value.text();
  return given;
}

/** The state before anything runs. @throws by the source at what is wrong in the file */
export function position({ setup, profile, at }: Position<State, View>): State {
  const row = setup?.record(['turn', 'field', 'refusedLists', 'A', 'B']);
  const refused = row?.get('refusedLists');
  if (refused !== undefined) holdRefused(refused);
  const lists = SEATS.map((seat) => listIn(row?.get(seat)?.record(PLAYER).get('list')).list);
  const s = blank(configOf(lists[0], lists[1], switchesIn(profile), ownCards()), '');
  if (at?.procedure === 'game') {
    // A deck in the file stands in for the list's cards, so that a shuffle of few cards can be written down.
    for (const [i, seat] of SEATS.entries()) {
      const deck = row?.get(seat)?.record(PLAYER).get('deck');
      if (deck !== undefined) s.decks[i] = readCards(deck).reverse();
    }
    return s;
  }
  s.turn = row?.get('turn')?.int(1, 999) ?? 9;
  s.starter = 0;
  s.active = at?.seat ?? 0;
  readField(s, row?.get('field'));
  for (const [i, seat] of SEATS.entries()) readPlayer(s, i, row?.get(seat));
  return s;
}
