/** What a text may do: the grammar of instructions and of effects, as `steps.ts` and `types.ts` have them. */
import { both } from '@kolbiste/kernel/files';
import type { Choice, Rule, Rules } from '@kolbiste/kernel/grammar';
import { card, choice, fields, int, listOf, pair, word, yes } from '@kolbiste/kernel/grammar';
import { WHEN } from '../types.ts';
import {
  amount,
  cardFilter,
  condition,
  FIGURE,
  keyword,
  ownOrOpp,
  side,
  statics,
  tag,
  target,
  until,
  who,
} from './terms.ts';

const few = int(1, 10);
const amountOr =
  (name: string): Rule =>
  (c, value, path) =>
    value === name ? undefined : amount(c, value, path);
const opp = word(['opp']);

const INSTRUCTION: Choice = {
  what: both('co se má stát (sloveso)', 'what is to happen (a verb)'),
  get records() {
    return VERBS;
  },
};
const instruction = choice(() => INSTRUCTION);
const text = listOf(instruction, 1, 16);
const anyText = listOf(instruction, 0, 16);

/** Life, figures, marks. */
const TO_CHARACTERS: Rules = {
  damage: fields({ damage: amount, to: who }, { excess: word(['oppHero']) }),
  heal: fields({ heal: amountOr('full'), to: who }),
  destroy: fields({ destroy: who }),
  destroyHero: fields({ destroyHero: opp }),
  buff: fields({ buff: pair(amount), to: who }),
  set: fields({ set: fields({}, { attack: amount, health: amount }), to: who }),
  swapStats: fields({ swapStats: who }),
  swapHealth: fields({ swapHealth: pair(who) }),
  freeze: fields({ freeze: who }),
  silence: fields({ silence: who }),
  grant: fields({ grant: keyword, to: who }),
  wake: fields({ wake: who }),
  attackWith: fields({ attackWith: who, on: who }),
  redirect: fields({ redirect: who }),
};

const COMING_AND_GOING: Rules = {
  summon: fields({ summon: card }, { count: amount, side: ownOrOpp, statsOf: who, fill: yes }),
  revive: fields({ revive: who }),
  reviveChosen: fields({ reviveChosen: fields({}, { tag, top: few }), count: few }),
  reviveNth: fields({ reviveNth: amount }),
  bounce: fields({ bounce: who }, { to: word(['own']) }),
  steal: fields({ steal: who }),
  switchSide: fields({ switchSide: who }),
  transform: fields({ transform: who, into: card }),
  vanish: fields({ vanish: who }),
  exile: fields({ exile: who }, { under: who }),
  release: fields({ release: ownOrOpp }),
  setAside: fields({ setAside: yes }),
  enter: fields({ enter: yes }),
  rotate: fields({ rotate: yes }),
  summonFromHand: fields({ summonFromHand: cardFilter }),
  summonFromDeck: fields({ summonFromDeck: cardFilter }),
};

const CARDS: Rules = {
  draw: fields({ draw: amount }, { for: word(['own', 'opp', 'both', 'ownerOfTarget']) }),
  give: fields({ give: card }, { count: amount, to: word(['own', 'opp', 'active']) }),
  burn: fields({ burn: amountOr('all'), hand: ownOrOpp, how: word(['random', 'all']) }),
  lookAndBurn: fields({ lookAndBurn: few }),
  discard: fields({ discard: word(['hand']) }),
  discardCards: fields({ discardCards: card, count: few }),
  shuffleIn: fields({ shuffleIn: who, deck: opp }),
  shuffleCards: fields({ shuffleCards: card, count: amount, deck: ownOrOpp }),
  selfTo: fields({ selfTo: word(['deck', 'deckBottom', 'hand']) }),
  spellTo: fields({ spellTo: word(['deckBottom', 'otherHand']) }),
  graveToHand: fields({ graveToHand: cardFilter, which: word(['last', 'chosen']) }),
  deckToGrave: fields({ deckToGrave: opp }),
  playFromHand: fields({ playFromHand: cardFilter }),
  peek: fields({ peek: word(['keepOrBottom', 'drawOrBottomAgain']) }),
  compareTops: fields({ compareTops: yes }),
  castTop: fields({ castTop: opp }),
  mergeDecks: fields({ mergeDecks: yes }),
  mergeGraves: fields({ mergeGraves: yes }),
  nameCard: fields({ nameCard: yes }),
  handLimit: fields({ handLimit: int(0, 20) }),
};

const PLAY: Rules = {
  counter: fields({ counter: yes }),
  copySpellOn: fields({ copySpellOn: target }),
  removeField: fields({ removeField: yes }),
  removeExperiments: fields({ removeExperiments: opp }),
  flipInto: fields({ flipInto: card }),
  lasting: fields({ lasting: statics, until }, { uses: int(1, 1), side: ownOrOpp }),
  insertTurns: fields({ insertTurns: yes }),
  mana: fields({ mana: amount }),
  slots: fields({ slots: int(-10, 10), side: ownOrOpp }),
  slotsTo: fields({ slotsTo: int(0, 10), side }),
  spendAllMana: fields({ spendAllMana: yes }),
};

const CHANCE_AND_CHOICE: Rules = {
  coin: fields({ coin: fields({}, { heads: anyText, tails: anyText }) }, { by: word(['opp', 'active']) }),
  roll: fields({ roll: int(6, 6) }, { forEach: who }),
  chance: fields({ chance: pair(int(0, FIGURE)) }),
  chooseNumber: fields({ chooseNumber: pair(amount) }),
  payExtra: fields({ payExtra: yes }),
  chooseTarget: fields({ chooseTarget: target }),
  pick: fields({ pick: who }),
  chooseOne: fields({ chooseOne: listOf(anyText, 2, 6) }),
  may: fields({ may: text }, { pay: int(0, 10) }),
  // oxlint-disable-next-line unicorn/no-thenable -- nothing here is awaited
  if: fields({ if: condition, then: anyText }, { else: anyText }),
  repeat: fields({ repeat: text, while: condition }),
  later: fields({ later: text, at: word(['endOfTurn']) }),
};

const VERBS: Rules = { ...TO_CHARACTERS, ...COMING_AND_GOING, ...CARDS, ...PLAY, ...CHANCE_AND_CHOICE };

const about = fields({}, { sort: word(['unit', 'hero', 'character']), tag, card, hero: word(['own']) });
const of: Rule = (c, value, path) =>
  typeof value === 'string' ? word(['self', 'notSelf'])(c, value, path) : about(c, value, path);

export const effect = fields(
  { when: word(WHEN), do: text },
  { by: ownOrOpp, of, if: condition, pay: int(0, 10), targets: listOf(target, 1, 2) },
);
