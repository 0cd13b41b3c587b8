/** Every card of the game, by sets and types; `fill.ts` compiles them. The files are data. */
import apocalypseArt from './data/apocalypse-art.json' with { type: 'json' };
import apocalypseEquipment from './data/apocalypse-equipment.json' with { type: 'json' };
import apocalypseFortification from './data/apocalypse-fortification.json' with { type: 'json' };
import apocalypseKi from './data/apocalypse-ki.json' with { type: 'json' };
import apocalypseMission from './data/apocalypse-mission.json' with { type: 'json' };
import apocalypseRelic from './data/apocalypse-relic.json' with { type: 'json' };
import apocalypseSpecial from './data/apocalypse-special.json' with { type: 'json' };
import apocalypseWarrior from './data/apocalypse-warrior.json' with { type: 'json' };
import baseArt from './data/base-art.json' with { type: 'json' };
import baseEquipment from './data/base-equipment.json' with { type: 'json' };
import baseFortification from './data/base-fortification.json' with { type: 'json' };
import baseMission from './data/base-mission.json' with { type: 'json' };
import baseSpecial from './data/base-special.json' with { type: 'json' };
import baseSymmetry from './data/base-symmetry.json' with { type: 'json' };
import baseWarrior from './data/base-warrior.json' with { type: 'json' };
import golgothaAlliance from './data/golgotha-alliance.json' with { type: 'json' };
import golgothaArt from './data/golgotha-art.json' with { type: 'json' };
import golgothaEquipment from './data/golgotha-equipment.json' with { type: 'json' };
import golgothaFortification from './data/golgotha-fortification.json' with { type: 'json' };
import golgothaMission from './data/golgotha-mission.json' with { type: 'json' };
import golgothaSpecial from './data/golgotha-special.json' with { type: 'json' };
import golgothaSymmetry from './data/golgotha-symmetry.json' with { type: 'json' };
import golgothaWarrior from './data/golgotha-warrior.json' with { type: 'json' };
import inquisitionArt from './data/inquisition-art.json' with { type: 'json' };
import inquisitionEquipment from './data/inquisition-equipment.json' with { type: 'json' };
import inquisitionFortification from './data/inquisition-fortification.json' with { type: 'json' };
import inquisitionRelic from './data/inquisition-relic.json' with { type: 'json' };
import inquisitionSpecial from './data/inquisition-special.json' with { type: 'json' };
import inquisitionSymmetry from './data/inquisition-symmetry.json' with { type: 'json' };
import inquisitionWarrior from './data/inquisition-warrior.json' with { type: 'json' };
import mortificatorArt from './data/mortificator-art.json' with { type: 'json' };
import mortificatorEquipment from './data/mortificator-equipment.json' with { type: 'json' };
import mortificatorFortification from './data/mortificator-fortification.json' with { type: 'json' };
import mortificatorMission from './data/mortificator-mission.json' with { type: 'json' };
import mortificatorSpecial from './data/mortificator-special.json' with { type: 'json' };
import mortificatorSymmetry from './data/mortificator-symmetry.json' with { type: 'json' };
import mortificatorWarrior from './data/mortificator-warrior.json' with { type: 'json' };
import paradiseLostBeast from './data/paradiseLost-beast.json' with { type: 'json' };
import paradiseLostEquipment from './data/paradiseLost-equipment.json' with { type: 'json' };
import paradiseLostFortification from './data/paradiseLost-fortification.json' with { type: 'json' };
import paradiseLostMission from './data/paradiseLost-mission.json' with { type: 'json' };
import paradiseLostRelic from './data/paradiseLost-relic.json' with { type: 'json' };
import paradiseLostSpecial from './data/paradiseLost-special.json' with { type: 'json' };
import paradiseLostWarrior from './data/paradiseLost-warrior.json' with { type: 'json' };
import paradiseLostWarzone from './data/paradiseLost-warzone.json' with { type: 'json' };
import promoArt from './data/promo-art.json' with { type: 'json' };
import promoEquipment from './data/promo-equipment.json' with { type: 'json' };
import promoFortification from './data/promo-fortification.json' with { type: 'json' };
import promoMission from './data/promo-mission.json' with { type: 'json' };
import promoRelic from './data/promo-relic.json' with { type: 'json' };
import promoSpecial from './data/promo-special.json' with { type: 'json' };
import promoSymmetry from './data/promo-symmetry.json' with { type: 'json' };
import promoWarrior from './data/promo-warrior.json' with { type: 'json' };
import warzoneEquipment from './data/warzone-equipment.json' with { type: 'json' };
import warzoneFortification from './data/warzone-fortification.json' with { type: 'json' };
import warzoneSpecial from './data/warzone-special.json' with { type: 'json' };
import warzoneWarrior from './data/warzone-warrior.json' with { type: 'json' };
import warzoneWarzone from './data/warzone-warzone.json' with { type: 'json' };
import type { CardRow } from './types.ts';

const files: readonly unknown[][] = [
  baseArt,
  baseEquipment,
  baseFortification,
  baseMission,
  baseSpecial,
  baseSymmetry,
  baseWarrior,
  inquisitionArt,
  inquisitionEquipment,
  inquisitionFortification,
  inquisitionRelic,
  inquisitionSpecial,
  inquisitionSymmetry,
  inquisitionWarrior,
  warzoneEquipment,
  warzoneFortification,
  warzoneSpecial,
  warzoneWarrior,
  warzoneWarzone,
  mortificatorArt,
  mortificatorEquipment,
  mortificatorFortification,
  mortificatorMission,
  mortificatorSpecial,
  mortificatorSymmetry,
  mortificatorWarrior,
  golgothaAlliance,
  golgothaArt,
  golgothaEquipment,
  golgothaFortification,
  golgothaMission,
  golgothaSpecial,
  golgothaSymmetry,
  golgothaWarrior,
  apocalypseArt,
  apocalypseEquipment,
  apocalypseFortification,
  apocalypseKi,
  apocalypseMission,
  apocalypseRelic,
  apocalypseSpecial,
  apocalypseWarrior,
  paradiseLostBeast,
  paradiseLostEquipment,
  paradiseLostFortification,
  paradiseLostMission,
  paradiseLostRelic,
  paradiseLostSpecial,
  paradiseLostWarrior,
  paradiseLostWarzone,
  promoArt,
  promoEquipment,
  promoFortification,
  promoMission,
  promoRelic,
  promoSpecial,
  promoSymmetry,
  promoWarrior,
];

/** All cards, set by set, type by type, in ascending number within each. */
export const cards = files.flat() as readonly CardRow[];
