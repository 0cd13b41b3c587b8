/** What holds of the Art: what casting costs, and which spells count as what; and of immunity that is lost. */
import { int, optional, otherwise, standsFor, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { aspects, maskOf } from '../../cards/parts.ts';
import {
  ART_WORTH,
  CAST_COST,
  CAST_TIMES,
  CASTS_OTHER,
  CASTS_UNDER,
  LOSES_IMMUNITY,
  PERSONAL_AS_COMBAT,
} from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';
import { IMMUNE_ART, IMMUNE_GIFTS, IMMUNE_SYMMETRY } from '../../vocabulary.ts';

const personalAsCombatSchema = { personalAsCombat: yes };
/** Personal combat spells of his are combat spells. */
export const personalAsCombat: Hold<typeof personalAsCombatSchema> = {
  name: 'personalAsCombat',
  schema: personalAsCombatSchema,
  rule: cite('9.3', '9.15'),
  what: PERSONAL_AS_COMBAT,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'sesílají' : 'sesílá'} osobní bojová kouzla jako bojová kouzla`,
  en: (_i, _s, many) => `${many ? 'cast' : 'casts'} personal combat spells as combat spells`,
};

const castsUnderSchema = { castsUnder: yes };
/** A spell that lies under the card is cast again and again. */
export const castsUnder: Hold<typeof castsUnderSchema> = {
  name: 'castsUnder',
  schema: castsUnderSchema,
  rule: cite('4.19.2', '4.19.7', '7.1.1'),
  what: CASTS_UNDER,
  read: () => ({}),
  cs: (_i, _s, many) =>
    `jednou od dobírání karet svého hráče do dalšího ${many ? 'smějí' : 'smí'} seslat kouzlo, které leží pod touto kartou, jako by bylo v ruce; kouzlo tu zůstává`,
  en: (_i, _s) =>
    'may cast the spell under this card as if it were in the hand, once from one draw step of its player to the next; the spell stays here',
};

const castCostSchema = { castCost: int(-5, 5) };
/** Casting costs more, or less. */
export const castCost: Hold<typeof castCostSchema> = {
  name: 'castCost',
  schema: castCostSchema,
  rule: cite('4.19.4', '7.1.1'),
  what: CAST_COST,
  read: ({ castCost: n }) => ({ n }),
  cs: (i, _s, many) =>
    `${many ? 'sesílají' : 'sesílá'} kouzla o ${Math.abs(i.castCost)} B ${i.castCost < 0 ? 'levněji, nejméně za 1 B' : 'dráž'}`,
  en: (i, _s, many) =>
    `${many ? 'cast' : 'casts'} spells for ${Math.abs(i.castCost)} D ${i.castCost < 0 ? 'less, at least 1 D' : 'more'}`,
};

const artWorthSchema = { artWorth: int(2, 5), aspect: otherwise(aspects, 0) };
/** A point spent on spells counts for several. */
export const artWorth: Hold<typeof artWorthSchema> = {
  name: 'artWorth',
  schema: artWorthSchema,
  rule: cite('4.19.4', '7.1.1'),
  what: ART_WORTH,
  read: ({ artWorth: n, aspect: layer }) => ({ n, layer }),
  cs: (i) =>
    `platí na ${i.aspect === undefined ? 'svá kouzla' : cs.aspects(i.aspect)} každým bodem osudu za ${i.artWorth}`,
  en: (i, _s, many) =>
    `${en.has(many)} each Destiny point spent on ${i.aspect === undefined ? 'its spells' : en.aspects(i.aspect)} count as ${i.artWorth}`,
};

const losesImmunitySchema = {
  losesImmunity: maskOf({ symmetry: IMMUNE_SYMMETRY | IMMUNE_GIFTS, gifts: IMMUNE_GIFTS, art: IMMUNE_ART }),
};
/** Immunity is taken away. */
export const losesImmunity: Hold<typeof losesImmunitySchema> = {
  name: 'losesImmunity',
  schema: losesImmunitySchema,
  rule: cite('7.6.5', 'R121'),
  what: LOSES_IMMUNITY,
  read: ({ losesImmunity: n }) => ({ n }),
  cs: (i, s, many) => `${many ? 'ztrácejí' : 'ztrácí'} imunitu vůči ${cs.immunities(i.losesImmunity, s)}`,
  en: (i, s, many) => `${many ? 'lose' : 'loses'} immunity to ${en.immunities(i.losesImmunity, s)}`,
};

const castsOtherSchema = { castsOther: standsFor({ noncombat: 1, personal: 2 }), more: optional(int(0, 9), 0) };
/** Spells of aspects that he does not know: all but those of a combat, or personal ones; each for so many points more. */
export const castsOther: Hold<typeof castsOtherSchema> = {
  name: 'castsOther',
  schema: castsOtherSchema,
  rule: cite('4.19.1', '7.1.1'),
  what: CASTS_OTHER,
  read: ({ castsOther: layer, more: n }) => ({ layer, n }),
  cs: (i, _s, many) =>
    `${many ? 'smějí' : 'smí'} sesílat i ${i.castsOther === 'personal' ? 'všechna osobní bojová kouzla' : 'všechna kouzla, která nejsou bojová'}${i.more === undefined ? '' : `, ta cizích aspektů o ${i.more} B dráž`}`,
  en: (i) =>
    `may also cast all ${i.castsOther === 'personal' ? 'personal combat spells' : 'spells that are no combat spells'}${i.more === undefined ? '' : `, those of other aspects for ${i.more} D more`}`,
};

const castTimesSchema = { castTimes: int(2, 3) };
/** Casting costs several times as much. */
export const castTimes: Hold<typeof castTimesSchema> = {
  name: 'castTimes',
  schema: castTimesSchema,
  rule: cite('4.19.4', '7.1.1'),
  what: CAST_TIMES,
  read: ({ castTimes: n }) => ({ n }),
  cs: (i, _s, many) =>
    `${many ? 'platí' : 'platí'} za kouzla ${i.castTimes === 2 ? 'dvojnásobek' : 'trojnásobek'} jejich ceny`,
  en: (i, _s, many) => `${many ? 'pay' : 'pays'} ${i.castTimes === 2 ? 'twice' : 'three times'} the price of spells`,
};
