import './neutral.ts';
import { describe, expect, test } from 'vitest';
import rulebookKeys from '../rules.keys.json' with { type: 'json' };
import { effectRule } from './effect-words.ts';
import { generateHero, generateWeapon } from './generate.ts';
import type { Lang } from './grammar.ts';
import { LANGS } from './grammar.ts';
import { heroKinds, weaponKinds } from './kinds.ts';
import { nameBook } from './names.ts';
import { bonusRule, cardText, effectName, effectText } from './text.ts';
import type { BonusKind, SpecialKind } from './types.ts';
import { BONUS_KINDS, isDeferred, SPECIAL_KINDS } from './types.ts';

const ALL: (BonusKind | SpecialKind)[] = [...BONUS_KINDS, ...SPECIAL_KINDS];
const sentences = (lang: Lang) =>
  ALL.flatMap((kind) => [0, 1, 2, 5].map((n) => `${kind} ${n}: ${effectText(kind, n, lang).text}`));

describe('every effect with 0, 1, 2, 5', () => {
  test('in Czech', () => {
    expect(sentences('cs')).toMatchInlineSnapshot(`
      [
        "energy 0: Váš hrdina získá 0 energií.",
        "energy 1: Váš hrdina získá 1 energii.",
        "energy 2: Váš hrdina získá 2 energie.",
        "energy 5: Váš hrdina získá 5 energií.",
        "heroAttack 0: Soupeřův hrdina ztratí 0 životů.",
        "heroAttack 1: Soupeřův hrdina ztratí 1 život.",
        "heroAttack 2: Soupeřův hrdina ztratí 2 životy.",
        "heroAttack 5: Soupeřův hrdina ztratí 5 životů.",
        "weaponAttack 0: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 0.",
        "weaponAttack 1: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 1.",
        "weaponAttack 2: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 2.",
        "weaponAttack 5: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 5.",
        "universalAttack 0: Soupeřův hrdina ztratí 0 životů, anebo útok zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 0.",
        "universalAttack 1: Soupeřův hrdina ztratí 1 život, anebo útok zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 1.",
        "universalAttack 2: Soupeřův hrdina ztratí 2 životy, anebo útok zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 2.",
        "universalAttack 5: Soupeřův hrdina ztratí 5 životů, anebo útok zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 5.",
        "heal 0: Váš hrdina získá zpět 0 životů, nejvýše do počátečního počtu.",
        "heal 1: Váš hrdina získá zpět 1 život, nejvýše do počátečního počtu.",
        "heal 2: Váš hrdina získá zpět 2 životy, nejvýše do počátečního počtu.",
        "heal 5: Váš hrdina získá zpět 5 životů, nejvýše do počátečního počtu.",
        "canbalandAttack 0: Vždy zničí soupeřovu zbraň nebo odložený efekt; váš hrdina za to ztratí 0 životů.",
        "canbalandAttack 1: Vždy zničí soupeřovu zbraň nebo odložený efekt; váš hrdina za to ztratí 1 život.",
        "canbalandAttack 2: Vždy zničí soupeřovu zbraň nebo odložený efekt; váš hrdina za to ztratí 2 životy.",
        "canbalandAttack 5: Vždy zničí soupeřovu zbraň nebo odložený efekt; váš hrdina za to ztratí 5 životů.",
        "vampireBite 0: Soupeřův hrdina ztratí 0 životů a váš získá stejně energie.",
        "vampireBite 1: Soupeřův hrdina ztratí 1 život a váš získá stejně energie.",
        "vampireBite 2: Soupeřův hrdina ztratí 2 životy a váš získá stejně energie.",
        "vampireBite 5: Soupeřův hrdina ztratí 5 životů a váš získá stejně energie.",
        "vampireCurse 0: Prokleje soupeřovu zbraň, anebo zničí odložený efekt, obojí s odolností nejvýše 0.",
        "vampireCurse 1: Prokleje soupeřovu zbraň, anebo zničí odložený efekt, obojí s odolností nejvýše 1.",
        "vampireCurse 2: Prokleje soupeřovu zbraň, anebo zničí odložený efekt, obojí s odolností nejvýše 2.",
        "vampireCurse 5: Prokleje soupeřovu zbraň, anebo zničí odložený efekt, obojí s odolností nejvýše 5.",
        "shrapnel 0: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 0; zbylou silou smí zasáhnout druhý cíl, i hrdinu.",
        "shrapnel 1: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 1; zbylou silou smí zasáhnout druhý cíl, i hrdinu.",
        "shrapnel 2: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 2; zbylou silou smí zasáhnout druhý cíl, i hrdinu.",
        "shrapnel 5: Zničí soupeřovu zbraň nebo odložený efekt s odolností nejvýše 5; zbylou silou smí zasáhnout druhý cíl, i hrdinu.",
        "persistentAttack 0: Po odložení ztratí soupeřův hrdina na konci každého vašeho tahu 0 životů.",
        "persistentAttack 1: Po odložení ztratí soupeřův hrdina na konci každého vašeho tahu 1 život.",
        "persistentAttack 2: Po odložení ztratí soupeřův hrdina na konci každého vašeho tahu 2 životy.",
        "persistentAttack 5: Po odložení ztratí soupeřův hrdina na konci každého vašeho tahu 5 životů.",
        "shield 0: Po odložení jednou sníží sílu soupeřova útoku o 0.",
        "shield 1: Po odložení jednou sníží sílu soupeřova útoku o 1.",
        "shield 2: Po odložení jednou sníží sílu soupeřova útoku o 2.",
        "shield 5: Po odložení jednou sníží sílu soupeřova útoku o 5.",
        "combo 0: Po odložení přidá na konci tahu 0 k síle společného útoku aspoň dvou komb.",
        "combo 1: Po odložení přidá na konci tahu 1 k síle společného útoku aspoň dvou komb.",
        "combo 2: Po odložení přidá na konci tahu 2 k síle společného útoku aspoň dvou komb.",
        "combo 5: Po odložení přidá na konci tahu 5 k síle společného útoku aspoň dvou komb.",
        "trap 0: Po odložení zruší použitý soupeřův efekt s hodnotou nejvýše 0; soupeřův hrdina ztratí tolik životů, kolik činila.",
        "trap 1: Po odložení zruší použitý soupeřův efekt s hodnotou nejvýše 1; soupeřův hrdina ztratí tolik životů, kolik činila.",
        "trap 2: Po odložení zruší použitý soupeřův efekt s hodnotou nejvýše 2; soupeřův hrdina ztratí tolik životů, kolik činila.",
        "trap 5: Po odložení zruší použitý soupeřův efekt s hodnotou nejvýše 5; soupeřův hrdina ztratí tolik životů, kolik činila.",
        "blessing 0: Přičte 0 k jednomu základnímu jednorázovému efektu.",
        "blessing 1: Přičte +1 k jednomu základnímu jednorázovému efektu.",
        "blessing 2: Přičte +2 k jednomu základnímu jednorázovému efektu.",
        "blessing 5: Přičte +5 k jednomu základnímu jednorázovému efektu.",
        "comboIgniter 0: Na konci tahu smíte odpálit i jediné kombo; k síle útoku se přičte 0.",
        "comboIgniter 1: Na konci tahu smíte odpálit i jediné kombo; k síle útoku se přičte +1.",
        "comboIgniter 2: Na konci tahu smíte odpálit i jediné kombo; k síle útoku se přičte +2.",
        "comboIgniter 5: Na konci tahu smíte odpálit i jediné kombo; k síle útoku se přičte +5.",
        "nightAttack 0: Na konci tahu smíte zaplatit 0 energií (máte-li méně, pak všechnu); soupeřův hrdina ztratí stejně životů.",
        "nightAttack 1: Na konci tahu smíte zaplatit 1 energii (máte-li méně, pak všechnu); soupeřův hrdina ztratí stejně životů.",
        "nightAttack 2: Na konci tahu smíte zaplatit 2 energie (máte-li méně, pak všechnu); soupeřův hrdina ztratí stejně životů.",
        "nightAttack 5: Na konci tahu smíte zaplatit 5 energií (máte-li méně, pak všechnu); soupeřův hrdina ztratí stejně životů.",
        "mechanic 0: Na konci tahu zdarma opravte svou zbraň s odolností nejvýše 0, nebo zničte soupeřovu zbraň nebo odložený efekt s odolností nejvýše 0.",
        "mechanic 1: Na konci tahu zdarma opravte svou zbraň s odolností nejvýše 1, nebo zničte soupeřovu zbraň nebo odložený efekt s odolností nejvýše 1.",
        "mechanic 2: Na konci tahu zdarma opravte svou zbraň s odolností nejvýše 2, nebo zničte soupeřovu zbraň nebo odložený efekt s odolností nejvýše 2.",
        "mechanic 5: Na konci tahu zdarma opravte svou zbraň s odolností nejvýše 5, nebo zničte soupeřovu zbraň nebo odložený efekt s odolností nejvýše 5.",
        "trick 0: Vytočený červený efekt smíte odmítnout a zatočit znovu; váš hrdina za to ztratí 0 životů.",
        "trick 1: Vytočený červený efekt smíte odmítnout a zatočit znovu; váš hrdina za to ztratí 1 život.",
        "trick 2: Vytočený červený efekt smíte odmítnout a zatočit znovu; váš hrdina za to ztratí 2 životy.",
        "trick 5: Vytočený červený efekt smíte odmítnout a zatočit znovu; váš hrdina za to ztratí 5 životů.",
      ]
    `);
  });

  test('in English', () => {
    expect(sentences('en')).toMatchInlineSnapshot(`
      [
        "energy 0: Your hero gains 0 energy.",
        "energy 1: Your hero gains 1 energy.",
        "energy 2: Your hero gains 2 energy.",
        "energy 5: Your hero gains 5 energy.",
        "heroAttack 0: The opposing hero loses 0 life.",
        "heroAttack 1: The opposing hero loses 1 life.",
        "heroAttack 2: The opposing hero loses 2 life.",
        "heroAttack 5: The opposing hero loses 5 life.",
        "weaponAttack 0: Destroys an opposing weapon or laid effect with resistance 0 or less.",
        "weaponAttack 1: Destroys an opposing weapon or laid effect with resistance 1 or less.",
        "weaponAttack 2: Destroys an opposing weapon or laid effect with resistance 2 or less.",
        "weaponAttack 5: Destroys an opposing weapon or laid effect with resistance 5 or less.",
        "universalAttack 0: The opposing hero loses 0 life, or the attack destroys an opposing weapon or laid effect with resistance 0 or less.",
        "universalAttack 1: The opposing hero loses 1 life, or the attack destroys an opposing weapon or laid effect with resistance 1 or less.",
        "universalAttack 2: The opposing hero loses 2 life, or the attack destroys an opposing weapon or laid effect with resistance 2 or less.",
        "universalAttack 5: The opposing hero loses 5 life, or the attack destroys an opposing weapon or laid effect with resistance 5 or less.",
        "heal 0: Your hero regains 0 life, up to the starting life.",
        "heal 1: Your hero regains 1 life, up to the starting life.",
        "heal 2: Your hero regains 2 life, up to the starting life.",
        "heal 5: Your hero regains 5 life, up to the starting life.",
        "canbalandAttack 0: Always destroys an opposing weapon or laid effect; your hero loses 0 life for it.",
        "canbalandAttack 1: Always destroys an opposing weapon or laid effect; your hero loses 1 life for it.",
        "canbalandAttack 2: Always destroys an opposing weapon or laid effect; your hero loses 2 life for it.",
        "canbalandAttack 5: Always destroys an opposing weapon or laid effect; your hero loses 5 life for it.",
        "vampireBite 0: The opposing hero loses 0 life and yours gains as much energy.",
        "vampireBite 1: The opposing hero loses 1 life and yours gains as much energy.",
        "vampireBite 2: The opposing hero loses 2 life and yours gains as much energy.",
        "vampireBite 5: The opposing hero loses 5 life and yours gains as much energy.",
        "vampireCurse 0: Curses an opposing weapon, or destroys a laid effect, of resistance 0 or less.",
        "vampireCurse 1: Curses an opposing weapon, or destroys a laid effect, of resistance 1 or less.",
        "vampireCurse 2: Curses an opposing weapon, or destroys a laid effect, of resistance 2 or less.",
        "vampireCurse 5: Curses an opposing weapon, or destroys a laid effect, of resistance 5 or less.",
        "shrapnel 0: Destroys an opposing weapon or laid effect with resistance 0 or less; the power left may hit a second target, even the hero.",
        "shrapnel 1: Destroys an opposing weapon or laid effect with resistance 1 or less; the power left may hit a second target, even the hero.",
        "shrapnel 2: Destroys an opposing weapon or laid effect with resistance 2 or less; the power left may hit a second target, even the hero.",
        "shrapnel 5: Destroys an opposing weapon or laid effect with resistance 5 or less; the power left may hit a second target, even the hero.",
        "persistentAttack 0: Once laid, the opposing hero loses 0 life at the end of each of your turns.",
        "persistentAttack 1: Once laid, the opposing hero loses 1 life at the end of each of your turns.",
        "persistentAttack 2: Once laid, the opposing hero loses 2 life at the end of each of your turns.",
        "persistentAttack 5: Once laid, the opposing hero loses 5 life at the end of each of your turns.",
        "shield 0: Once laid, reduces the power of one opposing attack by 0.",
        "shield 1: Once laid, reduces the power of one opposing attack by 1.",
        "shield 2: Once laid, reduces the power of one opposing attack by 2.",
        "shield 5: Once laid, reduces the power of one opposing attack by 5.",
        "combo 0: Once laid, adds 0 to the power of a joint attack of two or more combos at the end of a turn.",
        "combo 1: Once laid, adds 1 to the power of a joint attack of two or more combos at the end of a turn.",
        "combo 2: Once laid, adds 2 to the power of a joint attack of two or more combos at the end of a turn.",
        "combo 5: Once laid, adds 5 to the power of a joint attack of two or more combos at the end of a turn.",
        "trap 0: Once laid, cancels a used opposing effect of value 0 or less; the opposing hero loses life equal to that value.",
        "trap 1: Once laid, cancels a used opposing effect of value 1 or less; the opposing hero loses life equal to that value.",
        "trap 2: Once laid, cancels a used opposing effect of value 2 or less; the opposing hero loses life equal to that value.",
        "trap 5: Once laid, cancels a used opposing effect of value 5 or less; the opposing hero loses life equal to that value.",
        "blessing 0: Adds 0 to one basic one-shot effect.",
        "blessing 1: Adds +1 to one basic one-shot effect.",
        "blessing 2: Adds +2 to one basic one-shot effect.",
        "blessing 5: Adds +5 to one basic one-shot effect.",
        "comboIgniter 0: At the end of the turn you may fire even a single combo; the power changes by 0.",
        "comboIgniter 1: At the end of the turn you may fire even a single combo; the power changes by +1.",
        "comboIgniter 2: At the end of the turn you may fire even a single combo; the power changes by +2.",
        "comboIgniter 5: At the end of the turn you may fire even a single combo; the power changes by +5.",
        "nightAttack 0: At the end of the turn you may pay 0 energy (or all you have, if less); the opposing hero loses as much life.",
        "nightAttack 1: At the end of the turn you may pay 1 energy (or all you have, if less); the opposing hero loses as much life.",
        "nightAttack 2: At the end of the turn you may pay 2 energy (or all you have, if less); the opposing hero loses as much life.",
        "nightAttack 5: At the end of the turn you may pay 5 energy (or all you have, if less); the opposing hero loses as much life.",
        "mechanic 0: At the end of the turn repair a weapon of yours with resistance 0 or less free, or destroy an opposing weapon or laid effect with resistance 0 or less.",
        "mechanic 1: At the end of the turn repair a weapon of yours with resistance 1 or less free, or destroy an opposing weapon or laid effect with resistance 1 or less.",
        "mechanic 2: At the end of the turn repair a weapon of yours with resistance 2 or less free, or destroy an opposing weapon or laid effect with resistance 2 or less.",
        "mechanic 5: At the end of the turn repair a weapon of yours with resistance 5 or less free, or destroy an opposing weapon or laid effect with resistance 5 or less.",
        "trick 0: You may refuse a red effect just spun and spin again; your hero loses 0 life for it.",
        "trick 1: You may refuse a red effect just spun and spin again; your hero loses 1 life for it.",
        "trick 2: You may refuse a red effect just spun and spin again; your hero loses 2 life for it.",
        "trick 5: You may refuse a red effect just spun and spin again; your hero loses 5 life for it.",
      ]
    `);
  });

  test('a price is told by its size, whatever its sign', () => {
    expect(effectText('canbalandAttack', -2, 'cs').text).toBe(effectText('canbalandAttack', 2, 'cs').text);
  });
});

