/** Czech phrases for the cards that a filter means. */
import type { Case } from '@kolbiste/cardkit/czech';
import { listed } from '@kolbiste/cardkit/words';
import type { Filter } from '../../../cards/parts.ts';
import { affiliation, apostle, isAffiliation, isApostle, symmetry } from '../../../cards/words.ts';
import type { KindName, TraitName, ZoneName } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { called } from '../speech.ts';
import type { Noun } from './nouns.ts';
import { agree, declined, taleWord } from './nouns.ts';

/** What the phrase is built on: a noun, what agrees with it before it, what stays behind it. */
interface Head {
  readonly noun: Noun;
  /** Said in place of the noun. */
  readonly tale?: 'doomtrooper' | 'nepharite';
  readonly before: readonly string[];
  readonly behind: string;
}

const head = (noun: Noun, before: readonly string[] = [], behind = ''): Head => ({ noun, before, behind });

const TYPE_HEADS: Readonly<Record<KindName, (s: Speech) => Head>> = {
  warrior: () => head('warrior'),
  equipment: () => head('equipment'),
  fortification: () => head('fortification'),
  symmetry: (s) => head('card', [], ` ${symmetry(s.names).gen}`),
  mission: () => head('mission'),
  relic: () => head('relic'),
  warzone: () => head('warzone', ['válečný']),
  ki: () => head('ki', [], ' ki'),
  beast: () => head('beast'),
  art: () => head('art', [], ' Umění'),
  special: () => head('card', ['speciální']),
  alliance: () => head('alliance'),
};

/** Kinds that are words, as far as cards speak of them. */
const KIND_HEADS: Readonly<Record<string, Head>> = {
  nepharite: { noun: 'warrior', tale: 'nepharite', before: [], behind: '' },
  commander: head('commander'),
  legionnaire: head('legionnaire'),
  city: head('city'),
  citadel: head('citadel'),
  cathedral: head('cathedral'),
  tank: head('tank'),
  poison: head('poison'),
  handgun: head('handgun'),
  machineGun: head('machineGun'),
  exCorporate: head('mercenary', ['bývalý korporační']),
};

const TRAIT_HEADS: Partial<Record<TraitName, Head>> = {
  heretic: head('heretic'),
  mercenary: head('mercenary'),
  cultist: head('cultist'),
  apostle: head('apostle'),
  sergeant: head('sergeant'),
  captain: head('captain'),
  doomtrooper: { noun: 'warrior', tale: 'doomtrooper', before: [], behind: '' },
  tribal: head('tribesman', ['kmenový']),
  personality: head('personality'),
  leader: head('leader', [], ' korporace'),
  airship: head('warrior', [], ' (VZDUŠNÝ KORÁB)'),
  beast: head('warrior', [], ' (ZVÍŘE)'),
  vehicle: head('warrior', [], ' (VOZIDLO)'),
};

const GEAR_HEADS: Readonly<Record<string, Head>> = {
  vehicle: head('vehicle'),
  airship: head('airship', ['vzdušný']),
  armour: head('armour'),
  poison: head('poison'),
};

function gearHead(gear: NonNullable<Filter['gear']>): Head {
  const [first] = gear;
  if (Object.hasOwn(GEAR_HEADS, first)) return GEAR_HEADS[first];
  if (gear.length > 1) return head('weapon');
  return head('weapon', [first === 'fightWeapon' ? 'zápasnický' : first === 'shootWeapon' ? 'střelný' : 'speciální']);
}

/** " (vybavení, opevnění a relikvie)". */
function severalTypes(types: readonly KindName[], s: Speech): string {
  const names = types.map((type) => {
    const { noun, before, behind } = TYPE_HEADS[type](s);
    return `${before.map((word) => `${agree(word, noun, true, 'nom')} `).join('')}${declined(noun, true, 'nom')}${behind}`;
  });
  return ` (${listed(names, 'a')})`;
}

/** "dar ...", of an apostle or of the whole Symmetry. */
function symmetryHead(f: Filter, s: Speech): readonly [Head, readonly string[]] {
  const of = f.all?.find(isApostle);
  if (of !== undefined) return [head('gift', [], ` ${apostle(of, s.names).gen}`), [of]];
  if (f.none?.some(isApostle)) return [head('gift', [], ` ${symmetry(s.names).gen}`), []];
  return [TYPE_HEADS.symmetry(s), []];
}

