/** Terminal, page, rules and cards of a game call a thing by the same word. */
import { describe, expect, it } from 'vitest';
import { games } from './games.mjs';
import { clashes, clashesOf, glossaryOf } from './glossary.mjs';

describe.each(games)('$id', ({ id, workshop }) => {
  it('says each thing by the word of its glossary', () => expect(clashesOf(id)).toEqual([]));

  it('has terms that do not forbid one another', () => {
    const glossary = glossaryOf(id);
    expect(glossary.flatMap(({ term, en }) => [...clashes(glossary, term), ...clashes(glossary, en)])).toEqual([]);
    expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
  });

  it('says it in texts made from cards too', async () => {
    const { cardTexts } = (await workshop.trials()).trials;
    const texts = cardTexts === null ? [] : [...cardTexts('cs'), ...cardTexts('en')];
    expect(texts.length > 90).toBe(cardTexts !== null);
    const glossary = glossaryOf(id);
    expect(texts.flatMap((text) => clashes(glossary, text))).toEqual([]);
  });
});

describe('the check', () => {
  const glossary = [
    { term: 'odhodlání', en: 'willpower', not: ['vůl*'], but: ['z vlastní vůle'] },
    { term: 'hrozba', en: 'threat', not: ['ohrožen*'] },
    { term: 'předpolí', en: 'staging area', not: ['oblast* příprav*'] },
    { term: 'po odhalení', en: 'when revealed', not: ['při odhalení'] },
    { term: 'relikvie', en: 'relic', not: [], notEn: ['artifact*'] },
  ];
  it('finds a word in any form, alone or in capitals', () => {
    expect(clashes(glossary, 'Vůle 3, ohrožením, v oblasti příprav, Při odhalení')).toHaveLength(4);
    expect(clashes(glossary, 'Gain the Artifacts, not the relics.')).toEqual(['Artifacts (relikvie)']);
  });
  it('leaves whole other words and idioms alone', () => {
    expect(clashes(glossary, 'odvolání, nezávůle, z vlastní vůle, odhodlání, po odhalení')).toEqual([]);
  });
});
