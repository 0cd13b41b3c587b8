/** Own enemies and events in files: which faults are told and where; what is taken is laid out, fought, chosen and read. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { describeCardFile } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import { checkCards } from '../src/cards/check.ts';
import { cardsOfDeck } from '../src/cards/decks.ts';
import actOne from '../src/cards/enemies-1.json' with { type: 'json' };
import actTwo from '../src/cards/enemies-2.json' with { type: 'json' };
import actThree from '../src/cards/enemies-3.json' with { type: 'json' };
import { EVENT_CARDS, EVENT_COUNT, EVENT_ROWS, eventsOf } from '../src/cards/events.ts';
import { checkOwnCards, readOwnCards } from '../src/cards/own.ts';
import type { OwnCard, OwnEnemy } from '../src/cards/own-cards.ts';
import { isEnemy, isEvent, useOwnCards } from '../src/cards/own-cards.ts';
import { ENEMIES, ENEMY_COUNT, enemyNamed } from '../src/cards/pool.ts';
import type { EnemyWritten } from '../src/cards/types.ts';
import { readConfig } from '../src/config.ts';
import { game } from '../src/index.ts';
import { framesAt } from '../src/scenario-at.ts';
import { roomFrames } from '../src/scenario-rooms.ts';
import { layOut } from '../src/setup.ts';
import * as H from '../src/state.ts';
import { enemyCardName, enemyText, eventName, eventOption } from '../src/texts.ts';

/** Words of printed cards that belong to the box: sets, decks within decks, parts that only single cards have. */
const OF_THE_BOX = ['set', 'until', 'kind', 'tag', 'boss', 'needs'];
const without = <C extends object>(row: C): C =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OF_THE_BOX.includes(name))) as C;
const mine = <C extends { readonly id: string }>(row: C): C => ({ ...without(row), id: `own-${row.id}` });

const isSound = (card: OwnCard): boolean => checkCards([card]).ok;
const printed = [actOne, actTwo, actThree].flatMap(({ enemies }) => enemies as unknown as readonly EnemyWritten[]);
const enemies = printed.map((row) => mine(row) as OwnEnemy).filter(isSound);
const events = EVENT_ROWS.filter(({ options }) => options.every(({ needs }) => needs === undefined)).map(
  (row) => mine(row) as OwnCard,
);
const files = [enemies.slice(0, 50), enemies.slice(50), events].map((rows) => JSON.stringify(rows));

const king = {
  id: 'mill-king',
  name: { cs: 'Mlýnský král', en: 'Mill king' },
  deck: 'encounter',
  act: 1,
  copies: 1,
  hp: 9,
  single: { do: [{ hit: 1 }] },
  rewards: ['gold 1', 'card'],
};
const rat = { id: 'mill-rat', deck: 'summon', act: 1, copies: 2, hp: 2, single: { do: [{ hit: 1 }] } };
const bridge = { id: 'toll-bridge', acts: [1], options: [{ id: 'pay', pay: 1, do: [{ heal: 2 }] }, { id: 'leave' }] };
const faultsOf = (...cards: object[]): string[] => {
  const read = checkOwnCards(JSON.parse(JSON.stringify(cards)));
  return read.ok ? [] : read.faults.map(({ message }) => message.en);
};

test('most printed enemies, and all events that ask for nothing, would be sound', () => {
  expect(enemies.length).toBeGreaterThan(75);
  expect(events.filter((event) => !isSound(event)).map(({ id }) => id)).toEqual([]);
  for (const text of files) expect(readOwnCards(text).ok).toBe(true);
});

