/** Lasting texts that only change figures, by name; the places are their numbers. */
import { numbered } from '@kolbiste/cardkit/verbs';

export const STATICS = [
  'hitInWrath',
  'shivHit',
  'cardBlock',
  'strikeHit',
  'defendBlock',
  'freeHit',
  'evoke',
  'orbEnd',
  'lightningEnd',
  'darkEvoke',
  'skillsFree',
  'keepBlock',
  'keepEnergy',
  'hitPoison',
  'noRest',
  'noSmith',
  'noGold',
  'noPotion',
  'noCurse',
  'restMore',
  'lightningRow',
  'buffer',
  'shielded',
  'strikeHitPerCube',
  'mostHp',
  'upgradeAttack',
  'upgradeSkill',
  'wings',
  'removedLoss',
  'foreignSlots',
] as const;
export type StaticKind = (typeof STATICS)[number];
/** Their numbers. */
export const LASTING = numbered(STATICS);
