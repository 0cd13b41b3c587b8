/** What holds of strikes, of attacks and of the points for a kill. */
import { flag, int, optional, standsFor, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter, sought } from '../../cards/parts.ts';
import {
  AFTERWARDS,
  ATTACK_COST,
  ATTACKS_ANYONE,
  ATTACKS_FROM_COVER,
  EARNS,
  HARDY,
  KILL_POINTS,
  LEAVES_AND_ATTACKS,
  NO_FIGHT_ATTACK,
  NO_RETURN,
  SHOOTS_FROM_COVER,
  SPARED,
  SPARED_AFTER,
  UNHARMED,
} from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';

const noReturnSchema = { noReturn: standsFor({ never: 1, wounded: 2 }) };
/** Whoever fights him does not strike back: never, or not if the first strike has wounded him. */
export const noReturn: Hold<typeof noReturnSchema> = {
  name: 'noReturn',
  schema: noReturnSchema,
  rule: cite('4.34.2', 'R116'),
  what: NO_RETURN,
  read: ({ noReturn: n }) => ({ n }),
  cs: (i, _s, many) =>
    i.noReturn === 'never'
      ? `${many ? 'nejsou' : 'není'} terčem opětovaného útoku`
      : `${many ? 'nedostanou' : 'nedostane'} ránu zpět od toho, koho prvním útokem zraní`,
  en: (i, _s, many) =>
    i.noReturn === 'never'
      ? `${many ? 'are' : 'is'} not struck back`
      : `${many ? 'are' : 'is'} not struck back by whoever ${many ? 'their' : 'its'} first strike wounds`,
};

const unharmedSchema = { unharmed: sought };
/** Nobody wounds him, or none of these. */
export const unharmed: Hold<typeof unharmedSchema> = {
  name: 'unharmed',
  schema: unharmedSchema,
  rule: cite('4.29.2', '8.10.1'),
  what: UNHARMED,
  read: ({ unharmed: of }) => ({ of }),
  cs: (i, s, many) =>
    i.unharmed === 'any'
      ? many
        ? 'nemohou být zraněni ani zabiti'
        : 'nemůže být zraněn ani zabit'
      : `${many ? 'nemohou být zraněni' : 'nemůže být zraněn'}, útočí-li ${cs.np(i.unharmed, false, 'nom', s)}`,
  en: (i, s, many) =>
    i.unharmed === 'any'
      ? 'cannot be wounded or killed'
      : `${many ? 'are' : 'is'} not wounded by ${en.np(i.unharmed, false, s, 'any')}`,
};

const sparedSchema = { spared: yes };
/** What would kill him automatically only wounds him. */
export const spared: Hold<typeof sparedSchema> = {
  name: 'spared',
  schema: sparedSchema,
  rule: cite('R107'),
  what: SPARED,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'jsou' : 'je'} automatickým zabitím jen zraněn${many ? 'i' : ''}`,
  en: (_i, _s, many) => `${many ? 'are' : 'is'} only wounded by an automatic kill`,
};

const killPointsSchema = {
  killPoints: int(0, 20),
  multiple: optional(int(0, 3), 1),
  of: optional(filter),
  promotion: flag,
};
/** More points for a kill, or so many times as many; `promotion`: no others than these. */
export const killPoints: Hold<typeof killPointsSchema> = {
  name: 'killPoints',
  schema: killPointsSchema,
  rule: cite('4.31.1', 'R113'),
  what: KILL_POINTS,
  read: ({ killPoints: n, multiple: den, of, promotion }) => ({ n, den, of, layer: promotion ? 1 : 0 }),
  cs: (i, s, many) => {
    const more =
      i.multiple === 0
        ? 'žádné body'
        : i.killPoints === 0
          ? `${i.multiple}násobek bodů`
          : `o ${cs.points(i.killPoints, i.promotion ? 'vítězný' : '', s)} víc`;
    return `${many ? 'získávají' : 'získává'} za zabití${i.of === undefined ? '' : ` (${cs.np(i.of, false, 'nom', s)})`} ${more}`;
  },
  en: (i, s, many) => {
    const more =
      i.multiple === 0
        ? 'no points'
        : i.killPoints === 0
          ? `${i.multiple} times the points`
          : `${en.points(i.killPoints, i.promotion ? 'Promotion' : '', s)} more`;
    return `${many ? 'earn' : 'earns'} ${more} for a kill${i.of === undefined ? '' : ` of ${en.np(i.of, false, s, 'any')}`}`;
  },
};

const earnsSchema = { earns: yes };
/** Who earns destiny alone may earn promotion. */
export const earns: Hold<typeof earnsSchema> = {
  name: 'earns',
  schema: earnsSchema,
  rule: cite('8.6.2', 'R112'),
  what: EARNS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} získávat i vítězné body`,
  en: () => 'may earn Promotion points too',
};