describe('faults of enemies', () => {
  const acts = (...text: object[]): object => ({ ...king, single: { do: text } });
  test.each([
    ['no action', { ...king, single: undefined }, '$[0].single: expected exactly one of'],
    ['two kinds of actions', { ...king, cube: [{ do: [{ hit: 1 }] }] }, '$[0].single: expected exactly one of'],
    [
      'a result that is missing',
      { ...king, single: undefined, die: { '1234': { do: [{ hit: 1 }] } } },
      '$[0].die: expected results',
    ],
    [
      'a result twice',
      { ...king, single: undefined, die: { '1234': { do: [] }, '456': { do: [] } } },
      '$[0].die: expected results',
    ],
    ['HP for two', { ...king, hp: [3, 6] }, '$[0].hp: expected a list'],
    ['an unknown deck', { ...king, deck: 'crowd' }, '$[0].deck: expected one of'],
    ['the last act', { ...king, act: 4 }, '$[0].act: expected a whole number from 1 to 3'],
    ['a verb of heroes', acts({ draw: 1 }), '$[0].single.do[0]: expected a verb that enemies have here'],
    ['a verb of one card', acts({ enrage: true }), '$[0].single.do[0]: expected a verb that enemies have here'],
    ['a verb in another', acts({ if: 'noBlock', do: [{ energy: 1 }] }), '$[0].single.do[0].do[0]: expected a verb'],
    ['a hit on enemies', acts({ hit: 1, to: 'all' }), '$[0].single.do[0].to: expected only rowHero, heroes'],
    ['block for heroes', acts({ block: 1, to: 'heroes' }), '$[0].single.do[0].to: expected only self, all, rowHero'],
    ['a hand to count', acts({ hit: { of: 'hand' } }), '$[0].single.do[0].hit.of: expected only'],
    ['an X', acts({ hit: 'X' }), '$[0].single.do[0].hit: expected an amount without X'],
    ['a stance', acts({ if: 'wrath', do: [{ hit: 1 }] }), '$[0].single.do[0].if: expected only'],
    ['once by the die', { ...king, single: { do: [{ hit: 1 }], once: true } }, '$[0].single.once: expected nothing'],
    [
      'once behind again',
      { ...king, single: undefined, cube: [{ do: [{ hit: 1 }] }, { do: [{ hit: 1 }], once: true }] },
      '$[0].cube[1].once: expected once on the first slots alone',
    ],
    [
      'a summon that nobody knows',
      { ...king, summons: ['mill-mouse'] },
      '$[0].summons[0]: expected the name of a summon',
    ],
    ['such a one in a text', acts({ summon: 'mill-mouse' }), '$[0].single.do[0].summon: expected the name of a summon'],
    ['rewards of a summon', { ...rat, rewards: ['card'] }, '$[0].rewards: expected nothing with a summon'],
    ['a boss relic', { ...king, rewards: ['bossRelic'] }, '$[0].rewards: expected bossRelic with a boss alone'],
    ['cubes without end', { ...king, traits: { cubes: 1 } }, '$[0].traits.mostCubes: expected mostCubes'],
    ['what it is not', { ...king, traits: { invincible: 5 } }, '$[0].traits.invincible'],
    [
      'an ability of heroes',
      { ...king, abilities: [{ when: 'scried', do: [{ block: 1 }] }] },
      '$[0].abilities[0].when',
    ],
    [
      'somebody whom nothing set off',
      { ...king, abilities: [{ when: 'endOfTurn', do: [{ damage: 1, to: 'subject' }] }] },
      '$[0].abilities[0].do[0].to: expected only rowHero, heroes',
    ],
    ['a hit as it dies', { ...king, onDeath: [{ hit: 1 }] }, '$[0].onDeath[0]: expected a verb'],
    [
      'the name of a printed kind',
      { ...king, id: 'green-louse' },
      '$[0].id: expected an id that nothing in the box bears',
    ],
  ])('%s', (_name, card, begins) => {
    expect(faultsOf(card).filter((fault) => fault.startsWith(begins))).not.toEqual([]);
  });
});

describe('faults of events', () => {
  const option = (more: object): object => ({ ...bridge, options: [{ id: 'pay', ...more }] });
  test.each([
    ['no option', { ...bridge, options: [] }, '$[0].options: expected'],
    ['an act twice', { ...bridge, acts: [1, 1] }, '$[0].acts: expected each act once'],
    ['an option twice', { ...bridge, options: [{ id: 'a' }, { id: 'a' }] }, '$[0].options: expected each id once'],
    ['a verb of fights', option({ do: [{ hit: 2 }] }), '$[0].options[0].do[0]: expected a verb that events have here'],
    ['a fight of one hero', option({ do: [{ fight: 'elite' }] }), '$[0].options[0].do[0]: expected a verb that events'],
    ['what happens to each', option({ each: [{ heal: 1 }] }), '$[0].options[0].each: expected nothing but with group'],
    ['a price for all', { ...bridge, group: true }, '$[0].options[0].pay: expected nothing with group'],
    ['a relic that nobody showed', option({ give: 'shownRelic' }), '$[0].options[0].give: expected shows'],
    ['more picks than options', { ...bridge, picks: 3 }, '$[0].picks: expected at most as many'],
    [
      'for ever and ever',
      option({ do: [{ again: true }] }),
      '$[0].options[0].do[0]: expected again where a hero chooses',
    ],
    [
      'gold for the others',
      option({ do: [{ gold: 1, to: 'heroes' }] }),
      '$[0].options[0].do[0].to: expected only self',
    ],
    [
      'the id of a printed event',
      { ...bridge, id: 'library' },
      '$[0].id: expected an id that nothing in the box bears',
    ],
  ])('%s', (_name, card, begins) => {
    expect(faultsOf(card).filter((fault) => fault.startsWith(begins))).not.toEqual([]);
  });
});

