/** English phrases for the cards that a filter means. */
import { listed } from '@kolbiste/cardkit/words';
import type { Filter } from '../../../cards/parts.ts';
import { affiliation, apostle, isAffiliation, isApostle, symmetry, taleNoun } from '../../../cards/words.ts';
import type { KindName, TraitName, ZoneName } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { called } from '../speech.ts';

/** One and many of what a phrase is built on, with what stands behind it. */
interface Head {
  readonly one: string;
  readonly many: string;
  readonly behind: string;
}
const head = (one: string, many = `${one}s`, behind = ''): Head => ({ one, many, behind });
const WARRIOR = head('warrior');
const BEARER = head('bearer');

const TYPE_HEADS: Readonly<Record<KindName, (s: Speech) => Head>> = {
  warrior: () => WARRIOR,
  equipment: () => head('equipment card'),
  fortification: () => head('fortification'),
  symmetry: (s) => head(`${symmetry(s.names).en} card`),
  mission: () => head('mission'),
  relic: () => head('relic'),
  warzone: () => head('warzone'),
  ki: () => head('ki power'),
  beast: () => head('beast'),
  art: () => head('spell of the Art', 'spells of the Art'),
  special: () => head('special card'),
  alliance: () => head('alliance'),
};

const KIND_HEADS: Readonly<Record<string, (s: Speech) => Head>> = {
  nepharite: (s) => head(taleNoun('nepharite', s.names).en),
  commander: () => head('commander'),
  legionnaire: () => head('Legionnaire'),
  city: () => head('city', 'cities'),
  citadel: () => head('citadel'),
  cathedral: () => head('cathedral'),
  tank: () => head('tank'),
  poison: () => head('poison'),
  handgun: () => head('handgun'),
  machineGun: () => head('machine gun'),
  exCorporate: () => head('ex-corporate mercenary', 'ex-corporate mercenaries'),
};

const TRAIT_HEADS: Partial<Record<TraitName, (s: Speech) => Head>> = {
  heretic: () => head('Heretic'),
  mercenary: () => head('mercenary', 'mercenaries'),
  cultist: () => head('Cultist'),
  apostle: () => head('Apostle'),
  sergeant: () => head('sergeant'),
  captain: () => head('captain'),
  doomtrooper: (s) => head(taleNoun('doomtrooper', s.names).en),
  tribal: () => head('tribal warrior'),
  personality: () => head('personality', 'personalities'),
  leader: () => head('corporate leader'),
  airship: () => head('warrior', 'warriors', ' considered an airship'),
  beast: () => head('warrior', 'warriors', ' considered a beast'),
  vehicle: () => head('warrior', 'warriors', ' considered a vehicle'),
};

const GEAR_HEADS: Readonly<Record<string, Head>> = {
  vehicle: head('vehicle'),
  airship: head('airship'),
  armour: head('armour card'),
  poison: head('poison'),
};

function gearHead(gear: NonNullable<Filter['gear']>): Head {
  const [first] = gear;
  if (Object.hasOwn(GEAR_HEADS, first)) return GEAR_HEADS[first];
  if (gear.length > 1) return head('weapon');
  return head(first === 'fightWeapon' ? 'fight weapon' : first === 'shootWeapon' ? 'shoot weapon' : 'special weapon');
}

/** "cards (equipment cards, fortifications and relics)". */
function severalTypes(types: readonly KindName[], s: Speech): Head {
  const behind = ` (${listed(
    types.map((type) => TYPE_HEADS[type](s).many),
    'and',
  )})`;
  return head('card', 'cards', behind);
}

/** "Gift of ...", of an apostle or of the whole Symmetry. */
function symmetryHead(f: Filter, s: Speech): readonly [Head, readonly string[]] {
  const of = f.all?.find(isApostle);
  if (of !== undefined) return [head('Gift', 'Gifts', ` of ${apostle(of, s.names).en}`), [of]];
  if (f.none?.some(isApostle)) return [head('Gift', 'Gifts', ` of the ${symmetry(s.names).en}`), []];
  return [TYPE_HEADS.symmetry(s), []];
}

/** " (Doomtrooper)" behind a word that does not say it. */
const status = (f: Filter, s: Speech): string =>
  f.all?.includes('doomtrooper') ? ` (${taleNoun('doomtrooper', s.names).en})` : '';

function headOf(f: Filter, s: Speech): readonly [Head, readonly string[]] {
  if (f.gear !== undefined) return [gearHead(f.gear), []];
  const word = f.kinds?.find((kind) => typeof kind === 'string');
  if (word !== undefined && Object.hasOwn(KIND_HEADS, word)) return [KIND_HEADS[word](s), []];
  if (f.types?.length === 1 && f.types[0] === 'symmetry') return symmetryHead(f, s);
  if (f.types !== undefined && !f.types.includes('warrior'))
    return [f.types.length === 1 ? TYPE_HEADS[f.types[0]](s) : severalTypes(f.types, s), []];
  const followed = f.all?.find(isApostle);
  if (followed !== undefined)
    return [head('follower', 'followers', ` of ${apostle(followed, s.names).en}`), [followed, 'legion']];
  const rank = f.none?.includes('personality')
    ? 'non-personalit'
    : f.all?.includes('personality')
      ? 'personalit'
      : undefined;
  if (rank !== undefined) return [head(`${rank}y`, `${rank}ies`, status(f, s)), ['personality', 'doomtrooper']];
  const said = (Object.keys(TRAIT_HEADS) as TraitName[]).find((trait) => f.all?.includes(trait));
  return said === undefined ? [WARRIOR, []] : [(TRAIT_HEADS[said] as (s: Speech) => Head)(s), [said, 'doomtrooper']];
}

