/** Files of own cards: which faults are told and where; what is taken is played with and read. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { describeCardFile } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import { checkCards } from '../src/cards/check.ts';
import itemRows from '../src/cards/items.json' with { type: 'json' };
import { checkOwnCards, readOwnCards } from '../src/cards/own.ts';
import type { OwnCard } from '../src/cards/own-cards.ts';
import { isItem, useOwnCards } from '../src/cards/own-cards.ts';
import { CARD_COUNT, CARDS, faceNamed, faceOf, ITEMS, itemNamed } from '../src/cards/pool.ts';
import type { CardWritten } from '../src/cards/types.ts';
import { configOf, readConfig } from '../src/config.ts';
import { game } from '../src/index.ts';
import { framesAt } from '../src/scenario-at.ts';
import { layOut } from '../src/setup.ts';
import * as H from '../src/state.ts';
import { faceName, faceText, itemText } from '../src/texts.ts';
import { HEROES, OWNERS } from '../src/vocabulary.ts';

const BESIDE = ['starter', 'lock'];
const mine = <C extends { readonly id: string }>(card: C): C => ({
  ...(Object.fromEntries(Object.entries(card).filter(([name]) => !BESIDE.includes(name))) as C),
  id: `own-${card.id}`,
});

/** The cards of the box as somebody's own: those of each hero, the colourless ones, relics and potions. */
const rowsOf = (owner: string): OwnCard[] =>
  CARDS.slice(0, CARD_COUNT)
    .map((card, n) => ({ ...mine<CardWritten>(card), owner: OWNERS[faceOf(2 * n).owner] }))
    .filter((card) => card.owner === owner && ['attack', 'skill', 'power'].includes(card.type));
/** Two of the box are known to the rules by their ids, and say nothing. */
const says = (card: OwnCard): boolean =>
  isItem(card) && card.kind !== 'special' && ((card.abilities ?? []).length > 0 || card.statics !== undefined);
const items = (itemRows.items as unknown as OwnCard[]).filter(says).map(mine);
const sets: readonly OwnCard[][] = [...[...HEROES, 'colorless'].map(rowsOf), items];
const files = sets.map((rows) => JSON.stringify(rows));

const faultsOf = (...cards: object[]): string[] => {
  const read = checkOwnCards(cards);
  return read.ok ? [] : read.faults.map(({ message }) => message.en);
};
const blow = {
  id: 'night-watch',
  owner: 'ironclad',
  type: 'attack',
  rarity: 'starter',
  copies: 2,
  cost: 1,
  do: [{ hit: 2 }],
};
const whistle = {
  id: 'tin-whistle',
  kind: 'relic',
  price: 6,
  abilities: [{ when: 'die', die: '34', do: [{ damage: 2 }] }],
};

test.each(files.map((text, at) => [at, text]))('what is printed would be a sound file: %s', (_at, text) => {
  const read = readOwnCards(text);
  expect(read.ok ? [] : read.faults.map(({ message }) => message.en)).toEqual([]);
});

describe('faults', () => {
  const power = (more: object): object => ({ ...blow, type: 'power', do: [], ...more });
  const lasting = (when: string, ...text: object[]): object => power({ abilities: [{ when, do: text }] });
  test.each([
    [
      'an unknown verb',
      { ...blow, do: [{ hitt: 2 }] },
      '$[0].do[0]: expected what is to happen (a verb) (perhaps "hit"?)',
    ],
    [
      'the verb of an event',
      { ...blow, do: [{ merchant: true }] },
      '$[0].do[0]: expected a verb that printed cards have here: block',
    ],
    [
      'a hit that no card is played for',
      lasting('startOfTurn', { hit: 1 }),
      '$[0].abilities[0].do[0]: expected a verb',
    ],
    [
      'such a verb inside another',
      { ...blow, do: [{ if: 'wrath', do: [{ flee: true }] }] },
      '$[0].do[0].do[0]: expected a verb',
    ],
    ['what enemies mean', { ...blow, do: [{ hit: 1, to: 'rowHero' }] }, '$[0].do[0].to: expected only enemy'],
    ['no cost', { ...blow, cost: undefined }, '$[0].cost: expected a cost, or an ability'],
    [
      'an X of nothing',
      { ...blow, do: [{ hit: 1, times: 'X' }] },
      '$[0].do[0].times: expected nothing without a cost X',
    ],
    [
      'a result twice',
      { ...whistle, abilities: [{ when: 'die', die: '33', do: [{ damage: 2 }] }] },
      '$[0].abilities[0].die',
    ],
    [
      'no result',
      { ...whistle, abilities: [{ when: 'die', do: [{ damage: 2 }] }] },
      '$[0].abilities[0].die: expected results',
    ],
    ['uses without end', lasting('activated', { block: 1 }), '$[0].abilities[0].once: expected once with "activated"'],
    ['when nobody would hear it', lasting('gained', { block: 1 }), '$[0].abilities[0].when: expected only'],
    ['the price of a boss relic', { ...whistle, kind: 'bossRelic' }, '$[0].price: expected nothing with a boss relic'],
    ['a curse', { ...blow, owner: 'curse' }, '$[0].owner: expected only ironclad'],
    [
      'lasting figures of an attack',
      { ...blow, statics: { keepBlock: 1 } },
      '$[0].statics: expected nothing with type attack',
    ],
    ['the id of a printed card', { ...blow, id: 'bash' }, '$[0].id: expected an id that nothing in the box bears'],
    ['the id of a relic', { ...whistle, id: 'anchor' }, '$[0].id: expected an id that nothing in the box bears'],
    [
      'a fault of the other side',
      { ...blow, up: { do: [{ hit: 200 }] } },
      '$[0].up.do[0].hit: expected a whole number',
    ],
  ])('%s', (_name, card, begins) => {
    // A hole in a record is nothing that JSON could say.
    expect(
      faultsOf(JSON.parse(JSON.stringify(card)) as object).filter((fault) => fault.startsWith(begins)),
    ).not.toEqual([]);
  });

  test('as text each fault has its line and column', () => {
    const read = readOwnCards(
      '[\n  {"id": "a", "owner": "nobody",\n   "type": "attack", "rarity": "rare", "copies": 1}\n]',
    );
    expect(read.ok ? [] : read.faults.map(({ line, column, path }) => `${line}:${column} ${path}`)).toContain(
      '2:24 $[0].owner',
    );
  });
});

