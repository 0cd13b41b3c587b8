import { expect, it } from 'vitest';
import { randomDeck } from './cards/packs.ts';
import { configOf, configOfMade, readConfig } from './setup.ts';

it('decks that this house made are as sound as checked ones, to the last byte', () => {
  for (const format of ['free', 'U14'] as const)
    for (let i = 0; i < 50; i++) {
      const [a, b] = [randomDeck(`${i} a`, format), randomDeck(`${i} b`, format)];
      const profile = i % 2 === 0 ? {} : { printedZero: 'compare' };
      const made = configOfMade(a, b, profile);
      expect(JSON.stringify(made)).toBe(JSON.stringify(configOf(a, b, profile)));
      expect(readConfig(made)).toBe(made);
      expect(configOfMade(b, a, profile).profile).toBe(made.profile);
    }
});
