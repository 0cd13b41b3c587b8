/** The verbs: what a text may do. The order is that of the page which lists them. */
import '../flow/order.ts';
import { verbFinder } from '@kolbiste/cardkit/verbs';
import { attackWith } from './attack-with.ts';
import { bounce } from './bounce.ts';
import { buff } from './buff.ts';
import { burn } from './burn.ts';
import { castTop } from './cast-top.ts';
import { chance } from './chance.ts';
import { chooseNumber } from './choose-number.ts';
import { chooseOne } from './choose-one.ts';
import { chooseTarget } from './choose-target.ts';
import { coin } from './coin.ts';
import { compareTops } from './compare-tops.ts';
import { copySpellOn } from './copy-spell-on.ts';
import { counter } from './counter.ts';
import { damage } from './damage.ts';
import { deckToGrave } from './deck-to-grave.ts';
import { destroy } from './destroy.ts';
import { destroyHero } from './destroy-hero.ts';
import { discard } from './discard.ts';
import { discardCards } from './discard-cards.ts';
import { draw } from './draw.ts';
import { enter } from './enter.ts';
import { exile } from './exile.ts';
import { flipInto } from './flip-into.ts';
import { freeze } from './freeze.ts';
import { give } from './give.ts';
import { grant } from './grant.ts';
import { graveToHand } from './grave-to-hand.ts';
import { handLimit } from './hand-limit.ts';
import { heal } from './heal.ts';
import { whether } from './if.ts';
import { insertTurns } from './insert-turns.ts';
import { lasting } from './lasting.ts';
import { later } from './later.ts';
import { lookAndBurn } from './look-and-burn.ts';
import { mana } from './mana.ts';
import { may } from './may.ts';
import { mergeDecks } from './merge-decks.ts';
import { mergeGraves } from './merge-graves.ts';
import { nameCard } from './name-card.ts';
import { payExtra } from './pay-extra.ts';
import { peek } from './peek.ts';
import { pick } from './pick.ts';
import { playFromHand } from './play-from-hand.ts';
import { redirect } from './redirect.ts';
import { release } from './release.ts';
import { removeExperiments } from './remove-experiments.ts';
import { removeField } from './remove-field.ts';
import { repeat } from './repeat.ts';
import { revive } from './revive.ts';
import { reviveChosen } from './revive-chosen.ts';
import { reviveNth } from './revive-nth.ts';
import { roll } from './roll.ts';
import { rotate } from './rotate.ts';
import { selfTo } from './self-to.ts';
import { set } from './set.ts';
import { setAside } from './set-aside.ts';
import { shuffleCards } from './shuffle-cards.ts';
import { shuffleIn } from './shuffle-in.ts';
import { silence } from './silence.ts';
import { slots } from './slots.ts';
import { slotsTo } from './slots-to.ts';
import { spellTo } from './spell-to.ts';
import { spendAllMana } from './spend-all-mana.ts';
import { steal } from './steal.ts';
import { summon } from './summon.ts';
import { summonFromDeck } from './summon-from-deck.ts';
import { summonFromHand } from './summon-from-hand.ts';
import { swapHealth } from './swap-health.ts';
import { swapStats } from './swap-stats.ts';
import { switchSide } from './switch-side.ts';
import { useVerbs } from './terms.ts';
import { transform } from './transform.ts';
import { vanish } from './vanish.ts';
import { wake } from './wake.ts';

export { text } from './terms.ts';

export const VERBS = [
  damage,
  heal,
  destroy,
  destroyHero,
  buff,
  set,
  swapStats,
  swapHealth,
  freeze,
  silence,
  grant,
  wake,
  attackWith,
  redirect,
  summon,
  revive,
  reviveChosen,
  reviveNth,
  bounce,
  steal,
  switchSide,
  transform,
  vanish,
  exile,
  release,
  setAside,
  enter,
  rotate,
  summonFromHand,
  summonFromDeck,
  draw,
  give,
  burn,
  lookAndBurn,
  discard,
  discardCards,
  shuffleIn,
  shuffleCards,
  selfTo,
  spellTo,
  graveToHand,
  deckToGrave,
  playFromHand,
  peek,
  compareTops,
  castTop,
  mergeDecks,
  mergeGraves,
  nameCard,
  handLimit,
  counter,
  copySpellOn,
  removeField,
  removeExperiments,
  flipInto,
  lasting,
  insertTurns,
  mana,
  slots,
  slotsTo,
  spendAllMana,
  coin,
  roll,
  chance,
  chooseNumber,
  payExtra,
  chooseTarget,
  pick,
  chooseOne,
  may,
  whether,
  repeat,
  later,
] as const;

useVerbs(VERBS);

/** The verb of an instruction. */
export const verbOf = verbFinder<(typeof VERBS)[number]>(VERBS);
