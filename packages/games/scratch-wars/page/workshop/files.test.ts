import { freeName } from '@kolbiste/tablekit/decks/free-name.ts';
import { changed } from '@kolbiste/tablekit/kept/database.ts';
import { expect, it } from 'vitest';
import { boosterPack, generateWeapon, randomDeck, readCardFile, realDecks } from '../../src/index.ts';
import { deckFile, fileText, MOST, takeIn } from './files.ts';
import type { Owned, Records } from './records.ts';

const EMPTY: Records = { cards: [], decks: [] };

const stamper = () => {
  let n = 0;
  return { at: 1, id: () => `id${n++}` };
};

/** What is kept after a file was taken in. */
function after(now: Records, file: Parameters<typeof takeIn>[1], stamp = stamper()) {
  const taken = takeIn(now, file, 'file', stamp);
  stamp.at++;
  if (!('change' in taken)) throw new Error(taken.full);
  return { kept: changed(now, taken.change), report: taken.report };
}

const read = (text: string) => {
  const found = readCardFile(text);
  if (!found.ok) throw new Error(found.faults[0]?.message.en);
  return found.value;
};

it('what goes out comes back: cards, decks and names', () => {
  const stamp = stamper();
  let kept = EMPTY;
  for (const { id, deck } of realDecks()) kept = after(kept, deckFile(id, deck), stamp).kept;
  const text = fileText(kept.cards, kept.decks);
  const again = after(EMPTY, read(text)).kept;
  expect(fileText(again.cards, again.decks)).toBe(text);
  expect(again.decks.map(({ name }) => name)).toEqual(realDecks().map(({ id }) => id));
});

it('a file taken in twice adds nothing the second time', () => {
  const file = read(fileText(...split(after(EMPTY, deckFile('One', randomDeck(1, 'free'))).kept)));
  const stamp = stamper();
  const first = after(EMPTY, file, stamp);
  expect(first.report).toMatchObject({ added: 6, known: 0, differing: [], decks: 1, knownDecks: 0 });
  const second = after(first.kept, file, stamp);
  expect(second.report).toMatchObject({ added: 0, known: 6, differing: [], decks: 0, knownDecks: 1 });
  expect(second.report.into).toEqual(first.kept.decks.map(({ id }) => id));
  expect(second.kept).toEqual(first.kept);
});

const split = ({ cards, decks }: Records) => [cards, decks] as const;

it('a card of the same kind and name with other figures is named; the one at home stays', () => {
  const weapon = generateWeapon('weapon-001', 1);
  const stamp = stamper();
  const first = after(EMPTY, { heroes: [], weapons: [weapon], decks: [] }, stamp).kept;
  const other = { ...weapon, resistance: weapon.resistance + 1 };
  const { kept, report } = after(first, { heroes: [], weapons: [other], decks: [] }, stamp);
  expect(report.differing).toEqual([weapon.name]);
  expect(kept).toEqual(first);
});

it('another deck of the same name gets a number', () => {
  const stamp = stamper();
  const first = after(EMPTY, deckFile('Mine', randomDeck(1, 'free')), stamp).kept;
  const second = after(first, deckFile('Mine', randomDeck(2, 'free')), stamp).kept;
  expect(second.decks.map(({ name }) => name)).toEqual(['Mine', 'Mine (2)']);
  const again = after(second, deckFile('Mine', randomDeck(2, 'free')), stamp);
  expect([again.report.decks, again.report.knownDecks]).toEqual([0, 1]);
  expect(freeName('x'.repeat(60), ['x'.repeat(60)])).toBe(`${'x'.repeat(56)} (2)`);
});

it('decks that are not whole stay out of the file; cards that left are no trouble', () => {
  const { kept } = after(EMPTY, deckFile('Mine', randomDeck(1, 'free')));
  const [deck] = kept.decks;
  const decks = [
    deck,
    { ...deck, id: 'y', hero: null },
    { ...deck, id: 'z', weapons: [...deck.weapons.slice(1), 'gone'] },
  ];
  expect(read(fileText(kept.cards, decks)).decks.map(({ name }) => name)).toEqual(['Mine']);
  expect(read(fileText(kept.cards.slice(1), decks)).decks).toEqual([]);
});

it('the largest collection still makes a file that can be read; one card more is refused whole', () => {
  const cards: Owned[] = [];
  const counts = { heroes: 0, weapons: 0 };
  for (let seed = 0; counts.heroes < MOST.heroes || counts.weapons < MOST.weapons; seed++) {
    const pack = boosterPack(seed);
    for (const [list, card] of [
      ...pack.heroes.map((card) => ['heroes', card] as const),
      ...pack.weapons.map((card) => ['weapons', card] as const),
    ]) {
      if (counts[list] >= MOST[list]) continue;
      counts[list]++;
      cards.push({ id: `${list}${counts[list]}`, card, from: 'booster', at: cards.length });
    }
  }
  const text = fileText(cards, []);
  expect(readCardFile(text).ok).toBe(true);
  const more = { heroes: [], weapons: [generateWeapon('weapon-002', 'one more')], decks: [] };
  expect(takeIn({ cards, decks: [] }, more, 'file', stamper())).toEqual({ full: 'weapons' });
});