test('names of effects in both languages: invented ones, and the real ones from their book', () => {
  for (const kind of ALL) {
    for (const lang of LANGS) {
      const own = nameBook('real')[kind]?.[lang];
      expect(effectName(kind, lang)).toBe(own ?? effectName(kind, lang, 'neutral'));
    }
  }
  const row = (kind: BonusKind | SpecialKind) => LANGS.map((lang) => effectName(kind, lang, 'neutral')).join(' | ');
  expect(ALL.map(row)).toMatchInlineSnapshot(`
    [
      "energie | energy",
      "útok na hrdinu | hero attack",
      "útok na zbraň | weapon attack",
      "univerzální útok | universal attack",
      "léčení | heal",
      "obětní útok na zbraň | sacrificial weapon attack",
      "krvežíznivé kousnutí | bloodthirsty bite",
      "prokletí zbraně | weapon curse",
      "šrapnel | shrapnel",
      "trvalý útok na hrdinu | persistent hero attack",
      "obranný štít | shield",
      "kombo | combo",
      "past | trap",
      "požehnání | blessing",
      "odpalovač komba | combo igniter",
      "noční útok | night attack",
      "dílenský zásah | workshop action",
      "bojový trik | battle trick",
    ]
  `);
});

test('every effect rests on paragraphs of its own chapter', () => {
  for (const kind of ALL) {
    const chapter = SPECIAL_KINDS.includes(kind as SpecialKind)
      ? /^5\.[34]\./
      : kind === 'blessing'
        ? /^4\.3\.1\./
        : isDeferred(kind as BonusKind)
          ? /^3\.5\./
          : /^3\.4\./;
    expect(effectRule(kind).length).toBeGreaterThan(0);
    for (const rule of effectRule(kind)) expect(rule).toMatch(chapter);
  }
});

test('every cited key is a paragraph of the rulebook', () => {
  const keys = new Set(rulebookKeys.map(([key]) => key));
  const cards = [
    ...heroKinds.map(({ id }) => generateHero(id, 1)),
    ...weaponKinds.map(({ id }) => generateWeapon(id, 1)),
  ];
  const cited = [
    ...ALL.flatMap((kind) => effectRule(kind)),
    ...BONUS_KINDS.flatMap((kind) => [...bonusRule(kind, 1), ...bonusRule(kind, -1)]),
    ...cards.flatMap((card) => cardText(card, 'en').flatMap((line) => line.rules)),
  ];
  expect(cited.length).toBeGreaterThan(1000);
  expect(cited.filter((key) => !keys.has(key))).toEqual([]);
});
