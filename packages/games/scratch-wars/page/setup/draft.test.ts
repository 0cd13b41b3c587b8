import { expect, it } from 'vitest';
import { deckStars, generateHero, generateWeapon, realDecks } from '../../src/index.ts';
import { makeDeck, newDraft } from './draft.ts';

const NONE = { cards: [], decks: [] };

it('random decks are whole, repeat with their seed, and keep to their format', () => {
  for (let k = 0; k < 20; k++) {
    const draft = { ...newDraft('deck-1'), seed: String(k), format: 'U14' as const };
    const made = makeDeck(draft, NONE, 'real');
    expect(made.deck.ok).toBe(true);
    if (made.deck.ok) expect(deckStars(made.deck.value)).toBeLessThanOrEqual(14);
    expect(makeDeck(draft, NONE, 'real')).toEqual(made);
  }
});

it('every real deck can be chosen', () => {
  for (const { id } of realDecks())
    expect(makeDeck({ ...newDraft(id), source: 'real' }, NONE, 'real').deck.ok).toBe(true);
});

it('kinds make unique cards, also one kind twice; without a hero the deck is not whole', () => {
  const draft = { ...newDraft('deck-1'), source: 'kinds' as const, seed: 's', weapons: ['weapon-001', 'weapon-001'] };
  expect(makeDeck(draft, NONE, 'real').deck.ok).toBe(false);
  const made = makeDeck({ ...draft, hero: 'hero-001' }, NONE, 'real');
  expect(made.deck.ok).toBe(true);
  expect(made.weapons[0]?.name).not.toBe(made.weapons[1]?.name);
  expect(makeDeck({ ...draft, hero: 'hero-001', weapons: [] }, NONE, 'real').deck.ok).toBe(false);
});

it('a named deck brings its cards; one whose hero has left the collection is not whole', () => {
  const cards = [generateHero('hero-002', 1), generateWeapon('weapon-003', 1), generateWeapon('weapon-004', 1)].map(
    (card, at) => ({ id: `c${at}`, card, from: 'hand' as const, at }),
  );
  const decks = [{ id: 'd', name: 'Mine', hero: 'c0', weapons: ['c2', 'gone'], at: 9 }];
  const draft = { ...newDraft('deck-1'), source: 'own' as const, own: 'd' };
  const made = makeDeck(draft, { cards, decks }, 'real');
  expect(made.deck).toEqual({ ok: true, value: { hero: cards[0]?.card, weapons: [cards[2]?.card] } });
  const hidden = makeDeck(draft, { cards: cards.slice(1), decks }, 'real').deck;
  expect(hidden.ok ? '' : hidden.faults[0]?.rule).toBe('1.5.1.1');
  expect(makeDeck({ ...draft, own: 'other' }, { cards, decks }, 'real').deck.ok).toBe(false);
});
