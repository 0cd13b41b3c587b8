/** Everything that is printed under one number, so that a face can be asked for by it: cards, items, enemies, events. */
import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { enemyCardName, eventName, faceName, itemName } from '../src/cards/names.ts';
import { blesser } from '../src/cards/words.ts';
import { heroName } from '../src/text/talk.ts';
import { enemyText, faceText, invented, itemText } from '../src/texts.ts';
import { VERBS } from '../src/verbs/index.ts';
import { HEROES } from '../src/vocabulary.ts';
import type { Say } from './say.ts';

const KIND = 100_000;
const [FACE, ITEM, ENEMY] = [1, 2, 3];

export const idOfFace = (face: number): number => FACE * KIND + face;
export const idOfItem = (item: number): number => ITEM * KIND + item;
export const idOfEnemy = (card: number): number => ENEMY * KIND + card;

export interface Printed {
  readonly kind: 'face' | 'item' | 'enemy';
  readonly n: number;
}

export function printedAt(id: number): Printed | null {
  const n = id % KIND;
  const kind = Math.floor(id / KIND);
  if (kind === FACE) return { kind: 'face', n };
  if (kind === ITEM) return { kind: 'item', n };
  return kind === ENEMY ? { kind: 'enemy', n } : null;
}

export function nameOf({ kind, n }: Printed, lang: Lang, names: NameSet): string {
  if (kind === 'face') return faceName(n, lang, names);
  return kind === 'item' ? itemName(n, lang, names) : enemyCardName(n, lang, names);
}

const printedText = ({ kind, n }: Printed, lang: Lang): string => {
  if (kind === 'face') return faceText(n, lang);
  return kind === 'item' ? itemText(n, lang) : enemyText(n, lang);
};

/** Texts are made of verbs. A build leaves out what nobody reads, so that they are asked for here by name. */
const SPEAKS = VERBS.length > 0;

/** What a text says; names in it are invented where the player wants such. */
export const inNames = (text: string, names: NameSet): string => (SPEAKS && names === 'real' ? text : invented(text));

/** What an event is called. */
export const eventCalled = (event: number, lang: Lang, names: NameSet): string => eventName(event, lang, names);

/** What a hero is called. */
export const heroCalled = (hero: number, lang: Lang, names: NameSet): string => inNames(heroName(hero, lang), names);

/** Whose a card is: a hero by name, or what it is instead. */
export function ownerCalled(owner: string, t: Say, lang: Lang, names: NameSet): string {
  const hero = HEROES.findIndex((id) => id === owner);
  return hero < 0 ? t(`owner.${owner}`) : heroCalled(hero, lang, names);
}

/** After whom the blessing is called. */
export const blesserCalled = (lang: Lang, names: NameSet): string =>
  blesser(names)[lang === 'cs' ? 'possessive' : 'en'];

export function textOf(printed: Printed, lang: Lang, names: NameSet): string {
  return inNames(printedText(printed, lang), names);
}
