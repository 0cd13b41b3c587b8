/** How much, whether, what holds: the grammar of the parts of a text, as `parts.ts` has them. */
import { both } from '@kolbiste/kernel/files';
import type { Choice, Rules } from '@kolbiste/kernel/grammar';
import { card, choice, fields, int, listOf, pair, word, yes } from '@kolbiste/kernel/grammar';
import { ZONES } from '../terms.ts';
import * as whom from '../whom.ts';
import { FIGURE } from '../whom.ts';

export { FIGURE };
export const ownOrOpp = whom.side.rule;
export const tag = whom.tag.rule;
export const keyword = whom.keyword.rule;
export const target = whom.target.rule;
const who = whom.who.rule;
const cardFilter = whom.cardFilter.rule;

const AMOUNT: Choice = {
  what: both('číslo nebo jak se spočítá', 'a number, or how it is counted'),
  words: ['rolled', 'mana', 'manaSlots', 'cardsPlayed', 'emptySlots', 'lostLife', 'killed', 'amount'],
  figures: [-FIGURE, FIGURE],
  get records() {
    return AMOUNT_RECORDS;
  },
};
export const amount = choice(() => AMOUNT);
const AMOUNT_RECORDS: Rules = {
  attackOf: fields({ attackOf: who }),
  healthOf: fields({ healthOf: who }),
  printedAttackOf: fields({ printedAttackOf: who }),
  printedHealthOf: fields({ printedHealthOf: who }),
  count: fields({ count: who }),
  cards: fields({ cards: word(ZONES) }, { card }),
  playedInGame: fields({ playedInGame: card }),
  summonedInGame: fields({ summonedInGame: card }),
  times: fields({ times: pair(amount) }),
  plus: fields({ plus: pair(amount) }),
  minus: fields({ minus: pair(amount) }),
  abs: fields({ abs: amount }),
  roundTen: fields({ roundTen: amount }),
};

const CONDITION: Choice = {
  what: both('podmínka', 'a condition'),
  words: ['momentum', 'ownTurn', 'oppTurn', 'inAttack', 'onlyOrgDeck', 'taken'],
  get records() {
    return CONDITION_RECORDS;
  },
};
export const condition = choice(() => CONDITION);
/** `inHand` and `spellsThisTurn` also have a word that others begin with. */
const CONDITION_RECORDS: Rules = {
  inHand: fields({ inHand: card, atLeast: int(1, FIGURE) }),
  spellsThisTurn: fields({ spellsThisTurn: word(['active']), none: yes }),
  any: fields({ any: who }),
  none: fields({ none: who }),
  frozen: fields({ frozen: who }),
  has: fields({ has: who }, { tag, card, keyword }),
  atLeast: fields({ atLeast: pair(amount) }),
  equal: fields({ equal: pair(amount) }),
  rolledIn: fields({ rolledIn: listOf(int(0, FIGURE), 1, 20) }),
  diedInGame: fields({ diedInGame: card }),
  experimentInPlay: fields({ experimentInPlay: ownOrOpp }),
  not: fields({ not: condition }),
  all: fields({ all: listOf(condition, 1, 8) }),
};

const STATICS: Rules = {
  costTo: fields({ costTo: int(0, FIGURE), of: cardFilter }),
  cost: fields({ cost: int(-FIGURE, FIGURE), of: cardFilter }),
  costsLife: fields({ costsLife: cardFilter }),
  ownCost: fields({ ownCost: amount }),
  attack: fields({ attack: amount, of: whom.eachUnit }),
  ownAttack: fields({ ownAttack: amount }, { if: condition }),
  attackIsHealth: fields({ attackIsHealth: yes }),
  spellDamage: fields({ spellDamage: int(-FIGURE, FIGURE) }),
  cannotAttack: fields({ cannotAttack: who }),
  ban: fields({ ban: cardFilter }),
  banNamed: fields({ banNamed: yes }),
  heroImmune: fields({ heroImmune: yes }),
  handsRevealed: fields({ handsRevealed: yes }),
  doubleOnPlay: fields({ doubleOnPlay: yes }),
  doubleOnDeath: fields({ doubleOnDeath: yes }),
  doubleSpells: fields({ doubleSpells: yes }),
  doubleGiven: fields({ doubleGiven: card }),
  healsHurt: fields({ healsHurt: yes }),
  bothDraw: fields({ bothDraw: yes }),
  chooseChance: fields({ chooseChance: yes }),
  deckSize: fields({ deckSize: int(30, 35) }),
};
const STATIC: Choice = { what: both('text, který platí', 'a text that holds'), records: STATICS };
export const statics = listOf(
  choice(() => STATIC),
  0,
  8,
);
export const until = word(['endOfTurn', 'endOfOppTurn', 'endOfSecondOppTurn', 'used']);
