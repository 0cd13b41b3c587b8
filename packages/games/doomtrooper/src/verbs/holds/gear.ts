/** What holds of the cards that somebody bears: which are of use, which he may have, where they go. */

import { flag, int, standsFor, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter, maskOf } from '../../cards/parts.ts';
import {
  ALSO,
  COST,
  DISABLES,
  FREELY,
  GIFT_WORTH,
  KEEPS_AFFILIATIONS,
  MAY_NOT_BEAR,
  NEVER_BEARS,
  ONLY_FOR,
  REPLACES,
  TWO_WEAPONS,
} from '../../cards/static.ts';
import { symmetry } from '../../cards/words.ts';
import { GONE_ANNIHILATED, GONE_LIBRARY } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';
import { GEAR } from '../../vocabulary.ts';
import { jine, mayNever, others } from '../kit/words.ts';

const disablesSchema = { disables: filter, never: flag };
/** Such cards on him are of no use; they may lie there [DT 8.10.2]. NEVER is said where the card says so. */
export const disables: Hold<typeof disablesSchema> = {
  name: 'disables',
  schema: disablesSchema,
  rule: cite('8.10.2', 'R74'),
  what: DISABLES,
  read: ({ disables: of }) => ({ of }),
  cs: (i, s, many) => {
    const used = cs.np(i.disables, true, 'acc', s, jine(i.disables, s));
    return i.never ? `${mayNever(many)} použít ${used}` : `${many ? 'nemohou' : 'nemůže'} použít ${used}`;
  },
  en: (i, s) => `${i.never ? 'may NEVER' : 'cannot'} use ${en.np(i.disables, true, s, others(i.disables, s))}`,
};

const twoWeaponsSchema = { twoWeapons: filter };
/** Two such weapons are used at once. */
export const twoWeapons: Hold<typeof twoWeaponsSchema> = {
  name: 'twoWeapons',
  schema: twoWeaponsSchema,
  rule: cite('4.28.6', '4.6.8'),
  what: TWO_WEAPONS,
  read: ({ twoWeapons: of }) => ({ of }),
  cs: (i, s, many) =>
    `${many ? 'smějí' : 'smí'} v souboji použít dvě karty naráz: ${cs.np(i.twoWeapons, true, 'nom', s)}`,
  en: (i, s) => `may use two cards at once in a combat: ${en.np(i.twoWeapons, true, s)}`,
};

const neverBearsSchema = { neverBears: filter };
/** He never receives such cards. */
export const neverBears: Hold<typeof neverBearsSchema> = {
  name: 'neverBears',
  schema: neverBearsSchema,
  rule: cite('8.10.1'),
  what: NEVER_BEARS,
  read: ({ neverBears: of }) => ({ of }),
  cs: (i, s, many) => `${mayNever(many)} dostat ${cs.np(i.neverBears, true, 'acc', s, jine(i.neverBears, s))}`,
  en: (i, s) => `may NEVER receive ${en.np(i.neverBears, true, s, others(i.neverBears, s))}`,
};

const mayNotBearSchema = { mayNotBear: filter };
/** He does not receive such cards, if no text gives them to him. */
export const mayNotBear: Hold<typeof mayNotBearSchema> = {
  name: 'mayNotBear',
  schema: mayNotBearSchema,
  rule: cite('8.10.1'),
  what: MAY_NOT_BEAR,
  read: ({ mayNotBear: of }) => ({ of }),
  cs: (i, s, many) =>
    `${many ? 'nesmějí' : 'nesmí'} dostat ${cs.np(i.mayNotBear, true, 'acc', s, jine(i.mayNotBear, s))}`,
  en: (i, s) => `may not receive ${en.np(i.mayNotBear, true, s, others(i.mayNotBear, s))}`,
};

const keepsAffiliationsSchema = { keepsAffiliations: yes };
/** He loses no affiliation. */
export const keepsAffiliations: Hold<typeof keepsAffiliationsSchema> = {
  name: 'keepsAffiliations',
  schema: keepsAffiliationsSchema,
  rule: cite('8.6.3', '8.10.1'),
  what: KEEPS_AFFILIATIONS,
  read: () => ({}),
  cs: (_i, _s, many) => `NIKDY ${many ? 'neztrácejí' : 'neztrácí'} příslušnost`,
  en: (_i, _s, many) => `NEVER ${many ? 'lose' : 'loses'} an affiliation`,
};

const feeSchema = { fee: int(1, 20), of: filter };
/** Such cards cost so many points more when they are laid on him. */
export const fee: Hold<typeof feeSchema> = {
  name: 'fee',
  schema: feeSchema,
  rule: cite('4.10.9', '7.1.1'),
  what: COST,
  read: ({ fee: n, of }) => ({ n, of }),
  cs: (i, s) => `za ${cs.np(i.of, false, 'acc', s, 'každý')} při přiložení zaplatíš ${cs.points(i.fee, 'osudu', s)}`,
  en: (i, s) => `costs you ${en.points(i.fee, 'Destiny', s)} for each of these laid on it: ${en.np(i.of, true, s)}`,
};

