import './neutral.ts';
import { describe, expect, test } from 'vitest';
import { generateHero, generateWeapon } from './generate.ts';
import { LANGS } from './grammar.ts';
import { heroKinds, weaponKinds } from './kinds.ts';
import { nameBook } from './names.ts';
import { bonusText, cardText, fieldSentence, fieldText, slotText, specialText } from './text.ts';
import { COLOURS, TIMES_OF_DAY, WEAPON_TYPES } from './types.ts';
import { COLOUR_WORDS, TIME_WORDS, TYPE_WORDS } from './words.ts';

test('types, colours and times of day have words', () => {
  expect(WEAPON_TYPES.map((type) => TYPE_WORDS[type].cs)).toEqual(['meč', 'sekera', 'luk', 'hůlka']);
  expect(COLOURS.map((colour) => COLOUR_WORDS[colour].en)).toEqual(['green', 'orange', 'red']);
  expect(TIMES_OF_DAY.map((time) => TIME_WORDS[time].cs)).toEqual(['ráno', 'poledne', 'večer', 'noc']);
});

describe('fields', () => {
  test('in short', () => {
    expect(fieldText({ colour: 'green', kind: 'heroAttack', value: 3 }, 'cs').text).toBe('zelená: útok na hrdinu 3');
    const combo = { colour: 'orange', kind: 'combo', value: 4, resistance: 2 } as const;
    expect(fieldText(combo, 'cs').text).toBe('oranžová: kombo 4, odolnost 2');
    expect(fieldText(combo, 'en').text).toBe('orange: combo 4, resistance 2');
    expect(fieldText({ colour: 'red', kind: 'canbalandAttack', value: -2 }, 'en', 'neutral').text).toBe(
      'red: sacrificial weapon attack −2',
    );
  });

  test('in full', () => {
    expect(fieldSentence({ colour: 'red', kind: 'heal', value: 2 }, 'cs').text).toBe(
      'Červená: musíte použít a tah končí. Váš hrdina získá zpět 2 životy, nejvýše do počátečního počtu.',
    );
  });

  test('with the paragraphs of colour and effect', () => {
    const { rules } = fieldText({ colour: 'orange', kind: 'combo', value: 4, resistance: 2 }, 'cs');
    expect(rules).toEqual(['3.1.3.1', '3.1.3.2', '3.5.3.1', '3.5.3.13', '3.2.3.3']);
  });
});

describe('bonuses and specials', () => {
  test('a bonus bears its sign, a special no plus, a trick its price', () => {
    expect(bonusText('heroAttack', 2, 'cs').text).toBe('+2 útok na hrdinu');
    expect(bonusText('heal', -1, 'en').text).toBe('−1 heal');
    expect(specialText('comboIgniter', 1, 'cs').text).toBe('odpalovač komba 1');
    expect([0, 1, 2, 5].map((n) => specialText('trick', n, 'cs', 'neutral').text)).toEqual([
      'bojový trik za 0 životů',
      'bojový trik za 1 život',
      'bojový trik za 2 životy',
      'bojový trik za 5 životů',
    ]);
  });

  test('a malus is forced, a bonus free to take; deferred ones count when used', () => {
    expect(bonusText('heal', -1, 'cs').rules).toEqual(['4.2.2.1']);
    expect(bonusText('combo', 2, 'cs').rules).toEqual(['4.2.1.1', '4.3.2.1', '4.1.1.3']);
    expect(bonusText('blessing', 1, 'cs').rules).toContain('4.3.1.1');
    expect(bonusText('canbalandAttack', 1, 'cs').rules).toContain('4.3.3.1');
  });

  test('a time of day in one line', () => {
    const slot = {
      energyGain: 1,
      bonuses: [{ kind: 'heal', value: 2 }],
      specials: [{ kind: 'trick', value: 1 }],
    } as never;
    expect(slotText('noon', slot, 'cs', 'neutral').text).toBe('poledne: +1 energie; +2 léčení; bojový trik za 1 život');
    expect(slotText('noon', slot, 'en', 'neutral').text).toBe('noon: +1 energy; +2 heal; battle trick for 1 life');
  });
});

