/** English phrases for the cards that a filter means. */
import { listed } from '@kolbiste/cardkit/words';
import type { Filter } from '../../../cards/parts.ts';
import { affiliation, apostle, isAffiliation, isApostle } from '../../../cards/words.ts';
import type { GearName, TraitName, ZoneName } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { called } from '../speech.ts';

import { BEARER, gearHead, headOf, KIND_HEADS, TRAIT_HEADS } from './heads.ts';

const WHOSE: Partial<Record<NonNullable<Filter['whose']>, string>> = {
  bearer: 'the',
  own: 'your',
  others: 'enemy',
  ownOther: 'your other',
  anyOther: 'other',
  self: 'this',
  chosen: 'the chosen',
  comrade: 'your same-area',
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
  const some = f.some?.every(isAffiliation) ? f.some.map((trait) => affiliation(trait, s.names).en) : [];
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
    ...(f.capable ? ['combat-capable'] : []),
    ...traits,
    ...(some.length > 0 ? [listed(some, 'or')] : []),
    ...(named.length > 0 ? [listed(named, 'or')] : []),
  ]
    .map((word) => `${word} `)
    .join('');
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);

/** A trait as a noun: "Troopers", "followers of ...". */
function traitWord(trait: TraitName, many: boolean, s: Speech): string {
  if (trait === 'vehicle' || trait === 'airship' || trait === 'beast') return `${trait}${many ? 's' : ''}`;
  if (isApostle(trait)) return `follower${many ? 's' : ''} of ${apostle(trait, s.names).en}`;
  const said = trait === 'personality' ? undefined : TRAIT_HEADS[trait]?.(s);
  return said === undefined ? '' : `${many ? said.many : said.one}${said.behind}`;
}

const gearWord = (gear: GearName): string => gearHead([gear]).many;

/** What it is none of. */
function excluded(f: Filter, s: Speech): string {
  const isGift = f.types?.[0] === 'symmetry';
  const not = [
    ...(f.none ?? []).map((trait) =>
      isAffiliation(trait)
        ? affiliation(trait, s.names).en
        : isGift && isApostle(trait)
          ? ''
          : traitWord(trait, true, s),
    ),
    ...(f.notGear ?? []).filter((gear) => gear !== 'fixed').map(gearWord),
    ...(f.notKinds ?? []).map((kind) =>
      typeof kind === 'number' ? called(s, kind) : (KIND_HEADS[kind]?.(s).many ?? kind),
    ),
  ].filter((word) => word !== '');
  return not.length === 0 ? '' : ` (not ${listed(not, 'or')})`;
}

/** Further kinds behind the first one. */
function furtherKinds(f: Filter, many: boolean, s: Speech, lead: string | undefined): string {
  const rest = (f.kinds ?? [])
    .flatMap((kind) => (typeof kind === 'string' && Object.hasOwn(KIND_HEADS, kind) ? [KIND_HEADS[kind](s)] : []))
    .slice(1)
    .map((each) => (many ? each.many : each.one));
  const link = lead === 'all' ? 'and' : 'or';
  return rest.length === 0 ? '' : rest.length === 1 ? ` ${link} ${rest[0]}` : `, ${listed(rest, link)}`;
}

const GROUPS: Readonly<Record<string, string>> = {
  asteroid: 'Asteroid Belt',
  mars: 'Mars',
  venus: 'Venus',
  mercury: 'Mercury',
  islandTeam: 'Island Team',
  skullSeeker: 'Skull Seeker',
};
/** Kinds that no noun says. */
function groups(f: Filter): string {
  const words = (f.kinds ?? []).flatMap((kind) => (typeof kind === 'string' ? (GROUPS[kind] ?? []) : []));
  return words.length === 0 ? '' : ` (${listed(words, 'or')})`;
}

