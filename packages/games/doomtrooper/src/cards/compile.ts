/** Makes of the files of cards what the rules read: masks of words, texts that hold, programs. */
import { assembling } from '@kolbiste/cardkit/verbs';
import { staticOf } from '../verbs/holds/index.ts';
import '../verbs/index.ts';
import type { Shop } from '../verbs/terms.ts';
import { verbOf } from '../verbs/terms.ts';
import type { AnyVerb } from '../verbs/verb.ts';
import type { GearName, KindName, RightName, TraitName, ZoneName } from '../vocabulary.ts';
import {
  ALL_ASPECTS,
  ASPECT,
  ATTACH,
  GEAR,
  GIFT,
  IMMUNE_ART,
  IMMUNE_GIFTS,
  IMMUNE_SYMMETRY,
  KIND_NAMES,
  PROPHECY,
  RIGHT,
  RITUAL,
  STACKS,
  TRAIT,
  VIRUS,
  ZONE_NAMES,
} from '../vocabulary.ts';
import type { Ability, Card, Fare, Op, Target } from './card.ts';
import {
  FIGHTERS_NAMES,
  LAY_NAMES,
  T_AFFILIATION,
  T_AREA,
  T_FIGHTERS,
  T_NUMBER,
  T_PARTICIPANT,
  T_PIECE,
  T_PLAYER,
  T_TACTIC,
} from './card.ts';
import { kindNumber } from './kinds.ts';
import { filter, sieveOf, when } from './parts.ts';
import type { Sieve } from './static.ts';
import { BEARER, OTHERS, OWN, SELF, WIELDER } from './static.ts';
import type { Instruction } from './steps.ts';
import { MOMENT_NAMES, TIMING_NAMES } from './timing.ts';
import type { AbilityWords, CardRow, FareWords, TargetWords, TextWords } from './types.ts';
import { AFTER_WORDS } from './types.ts';

const bits = <N extends string>(words: readonly N[] | undefined, of: { readonly [K in N]: number }): number =>
  (words ?? []).reduce((mask, word) => mask | of[word], 0);
const SUBS = { ritual: RITUAL, prophecy: PROPHECY, virus: VIRUS, gift: GIFT, stacks: STACKS } as const;
/** Immunity to the whole Symmetry is one to its gifts too [DT 4.10.4]. */
const IMMUNITY = { symmetry: IMMUNE_SYMMETRY | IMMUNE_GIFTS, gifts: IMMUNE_GIFTS, art: IMMUNE_ART } as const;

const assemble = assembling<AnyVerb, Op, Shop, Instruction>(verbOf, (step, words) => ({ step, words }));
const shop: Shop = {
  code(list) {
    const ops: Op[] = [];
    assemble(list, ops, shop);
    return ops;
  },
};

const EVERYBODY = sieveOf(0);
const target = (what: number, t: TargetWords, of: Sieve, low = 0, high = 0): Target => ({
  what,
  of,
  may: t.may === true,
  more: false,
  harms: t.harms === true,
  low,
  high,
});
function targetOf(t: TargetWords): Target {
  if ('piece' in t) return target(T_PIECE, t, filter.read(t.piece, null));
  if ('participant' in t) return target(T_PARTICIPANT, t, filter.read(t.participant, null));
  if ('player' in t) return target(T_PLAYER, t, sieveOf(t.player === 'others' ? OTHERS : 0));
  if ('affiliation' in t) return target(T_AFFILIATION, t, { ...EVERYBODY, some: bits(t.affiliation, TRAIT) });
  if ('fighters' in t) return target(T_FIGHTERS, t, EVERYBODY, FIGHTERS_NAMES.indexOf(t.fighters));
  if ('tactic' in t) return target(T_TACTIC, t, EVERYBODY);
  if ('number' in t) return target(T_NUMBER, t, EVERYBODY, ...t.number);
  return target(T_AREA, t, { ...EVERYBODY, zones: areasMask(t.area) });
}
/** More of them than any player has in play. */
const ANY_NUMBER = 24;
/** One target, or as many as may be named: the first must be. */
function targetsOf(t: TargetWords): Target[] {
  const most = t.upTo === 'any' ? ANY_NUMBER : (t.upTo ?? 1);
  const more = Array.from({ length: most - 1 }, () => ({ ...targetOf(t), may: true, more: true }));
  return [targetOf(t), ...more];
}
const areasMask = (zones: readonly ZoneName[]): number =>
  zones.reduce((mask, zone) => mask | (1 << ZONE_NAMES.indexOf(zone)), 0);

const fareOf = ({ of, destiny }: FareWords): Fare => ({ of: filter.read(of, null), n: destiny });

