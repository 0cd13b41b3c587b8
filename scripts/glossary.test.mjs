/** Terminal, page, rules and cards of a game call a thing by the same Czech word. */
import { describe, expect, it } from 'vitest';
import { cards as ringCards } from '../packages/games/lotr/src/cards/all.ts';
import { cardText as ringText } from '../packages/games/lotr/src/text/card/index.ts';
import { cards as stoneCards } from '../packages/games/tmmstone/src/cards/all.ts';
import { cardText as stoneText } from '../packages/games/tmmstone/src/text/card/index.ts';
import { clashes, clashesOf, glossaryOf, PLACES } from './glossary.mjs';

describe.each(/** @type {(keyof typeof PLACES)[]} */ (Object.keys(PLACES)))('%s', (game) => {
  it('says each thing by the word of its glossary', () => expect(clashesOf(game)).toEqual([]));

  it('has terms that do not forbid one another', () => {
    const glossary = glossaryOf(game);
    expect(glossary.flatMap(({ term }) => clashes(glossary, term))).toEqual([]);
    expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
  });
});

describe('texts made from cards', () => {
  const made = {
    tmmstone: stoneCards.map((card) => stoneText(card, 'cs', 'neutral')),
    lotr: ringCards.map((card) => ringText(card, 'cs', 'neutral')),
  };
  it.each(/** @type {(keyof typeof made)[]} */ (Object.keys(made)))('%s', (game) => {
    const glossary = glossaryOf(game);
    expect(made[game].length).toBeGreaterThan(90);
    expect(made[game].flatMap((text) => clashes(glossary, text))).toEqual([]);
  });
});

describe('the check', () => {
  const glossary = glossaryOf('lotr');
  it('finds a word in any form, alone or in capitals', () => {
    expect(clashes(glossary, 'Vůle 3, ohrožením, v oblasti příprav, Při odhalení')).toHaveLength(4);
  });
  it('leaves whole other words and idioms alone', () => {
    expect(clashes(glossary, 'odvolání, nezávůle, z vlastní vůle, odhodlání, po odhalení')).toEqual([]);
  });
});
