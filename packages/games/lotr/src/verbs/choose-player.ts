/** A player is chosen: what follows says "chosen". */
import { WHO } from '../cards/code.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  /** `highestThreat`: of several with as much the first player picks. */
  choosePlayer: term.playerCalled({ any: WHO.choose, other: WHO.chooseOther, highestThreat: WHO.chooseHighest }),
};

const CS = {
  any: 'zvol hráče;',
  other: 'zvol jiného hráče;',
  highestThreat: 'z hráčů s nejvyšší hrozbou určí první hráč jednoho;',
};
const EN = {
  any: 'choose a player;',
  other: 'choose another player;',
  highestThreat: 'of the players with the highest threat the first player names one;',
};

export const choosePlayer: Verb<typeof schema> = {
  name: 'choosePlayer',
  schema,
  rule: cite('G.5', 'G.7'),
  run() {},
  beside: true,
  cs: (i) => CS[i.choosePlayer],
  en: (i) => EN[i.choosePlayer],
};
