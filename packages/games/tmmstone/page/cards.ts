/** Cards of TMMStone as the page says and draws them: names, figures and texts, from the game's own data. */

import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import type { Card, Keyword, Tag } from '../src/index.ts';
import { cardIn, cardLines, cards, KEYWORD_NAMES, nameOf } from '../src/index.ts';

const byId = new Map(cards.map((card) => [card.id, card]));

/** The card behind an entry of a hand, a deck or a grave; undefined where it is not to be seen. */
export const cardOf = (entry: number): Card | undefined => byId.get(cardIn(entry));

/** The name of a card; '' where it is not to be seen. */
export const nameOfCard = (entry: number, lang: Lang, names: NameSet): string => nameOf(cardIn(entry), lang, names);

/** The text of a card, line by line. */
export const linesOfCard = (card: Card, lang: Lang, names: NameSet): readonly string[] =>
  cardLines(card, lang, names).map(({ text }) => text);

/** Names of the keywords whose bits are set. */
export const keywordsIn = (bits: number): readonly Keyword[] => KEYWORD_NAMES.filter((_, k) => (bits >>> k) & 1);

/** A drawing for each keyword; its word always stands beside it, or in the name of what carries it. */
export const KEYWORD_ICON: Readonly<Record<Keyword, AnyIcon>> = {
  taunt: 'resistance',
  shield: 'shield',
  stealth: 'mask',
  poisonous: 'cursed',
  lifesteal: 'vampireBite',
  inactive: 'hourglass',
  charge: 'energy',
  cannotAttack: 'close',
  untargetableBySpells: 'wand',
  safeAttacker: 'bow',
  castOnDraw: 'scroll',
};

export const TAG_ICON: Readonly<Record<Tag, AnyIcon>> = {
  human: 'person',
  machine: 'mechanic',
  animal: 'nightAttack',
  ghost: 'night',
  mutant: 'vampireCurse',
  god: 'blessing',
  hacker: 'keys',
  communist: 'star',
  giant: 'scales',
  troll: 'axe',
};
