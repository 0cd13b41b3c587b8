/** What holds in combats: who kills, who strikes first, who may not and who must attack whom. */
import { flag, standsFor, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter, maskOf } from '../../cards/parts.ts';
import {
  ANNIHILATES,
  ATTACK_BAN,
  ATTACK_OWN,
  AUTO_KILL,
  FIRST_STRIKE,
  KILL_DOUBLE,
  NEVER_FIRST,
  ONLY,
  ONLY_HIGHEST,
  WOUND_KILLS,
} from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';
import { FIGHT, SHOOT } from '../../vocabulary.ts';

const tactics = maskOf({ fight: FIGHT, shoot: SHOOT });
const killSchema = { autoKill: tactics, annihilates: flag };
/** Whom he wounds by these tactics is killed. */
export const autoKill: Hold<typeof killSchema> = {
  name: 'autoKill',
  schema: killSchema,
  rule: cite('R107'),
  what: AUTO_KILL,
  read: ({ autoKill, annihilates }) => ({ n: annihilates ? autoKill | (autoKill << ANNIHILATES) : autoKill }),
  cs: (i, _s, many) =>
    `${many ? 'automaticky zabíjejí, koho zraní' : 'automaticky zabíjí, koho zraní'}${cs.tactics(i.autoKill)}${i.annihilates ? '; zabitý je obětován' : ''}`,
  en: (i, _s, many) =>
    `automatically ${many ? 'kill' : 'kills'} whoever ${many ? 'they wound' : 'it wounds'}${en.tactics(i.autoKill)}${i.annihilates ? '; the victim is annihilated' : ''}`,
};

const goneSchema = { killedAnnihilated: yes };
/** Whom he kills in a combat is annihilated. */
export const killedAnnihilated: Hold<typeof goneSchema> = {
  name: 'killedAnnihilated',
  schema: goneSchema,
  rule: cite('9.13', 'R95'),
  what: AUTO_KILL,
  read: () => ({ n: (FIGHT | SHOOT) << ANNIHILATES }),
  cs: (_i, _s, many) => `${many ? 'obětují' : 'obětuje'}, koho zabij${many ? 'í' : 'e'}`,
  en: (_i, _s, many) => (many ? 'annihilate whoever they kill' : 'annihilates whoever it kills'),
};

const firstSchema = { firstStrike: standsFor({ normal: 1, always: 2 }) };
export const firstStrike: Hold<typeof firstSchema> = {
  name: 'firstStrike',
  schema: firstSchema,
  rule: cite('4.34.1', '4.34.4'),
  what: FIRST_STRIKE,
  read: ({ firstStrike }) => ({ n: firstStrike }),
  cs: (i, _s, many) => (i.firstStrike === 'always' ? `${cs.has(many)} VŽDY první útok` : `${cs.has(many)} první útok`),
  en: (i, _s, many) =>
    i.firstStrike === 'always' ? `ALWAYS ${many ? 'strike' : 'strikes'} first` : `${en.has(many)} first strike`,
};

const neverSchema = { neverFirst: yes };
export const neverFirst: Hold<typeof neverSchema> = {
  name: 'neverFirst',
  schema: neverSchema,
  rule: cite('8.12.1'),
  what: NEVER_FIRST,
  read: () => ({ n: 1 }),
  cs: (_i, _s, many) => `NIKDY ${many ? 'nemají' : 'nemá'} první útok`,
  en: (_i, _s, many) => `NEVER ${many ? 'have' : 'has'} first strike`,
};

