/** Cards, enemies and items of Slay the Spire in words. */
import type { Canvas, Lang, NameSet } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import { enemyCardName, enemyText, faceName, faceText, invented, itemName, itemText } from '../src/texts.ts';
import { COST_X, ENEMIES, faceOf, ITEMS, NO_COST, W } from './engine.ts';
import { DECK_WORDS, KIND_WORDS, OWNER_WORDS, RARITY_WORDS, TABLE } from './words.ts';

/** Texts are made with real names; under invented ones those are replaced. */
export const put = (text: string, names: NameSet): string => (names === 'real' ? text : invented(text));

const quote = (text: string, lang: Lang): string => (lang === 'cs' ? `„${text}“` : `“${text}”`);
export const quotedFace = (face: number, lang: Lang, names: NameSet): string =>
  quote(faceName(face, lang, names), lang);
export const quotedItem = (item: number, lang: Lang, names: NameSet): string =>
  quote(itemName(item, lang, names), lang);
export const quotedEnemy = (card: number, lang: Lang, names: NameSet): string =>
  quote(enemyCardName(card, lang, names), lang);

export const costWords = (cost: number, lang: Lang): string =>
  cost === NO_COST
    ? say(lang, TABLE.noCost)
    : cost === COST_X
      ? say(lang, TABLE.costX)
      : say(lang, TABLE.cost, { n: cost });

/** Type, owner and rarity; a hero is an owner by name. */
export function sortWords(face: number, lang: Lang, names: NameSet): string {
  const { type, owner, rarity } = faceOf(face);
  const words = [KIND_WORDS[W.CARD_TYPES[type]], OWNER_WORDS[W.OWNERS[owner]], RARITY_WORDS[W.RARITIES[rarity]]];
  return put(words.map((each) => each[lang]).join(' · '), names);
}

/** HP of an enemy, alike for all numbers of players or by them. */
export function hpWords(hp: readonly number[], lang: Lang): string {
  return new Set(hp).size === 1
    ? say(lang, TABLE.hpAll, { n: hp[0] })
    : say(lang, TABLE.hpEach, { list: hp.join('/') });
}

export const enemySort = (card: number, lang: Lang): string =>
  [KIND_WORDS.enemy[lang], DECK_WORDS[ENEMIES[card].deck][lang], hpWords(ENEMIES[card].hp, lang)].join(' · ');

/** What can lie on the table. */
export type Thing = { readonly face: number } | { readonly enemy: number } | { readonly item: number };

function parts(thing: Thing, lang: Lang, names: NameSet): readonly string[] {
  if ('face' in thing) {
    const { face } = thing;
    const { canUpgrade, cost } = faceOf(face);
    const text = faceText(face, lang) || KIND_WORDS[W.CARD_TYPES[faceOf(face).type]][lang];
    return [
      quotedFace(face, lang, names),
      `${sortWords(face, lang, names)} · ${costWords(cost, lang)}`,
      put(text, names),
      ...(canUpgrade ? [put(say(lang, TABLE.upgraded, { text: upgradedText(face + 1, lang) }), names)] : []),
    ];
  }
  if ('enemy' in thing)
    return [
      quotedEnemy(thing.enemy, lang, names),
      enemySort(thing.enemy, lang),
      put(enemyText(thing.enemy, lang), names),
    ];
  return [
    quotedItem(thing.item, lang, names),
    KIND_WORDS[ITEMS[thing.item].kind][lang],
    put(itemText(thing.item, lang), names),
  ];
}

/** The other side with its cost where that differs. */
export function upgradedText(face: number, lang: Lang): string {
  const [plain, up] = [faceOf(face - 1), faceOf(face)];
  const cost = plain.cost === up.cost ? '' : `${costWords(up.cost, lang)}. `;
  return `${cost}${faceText(face, lang)}`;
}

/** A whole card: name, sort, text. */
export function wholeThing(thing: Thing, { lang, names, width, paint }: Canvas): string[] {
  const [name, ...rest] = parts(thing, lang, names);
  return [
    ...wrapped(name, width, '  ', '     ').map((line) => paint('strong', line)),
    ...rest.filter((text) => text !== '').flatMap((text) => wrapped(text, width, '  ', '     ')),
  ];
}