describe('own cards are played with', () => {
  const own = [blow, { ...blow, id: 'dawn', rarity: 'rare' }, whistle] as unknown as OwnCard[];

  test('they lie in the decks of their hero and of the group, and go with their configuration', () => {
    const s = layOut(configOf({ own }), seedFrom('own'));
    const [first, second] = ['night-watch', 'dawn'].map((id) => faceNamed(id));
    expect([first, second]).toEqual([2 * CARD_COUNT, 2 * CARD_COUNT + 2]);
    expect(H.pileOf(s, 0, H.DECK).filter((face) => face === first)).toHaveLength(2);
    expect(H.pileOf(s, 0, H.RARE).filter((face) => face === second)).toHaveLength(2);
    expect(s.decks[H.RELIC_DECK].filter((item) => item === itemNamed('tin-whistle'))).toHaveLength(1);
    expect(faceName(first, 'cs', 'neutral')).toBe('night-watch');
    expect(faceText(first, 'en')).toBe('Hit an enemy for 2.');
    const without = layOut(configOf({}), seedFrom('own'));
    expect(Math.max(...H.pileOf(without, 0, H.DECK), ...H.pileOf(without, 0, H.RARE))).toBeLessThan(2 * CARD_COUNT);
    // Whoever goes on with the first configuration has its cards again.
    readConfig(s.config);
    expect(faceOf(first).id).toBe('night-watch');
  });

  test('a configuration names the place of a fault', () => {
    expect(() => configOf({ own: [{ ...blow, cost: 9 }] as never })).toThrow(/config\.own\[0\]\.cost.*0 to 6/);
  });

  test('other cards under the same number bring their own texts', () => {
    const hits = (n: number): string => {
      readConfig(configOf({ own: [{ ...blow, do: [{ hit: n }] }] as never }));
      return faceText(2 * CARD_COUNT, 'en');
    };
    expect([hits(3), hits(4)]).toEqual(['Hit an enemy for 3.', 'Hit an enemy for 4.']);
  });
});

const printed = new Set(sets.flat().map((card) => JSON.stringify(card)));
const MOST_ANSWERS = 120;

/** A fight in which the changed cards of a file lie in the deck, among the relics and the potions, answered at random. */
function fought(own: readonly OwnCard[], seed: string): void {
  const s = layOut(readConfig({ heroes: ['ironclad', 'silent'], fight: 'jaw-worm-first', own }), seedFrom(seed));
  const changed = own.filter((card) => !printed.has(JSON.stringify(card)));
  const random = rng(seed);
  for (let seat = 0; seat < 2; seat++) {
    for (const card of changed)
      if (!isItem(card))
        H.pileOf(s, seat, H.DECK).splice(0, 4, ...[0, 1, 0, 0].map((side) => faceNamed(card.id, side > 0)));
      else if (card.kind === 'potion') H.pileOf(s, seat, H.POTIONS).push(itemNamed(card.id));
      else if (H.pileOf(s, seat, H.USES).push(0) > 0) H.pileOf(s, seat, H.RELICS).push(itemNamed(card.id));
    s.heroes[seat][H.HP] = 40;
  }
  s.frames = framesAt({ procedure: 'adventure' } as never);
  game.resume(s);
  for (let n = 0; n < MOST_ANSWERS && s.frames.length > 0; n++) {
    const [{ seat }] = game.pending(s);
    const options = game.options(s, seat);
    game.answer(s, seat, options[random.int(options.length)]);
  }
}

/** What goes wrong with a file that was taken: in its texts, or in a fight. */
function* wrongWith(own: readonly OwnCard[], n: number): Generator<string> {
  const file = own.map((card) => (card.id.startsWith('own-') ? card : { ...card, id: `own-${card.id}` }));
  useOwnCards(file);
  for (let card = CARD_COUNT; card < CARDS.length; card++)
    for (const face of [2 * card, 2 * card + 1])
      for (const lang of ['cs', 'en'] as const)
        if (/undefined|NaN|\[object/.test(faceText(face, lang))) yield `${CARDS[card].id}: ${faceText(face, lang)}`;
  for (const { item, id } of ITEMS.slice(-own.length))
    if (/undefined|NaN|\[object/.test(itemText(item, 'cs') + itemText(item, 'en')))
      yield `${id}: ${itemText(item, 'en')}`;
  try {
    fought(file, `own ${n}`);
  } catch (error) {
    const changed = file.filter((card) => !printed.has(JSON.stringify(card)));
    yield `${(error as Error).message}: ${JSON.stringify(changed)}`;
  }
}

describeCardFile(
  { describe, it },
  {
    game: 'slay-the-spire',
    check: checkCards,
    most: 100,
    card: blow,
    files,
    mutations: 400,
    strange: ['subject', 'X', 'wrath', 'activated'],
    wrong: (mutations) => mutations.flatMap((own, n) => [...wrongWith(own, n)]),
  },
);
