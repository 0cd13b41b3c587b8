/** What holds for the player before whom a card lies. */
import { flag, int, yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { filter, traits } from '../../cards/parts.ts';
import {
  ATTACKS_BEFORE,
  BANS,
  DRAW_LIMIT,
  ENTERS_FREELY,
  FEWER_ACTIONS,
  HALF_PRICE,
  HAND_LIMIT,
  HAND_MORE,
  KEEPS,
  KEEPS_HAND,
  KILL_DESTINY,
  MEDITATION,
  NO_SABOTAGE,
  OWN,
  PLAY_COST,
  SABOTAGE_DESTINY,
  SHARES_NOT,
} from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';

const limitSchema = { handLimit: int(1, 20) };
export const handLimit: Hold<typeof limitSchema> = {
  name: 'handLimit',
  schema: limitSchema,
  rule: cite('3.1', '5.1'),
  what: HAND_LIMIT,
  read: ({ handLimit: n }) => ({ n }),
  cs: (i) => `dobírá a drží v ruce až ${i.handLimit} karet`,
  en: (i) => `draws up to and holds ${i.handLimit} cards`,
};

const keepsSchema = { keepsHand: yes };
export const keepsHand: Hold<typeof keepsSchema> = {
  name: 'keepsHand',
  schema: keepsSchema,
  rule: cite('5.1'),
  what: KEEPS_HAND,
  read: () => ({ n: 1 }),
  cs: () => 'nemusí odhazovat karty nad povolený počet',
  en: () => 'need not discard down to the limit',
};

const meditationSchema = { meditation: int(0, 5) };
/** What meditating gives. */
export const meditation: Hold<typeof meditationSchema> = {
  name: 'meditation',
  schema: meditationSchema,
  rule: cite('4.5.1', '7.1.1'),
  what: MEDITATION,
  read: ({ meditation: n }) => ({ n }),
  cs: (i, s) => `za každou meditaci získává ${cs.points(i.meditation, 'osudu', s)}`,
  en: (i, s) => `gains ${en.points(i.meditation, 'Destiny', s)} for each meditation`,
};

const bansSchema = { bans: filter };
/** Such cards are not played. */
export const bans: Hold<typeof bansSchema> = {
  name: 'bans',
  schema: bansSchema,
  rule: cite('7.1.1', '8.10.1'),
  what: BANS,
  read: ({ bans: of }) => ({ of }),
  cs: (i, s) => `nesmí hrát ${cs.np(i.bans, true, 'acc', s)}`,
  en: (i, s) => `may not play ${en.np(i.bans, true, s)}`,
};

const halfPriceSchema = { halfPrice: filter };
/** Such warriors cost half. */
export const halfPrice: Hold<typeof halfPriceSchema> = {
  name: 'halfPrice',
  schema: halfPriceSchema,
  rule: cite('4.1.4', 'R118'),
  what: HALF_PRICE,
  read: ({ halfPrice: of }) => ({ of }),
  cs: (i, s) => `platí jen polovinu (nahoru) za: ${cs.np(i.halfPrice, true, 'acc', s)}`,
  en: (i, s) => `pays only half (rounded up) for ${en.np(i.halfPrice, true, s)}`,
};

const entersFreelySchema = { entersFreely: filter, gratis: flag };
/** Such warriors come in at any time, for no action. */
export const entersFreely: Hold<typeof entersFreelySchema> = {
  name: 'entersFreely',
  schema: entersFreelySchema,
  rule: cite('4.1.4', '7.1.1'),
  what: ENTERS_FREELY,
  read: ({ entersFreely: of, gratis }) => ({ of, n: gratis ? 2 : 1 }),
  cs: (i, s) => `smí KDYKOLI bez akce${i.gratis ? ' a zdarma' : ''} vyložit: ${cs.np(i.entersFreely, true, 'acc', s)}`,
  en: (i, s) =>
    `may play ${en.np(i.entersFreely, true, s)} at ANY TIME for no action${i.gratis ? ' and free of cost' : ''}`,
};

const fewerActionsSchema = { fewerActions: int(-2, 2) };
/** A turn has fewer actions. */
export const fewerActions: Hold<typeof fewerActionsSchema> = {
  name: 'fewerActions',
  schema: fewerActionsSchema,
  rule: cite('4.0.1', '7.1.1'),
  what: FEWER_ACTIONS,
  read: ({ fewerActions: n }) => ({ n }),
  cs: (i) =>
    `má v kole o ${cs.actions(Math.abs(i.fewerActions), 'normal')} ${i.fewerActions < 0 ? 'více' : 'méně (nejméně jednu)'}`,
  en: (i) =>
    `has ${en.actions(Math.abs(i.fewerActions), 'normal').replace('an extra ', 'one ')} ${i.fewerActions < 0 ? 'more' : 'fewer (at least one)'} each turn`,
};

const sharesNotSchema = { sharesNot: filter };
/** He does not share his area with these. */
export const sharesNot: Hold<typeof sharesNotSchema> = {
  name: 'sharesNot',
  schema: sharesNotSchema,
  rule: cite('4.1.1', '8.10.1'),
  what: SHARES_NOT,
  read: ({ sharesNot: of }) => ({ of }),
  cs: (i, s) => `nesmí být vyložen tam, kde je ${cs.np(i.sharesNot, false, 'nom', s)} (ani naopak)`,
  en: (i, s) => `may not be played where ${en.np(i.sharesNot, false, s, 'any')} is (nor the other way round)`,
};

const drawLimitSchema = { drawLimit: int(1, 6) };
/** So many cards are drawn in a draw step at most. */
export const drawLimit: Hold<typeof drawLimitSchema> = {
  name: 'drawLimit',
  schema: drawLimitSchema,
  rule: cite('3.1', '7.1.1'),
  what: DRAW_LIMIT,
  read: ({ drawLimit: n }) => ({ n }),
  cs: (i, s) => `dobírá při dobírání karet nejvýše ${i.drawLimit === 1 ? 'jednu kartu' : cs.cards(i.drawLimit, s)}`,
  en: (i, s) => `draws at most ${i.drawLimit === 1 ? 'one card' : en.cards(i.drawLimit, s)} in the draw step`,
};

const sabotageDestinySchema = { sabotageDestiny: yes };
/** Sabotage gives destiny points alone. */
export const sabotageDestiny: Hold<typeof sabotageDestinySchema> = {
  name: 'sabotageDestiny',
  schema: sabotageDestinySchema,
  rule: cite('4.38.5', '7.1.1'),
  what: SABOTAGE_DESTINY,
  read: () => ({}),
  cs: () => 'získává za Sabotáž jen body osudu',
  en: () => 'earns Destiny points only for sabotage',
};

const attacksBeforeSchema = { attacksBefore: yes };
/** An attack need not be the last action. */
export const attacksBefore: Hold<typeof attacksBeforeSchema> = {
  name: 'attacksBefore',
  schema: attacksBeforeSchema,
  rule: cite('4.22.1', '7.1.1'),
  what: ATTACKS_BEFORE,
  read: () => ({}),
  cs: () => 'smí útočit i jinou než poslední akcí',
  en: () => 'may attack by another action than the last one',
};

const killDestinySchema = { killDestiny: int(2, 3) };
/** Destiny points taken for a kill count several times. */
export const killDestiny: Hold<typeof killDestinySchema> = {
  name: 'killDestiny',
  schema: killDestinySchema,
  rule: cite('4.31.2', '7.1.1'),
  what: KILL_DESTINY,
  read: ({ killDestiny: n }) => ({ n }),
  cs: (i) => `získává ${i.killDestiny === 2 ? 'dvojnásobek' : 'trojnásobek'} bodů osudu, které si vezme za zabití`,
  en: (i) => `gains ${i.killDestiny === 2 ? 'twice' : 'three times'} the Destiny points taken for a kill`,
};

const playCostSchema = { playCost: int(1, 9), on: filter };
/** The player before whom it lies pays so many Destiny points more for each such card that is played. */
export const playCost: Hold<typeof playCostSchema> = {
  name: 'playCost',
  schema: playCostSchema,
  rule: cite('4.20.1', '7.1.1'),
  what: PLAY_COST,
  read: ({ playCost: n, on: of }) => ({ of: { ...of, whose: OWN }, n }),
  cs: (i, s) =>
    `platí za ${cs.np(i.on, false, 'acc', s, 'každý')}, již hraje, o ${cs.points(i.playCost, 'osudu', s)} víc`,
  en: (i, s) =>
    `pays ${en.points(i.playCost, 'Destiny', s).replace(' ', ' more ')} for each ${en.np(i.on, false, s)} played`,
};

const handMoreSchema = { handMore: filter, most: int(1, 9) };
/** A card more is held for each of these of the player before whom it lies. */
export const handMore: Hold<typeof handMoreSchema> = {
  name: 'handMore',
  schema: handMoreSchema,
  rule: cite('3.1', '5.1'),
  what: HAND_MORE,
  read: ({ handMore: of, most: n }) => ({ of: { ...of, whose: OWN }, n }),
  cs: (i, s) =>
    `dobírá a drží v ruce o kartu víc za ${cs.np(i.handMore, false, 'acc', s, 'každý')} na své straně (nejvýše o ${i.most})`,
  en: (i, s) =>
    `draws up to and holds a card more for each ${en.np(i.handMore, false, s)} on that side (at most ${i.most})`,
};

const noSabotageSchema = { noSabotage: yes };
/** Who has no warriors is not sabotaged. */
export const noSabotage: Hold<typeof noSabotageSchema> = {
  name: 'noSabotage',
  schema: noSabotageSchema,
  rule: cite('4.38.1', '4.38.2', '7.1.1'),
  what: NO_SABOTAGE,
  read: () => ({}),
  cs: () => 'nemůže být cílem Sabotáže, dokud nemá ve hře žádného bojovníka',
  en: () => 'cannot be the target of sabotage while having no warriors in play',
};

const keepsSetSchema = { keeps: traits };
/** One of each of these is to be kept in play. */
export const keeps: Hold<typeof keepsSetSchema> = {
  name: 'keeps',
  schema: keepsSetSchema,
  rule: cite('4.11.2', '4.11.6'),
  what: KEEPS,
  read: ({ keeps: n }) => ({ n }),
  cs: (i, s) => `má mít ve hře aspoň po jednom ${cs.eachOf(i.keeps, s)}`,
  en: (i, s) => `is to have in play at least one ${en.eachOf(i.keeps, s)}`,
};