/** " (doomtrooper)" behind a word that does not say it. */
const status = (f: Filter, s: Speech): string =>
  f.all?.includes('doomtrooper') ? ` (${taleWord('doomtrooper', false, 'nom', s)})` : '';

/** The noun of a filter, and the traits that it says already. */
function headOf(f: Filter, s: Speech): readonly [Head, readonly string[]] {
  if (f.gear !== undefined) return [gearHead(f.gear), []];
  const word = f.kinds?.find((kind) => typeof kind === 'string');
  if (word !== undefined && Object.hasOwn(KIND_HEADS, word)) return [KIND_HEADS[word], []];
  if (f.types?.length === 1 && f.types[0] === 'symmetry') return symmetryHead(f, s);
  if (f.types !== undefined && !f.types.includes('warrior'))
    return [f.types.length === 1 ? TYPE_HEADS[f.types[0]](s) : head('card', [], severalTypes(f.types, s)), []];
  const followed = f.all?.find(isApostle);
  if (followed !== undefined) return [head('follower', [], ` ${apostle(followed, s.names).gen}`), [followed, 'legion']];
  const rank = f.none?.includes('personality')
    ? 'nonPersonality'
    : f.all?.includes('personality')
      ? 'personality'
      : undefined;
  if (rank !== undefined) return [head(rank, [], status(f, s)), ['personality', 'doomtrooper']];
  const said = (Object.keys(TRAIT_HEADS) as TraitName[]).find((trait) => f.all?.includes(trait));
  return said === undefined ? [head('warrior'), []] : [TRAIT_HEADS[said] as Head, [said, 'doomtrooper']];
}

const WHOSE: Partial<Record<NonNullable<Filter['whose']>, readonly string[]>> = {
  own: ['tvůj'],
  others: ['protivníkův'],
  ownOther: ['tvůj', 'jiný'],
  anyOther: ['jiný'],
  self: ['tento'],
  chosen: ['vybraný'],
  comrade: ['tvůj'],
  chosenKind: ['tvůj', 'vybraný'],
};
const ROLES = { any: '', attacker: ' (útočník)', defender: ' (obránce)', inCombat: ' v souboji' } as const;
const ZONES: Readonly<Record<ZoneName, string>> = {
  squad: 'v Mužstvu',
  kohort: 'v Kohortě',
  outpost: 'na Stanici',
  outside: 'mimo oblasti',
  attached: 'u nositele',
  player: 'u hráče',
};
export const zonesIn = (zones: readonly ZoneName[]): string =>
  listed(
    zones.map((zone) => ZONES[zone]),
    'nebo',
  );

const traitTail = (trait: TraitName, s: Speech): string =>
  isAffiliation(trait) ? ` ${affiliation(trait, s.names).gen}` : '';

function ridden(gear: NonNullable<Filter['gear']>): string {
  const { noun, before } = gearHead(gear);
  return `${before.map((word) => `${agree(word, noun, false, 'nom')} `).join('')}${declined(noun, false, 'nom')}`;
}

