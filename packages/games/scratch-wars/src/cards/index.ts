/** The card pool of Scratch Wars: kinds, made cards, checks, files, names and texts. */
import './neutral.ts';

export type { Checked, Fault } from '@kolbiste/kernel/files';
export {
  CARD_FILE_FORMAT,
  CARD_FILE_GAME,
  CARD_FILE_LIMITS,
  type CardFile,
  type CardRef,
  checkCardFile,
  type DeckEntry,
  deckOf,
  readCardFile,
  writeCardFile,
} from './card-file.ts';
export { checkDeck, checkHero, checkWeapon, LIMITS } from './check.ts';
export { effectRule } from './effect-words.ts';
export { DECK_FORMATS, type DeckFormat, deckStars, MAX_WEAPONS, MIN_WEAPONS, STAR_LIMIT, sameCard } from './formats.ts';
export { generateHero, generateWeapon } from './generate.ts';
export {
  agree,
  type Bilingual,
  capital,
  count,
  type Gender,
  LANGS,
  type Lang,
  listed,
  nounForm,
  plain,
  signed,
  verbFor,
} from './grammar.ts';
export { kindNotes } from './kind-notes.ts';
export { heroKindText, weaponKindText } from './kind-text.ts';
export {
  CARD_SOURCE,
  type FieldKind,
  type Figure,
  figureMean,
  figureRange,
  figureValue,
  type HeroKind,
  heroKind,
  heroKinds,
  type Rarity,
  type SlotKind,
  type WeaponKind,
  weaponKind,
  weaponKinds,
} from './kinds.ts';
export { findName, NAME_SETS, type Name, type NameBook, type NameSet, nameBook, nameOf } from './names.ts';
export { boosterPack, type CardPack, randomDeck, starterPack } from './packs.ts';
export type { CardSeed } from './random.ts';
export { type RealDeck, realDecks } from './real-decks.ts';
export { deviation, expectedStrength, strength } from './strength.ts';
export {
  bonusRule,
  bonusText,
  cardText,
  effectName,
  effectText,
  type Fragment,
  fieldSentence,
  fieldText,
  slotParts,
  slotText,
  specialText,
} from './text.ts';
export * from './types.ts';
export { COLOUR_WORDS, TIME_WORDS, TYPE_WORDS } from './words.ts';
