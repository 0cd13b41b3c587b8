/** What a phrase for cards is built on: the noun that says what they are. */
import { listed } from '@kolbiste/cardkit/words';
import type { Filter } from '../../../cards/parts.ts';
import { apostle, isApostle, symmetry, taleNoun } from '../../../cards/words.ts';
import type { KindName, TraitName } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';

/** One and many of what a phrase is built on, with what stands behind it. */
export interface Head {
  readonly one: string;
  readonly many: string;
  readonly behind: string;
}
const head = (one: string, many = `${one}s`, behind = ''): Head => ({ one, many, behind });
const WARRIOR = head('warrior');
export const BEARER = head('bearer');

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

export const KIND_HEADS: Readonly<Record<string, (s: Speech) => Head>> = {
  nepharite: (s) => head(taleNoun('nepharite', s.names).en),
  cardinal: () => head('Cardinal'),
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

export const TRAIT_HEADS: Partial<Record<TraitName, (s: Speech) => Head>> = {
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

export function gearHead(gear: NonNullable<Filter['gear']>): Head {
  const [first] = gear;
  if (Object.hasOwn(GEAR_HEADS, first)) return GEAR_HEADS[first];
  if (gear.length > 1) return head('weapon');
  return head(first === 'fightWeapon' ? 'fight weapon' : first === 'shootWeapon' ? 'shoot weapon' : 'special weapon');
}

/** With more of them any card is meant. */
const MOST_TYPES = 8;
/** "cards (equipment cards, fortifications and relics)". */
function severalTypes(types: readonly KindName[], s: Speech): Head {
  if (types.length > MOST_TYPES) return { one: 'card', many: 'cards', behind: '' };
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
  if (f.some?.every(isApostle)) return [head('Gift', 'Gifts', ' of Apostles'), []];
  if (f.none?.some(isApostle)) return [head('Gift', 'Gifts', ` of the ${symmetry(s.names).en}`), []];
  return [TYPE_HEADS.symmetry(s), []];
}

/** " (Doomtrooper)" behind a word that does not say it. */
const status = (f: Filter, s: Speech): string =>
  f.all?.includes('doomtrooper') ? ` (${taleNoun('doomtrooper', s.names).en})` : '';

export function headOf(f: Filter, s: Speech): readonly [Head, readonly string[]] {
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
