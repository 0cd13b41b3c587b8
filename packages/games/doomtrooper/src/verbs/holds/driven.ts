/** What holds of attacks that must be made, or be declared ahead. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter } from '../../cards/parts.ts';
import { DECLARES, DRIVEN, UNDECLARED } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';

const drivenSchema = { attacksEachTurn: filter };
/** In each own turn he, or another of whom this is said, must attack one of these, if that can be. */
export const attacksEachTurn: Hold<typeof drivenSchema> = {
  name: 'attacksEachTurn',
  schema: drivenSchema,
  rule: cite('4.25.6', '7.1.1'),
  what: DRIVEN,
  read: ({ attacksEachTurn: of }) => ({ of }),
  cs: (i, s, many) =>
    `${many ? 'musejí' : 'musí'} v každém tvém kole zaútočit na ${cs.np(i.attacksEachTurn, false, 'acc', s)}, ${many ? 'mohou-li' : 'může-li'}`,
  en: (i, s) => `must attack ${en.np(i.attacksEachTurn, false, s, 'any')} in each of your turns if possible`,
};

const declaresSchema = { declaresAttacks: yes };
/** His attack must be declared a turn ahead. */
export const declaresAttacks: Hold<typeof declaresSchema> = {
  name: 'declaresAttacks',
  schema: declaresSchema,
  rule: cite('4.25.6', '7.1.1'),
  what: DECLARES,
  read: () => ({}),
  cs: (_i, _s, many) =>
    `${many ? 'smějí' : 'smí'} útočit jen v kole, na které byl ${many ? 'jejich' : 'jeho'} útok předem ohlášen`,
  en: (_i, _s, many) => `may attack only in a turn for which ${many ? 'their' : 'its'} attack was announced beforehand`,
};

const undeclaredSchema = { undeclared: yes };
/** His attack need not be declared a turn ahead. */
export const undeclared: Hold<typeof undeclaredSchema> = {
  name: 'undeclared',
  schema: undeclaredSchema,
  rule: cite('4.25.6', '7.1.1'),
  what: UNDECLARED,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} útočit i bez předchozího ohlášení`,
  en: (_i, _s, many) => `may attack without ${many ? 'their' : 'its'} attack being announced beforehand`,
};
