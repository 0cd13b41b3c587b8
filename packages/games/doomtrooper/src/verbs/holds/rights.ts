/** What somebody is, may, must not and is immune to as long as a card lies there. */
import { standsFor, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { aspects, kind, maskOf, traits as traitTerm } from '../../cards/parts.ts';
import {
  CASTS,
  IDLE,
  IMMUNE,
  KINDS,
  LOSES,
  LOSES_ONE,
  NEVER_HERETIC,
  RIGHTS,
  SENDS_OUT,
  TRAITS,
} from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';
import { AFFILIATIONS, IMMUNE_ART, IMMUNE_GIFTS, IMMUNE_SYMMETRY, RIGHT } from '../../vocabulary.ts';

const immunity = maskOf({ symmetry: IMMUNE_SYMMETRY | IMMUNE_GIFTS, gifts: IMMUNE_GIFTS, art: IMMUNE_ART });

const rightsSchema = { rights: maskOf(RIGHT) };
export const rights: Hold<typeof rightsSchema> = {
  name: 'rights',
  schema: rightsSchema,
  rule: cite('8.10.1', '8.10.2'),
  what: RIGHTS,
  read: ({ rights }) => ({ n: rights }),
  cs: (i, s, many) => cs.rights(i.rights, many, s),
  en: (i, s, many) => en.rights(i.rights, many, s),
};

const immuneSchema = { immune: immunity };
export const immune: Hold<typeof immuneSchema> = {
  name: 'immune',
  schema: immuneSchema,
  rule: cite('7.6.1'),
  what: IMMUNE,
  read: ({ immune }) => ({ n: immune }),
  cs: (i, s, many) => `${many ? 'jsou' : 'je'} imunní vůči ${cs.immunities(i.immune, s)}`,
  en: (i, s, many) => `${many ? 'are' : 'is'} immune to ${en.immunities(i.immune, s)}`,
};

const castsSchema = { casts: aspects };
export const casts: Hold<typeof castsSchema> = {
  name: 'casts',
  schema: castsSchema,
  rule: cite('4.19.1'),
  what: CASTS,
  read: ({ casts }) => ({ n: casts }),
  cs: (i, _s, many) => `${many ? 'sesílají' : 'sesílá'} ${cs.aspects(i.casts)}`,
  en: (i, _s, many) => `${many ? 'cast' : 'casts'} ${en.aspects(i.casts)}`,
};

const traitsSchema = { traits: traitTerm };
export const traits: Hold<typeof traitsSchema> = {
  name: 'traits',
  schema: traitsSchema,
  rule: cite('8.1.1'),
  what: TRAITS,
  read: ({ traits }) => ({ n: traits }),
  cs: (i, s, many) => cs.gains(i.traits, many, s),
  en: (i, s, many) => en.gains(i.traits, many, s),
};

const losesSchema = {
  loses: { ...traitTerm, read: (list: Parameters<typeof traitTerm.read>[0]) => traitTerm.read(list, null) },
};
export const loses: Hold<typeof losesSchema> = {
  name: 'loses',
  schema: losesSchema,
  rule: cite('8.5.1', '8.6.3'),
  what: LOSES,
  read: ({ loses }) => ({ n: loses }),
  cs: (i, s, many) => cs.loses(i.loses, many, s),
  en: (i, s, many) => en.loses(i.loses, many, s),
};

const allSchema = { losesAffiliations: standsFor({ all: AFFILIATIONS }) };
/** All affiliations at once: a warrior who changes sides [DT 8.5.1]. */
export const losesAffiliations: Hold<typeof allSchema> = {
  name: 'losesAffiliations',
  schema: allSchema,
  rule: cite('8.5.1'),
  what: LOSES,
  read: ({ losesAffiliations }) => ({ n: losesAffiliations }),
  cs: (_i, _s, many) => `${many ? 'ztrácejí' : 'ztrácí'} všechny příslušnosti`,
  en: (_i, _s, many) => `${many ? 'lose' : 'loses'} all affiliations`,
};

const faithfulSchema = { neverHeretic: yes };
export const neverHeretic: Hold<typeof faithfulSchema> = {
  name: 'neverHeretic',
  schema: faithfulSchema,
  rule: cite('8.5.1', '8.10.1'),
  what: NEVER_HERETIC,
  read: () => ({ n: 1 }),
  cs: (_i, _s, many) => `NIKDY se ${many ? 'nestanou kacíři' : 'nestane kacířem'}`,
  en: (_i, _s, many) => `NEVER ${many ? 'become Heretics' : 'becomes a Heretic'}`,
};

const oneSchema = { losesOne: yes };
export const losesOne: Hold<typeof oneSchema> = {
  name: 'losesOne',
  schema: oneSchema,
  rule: cite('8.6.3', '8.6.4'),
  what: LOSES_ONE,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'ztrácejí' : 'ztrácí'} jednu příslušnost, nejdříve tu, kterou dala karta`,
  en: (_i, _s, many) => `${many ? 'lose' : 'loses'} one affiliation, first one that a card gave`,
};

const kindSchema = { considered: kind };
/** The bearer is considered of a kind [DT 8.1.1]. */
export const considered: Hold<typeof kindSchema> = {
  name: 'considered',
  schema: kindSchema,
  rule: cite('8.1.1', 'R142'),
  what: KINDS,
  read: ({ considered: n }) => ({ n }),
  cs: (i, s, many) =>
    `${many ? 'jsou' : 'je'} považován${many ? 'i' : ''} za: ${typeof i.considered === 'number' || i.considered === 'skullSeeker' ? cs.kindNames([i.considered], s) : cs.np({ kinds: [i.considered] }, false, 'acc', s)}`,
  en: (i, s, many) =>
    `${many ? 'are' : 'is'} considered ${typeof i.considered === 'number' || i.considered === 'skullSeeker' ? en.kindNames([i.considered], s) : en.np({ kinds: [i.considered] }, false, s, 'a')}`,
};

const idleSchema = { idle: yes };
/** He attacks nobody, gets no equipment, and no card that costs actions is played on him [DT 8.8.3]. */
export const idle: Hold<typeof idleSchema> = {
  name: 'idle',
  schema: idleSchema,
  rule: cite('8.8.3', 'R146'),
  what: IDLE,
  read: () => ({}),
  cs: (_i, _s, many) =>
    many
      ? 'nesmějí útočit, dostávat vybavení ani být cílem karet za akce'
      : 'nesmí útočit, dostávat vybavení ani být cílem karet za akce',
  en: () => 'may not attack, receive equipment or be the target of cards that cost actions',
};

const outSchema = { sendsOut: yes };
/** The bearer is out of play, with all that he bears [DT 8.8.1]. */
export const sendsOut: Hold<typeof outSchema> = {
  name: 'sendsOut',
  schema: outSchema,
  rule: cite('8.8.1', '9.12', 'R143'),
  what: SENDS_OUT,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'jsou' : 'je'} MIMO HRU`,
  en: (_i, _s, many) => `${many ? 'are' : 'is'} OUT OF PLAY`,
};
