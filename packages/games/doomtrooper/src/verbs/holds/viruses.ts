/** What protects from viruses. */
import { int, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { DRAWS_FEWER, NO_VIRUS } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const noVirusSchema = { noVirus: yes };
export const noVirus: Hold<typeof noVirusSchema> = {
  name: 'noVirus',
  schema: noVirusSchema,
  rule: cite('9.23', '7.1.1'),
  what: NO_VIRUS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'nechytnou' : 'nechytne'} žádný další virus`,
  en: (_i, _s, many) => `${many ? 'catch' : 'catches'} no further virus`,
};

const drawsFewerSchema = { drawsFewer: int(1, 3) };
/** Whose warrior it is draws so many cards fewer. */
export const drawsFewer: Hold<typeof drawsFewerSchema> = {
  name: 'drawsFewer',
  schema: drawsFewerSchema,
  rule: cite('3.1', '7.1.1'),
  what: DRAWS_FEWER,
  read: ({ drawsFewer: n }) => ({ n }),
  cs: ({ drawsFewer: n }) => `nutí svého hráče dobírat v každém jeho kole o ${n === 1 ? 'kartu' : `${n} karty`} méně`,
  en: ({ drawsFewer: n }, _s, many) =>
    `${many ? 'make' : 'makes'} ${many ? 'their' : 'its'} player draw ${n === 1 ? 'a card' : `${n} cards`} fewer in each draw step`,
};