const WHOSE: Partial<Record<NonNullable<Filter['whose']>, string>> = {
  bearer: 'the',
  own: 'your',
  others: 'enemy',
  ownOther: 'your other',
  anyOther: 'other',
  self: 'this',
  chosen: 'the chosen',
  comrade: 'your same-area',
  chosenKind: 'your chosen kind of',
};
const ROLES = {
  any: '',
  attacker: ' (the attacker)',
  defender: ' (the defender)',
  inCombat: ' in the combat',
} as const;
const ZONES: Readonly<Record<ZoneName, string>> = {
  squad: 'in the Squad',
  kohort: 'in the Kohort',
  outpost: 'on the Outpost',
  outside: 'outside the areas',
  attached: 'on a bearer',
  player: 'before a player',
};
export const zonesIn = (zones: readonly ZoneName[]): string =>
  listed(
    zones.map((zone) => ZONES[zone]),
    'or',
  );

/** What stands before the noun. */
function before(f: Filter, said: readonly string[], lead: string | undefined, s: Speech): string {
  const traits = (f.all ?? [])
    .filter((trait) => !said.includes(trait) && isAffiliation(trait))
    .map((trait) => affiliation(trait as never, s.names).en);
  const some = (f.some ?? []).filter(isAffiliation).map((trait) => affiliation(trait, s.names).en);
  const named = [...(f.cards ?? []), ...(f.kinds ?? [])].flatMap((kind) =>
    typeof kind === 'number' ? [called(s, kind)] : [],
  );
  const whose = f.whose === undefined ? undefined : WHOSE[f.whose];
  return [
    ...(lead === undefined ? [] : [lead === 'any' && whose?.startsWith('your') ? 'one of' : lead]),
    ...(whose === undefined ? [] : [whose]),
    ...(f.marks?.includes('wounded') ? ['wounded'] : []),
    ...(f.marks?.includes('covered') ? ['covered'] : []),
    ...(f.marks?.includes('imprisoned') ? ['imprisoned'] : []),
    ...(f.unmarked?.includes('wounded') ? ['unwounded'] : []),
    ...(f.unmarked?.includes('covered') ? ['uncovered'] : []),
    ...traits,
    ...(some.length > 0 ? [listed(some, 'or')] : []),
    ...(named.length > 0 ? [listed(named, 'or')] : []),
  ]
    .map((word) => `${word} `)
    .join('');
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);

function behind(f: Filter, s: Speech): string {
  const isGift = f.types?.[0] === 'symmetry';
  const followed = (isGift ? [] : (f.none ?? []))
    .filter(isApostle)
    .map((trait) => `followers of ${apostle(trait, s.names).en}`);
  const not = [...(f.none ?? []).filter(isAffiliation).map((trait) => affiliation(trait, s.names).en), ...followed];
  const words = (f.kinds ?? []).filter((kind) => typeof kind === 'string' && Object.hasOwn(KIND_HEADS, kind)).slice(1);
  return [
    words.length === 0
      ? ''
      : ` or ${listed(
          words.map((word) => KIND_HEADS[word](s).many),
          'or',
        )}`,
    not.length > 0 ? ` (not ${listed(not, 'or')})` : '',
    f.notKinds === undefined
      ? ''
      : ` (not ${listed(
          f.notKinds.map((kind) => (typeof kind === 'number' ? called(s, kind) : (KIND_HEADS[kind]?.(s).many ?? kind))),
          'or',
        )})`,
    f.bearer === undefined ? '' : f.bearer.whose === 'any' ? ' on a warrior' : ` on ${np(f.bearer, true, s)}`,
    f.whose === 'bearers' ? ' on the same bearer' : '',
    f.whose === 'unit' ? ' of its unit' : '',
    f.role === undefined ? '' : ROLES[f.role],
    f.zones === undefined ? '' : ` ${zonesIn(f.zones)}`,
    f.riding === undefined ? '' : ` in ${article(gearHead(f.riding).one)}`,
    f.bears === undefined ? '' : ` with ${np(f.bears, false, s, 'any')}`,
    f.lacks === undefined ? '' : ` without ${np(f.lacks, false, s, 'any')}`,
    f.fate === undefined ? '' : f.fate === 'doomed' ? ' (killed)' : ' (surviving)',
    f.beside ? ' in the same area and not in the combat' : '',
    f.afoot ? ' in no vehicle' : '',
    f.hurt === undefined ? '' : ` wounded ${f.hurt === 'strike' ? 'by a strike ' : ''}in this combat`,
    f.loose ? ' on no other card' : '',
    f.last ? ' (the last of that player there)' : '',
    f.outweighs === undefined ? '' : f.outweighs === 1 ? ' of a higher V' : ' of at least double V',
    f.most === undefined ? '' : ` with base V at most ${f.most}`,
    f.least === undefined ? '' : ` with base V at least ${f.least}`,
  ].join('');
}

/** The cards a filter means, one or many; `lead`: "any", "all", "a". */
export function np(f: Filter, many: boolean, s: Speech, lead?: string): string {
  if (f.whose === 'enemy') {
    const { whose: _, ...rest } = f;
    return Object.keys(rest).length > 0
      ? `${np(rest, many, s)} in combat with the bearer`
      : 'the opponent in the combat';
  }
  if (f.whose === 'bearer' && Object.keys(f).length === 1) return 'the bearer';
  const [{ one, many: several, behind: after }, said] = f.whose === 'bearer' ? [BEARER, []] : headOf(f, s);
  const phrase = (text: string): string => (lead === 'a' && /^a [aeiou]/i.test(text) ? `an${text.slice(1)}` : text);
  const plural = many || (lead === 'any' && f.whose?.startsWith('own') === true);
  return phrase(`${before(f, said, lead, s)}${plural ? several : one}${after}${behind(f, s)}`);
}