describe('whole cards', () => {
  test('a hero', () => {
    const card = generateHero('hero-043', 'text');
    expect(cardText(card, 'cs', 'neutral').map((line) => line.text)).toMatchInlineSnapshot(`
      [
        "Hrdina „Vilis Telan“, druh „Jarní alchymista“, 1 hvězdička",
        "24 životů",
        "Zaměření na sekery",
        "Ráno: +3 energie; +1 obětní útok na zbraň",
        "Poledne: +3 energie; +1 útok na hrdinu; +1 útok na zbraň",
        "Večer: +3 energie; +2 útok na hrdinu; +1 obětní útok na zbraň",
        "Noc: +3 energie; +3 útok na hrdinu",
        "Síla 21, odchylka od průměru −2",
      ]
    `);
    expect(cardText(card, 'en', 'neutral').map((line) => line.text)).toMatchInlineSnapshot(`
      [
        "Hero “Vilis Telan”, kind “Vernal Alchemist”, 1 star",
        "24 life",
        "Focus on axes",
        "Morning: +3 energy; +1 sacrificial weapon attack",
        "Noon: +3 energy; +1 hero attack; +1 weapon attack",
        "Evening: +3 energy; +2 hero attack; +1 sacrificial weapon attack",
        "Night: +3 energy; +3 hero attack",
        "Strength 21, −2 from average",
      ]
    `);
  });

  test('a weapon', () => {
    const card = generateWeapon('weapon-090', 'text');
    expect(cardText(card, 'cs', 'neutral').map((line) => line.text)).toMatchInlineSnapshot(`
      [
        "Luk „CBQJ“, druh „Provazová kuše“, 2 hvězdičky",
        "Použití i oprava za 1 energii, odolnost 3",
        "1. zelená: energie 1",
        "2. oranžová: obětní útok na zbraň −3",
        "3. červená: kombo 2, odolnost 3",
        "4. zelená: trvalý útok na hrdinu 1, odolnost 5",
        "5. oranžová: energie 3",
        "6. zelená: trvalý útok na hrdinu 1, odolnost 5",
        "7. zelená: útok na zbraň 3",
        "8. červená: trvalý útok na hrdinu 2, odolnost 1",
        "9. zelená: obětní útok na zbraň −2",
        "Síla 26, odchylka od průměru −4",
      ]
    `);
    expect(cardText(card, 'en', 'neutral').map((line) => line.text)).toMatchInlineSnapshot(`
      [
        "Bow “CBQJ”, kind “Rope Crossbow”, 2 stars",
        "Use and repair for 1 energy, resistance 3",
        "1. green: energy 1",
        "2. orange: sacrificial weapon attack −3",
        "3. red: combo 2, resistance 3",
        "4. green: persistent hero attack 1, resistance 5",
        "5. orange: energy 3",
        "6. green: persistent hero attack 1, resistance 5",
        "7. green: weapon attack 3",
        "8. red: persistent hero attack 2, resistance 1",
        "9. green: sacrificial weapon attack −2",
        "Strength 26, −4 from average",
      ]
    `);
  });

  test('a card without kind and name', () => {
    const lines = cardText({ ...generateHero('hero-043', 1), kind: '', name: '', focus: [] }, 'cs').map(
      (line) => line.text,
    );
    expect(lines[0]).toBe('Hrdina, 1 hvězdička');
    expect(lines[2]).toBe('Zaměření na žádné zbraně');
    expect(lines[7]).toMatch(/^Síla \d+$/);
  });

  test('every kind in both languages: 3 to 12 lines, paragraphs on each, no real name among neutral ones', () => {
    const real = Object.values(nameBook('real')).flatMap((name) => [name.cs, name.en]);
    const islands = [1, 2, 3, 4, 5].map((n) => nameBook('real')[`island-${n}`].cs!.slice(0, 5).toLowerCase());
    const telling = real.filter((name): name is string => name !== null && !['šrapnel', 'past'].includes(name));
    for (const kind of [...heroKinds, ...weaponKinds]) {
      const card = 'fields' in kind ? generateWeapon(kind.id, 1) : generateHero(kind.id, 1);
      for (const lang of LANGS) {
        const lines = cardText(card, lang, 'neutral');
        expect(lines.length).toBeGreaterThanOrEqual(3);
        expect(lines.length).toBeLessThanOrEqual(12);
        for (const line of lines) {
          expect(line.rules.length).toBeGreaterThan(0);
          expect(line.text).not.toMatch(/undefined|null|NaN/);
          expect(islands.filter((island) => line.text.toLowerCase().includes(island))).toEqual([]);
        }
        expect(
          telling.filter((name) => lines[0]?.text.includes(`${name}”`) || lines[0]?.text.includes(`${name}“`)),
        ).toEqual([]);
        expect(cardText(card, lang).every((line) => !/undefined|null|NaN/.test(line.text))).toBe(true);
      }
    }
  });
});