test('they lie in the decks of their acts at every level, and go with their configuration', () => {
  readConfig({ heroes: ['ironclad'], own: [king, rat, { ...king, id: 'mill-lord', deck: 'boss', act: 3 }, bridge] });
  expect(ENEMIES.slice(ENEMY_COUNT).map(({ id }) => id)).toEqual(['mill-king', 'mill-rat', 'mill-lord']);
  const [first, , lord] = [0, 1, 2].map((n) => ENEMY_COUNT + n);
  for (const ascension of [0, 7, 13]) {
    expect(cardsOfDeck('encounter', 1, ascension).filter((card) => card === first)).toHaveLength(1);
    expect(cardsOfDeck('boss', 3, ascension)).toContain(lord);
    expect(cardsOfDeck('encounter', 2, ascension)).not.toContain(first);
  }
  expect([1, 2].map((act) => eventsOf(act, []).includes(EVENT_COUNT))).toEqual([true, false]);
  expect([enemyCardName(first, 'cs'), enemyCardName(first + 1, 'en')]).toEqual(['Mlýnský král', 'mill-rat']);
  expect(enemyText(first, 'en')).toBe('Each turn: hits the hero in its row for 1.');
  expect(eventName(EVENT_COUNT, 'cs', 'neutral')).toBe('toll-bridge');
  readConfig({ heroes: ['ironclad'] });
  expect([ENEMIES.length, EVENT_CARDS.length]).toEqual([ENEMY_COUNT, EVENT_COUNT]);
  expect(() => enemyNamed('mill-king')).toThrow(/no enemy mill-king/);
});

const known = new Set([...enemies, ...events].map((card) => JSON.stringify(card)));
const MOST_ANSWERS = 60;

/** Answers at random from here on. */
function answered(s: H.State, seed: string): void {
  const random = rng(seed);
  game.resume(s);
  for (let n = 0; n < MOST_ANSWERS && s.frames.length > 0; n++) {
    const [{ seat }] = game.pending(s);
    const options = game.options(s, seat);
    game.answer(s, seat, options[random.int(options.length)]);
  }
}

/** A fight against an own enemy, or an own event, answered at random. */
function met(own: readonly OwnCard[], card: OwnCard, seed: string): void {
  const heroes = ['ironclad', 'silent'];
  if (isEnemy(card) && card.deck !== 'summon') {
    const s = layOut(readConfig({ heroes, fight: card.id, own }), seedFrom(seed));
    s.frames = framesAt({ procedure: 'adventure' } as never);
    return answered(s, seed);
  }
  if (!isEvent(card)) return;
  const s = layOut(readConfig({ heroes, own }), seedFrom(seed));
  s.act = card.acts[0];
  s.tokens = [];
  s.node = 0;
  s.decks[H.EVENT_DECK] = [EVENT_CARDS.findIndex(({ id }) => id === card.id)];
  s.decks[H.ENCOUNTER_DECK] = [enemyNamed('jaw-worm').card, enemyNamed('blue-slaver').card];
  s.decks[H.ELITE_DECK] = [enemyNamed('lagavulin').card];
  s.heroes.forEach((hero) => (hero[H.GOLD] = 3));
  s.frames = roomFrames(s, { procedure: 'event' } as never, undefined) ?? [];
  answered(s, seed);
}

/** What goes wrong with a file that was taken: in its texts, or where it is met. */
function* wrongWith(own: readonly OwnCard[], n: number): Generator<string> {
  const file = own.map((card) => (card.id.startsWith('own-') ? card : { ...card, id: `own-${card.id}` }));
  useOwnCards(file);
  const texts = [
    ...ENEMIES.slice(ENEMY_COUNT).flatMap(({ card }) => [enemyText(card, 'cs'), enemyText(card, 'en')]),
    ...EVENT_CARDS.slice(EVENT_COUNT).flatMap(({ options }) =>
      options.flatMap((option) => [eventOption(option, 'cs'), eventOption(option, 'en')]),
    ),
  ];
  yield* texts.filter((text) => /undefined|NaN|\[object/.test(text));
  for (const card of file.filter((each) => !known.has(JSON.stringify(each))))
    try {
      met(file, card, `own ${n}`);
    } catch (error) {
      yield `${(error as Error).message}: ${JSON.stringify(card)}`;
    }
}

test('printed ones as own ones are met to no harm', () => {
  const own = [...enemies.slice(0, 40), ...events.slice(0, 40)];
  useOwnCards(own);
  const some = own.filter((_, n) => n % 4 === 0);
  expect(() => {
    for (const [n, card] of some.entries()) met(own, card, `met ${n}`);
  }).not.toThrow();
});

describeCardFile(
  { describe, it },
  {
    game: 'slay-the-spire',
    check: checkCards,
    most: 100,
    card: king,
    files,
    mutations: 200,
    strange: ['subject', 'X', 'wrath', 'heroes', 'again'],
    wrong: (mutations) => mutations.flatMap((own, n) => [...wrongWith(own, n)]),
  },
);
