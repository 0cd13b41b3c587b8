/** The texts that hold; the first of its words that is one names a text. */

import { readRecord, verbFinder } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { COMMON, holdFinder, NOTHING_HELD } from '../../cards/hold.ts';
import { sieveOf } from '../../cards/parts.ts';
import type { Static } from '../../cards/static.ts';
import type { HoldWords } from '../../cards/steps.ts';
import { artWorth, castCost, castsOther, castsUnder, castTimes, losesImmunity, personalAsCombat } from './art.ts';
import { auctioned } from './auction.ts';
import { carries } from './beasts.ts';
import {
  attackBan,
  attackOwn,
  autoKill,
  firstStrike,
  killDouble,
  killedAnnihilated,
  neverFirst,
  only,
  onlyHighest,
  woundKills,
} from './combat.ts';
import { declaresAttacks, undeclared } from './driven.ts';
import { basePlus, baseSet, baseTimes, plus, times } from './figures.ts';
import {
  also,
  annihilatedIfKilled,
  disables,
  fee,
  freely,
  giftWorth,
  keepsAffiliations,
  mayNotBear,
  neverBears,
  onlyFor,
  replaces,
  twoWeapons,
} from './gear.ts';
import { leads } from './leads.ts';
import { missionFirst } from './missions.ts';
import {
  attacksBefore,
  bans,
  drawLimit,
  entersFreely,
  fewerActions,
  halfPrice,
  handLimit,
  handMore,
  keeps,
  keepsHand,
  killDestiny,
  meditation,
  noSabotage,
  playCost,
  sabotageDestiny,
  sharesNot,
} from './players.ts';
import {
  casts,
  considered,
  idle,
  immune,
  loses,
  losesAffiliations,
  losesOne,
  neverHeretic,
  rights,
  sendsOut,
  traits,
} from './rights.ts';
import { commands, exOf, lapses } from './service.ts';
import {
  afterwards,
  attackCost,
  attacksAnyone,
  attacksFromCover,
  earns,
  hardy,
  killPoints,
  leavesAndAttacks,
  noFightAttack,
  noReturn,
  shootsFromCover,
  spared,
  sparedAfter,
  unharmed,
} from './strikes.ts';
import { strips } from './strips.ts';
import { drawsFewer, noVirus } from './viruses.ts';
import { attackActions, highest, homeTurf, takes, untouched, worth } from './worth.ts';

export const HOLDS = [
  plus,
  times,
  basePlus,
  baseTimes,
  baseSet,
  rights,
  immune,
  casts,
  traits,
  loses,
  losesAffiliations,
  autoKill,
  firstStrike,
  neverFirst,
  attackBan,
  only,
  attackOwn,
  killDouble,
  annihilatedIfKilled,
  woundKills,
  neverHeretic,
  losesOne,
  handLimit,
  keepsHand,
  considered,
  sendsOut,
  onlyHighest,
  leads,
  commands,
  exOf,
  lapses,
  noReturn,
  unharmed,
  spared,
  killPoints,
  earns,
  attacksAnyone,
  attackCost,
  shootsFromCover,
  leavesAndAttacks,
  disables,
  twoWeapons,
  neverBears,
  keepsAffiliations,
  freely,
  replaces,
  personalAsCombat,
  castCost,
  artWorth,
  losesImmunity,
  meditation,
  bans,
  halfPrice,
  entersFreely,
  fewerActions,
  sharesNot,
  noFightAttack,
  afterwards,
  hardy,
  also,
  giftWorth,
  onlyFor,
  worth,
  highest,
  homeTurf,
  untouched,
  attackActions,
  killedAnnihilated,
  drawLimit,
  sabotageDestiny,
  takes,
  attacksFromCover,
  idle,
  castsOther,
  castTimes,
  declaresAttacks,
  undeclared,
  attacksBefore,
  killDestiny,
  handMore,
  sparedAfter,
  noSabotage,
  keeps,
  mayNotBear,
  playCost,
  missionFirst,
  fee,
  auctioned,
  noVirus,
  castsUnder,
  carries,
  drawsFewer,
  strips,
] as const;

holdFinder.bind(verbFinder<Hold>(HOLDS as unknown as readonly Hold[]));

/**
 * A text that holds as the engine reads it.
 * @param speaker whom it is about if it does not say so: a warrior himself, the bearer, whoever wields what is improved
 */
export function staticOf(words: HoldWords, speaker: number): Static {
  const hold = holdFinder.get()(words);
  const { whom, when, single, per } = readRecord(COMMON, words as never, null);
  const held = hold.read(readRecord(hold.schema, words as never, null) as never);
  return {
    what: hold.what,
    whom: whom ?? sieveOf(speaker),
    when,
    single,
    per,
    ...NOTHING_HELD,
    ...held,
  };
}
