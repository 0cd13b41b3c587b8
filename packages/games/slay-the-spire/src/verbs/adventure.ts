/** Verbs of the adventure: what is won, paid and changed in a deck outside of a fight. */
import { cardReward } from './card-reward.ts';
import { colorlessReward } from './colorless-reward.ts';
import { courier } from './courier.ts';
import { curse } from './curse.ts';
import { dieRelic } from './die-relic.ts';
import { fight } from './fight.ts';
import { foreignReward } from './foreign-reward.ts';
import { gold } from './gold.ts';
import { healFull } from './heal-full.ts';
import { healTo } from './heal-to.ts';
import { loseAllGold } from './lose-all-gold.ts';
import { loseGold } from './lose-gold.ts';
import { loseRelic } from './lose-relic.ts';
import { merchant } from './merchant.ts';
import { nothing } from './nothing.ts';
import { offerCard } from './offer-card.ts';
import { oneHero } from './one-hero.ts';
import { portal } from './portal.ts';
import { potion } from './potion.ts';
import { randomCard } from './random-card.ts';
import { randomRare } from './random-rare.ts';
import { rareReward } from './rare-reward.ts';
import { relic } from './relic.ts';
import { remove } from './remove.ts';
import { removeCurses } from './remove-curses.ts';
import { removeOf } from './remove-of.ts';
import { reroll } from './reroll.ts';
import { rollTable } from './roll-table.ts';
import { swap } from './swap.ts';
import { transform } from './transform.ts';
import { upgrade } from './upgrade.ts';

export const ADVENTURE_VERBS = [
  cardReward,
  curse,
  gold,
  healFull,
  loseGold,
  offerCard,
  potion,
  randomRare,
  rareReward,
  relic,
  remove,
  rollTable,
  transform,
  upgrade,
  colorlessReward,
  courier,
  dieRelic,
  fight,
  foreignReward,
  healTo,
  loseAllGold,
  loseRelic,
  merchant,
  nothing,
  oneHero,
  portal,
  randomCard,
  removeCurses,
  removeOf,
  reroll,
  swap,
];
