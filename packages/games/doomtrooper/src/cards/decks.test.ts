import { describe, expect, it } from 'vitest';
import './fill.ts';
import { deckFaults, readProfile } from '../config.ts';
import { EQUIPMENT, TRAIT, WARRIOR } from '../vocabulary.ts';
import decks from './decks.json' with { type: 'json' };
import { STARTERS } from './decks.ts';
import { cardOf } from './pool.ts';

const WARRIORS_OF_A_DECK = 20;
describe.each(decks.map(({ side, cards }, i) => ({ side, cards, deck: STARTERS[i] })))(
  '$side',
  ({ side, cards, deck }) => {
    it('is a deck of tournaments', () => {
      expect(deckFaults(deck, readProfile({}))).toEqual([]);
      for (const [card, copies] of cards) expect([card, cardOf(card).unique && copies > 1]).toEqual([card, false]);
    });
    it('has warriors of its side alone, enough of them', () => {
      const warriors = deck.library.map(cardOf).filter(({ kind }) => kind === WARRIOR);
      expect(warriors.length).toBeGreaterThanOrEqual(WARRIORS_OF_A_DECK);
      const mask = TRAIT[side as keyof typeof TRAIT];
      expect(warriors.filter(({ traits }) => (traits & (mask | TRAIT.doomtrooper)) === 0).map(({ id }) => id)).toEqual(
        [],
      );
    });
    it('bears what it brings', () => {
      const mask = TRAIT[side as keyof typeof TRAIT] | (side === 'legion' ? 0 : TRAIT.doomtrooper);
      const gear = deck.library.map(cardOf).filter(({ kind }) => kind === EQUIPMENT);
      expect(gear.filter(({ to }) => to !== null && (to.all & ~mask) !== 0).map(({ id }) => id)).toEqual([]);
    });
  },
);
