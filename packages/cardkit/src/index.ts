/** Cards of any game: their names, their files, and those that somebody plays with beside those of the house. */
export { type CardFile, checkCardFile, type Misfit, readCard, readText } from './files/card-file.ts';
export { membersIn } from './files/members.ts';
export { type Clash, type OwnFile, ownFile } from './files/own.ts';
export { type CardSource, scenarioCards } from './files/scenario.ts';
export {
  type BookOf,
  LANGS,
  type Lang,
  NAME_SETS,
  type NameBook,
  type NameSet,
  type Names,
  namesOf,
} from './names.ts';
export { refill, type Shelf, shelfOf } from './shelf.ts';