const freelySchema = { freely: filter, gratis: flag, unbound: flag };
/** Such cards are laid on him at any time, for no action. */
export const freely: Hold<typeof freelySchema> = {
  name: 'freely',
  schema: freelySchema,
  rule: cite('4.18.1', '7.1.1'),
  what: FREELY,
  read: ({ freely: of, gratis, unbound }) => ({ of, n: (gratis ? 1 : 0) | (unbound ? 2 : 0) }),
  cs: (i, s, many) =>
    `${many ? 'mohou' : 'může'} KDYKOLI bez akce${i.gratis ? ' a zdarma' : ''} dostat ${cs.np(i.freely, true, 'acc', s)}${i.unbound ? ' bez ohledu na to, komu jsou určeny' : ''}`,
  en: (i, s) =>
    `may be given ${en.np(i.freely, true, s)} at ANY TIME for no action${i.gratis ? ' and free of cost' : ''}${i.unbound ? ', whomever they are meant for' : ''}`,
};

const replacesSchema = { replaces: standsFor({ library: GONE_LIBRARY, annihilated: GONE_ANNIHILATED }), killed: flag };
/** What is discarded goes elsewhere. */
export const replaces: Hold<typeof replacesSchema> = {
  name: 'replaces',
  schema: replacesSchema,
  rule: cite('9.25', '9.13'),
  what: REPLACES,
  read: ({ replaces: n, killed }) => ({ n, layer: killed ? 1 : 0 }),
  cs: (i, _s, many) => {
    const where = i.replaces === 'library' ? 'do knihovny majitele (zamíchej ji)' : 'na obětiště';
    const when = i.killed ? 'je-li nositel zabit' : 'místo vyřazení';
    return `${when} ${many ? 'jdou' : 'jde'} ${where}`;
  },
  en: (i, _s, many) => {
    const where = i.replaces === 'library' ? "into its owner's library, shuffled" : 'to the annihilation pile';
    return `${many ? 'go' : 'goes'} ${where} ${i.killed ? 'if the bearer is killed' : 'instead of being discarded'}`;
  },
};

const alsoSchema = { also: maskOf(GEAR) };
/** The weapon on which it lies is of another kind too. */
export const also: Hold<typeof alsoSchema> = {
  name: 'also',
  schema: alsoSchema,
  rule: cite('4.7.1', '4.6.5'),
  what: ALSO,
  read: ({ also: n }) => ({ n }),
  cs: (i) =>
    `používá zbraň, na níž tato karta leží, i jako ${cs
      .gear(i.also)
      .join(', ')
      .replace(/Á(?=[ /])/g, 'OU')}`,
  en: (i) => `uses the weapon this card lies on also as a ${en.gear(i.also).join(', ')}`,
};

const giftWorthSchema = { giftWorth: int(2, 3) };
/** A destiny point spent on the gifts that he bears counts for several. */
export const giftWorth: Hold<typeof giftWorthSchema> = {
  name: 'giftWorth',
  schema: giftWorthSchema,
  rule: cite('7.1.1', 'R118'),
  what: GIFT_WORTH,
  read: ({ giftWorth: n }) => ({ n }),
  cs: (i, s) => `platí na karty ${symmetry(s.names).gen}, které nese, každým bodem osudu za ${i.giftWorth}`,
  en: (i, s, many) =>
    `${en.has(many)} each Destiny point spent on ${symmetry(s.names).en} cards on it count as ${i.giftWorth}`,
};

const onlyForSchema = { onlyFor: filter };
/** Only these defend from the warzone. */
export const onlyFor: Hold<typeof onlyForSchema> = {
  name: 'onlyFor',
  schema: onlyForSchema,
  rule: cite('4.13.3', '4.27.1'),
  what: ONLY_FOR,
  read: ({ onlyFor: of }) => ({ of }),
  cs: (i, s) => `bránit se odtud smějí jen ${cs.np(i.onlyFor, true, 'nom', s)}`,
  en: (i, s) => `only ${en.np(i.onlyFor, true, s)} may defend from here`,
};

const slainSchema = { annihilatedIfKilled: yes };
/** Who is killed goes to the annihilation pile. */
export const annihilatedIfKilled: Hold<typeof slainSchema> = {
  name: 'annihilatedIfKilled',
  schema: slainSchema,
  rule: cite('9.13', 'R95'),
  what: REPLACES,
  read: () => ({ n: GONE_ANNIHILATED, layer: 1 }),
  cs: (_i, _s, many) => (many ? 'jsou obětováni, budou-li zabiti' : 'je obětován, bude-li zabit'),
  en: (_i, _s, many) => (many ? 'are annihilated if they are killed' : 'is annihilated if it is killed'),
};