function abilityOf(a: AbilityWords): Ability {
  return {
    timing: TIMING_NAMES.indexOf(a.timing),
    on: a.on === undefined ? 0 : MOMENT_NAMES.indexOf(a.on),
    about: a.about === undefined ? null : filter.read(a.about, null),
    by: a.by === undefined ? null : filter.read(a.by, null),
    actions: a.actions ?? 0,
    destiny: a.destiny ?? 0,
    each: a.each === undefined ? null : filter.read(a.each, null),
    scale: a.scale ?? 0,
    scaleMost: a.most ?? 0,
    promotion: a.promotion ?? 0,
    perTarget: a.perTarget ?? 0,
    payValue: a.payValue === 'half' ? 2 : a.payValue === true ? 1 : 0,
    tariff: (a.tariff ?? []).map(fareOf),
    borne: a.borne === undefined ? null : fareOf(a.borne),
    when: a.when === undefined ? null : when.read(a.when, null),
    targets: (a.targets ?? []).flatMap(targetsOf),
    code: shop.code(a.do ?? []),
    perTurn: a.perTurn ?? 0,
    may: a.may === true,
    spends: a.spends === true,
    once: a.once === true,
    parked: a.parked === true,
    bearers: a.bearers === true,
    anyActions: a.anyActions === true,
  };
}
const isAbility = (t: TextWords): t is AbilityWords => 'timing' in t;

/** Where a card of a type goes, and how it is played, if its row does not say. */
const LAYS: Readonly<Record<KindName, (typeof LAY_NAMES)[number]>> = {
  warrior: 'area',
  equipment: 'warrior',
  fortification: 'zone',
  symmetry: 'warrior',
  mission: 'warrior',
  relic: 'warrior',
  warzone: 'zone',
  ki: 'warrior',
  beast: 'warrior',
  art: 'nowhere',
  special: 'nowhere',
  alliance: 'player',
};
const ANY_TIME_KINDS: readonly KindName[] = ['art', 'special', 'alliance'];
/** Laid on own cards alone, if nothing else is said [DT 4.6.10] [DT 4.9.6] [DT 4.10.6] [DT 4.12.7]. */
const ON_OWN: readonly KindName[] = ['equipment', 'fortification', 'symmetry', 'mission', 'relic', 'ki', 'beast'];

function playOf(c: CardRow): Ability {
  if (c.play !== undefined) return abilityOf(c.play);
  return abilityOf(ANY_TIME_KINDS.includes(c.kind) ? { timing: 'anyTime' } : { timing: 'action', actions: 1 });
}

const FOLLOWED: readonly TraitName[] = ['algeroth', 'demnogonis', 'ilian', 'muawijhe', 'semai'];
function toOf(c: CardRow, lays: string): Sieve | null {
  if (lays === 'player' && c.to !== undefined) return filter.read(c.to, null);
  if (lays !== 'warrior' && lays !== 'card') return null;
  const said = c.to === undefined ? EVERYBODY : filter.read(c.to, null);
  const whose = said.whose === 0 && ON_OWN.includes(c.kind) ? OWN : said.whose;
  const followers =
    c.kind === 'symmetry'
      ? bits(
          c.traits?.filter((trait) => FOLLOWED.includes(trait)),
          TRAIT,
        )
      : 0;
  const all = c.kind === 'symmetry' ? TRAIT.legion | followers : c.kind === 'ki' ? TRAIT.mishima : 0;
  return { ...said, whose, all: said.all | all };
}

/** A warrior who is none of the Legion, no tribal and placed in an area is a Doomtrooper [DT 7.9.1]. */
function traitsOf(c: CardRow): number {
  const traits = bits<TraitName>(c.traits, TRAIT);
  const other = TRAIT.legion | TRAIT.tribal | TRAIT.doomtrooper;
  if (c.kind !== 'warrior' || traits & other || c.areas?.includes('outside')) return traits;
  return traits | TRAIT.doomtrooper;
}

function areasOf(c: CardRow, traits: number): number {
  if (c.areas !== undefined) return areasMask(c.areas);
  if (c.kind !== 'warrior') return 0;
  if (traits & TRAIT.tribal) return areasMask(['outpost']);
  return areasMask([traits & TRAIT.legion ? 'kohort' : 'squad']);
}

const ONCE: readonly KindName[] = ['fortification', 'symmetry', 'ki', 'warzone'];

/** A card as the rules read it. */
export function compileCard(c: CardRow): Card {
  const traits = traitsOf(c);
  const text = c.text ?? [];
  const speaker = c.kind === 'warrior' ? SELF : c.gear?.includes('upgrade') ? WIELDER : BEARER;
  const lays = c.lays ?? (c.gear?.includes('upgrade') ? 'card' : LAYS[c.kind]);
  return {
    id: c.id,
    kind: KIND_NAMES.indexOf(c.kind),
    sub: bits(c.sub, SUBS),
    traits,
    kinds: [c.id, ...(c.kinds ?? []).map(kindNumber)],
    figures: c.figures ?? [0, 0, 0, 0],
    rights: bits<RightName>(c.rights, RIGHT),
    immune: bits(c.immune, IMMUNITY),
    aspects: c.aspects === 'all' ? ALL_ASPECTS : bits(c.aspects, ASPECT),
    gear: bits<GearName>(c.gear, GEAR),
    unique: c.unique === true,
    after: c.after === undefined ? 0 : AFTER_WORDS.indexOf(c.after) + ATTACH,
    lays: LAY_NAMES.indexOf(lays),
    to: toOf(c, lays),
    areas: areasOf(c, traits),
    copies: c.copies ?? (ONCE.includes(c.kind) ? 1 : 0),
    play: playOf(c),
    statics: text.flatMap((t) => (isAbility(t) ? [] : [staticOf(t, speaker)])),
    abilities: text.filter(isAbility).map(abilityOf),
    scripted: c.text !== undefined,
  };
}