/** What stands behind the noun. */
function tail(f: Filter, said: readonly string[], s: Speech): string {
  const traits = (f.all ?? []).filter((trait) => !said.includes(trait)).map((trait) => traitTail(trait, s));
  const some = (f.some ?? []).filter(isAffiliation).map((trait) => affiliation(trait, s.names).gen ?? '');
  const named = [...(f.cards ?? []), ...(f.kinds ?? [])].flatMap((kind) =>
    typeof kind === 'number' ? [called(s, kind)] : [],
  );
  const isGift = f.types?.[0] === 'symmetry';
  const followed = (isGift ? [] : (f.none ?? []))
    .filter(isApostle)
    .map((trait) => `stoupenci ${apostle(trait, s.names).gen}`);
  const not = [
    ...(f.none ?? []).filter(isAffiliation).map((trait) => affiliation(trait, s.names).gen ?? ''),
    ...followed,
  ];
  const words = (f.kinds ?? []).filter((kind) => typeof kind === 'string' && Object.hasOwn(KIND_HEADS, kind)).slice(1);
  return [
    words.length === 0
      ? ''
      : ` nebo ${listed(
          words.map((word) => declined(KIND_HEADS[word].noun, true, 'acc')),
          'nebo',
        )}`,
    ...traits,
    some.length > 0 ? ` ${listed(some, 'nebo')}` : '',
    named.length > 0 ? ` ${listed(named, 'nebo')}` : '',
    not.length > 0 ? ` (ne ${listed(not, 'ani')})` : '',
    f.notKinds === undefined
      ? ''
      : ` (ne ${listed(
          f.notKinds.map((kind) =>
            typeof kind === 'number' ? called(s, kind) : declined(KIND_HEADS[kind].noun, true, 'nom'),
          ),
          'ani',
        )})`,
    f.bearer === undefined ? '' : f.bearer.whose === 'any' ? ' u bojovníka' : ` u ${np(f.bearer, false, 'gen', s)}`,
    f.whose === 'bearers' ? ' u téhož nositele' : '',
    f.whose === 'unit' ? ' v jeho jednotce' : '',
    f.role === undefined ? '' : ROLES[f.role],
    f.zones === undefined ? '' : ` ${zonesIn(f.zones)}`,
    f.riding === undefined ? '' : ` (ve vozidle: ${ridden(f.riding)})`,
    f.bears === undefined ? '' : ` s kartou: ${np(f.bears, false, 'nom', s)}`,
    f.lacks === undefined ? '' : ` bez karty: ${np(f.lacks, false, 'nom', s)}`,
    f.fate === undefined ? '' : f.fate === 'doomed' ? ' (zabitý)' : ' (přeživší)',
    f.beside ? ' ze stejné oblasti mimo souboj' : '',
    f.afoot ? ' mimo vozidlo' : '',
    f.hurt === undefined ? '' : ` zraněný ${f.hurt === 'strike' ? 'úderem ' : ''}v tomto souboji`,
    f.loose ? ' u žádné jiné karty' : '',
    f.whose === 'comrade' ? ' ve stejné oblasti' : '',
    f.last ? ' (poslední svého hráče v oblasti)' : '',
    f.outweighs === undefined ? '' : f.outweighs === 1 ? ' s vyšší H' : ' s aspoň dvojnásobnou H',
    f.most === undefined ? '' : ` se základní H nejvýše ${f.most}`,
    f.least === undefined ? '' : ` se základní H aspoň ${f.least}`,
  ].join('');
}

/** What agrees with the noun before it. */
function adjectives(f: Filter, many: boolean): string[] {
  const whose = (f.whose === undefined ? undefined : WHOSE[f.whose]) ?? [];
  return [
    ...whose.map((word) => (many && word === 'jiný' ? 'ostatní' : word)),
    ...(f.marks?.includes('wounded') ? ['zraněný'] : []),
    ...(f.marks?.includes('covered') ? ['ukrytý'] : []),
    ...(f.marks?.includes('imprisoned') ? ['uvězněný'] : []),
    ...(f.unmarked?.includes('wounded') ? ['nezraněný'] : []),
    ...(f.unmarked?.includes('covered') ? ['neukrytý'] : []),
  ];
}

/** The cards a filter means, one or many, in a case; `lead` agrees too: "libovolný", "všechen", "jeden". */
export function np(f: Filter, many: boolean, c: Case, s: Speech, lead?: string): string {
  if (f.whose === 'enemy') {
    const { whose: _, ...rest } = f;
    if (Object.keys(rest).length > 0) return `${np(rest, many, c, s)} v souboji s nositelem`;
    return agreeing(c, 'protivník protivníka protivníkovi protivníka protivníkem');
  }
  if (f.whose === 'bearer' && Object.keys(f).length === 1)
    return agreeing(c, 'nositel nositele nositeli nositele nositelem');
  const [{ noun, tale, before, behind }, said] = f.whose === 'bearer' ? [BEARER, []] : headOf(f, s);
  const leads = [...(lead === undefined ? [] : [lead]), ...adjectives(f, many), ...before];
  const word = tale === undefined ? declined(noun, many, c) : taleWord(tale, many, c, s);
  return `${leads.map((each) => `${agree(each, noun, many, c)} `).join('')}${word}${behind}${tail(f, said, s)}`;
}

const BEARER = head('bearer');
const FORMS: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins'];
const agreeing = (c: Case, forms: string): string => forms.split(' ')[FORMS.indexOf(c)];
