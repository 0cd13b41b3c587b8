/** Sergeants, and mercenaries who once were of a corporation [DT 7.8] [DT 8.6.1]. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter, traits } from '../../cards/parts.ts';
import { COMMANDS, EX_OF, LAPSES } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';

const commandsSchema = { commands: yes };
/** `whom`: of whom one name may serve under the sergeant, all copies of it. */
export const commands: Hold<typeof commandsSchema> = {
  name: 'commands',
  schema: commandsSchema,
  rule: cite('7.8.3', '7.8.4', '7.8.5'),
  what: COMMANDS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'mohou' : 'může'} sloužit pod jeho velením, všichni jednoho jména`,
  en: () => 'may serve under it, all of one name',
};

const exSchema = { exOf: traits };
export const exOf: Hold<typeof exSchema> = {
  name: 'exOf',
  schema: exSchema,
  rule: cite('8.6.1', 'R149'),
  what: EX_OF,
  read: ({ exOf: n }) => ({ n }),
  cs: (i, s) => `za 3 body osudu za každou kartu ${cs.gains(i.exOf, false, s)}, jako by tam patřil`,
  en: (i, s) => `for 3 Destiny points for each card it ${en.gains(i.exOf, false, s)} for that card`,
};

const lapsesSchema = { lapses: filter };
/** The card goes as soon as its bearer is none of these. */
export const lapses: Hold<typeof lapsesSchema> = {
  name: 'lapses',
  schema: lapsesSchema,
  rule: cite('7.1.1', '8.6.4'),
  what: LAPSES,
  read: ({ lapses: of }) => ({ of }),
  cs: (i, s) => `není-li nositel ${cs.np(i.lapses, false, 'nom', s)}, je tato karta vyřazena`,
  en: (i, s) => `if the bearer is not ${en.np(i.lapses, false, s, 'a')}, this card is discarded`,
};
