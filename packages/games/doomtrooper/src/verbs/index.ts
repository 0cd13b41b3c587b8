/** The verbs: what a text may do. The order is that of the page which lists them. */
import { actions } from './actions.ts';
import { age } from './age.ts';
import { annihilateVerb } from './annihilate.ts';
import { assign } from './assign.ts';
import { attackAgain } from './attack-again.ts';
import { attackNow } from './attack-now.ts';
import { borrow } from './borrow.ts';
import { cancel } from './cancel.ts';
import { castOnce } from './cast-once.ts';
import { change } from './change.ts';
import { changeTactic } from './change-tactic.ts';
import { coin } from './coin.ts';
import { convert } from './convert.ts';
import { copyFigures } from './copy-figures.ts';
import { coverVerb } from './cover.ts';
import { coverAll } from './cover-all.ts';
import { coverOrKill } from './cover-or-kill.ts';
import { coverOrWound } from './cover-or-wound.ts';
import { crash } from './crash.ts';
import { cure } from './cure.ts';
import { damage } from './damage.ts';
import { disable } from './disable.ts';
import { disarm } from './disarm.ts';
import { discardVerb } from './discard.ts';
import { discardAll } from './discard-all.ts';
import { discardHand } from './discard-hand.ts';
import { discardOf } from './discard-of.ts';
import { discardRandom } from './discard-random.ts';
import { discardSome } from './discard-some.ts';
import { drawVerb } from './draw.ts';
import { drawMore } from './draw-more.ts';
import { endCombat } from './end-combat.ts';
import { exchange } from './exchange.ts';
import { fillHand } from './fill-hand.ts';
import { firstOfName } from './first-of-name.ts';
import { forfeit } from './forfeit.ts';
import { forget } from './forget.ts';
import { gainDestiny } from './gain-destiny.ts';
import { gainPromotion } from './gain-promotion.ts';
import { getIn } from './get-in.ts';
import { give } from './give.ts';
import { grant } from './grant.ts';
import { halve } from './halve.ts';
import { healVerb } from './heal.ts';
import { hideBehind } from './hide-behind.ts';
import { ifDestiny } from './if-destiny.ts';
import { ifNone } from './if-none.ts';
import { ignoreOr } from './ignore-or.ts';
import { imprisonVerb } from './imprison.ts';
import { infect } from './infect.ts';
import { killVerb } from './kill.ts';
import { leaveZone } from './leave-zone.ts';
import { lend } from './lend.ts';
import { loseDestiny } from './lose-destiny.ts';
import { losePromotion } from './lose-promotion.ts';
import { magnify } from './magnify.ts';
import { moreAttacks } from './more-attacks.ts';
import { mount } from './mount.ts';
import { multiply } from './multiply.ts';
import { mustAttack } from './must-attack.ts';
import { mutate } from './mutate.ts';
import { nameAttacker } from './name-attacker.ts';
import { nameFighters } from './name-fighters.ts';
import { newDefender } from './new-defender.ts';
import { nextTurn } from './next-turn.ts';
import { noDraw } from './no-draw.ts';
import { eitherOr } from './one-of.ts';
import { onlyTactic } from './only-tactic.ts';
import { orderAttack } from './order-attack.ts';
import { payOr } from './pay-or.ts';
import { plan } from './plan.ts';
import { points } from './points.ts';
import { proveMission } from './prove-mission.ts';
import { question } from './question.ts';
import { raid } from './raid.ts';
import { raise } from './raise.ts';
import { rearrange } from './rearrange.ts';
import { reassign } from './reassign.ts';
import { reinforce } from './reinforce.ts';
import { releaseVerb } from './release.ts';
import { remember } from './remember.ts';
import { repay } from './repay.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { search } from './search.ts';
import { seeHand } from './see-hand.ts';
import { seeLibrary } from './see-library.ts';
import { sendHomeVerb } from './send-home.ts';
import { shuffleDiscard } from './shuffle-discard.ts';
import { silence } from './silence.ts';
import { stealMission } from './steal-mission.ts';
import { summon } from './summon.ts';
import { swapDestiny } from './swap-destiny.ts';
import { swapHand } from './swap-hand.ts';
import { takeActions } from './take-actions.ts';
import { takeControl } from './take-control.ts';
import { takeOver } from './take-over.ts';
import { tax } from './tax.ts';
import { teleport } from './teleport.ts';
import { useVerbs } from './terms.ts';
import { toHandVerb } from './to-hand.ts';
import { transfer } from './transfer.ts';
import { tuck } from './tuck.ts';
import { uncoverVerb } from './uncover.ts';
import type { AnyVerb } from './verb.ts';
import { virus } from './virus.ts';
import { voidAward } from './void-award.ts';
import { worthless } from './worthless.ts';
import { woundVerb } from './wound.ts';

export const VERBS = [
  woundVerb,
  healVerb,
  discardVerb,
  annihilateVerb,
  toHandVerb,
  coverVerb,
  uncoverVerb,
  change,
  multiply,
  grant,
  endCombat,
  changeTactic,
  gainDestiny,
  loseDestiny,
  gainPromotion,
  losePromotion,
  drawVerb,
  actions,
  swapDestiny,
  cancel,
  save,
  voidAward,
  points,
  newDefender,
  shuffleDiscard,
  discardHand,
  fillHand,
  halve,
  seeHand,
  search,
  coin,
  eitherOr,
  ifDestiny,
  discardSome,
  takeControl,
  reassign,
  attackNow,
  borrow,
  repay,
  coverAll,
  reinforce,
  sendHomeVerb,
  imprisonVerb,
  releaseVerb,
  killVerb,
  lend,
  disable,
  ignoreOr,
  give,
  assign,
  damage,
  onlyTactic,
  nextTurn,
  convert,
  worthless,
  exchange,
  tuck,
  attackAgain,
  discardOf,
  payOr,
  leaveZone,
  summon,
  tax,
  silence,
  moreAttacks,
  takeOver,
  nameAttacker,
  copyFigures,
  seeLibrary,
  raise,
  restore,
  teleport,
  drawMore,
  orderAttack,
  nameFighters,
  plan,
  question,
  coverOrWound,
  magnify,
  age,
  firstOfName,
  forget,
  remember,
  disarm,
  ifNone,
  mustAttack,
  discardRandom,
  takeActions,
  discardAll,
  coverOrKill,
  transfer,
  swapHand,
  noDraw,
  infect,
  getIn,
  crash,
  castOnce,
  rearrange,
  stealMission,
  hideBehind,
  forfeit,
  raid,
  virus,
  cure,
  proveMission,
  mount,
  mutate,
] as const;

/** Each verb reads words of its own; which ones a finder does not know. */
const all: readonly unknown[] = VERBS;

useVerbs(VERBS, all as readonly AnyVerb[]);
