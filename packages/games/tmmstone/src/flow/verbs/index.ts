/** What each verb does, and what it does with the answer to its question. */
import { call } from '@kolbiste/kernel';
import type { Op, Verb } from '../../cards/code.ts';
import { VERBS } from '../../cards/code.ts';
import type { Speaker } from '../../effects/speaker.ts';
import type { State } from '../../state.ts';
import { pickMode } from '../pick-number.ts';
import * as choice from './choice.ts';
import * as coming from './coming.ts';
import * as deck from './deck.ts';
import * as figures from './figures.ts';
import * as grave from './grave.ts';
import * as hand from './hand.ts';
import * as table from './table.ts';

type Run = (s: State, x: Speaker, op: Op) => void;
type Take = (s: State, x: Speaker, op: Op, answer: number) => void;

/** Asks for the direction of the ring. */
function askRotation(s: State, x: Speaker): void {
  x.asked = 1;
  call(s, pickMode, { seat: x.seat, card: x.card, low: 0, high: 1, chosen: -1 });
}

const RUN: { readonly [verb in Verb]: Run } = {
  damage: figures.damage,
  heal: figures.heal,
  destroy: figures.destroy,
  destroyHero: figures.destroyHero,
  buff: figures.buff,
  set: figures.set,
  swapStats: figures.swapStats,
  swapHealth: figures.swapHealth,
  freeze: figures.freeze,
  silence: figures.silence,
  grant: figures.grant,
  wake: figures.wake,
  summon: coming.summon,
  revive: coming.revive,
  reviveChosen: grave.reviveChosen,
  reviveNth: coming.reviveNth,
  bounce: coming.bounce,
  steal: coming.steal,
  switchSide: coming.switchSide,
  transform: coming.transform,
  vanish: coming.vanish,
  exile: coming.exile,
  release: coming.release,
  setAside: coming.setAside,
  enter: coming.enter,
  rotate: askRotation,
  draw: hand.draw,
  give: hand.give,
  burn: hand.burn,
  lookAndBurn: hand.lookAndBurn,
  discard: hand.discard,
  discardCards: hand.discardCards,
  shuffleIn: coming.shuffleIn,
  shuffleCards: deck.shuffleCards,
  selfTo: grave.selfTo,
  spellTo: grave.spellTo,
  graveToHand: grave.graveToHand,
  deckToGrave: deck.deckToGrave,
  playFromHand: hand.playFromHand,
  summonFromHand: hand.summonFromHand,
  summonFromDeck: deck.summonFromDeck,
  peek: deck.peek,
  compareTops: deck.compareTops,
  castTop: deck.castTop,
  mergeDecks: deck.mergeDecks,
  mergeGraves: deck.mergeGraves,
  attackWith: table.attackBy,
  redirect: table.redirect,
  counter: table.counter,
  copySpellOn: table.copySpellOn,
  removeField: table.removeField,
  removeExperiments: table.removeExperiments,
  flipInto: table.flipInto,
  lasting: table.lasting,
  nameCard: table.nameCard,
  handLimit: table.handLimit,
  insertTurns: table.insertTurns,
  mana: table.mana,
  slots: table.slots,
  slotsTo: table.slotsTo,
  spendAllMana: table.spendAllMana,
  roll: choice.roll,
  chance: choice.anyNumber,
  chooseNumber: choice.chooseNumber,
  payExtra: choice.payExtra,
  chooseTarget: choice.chooseTarget,
  pick: choice.pick,
  later: table.later,
  toss: choice.toss,
  unlessHeads: choice.unlessHeads,
  unless: choice.unless,
  jump: choice.jump,
  may: choice.may,
  option: choice.option,
  count: choice.count,
  again: choice.again,
};

const TAKE: { readonly [verb in Verb]?: Take } = {
  steal: coming.stealTo,
  switchSide: coming.switchTo,
  rotate: (s, x, _op, way) => coming.rotate(s, x, way),
  reviveChosen: grave.reviveThat,
  lookAndBurn: hand.burnLooked,
  graveToHand: grave.graveChosen,
  playFromHand: hand.playThat,
  peek: deck.peeked,
  copySpellOn: table.copyOn,
  nameCard: table.named,
  roll: choice.rolled,
  chance: choice.drawnNumber,
  chooseNumber: choice.numberChosen,
  payExtra: choice.extraPaid,
  chooseTarget: choice.targetChosen,
  toss: choice.tossed,
  may: choice.mayAnswered,
  option: choice.optionChosen,
};

const runs: readonly Run[] = VERBS.map((verb) => RUN[verb]);
const takes: readonly (Take | undefined)[] = VERBS.map((verb) => TAKE[verb]);

export const runVerb = (s: State, x: Speaker, op: Op): void => runs[op.verb](s, x, op);

/** Hands the answer to the verb that asked. */
export function takeAnswer(s: State, x: Speaker, op: Op, answer: number): void {
  takes[op.verb]?.(s, x, op, answer);
}