const banSchema = { attackBan: filter, never: flag };
/** Whoever is meant does not attack these; NEVER: whatever lets him attack anybody [DT 8.12.1]. */
export const attackBan: Hold<typeof banSchema> = {
  name: 'attackBan',
  schema: banSchema,
  rule: cite('4.25.6', '8.10.1'),
  what: ATTACK_BAN,
  read: ({ attackBan, never }) => ({ of: attackBan, n: never ? 1 : 0 }),
  cs: (i, s, many) => `${many ? 'nesmějí' : 'nesmí'} ${i.never ? 'NIKDY ' : ''}útočit na ${cs.objects(i.attackBan, s)}`,
  en: (i, s) => `may ${i.never ? 'NEVER' : 'not'} attack ${en.objects(i.attackBan, s)}`,
};

const onlySchema = { only: filter, reach: flag };
/** Whoever is meant attacks nobody but these while one of them is in play; `reach`: as long as he could attack one. */
export const only: Hold<typeof onlySchema> = {
  name: 'only',
  schema: onlySchema,
  rule: cite('4.25.6'),
  what: ONLY,
  read: ({ only, reach }) => ({ of: only, n: reach ? 1 : 0 }),
  cs: (i, s, many) =>
    i.reach
      ? `${many ? 'musejí' : 'musí'} útočit na ${cs.objects(i.only, s)}, ${many ? 'mohou-li' : 'může-li'}`
      : `${many ? 'smějí' : 'smí'} útočit jen na ${cs.objects(i.only, s)} (je-li některý ve hře)`,
  en: (i, s) =>
    i.reach
      ? `must attack ${en.objects(i.only, s)} if possible`
      : `may attack only ${en.objects(i.only, s)} (if any is in play)`,
};

const ownSchema = { attackOwn: filter };
/** Whoever is meant may attack these of his own side [DT 4.25.3]. */
export const attackOwn: Hold<typeof ownSchema> = {
  name: 'attackOwn',
  schema: ownSchema,
  rule: cite('4.25.3'),
  what: ATTACK_OWN,
  read: ({ attackOwn: of }) => ({ of }),
  cs: (i, s, many) => `${many ? 'smějí' : 'smí'} útočit i na ${cs.objects(i.attackOwn, s)}`,
  en: (i, s) => `may also attack ${en.objects(i.attackOwn, s)}`,
};

const doubleSchema = { killDouble: tactics };
/** Whom he wounds is killed if the strike is more than twice the armor. */
export const killDouble: Hold<typeof doubleSchema> = {
  name: 'killDouble',
  schema: doubleSchema,
  rule: cite('R107'),
  what: KILL_DOUBLE,
  read: ({ killDouble: n }) => ({ n }),
  cs: (i, _s, many) =>
    `${many ? 'zabíjejí' : 'zabíjí'}, koho zraní útokem větším než dvojnásobek jeho O${cs.tactics(i.killDouble)}`,
  en: (i, _s, many) =>
    `${many ? 'kill' : 'kills'} whoever ${many ? 'they wound' : 'it wounds'} by a strike of more than twice its A${en.tactics(i.killDouble)}`,
};

const frailSchema = { woundKills: yes };
/** Any wound kills him. */
export const woundKills: Hold<typeof frailSchema> = {
  name: 'woundKills',
  schema: frailSchema,
  rule: cite('4.29.2'),
  what: WOUND_KILLS,
  read: () => ({ n: 1 }),
  cs: (_i, _s, many) => `${many ? 'jsou' : 'je'} zabit${many ? 'i' : ''} každým zraněním`,
  en: (_i, _s, many) => `${many ? 'are' : 'is'} killed by any wound`,
};

const highestSchema = { onlyHighest: filter };
/** He attacks none but the one of highest value of these. */
export const onlyHighest: Hold<typeof highestSchema> = {
  name: 'onlyHighest',
  schema: highestSchema,
  rule: cite('4.25.6'),
  what: ONLY_HIGHEST,
  read: ({ onlyHighest: of }) => ({ of }),
  cs: (i, s) => `útočí jen na ${cs.np(i.onlyHighest, false, 'acc', s)} s nejvyšší H`,
  en: (i, s) => `attacks only the ${en.np(i.onlyHighest, false, s)} with the highest V`,
};
