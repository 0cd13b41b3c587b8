/** What holds of how much cards count, and of what a warrior need not heed. */
import { int, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter, traits } from '../../cards/parts.ts';
import { ATTACK_ACTIONS, BASE_SET, FIGURES, HIGHEST, HOME_TURF, TAKES, UNTOUCHED, WORTH } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';

const CS = { 2: 'dvojnásobek', 3: 'trojnásobek' } as const;
const EN = { 2: 'twice', 3: 'three times' } as const;

const worthSchema = { worth: int(2, 3), of: filter };
/** What such cards on him add counts several times. */
export const worth: Hold<typeof worthSchema> = {
  name: 'worth',
  schema: worthSchema,
  rule: cite('4.28.4', '7.1.1'),
  what: WORTH,
  read: ({ worth: n, of }) => ({ n, of }),
  cs: (i, s, many) =>
    `${many ? 'získávají' : 'získává'} ${CS[i.worth as 2 | 3]} toho, co přidává ${cs.np(i.of, false, 'nom', s)}`,
  en: (i, s, many) =>
    `${many ? 'get' : 'gets'} ${EN[i.worth as 2 | 3]} what ${en.np(i.of, false, s, i.of.whose === undefined ? 'a' : undefined)} adds`,
};

const highestSchema = { highest: yes };
/** Every figure is the highest of those that are printed. */
export const highest: Hold<typeof highestSchema> = {
  name: 'highest',
  schema: highestSchema,
  rule: cite('4.32.2', 'R117'),
  what: FIGURES,
  read: () => ({ layer: BASE_SET, n: HIGHEST }),
  cs: (_i, _s, many) => `${many ? 'mají' : 'má'} všechny základní hodnoty rovné nejvyšší ze svých vytištěných`,
  en: (_i, _s, many) => `${many ? 'have' : 'has'} all base values equal to the highest of the printed ones`,
};

const homeTurfSchema = { homeTurf: traits };
/** Whoever of these defends there suffers none of its negative figures, and kills whom he wounds. */
export const homeTurf: Hold<typeof homeTurfSchema> = {
  name: 'homeTurf',
  schema: homeTurfSchema,
  rule: cite('4.13.4', '7.1.1', 'R107'),
  what: HOME_TURF,
  read: ({ homeTurf: n }) => ({ n }),
  cs: (i, s) =>
    `obránce, kterým je ${cs.np({ all: i.homeTurf }, false, 'nom', s)}, odtud nemá záporné změny a automaticky zabíjí, koho zraní`,
  en: (i, s) =>
    `a defender who is ${en.np({ all: i.homeTurf }, false, s, 'a')} takes none of its negative changes and automatically kills whoever it wounds`,
};

const untouchedSchema = { untouched: filter };
/** Such cards do him no harm. */
export const untouched: Hold<typeof untouchedSchema> = {
  name: 'untouched',
  schema: untouchedSchema,
  rule: cite('7.6.1', '8.10.1'),
  what: UNTOUCHED,
  read: ({ untouched: of }) => ({ of }),
  cs: (i, s, many) => `${many ? 'jsou' : 'je'} imunní vůči ${cs.np(i.untouched, false, 'dat', s)}`,
  en: (i, s, many) => `${many ? 'are' : 'is'} immune to ${en.np(i.untouched, false, s, 'a')}`,
};

const attackActionsSchema = { attackActions: int(2, 3), on: filter };
/** An attack on these costs several actions. */
export const attackActions: Hold<typeof attackActionsSchema> = {
  name: 'attackActions',
  schema: attackActionsSchema,
  rule: cite('4.25.6', '7.1.1', 'R30'),
  what: ATTACK_ACTIONS,
  read: ({ attackActions: n, on: of }) => ({ n, of }),
  cs: (i, s, many) => `${many ? 'útočí' : 'útočí'} na ${cs.objects(i.on, s)} jen za ${i.attackActions} akce`,
  en: (i, s, many) => `${many ? 'attack' : 'attacks'} ${en.objects(i.on, s)} only for ${i.attackActions} actions`,
};

const takesSchema = { takes: filter };
/** He may have such cards whatever his affiliation. */
export const takes: Hold<typeof takesSchema> = {
  name: 'takes',
  schema: takesSchema,
  rule: cite('4.6.11', 'R72'),
  what: TAKES,
  read: ({ takes: of }) => ({ of }),
  cs: (i, s, many) =>
    `${many ? 'smějí' : 'smí'} dostávat ${cs.np(i.takes, true, 'acc', s)} bez ohledu na ${i.takes.types?.includes('symmetry') ? 'apoštola, i určené kacířům' : 'příslušnost'}`,
  en: (i, s) =>
    `may be given ${en.np(i.takes, true, s)} whatever their ${i.takes.types?.includes('symmetry') ? 'apostle, those for Heretics too' : 'affiliation'}`,
};