const attacksAnyoneSchema = { attacksAnyone: yes };
/** No text forbids him an attack. */
export const attacksAnyone: Hold<typeof attacksAnyoneSchema> = {
  name: 'attacksAnyone',
  schema: attacksAnyoneSchema,
  rule: cite('4.25.5', '4.25.6'),
  what: ATTACKS_ANYONE,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} útočit na kohokoli, ať o tom říká jakákoli karta cokoli`,
  en: () => 'may attack anybody whatever a card says of it',
};

const attackCostSchema = { attackCost: int(1, 20), on: optional(filter) };
/** An attack costs destiny points. */
export const attackCost: Hold<typeof attackCostSchema> = {
  name: 'attackCost',
  schema: attackCostSchema,
  rule: cite('4.25.6', '7.1.1'),
  what: ATTACK_COST,
  read: ({ attackCost: n, on: of }) => ({ n, of }),
  cs: (i, s, many) =>
    `${many ? 'smějí' : 'smí'} zaútočit${i.on === undefined ? '' : ` na ${cs.objects(i.on, s)}`} jen za ${i.attackCost} B`,
  en: (i, s) => `may attack${i.on === undefined ? '' : ` ${en.objects(i.on, s)}`} only for ${i.attackCost} D`,
};

const shootsFromCoverSchema = { shootsFromCover: yes };
/** He may attack from cover by shooting. */
export const shootsFromCover: Hold<typeof shootsFromCoverSchema> = {
  name: 'shootsFromCover',
  schema: shootsFromCoverSchema,
  rule: cite('4.2.6', '7.1.1'),
  what: SHOOTS_FROM_COVER,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} útočit střelbou i z úkrytu`,
  en: () => 'may attack by Shoot combat from cover',
};

const leavesAndAttacksSchema = { leavesAndAttacks: yes };
/** Who leaves cover may attack in the same turn. */
export const leavesAndAttacks: Hold<typeof leavesAndAttacksSchema> = {
  name: 'leavesAndAttacks',
  schema: leavesAndAttacksSchema,
  rule: cite('4.3.2', '7.1.1'),
  what: LEAVES_AND_ATTACKS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} opustit úkryt a ve stejném kole zaútočit`,
  en: () => 'may leave cover and attack in the same turn',
};

const attacksFromCoverSchema = { attacksFromCover: yes };
/** He leaves cover and attacks by one action. */
export const attacksFromCover: Hold<typeof attacksFromCoverSchema> = {
  name: 'attacksFromCover',
  schema: attacksFromCoverSchema,
  rule: cite('4.2.6', '7.1.1'),
  what: ATTACKS_FROM_COVER,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} toutéž akcí opustit úkryt a zaútočit`,
  en: () => 'may leave cover and attack by the same action',
};

const noFightAttackSchema = { noFightAttack: yes };
/** He attacks by shooting alone. */
export const noFightAttack: Hold<typeof noFightAttackSchema> = {
  name: 'noFightAttack',
  schema: noFightAttackSchema,
  rule: cite('4.25.6', '4.36.1'),
  what: NO_FIGHT_ATTACK,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'nesmějí' : 'nesmí'} útočit zápasem`,
  en: () => 'may not attack by Fight combat',
};

const afterwardsSchema = { afterwards: standsFor({ wound: 1, kill: 2 }), scores: flag };
/** When the combat is over he is wounded, or killed; `scores`: if that kills him, whoever fought him earns points. */
export const afterwards: Hold<typeof afterwardsSchema> = {
  name: 'afterwards',
  schema: afterwardsSchema,
  rule: cite('4.29.3', 'R114'),
  what: AFTERWARDS,
  read: ({ afterwards: n, scores }) => ({ n, layer: scores ? 1 : 0 }),
  cs: (i) =>
    `je po souboji ${i.afterwards === 'wound' ? 'zraněn' : 'zabit'}${i.scores ? ' (je-li tím zabit, získává za to body protivník v souboji)' : ''}`,
  en: (i) =>
    `is ${i.afterwards === 'wound' ? 'wounded' : 'killed'} after the combat${i.scores ? ' (if that kills it, the opponent in the combat earns its points)' : ''}`,
};

const sparedAfterSchema = { sparedAfter: filter };
/** What such a card does to whoever used it after the combat is not done to him. */
export const sparedAfter: Hold<typeof sparedAfterSchema> = {
  name: 'sparedAfter',
  schema: sparedAfterSchema,
  rule: cite('4.29.3', '7.1.1'),
  what: SPARED_AFTER,
  read: ({ sparedAfter: of }) => ({ of }),
  cs: (i, s, many) =>
    `${many ? 'nejsou' : 'není'} po souboji zraněn${many ? 'i' : ''}, ${many ? 'použijí-li' : 'použije-li'} ${cs.np(i.sparedAfter, false, 'acc', s)}`,
  en: (i, s, many) =>
    `${many ? 'are' : 'is'} not wounded after the combat for using ${en.np(i.sparedAfter, false, s, 'a')}`,
};

const hardySchema = { hardy: yes };
/** Special cards neither wound nor kill him. */
export const hardy: Hold<typeof hardySchema> = {
  name: 'hardy',
  schema: hardySchema,
  rule: cite('8.10.1', 'R114'),
  what: HARDY,
  read: () => ({}),
  cs: (_i, _s, many) =>
    `${many ? 'nemohou' : 'nemůže'} být zraněn${many ? 'i' : ''} ani zabit${many ? 'i' : ''} speciální kartou`,
  en: () => 'cannot be wounded or killed by special cards',
};
