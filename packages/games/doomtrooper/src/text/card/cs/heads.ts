/** What a phrase for cards is built on: the noun that says what they are. */
import { listed } from '@kolbiste/cardkit/words';
import type { Filter } from '../../../cards/parts.ts';
import { apostle, isApostle, symmetry } from '../../../cards/words.ts';
import type { KindName, TraitName } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import type { Noun } from './nouns.ts';
import { agree, declined, taleWord } from './nouns.ts';

/** What the phrase is built on: a noun, what agrees with it before it, what stays behind it. */
export interface Head {
  readonly noun: Noun;
  /** Said in place of the noun. */
  readonly tale?: 'doomtrooper' | 'nepharite';
  readonly before: readonly string[];
  readonly behind: string;
}

export const head = (noun: Noun, before: readonly string[] = [], behind = ''): Head => ({ noun, before, behind });

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
export const KIND_HEADS: Readonly<Record<string, Head>> = {
  nepharite: { noun: 'warrior', tale: 'nepharite', before: [], behind: '' },
  cardinal: head('cardinal'),
  commander: head('commander'),
  legionnaire: head('legionnaire'),
  city: head('city'),
  citadel: head('citadel'),
  cathedral: head('cathedral'),
  tank: head('tank'),
  poison: head('poison'),
  handgun: head('handgun'),
  machineGun: head('machineGun'),
  exCorporate: head('mercenary', ['bývalý', 'korporační']),
};

export const TRAIT_HEADS: Partial<Record<TraitName, Head>> = {
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

export function gearHead(gear: NonNullable<Filter['gear']>): Head {
  const [first] = gear;
  if (Object.hasOwn(GEAR_HEADS, first)) return GEAR_HEADS[first];
  if (gear.length > 1) return head('weapon');
  return head('weapon', [first === 'fightWeapon' ? 'zápasnický' : first === 'shootWeapon' ? 'střelný' : 'speciální']);
}

/** With more of them any card is meant. */
const MOST_TYPES = 8;
/** " (vybavení, opevnění a relikvie)". */
function severalTypes(types: readonly KindName[], s: Speech): string {
  if (types.length > MOST_TYPES) return '';
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
  if (f.some?.every(isApostle)) return [head('gift', [], ' apoštolů'), []];
  if (f.none?.some(isApostle)) return [head('gift', [], ` ${symmetry(s.names).gen}`), []];
  return [TYPE_HEADS.symmetry(s), []];
}

/** " (doomtrooper)" behind a word that does not say it. */
const status = (f: Filter, s: Speech): string =>
  f.all?.includes('doomtrooper') ? ` (${taleWord('doomtrooper', false, 'nom', s)})` : '';

/** The noun of a filter, and the traits that it says already. */
export function headOf(f: Filter, s: Speech): readonly [Head, readonly string[]] {
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
export const BEARER = head('bearer');
