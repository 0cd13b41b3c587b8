/** The verbs: what an ability may do. The order is that of the page which lists them. */
import '../flow/order.ts';
import { verbFinder } from '@kolbiste/cardkit/verbs';
import type { Instruction } from '../cards/steps.ts';
import { addResourceToken } from './add-resource-token.ts';
import { atEnd } from './at-end.ts';
import { attackNow } from './attack-now.ts';
import { cancel } from './cancel.ts';
import { choosePlayer } from './choose-player.ts';
import { completeStage } from './complete-stage.ts';
import { control } from './control.ts';
import { damage } from './damage.ts';
import { dealShadow } from './deal-shadow.ts';
import { discard } from './discard.ts';
import { discardHand } from './discard-hand.ts';
import { draw } from './draw.ts';
import { each } from './each.ts';
import { enemyAttacks } from './enemy-attacks.ts';
import { engage } from './engage.ts';
import { exhaust } from './exhaust.ts';
import { fetchCard } from './fetch.ts';
import { fromDiscard } from './from-discard.ts';
import { fromHand } from './from-hand.ts';
import { heal } from './heal.ts';
import { ifDone } from './if-done.ts';
import { leaveCombat } from './leave-combat.ts';
import { lookAtShadow } from './look-at-shadow.ts';
import { manyDefenders } from './many-defenders.ts';
import { modify } from './modify.ts';
import { muteThreat } from './mute-threat.ts';
import { nextStage } from './next-stage.ts';
import { noAttack } from './no-attack.ts';
import { oneOf } from './one-of.ts';
import { peek } from './peek.ts';
import { pick } from './pick.ts';
import { progress } from './progress.ts';
import { ready } from './ready.ts';
import { removeFromQuest } from './remove-from-quest.ts';
import { resources } from './resources.ts';
import { reveal } from './reveal.ts';
import { search } from './search.ts';
import { self } from './self.ts';
import { shuffleDiscard } from './shuffle-discard.ts';
import { shuffleEncounter } from './shuffle-encounter.ts';
import { surge } from './surge.ts';
import { useVerbs } from './terms.ts';
import { threat } from './threat.ts';
import { toStaging } from './to-staging.ts';
import type { AnyVerb } from './verb.ts';

export { text } from './terms.ts';

export const VERBS = [
  ready,
  exhaust,
  damage,
  heal,
  resources,
  progress,
  modify,
  muteThreat,
  addResourceToken,
  engage,
  toStaging,
  discard,
  removeFromQuest,
  leaveCombat,
  enemyAttacks,
  pick,
  control,
  self,
  atEnd,
  draw,
  threat,
  discardHand,
  fromHand,
  fromDiscard,
  shuffleDiscard,
  search,
  choosePlayer,
  each,
  ifDone,
  oneOf,
  peek,
  lookAtShadow,
  cancel,
  reveal,
  surge,
  noAttack,
  manyDefenders,
  attackNow,
  dealShadow,
  fetchCard,
  shuffleEncounter,
  nextStage,
  completeStage,
] as const;

useVerbs(VERBS);

/** The verb of an instruction. */
export const verbOf: (instruction: Instruction) => AnyVerb = verbFinder<AnyVerb>(VERBS);