function behind(f: Filter, said: readonly string[], many: boolean, s: Speech, lead?: string): string {
  const followed = (f.all ?? []).filter((trait) => !said.includes(trait)).filter(isApostle);
  return [
    furtherKinds(f, many, s, lead),
    ...followed.map((trait) => ` of ${apostle(trait, s.names).en}`),
    f.some === undefined || f.some.every(isAffiliation) || (f.types?.[0] === 'symmetry' && f.some.every(isApostle))
      ? ''
      : f.some.every(isApostle)
        ? ` (follower${many ? 's' : ''} of ${listed(
            f.some.map((trait) => apostle(trait, s.names).en),
            'or',
          )})`
        : ` (${listed(
            f.some.map((trait) => (isAffiliation(trait) ? affiliation(trait, s.names).en : traitWord(trait, many, s))),
            'or',
          )})`,
    excluded(f, s),
    groups(f),
    f.notGear?.includes('fixed') ? ' (that may be moved)' : '',
    f.bearer === undefined ? '' : f.bearer.whose === 'any' ? ' on a warrior' : ` on ${np(f.bearer, true, s)}`,
    f.whose === 'bearers' ? ' on the same bearer' : f.whose === 'borne' ? ' on this card' : '',
    f.whose === 'unit'
      ? ' of its unit'
      : f.whose === 'behind'
        ? ' behind this card'
        : f.whose === 'carried'
          ? ' riding along'
          : '',
    f.role === undefined ? '' : ROLES[f.role],
    f.named ? ` of that affiliation${s.card.lays === 'player' ? ' with the player it lies before' : ''}` : '',
    f.zones === undefined ? '' : ` ${zonesIn(f.zones)}`,
    f.riding === undefined
      ? ''
      : ` in ${listed(
          f.riding.map((gear) => article(gearHead([gear]).one)),
          'or',
        )}`,
    f.bears === undefined ? '' : ` with ${np(f.bears, false, s, 'any')}`,
    f.lacks === undefined ? '' : ` without ${np(f.lacks, false, s, 'any')}`,
    f.fate === undefined ? '' : f.fate === 'doomed' ? ' (killed)' : ' (surviving)',
    f.beside ? ' in the same area and not in the combat' : '',
    f.afoot ? ' in no vehicle' : '',
    f.hurt === undefined ? '' : ` wounded ${f.hurt === 'strike' ? 'by a strike ' : ''}in this combat`,
    f.loose ? ' on no other card' : '',
    f.fallen ? ` who ${many ? 'were' : 'was a'} ${traitWord('doomtrooper', many, s)}` : '',
    f.attacks ? ' (that can attack)' : '',
    f.shelter === undefined ? '' : ` protected by ${np(f.shelter, false, s, 'a')}`,
    f.noShelter === undefined ? '' : ` not protected by ${np(f.noShelter, false, s, 'a')}`,
    f.against === undefined ? '' : ` against ${np(f.against, false, s, 'a')}`,
    f.last ? ' (the last of that player there)' : '',
    f.outweighs === undefined ? '' : f.outweighs === 1 ? ' of a higher V' : ' of at least double V',
    f.most === undefined ? '' : ` with base V at most ${f.most}`,
    f.least === undefined ? '' : ` with base V at least ${f.least}`,
  ].join('');
}

/** "follower of each of A and B", "warrior of each of ..." */
export function eachOf(list: readonly TraitName[], s: Speech): string {
  const names = list.flatMap((trait) =>
    isApostle(trait) ? apostle(trait, s.names).en : isAffiliation(trait) ? affiliation(trait, s.names).en : [],
  );
  return `${list.every(isApostle) ? 'follower' : 'warrior'} of each of ${listed(names, 'and')}`;
}

/** The cards a filter means, one or many; `lead`: "any", "all", "a". */
export function np(f: Filter, many: boolean, s: Speech, lead?: string): string {
  if (f.whose === 'enemy') {
    const { whose: _, ...rest } = f;
    return Object.keys(rest).length > 0
      ? `${np(rest, many, s)} in combat with ${s.card.kind === 'warrior' ? 'this warrior' : 'the bearer'}`
      : 'the opponent in the combat';
  }
  if (f.whose === 'bearer' && Object.keys(f).length === 1) return 'the bearer';
  const [{ one, many: several, behind: after }, said] = f.whose === 'bearer' ? [BEARER, []] : headOf(f, s);
  const phrase = (text: string): string => (/^a [aeiou]/i.test(text) ? `an${text.slice(1)}` : text);
  const mine = f.whose?.startsWith('own') === true || f.whose === 'comrade';
  const plural = many || (lead === 'any' && mine);
  const led = lead ?? (!many && f.whose === 'others' ? 'a' : undefined);
  return phrase(`${before(f, said, led, s)}${plural ? several : one}${after}${behind(f, said, plural, s, lead)}`);
}
