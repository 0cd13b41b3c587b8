/** Czech phrases for the cards that a filter means. */
import type { Case } from '@kolbiste/cardkit/czech';
import { listed } from '@kolbiste/cardkit/words';
import type { Filter } from '../../../cards/parts.ts';
import { affiliation, apostle, isAffiliation, isApostle } from '../../../cards/words.ts';
import type { TraitName, ZoneName } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { called } from '../speech.ts';
import type { Head } from './heads.ts';
import { BEARER, gearHead, head, headOf, KIND_HEADS, TRAIT_HEADS } from './heads.ts';
import { agree, declined, taleWord } from './nouns.ts';

const WHOSE: Partial<Record<NonNullable<Filter['whose']>, readonly string[]>> = {
  own: ['tvůj'],
  others: ['protivníkův'],
  ownOther: ['tvůj', 'jiný'],
  anyOther: ['jiný'],
  self: ['tento'],
  chosen: ['vybraný'],
  comrade: ['tvůj'],
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
  isAffiliation(trait)
    ? ` ${affiliation(trait, s.names).gen}`
    : isApostle(trait)
      ? ` ${apostle(trait, s.names).gen}`
      : '';

const phrase = ({ noun, tale, before, behind }: Head, many: boolean, s: Speech): string =>
  `${before.map((word) => `${agree(word, noun, many, 'nom')} `).join('')}${tale === undefined ? declined(noun, many, 'nom') : taleWord(tale, many, 'nom', s)}${behind}`;
const gearWords = (gear: NonNullable<Filter['gear']>, many: boolean, s: Speech): string[] =>
  gear.filter((each) => each !== 'fixed').map((each) => phrase(gearHead([each]), many, s));

const CONSIDERED = {
  vehicle: ['VOZIDLO', 'VOZIDLA'],
  airship: ['VZDUŠNÝ KORÁB', 'VZDUŠNÉ KORÁBY'],
  beast: ['ZVÍŘE', 'ZVÍŘATA'],
} as const;
/** A trait as a noun: "výsadkář", "stoupenec ...". */
function traitWord(trait: TraitName, many: boolean, s: Speech): string {
  if (trait === 'vehicle' || trait === 'airship' || trait === 'beast') return CONSIDERED[trait][many ? 1 : 0];
  if (isApostle(trait)) return phrase(head('follower', [], ` ${apostle(trait, s.names).gen}`), many, s);
  const said = TRAIT_HEADS[trait];
  return said === undefined || trait === 'personality' ? '' : phrase(said, many, s);
}

/** What it is none of. */
function excluded(f: Filter, s: Speech): string {
  const isGift = f.types?.[0] === 'symmetry';
  const not = [
    ...(f.none ?? []).map((trait) =>
      isAffiliation(trait)
        ? (affiliation(trait, s.names).gen ?? '')
        : isGift && isApostle(trait)
          ? ''
          : traitWord(trait, true, s),
    ),
    ...gearWords(f.notGear ?? [], true, s),
    ...(f.notKinds ?? []).map((kind) =>
      typeof kind === 'number' ? called(s, kind) : declined(KIND_HEADS[kind].noun, true, 'nom'),
    ),
  ].filter((word) => word !== '');
  return not.length === 0 ? '' : ` (ne ${listed(not, 'ani')})`;
}

/** One of which it is. */
function oneOf(f: Filter, many: boolean, s: Speech): string {
  const some = f.some ?? [];
  if (some.length === 0) return '';
  if (some.every(isApostle) && f.types?.[0] === 'symmetry') return '';
  if (some.every(isApostle))
    return ` (${declined('follower', many, 'nom')} ${listed(
      some.map((trait) => apostle(trait, s.names).gen ?? ''),
      'nebo',
    )})`;
  return some.every(isAffiliation)
    ? ` ${listed(
        some.map((trait) => affiliation(trait, s.names).gen ?? ''),
        'nebo',
      )}`
    : ` (${listed(
        some.map((trait) =>
          isAffiliation(trait) ? (affiliation(trait, s.names).cs ?? '') : traitWord(trait, many, s),
        ),
        'nebo',
      )})`;
}

/** Further kinds behind the first one. */
function furtherKinds(f: Filter, many: boolean, c: Case, lead: string | undefined): string {
  const words = (f.kinds ?? []).flatMap((kind) =>
    typeof kind === 'string' && Object.hasOwn(KIND_HEADS, kind) ? [declined(KIND_HEADS[kind].noun, many, c)] : [],
  );
  const rest = words.slice(1);
  if (rest.length === 0) return '';
  const link = lead === 'všechen' ? 'a' : 'nebo';
  return rest.length === 1 ? ` ${link} ${rest[0]}` : `, ${listed(rest, link)}`;
}

const GROUPS: Readonly<Record<string, string>> = {
  asteroid: 'Pás asteroidů',
  mars: 'Mars',
  venus: 'Venuše',
  mercury: 'Merkur',
  islandTeam: 'člen ostrovního týmu',
  skullSeeker: 'lovec lebek',
};
/** Kinds that no noun says. */
function groups(f: Filter): string {
  const words = (f.kinds ?? []).flatMap((kind) => (typeof kind === 'string' ? (GROUPS[kind] ?? []) : []));
  return words.length === 0 ? '' : ` (${listed(words, 'nebo')})`;
}

/** Whom or what one bears: "se zvířetem". */
const withOne = (what: string): string => ` ${/^[szšž]/i.test(what) ? 'se' : 's'} ${what}`;

/** What stands behind the noun. */
function tail(f: Filter, said: readonly string[], many: boolean, c: Case, s: Speech, lead?: string): string {
  const traits = (f.all ?? []).filter((trait) => !said.includes(trait)).map((trait) => traitTail(trait, s));
  const named = [...(f.cards ?? []), ...(f.kinds ?? [])].flatMap((kind) =>
    typeof kind === 'number' ? [called(s, kind)] : [],
  );
  return [
    furtherKinds(f, many, c, lead),
    ...traits,
    oneOf(f, many, s),
    named.length > 0 ? ` ${listed(named, 'nebo')}` : '',
    excluded(f, s),
    groups(f),
    f.notGear?.includes('fixed') ? ' (které lze přesunout)' : '',
    f.bearer === undefined ? '' : f.bearer.whose === 'any' ? ' u bojovníka' : ` u ${np(f.bearer, false, 'gen', s)}`,
    f.whose === 'bearers' ? ' u téhož nositele' : f.whose === 'borne' ? ' u této karty' : '',
    f.whose === 'unit'
      ? ' v jeho jednotce'
      : f.whose === 'behind'
        ? ' za touto kartou'
        : f.whose === 'carried'
          ? ' na tomto zvířeti s nositelem'
          : '',
    f.role === undefined ? '' : ROLES[f.role],
    f.named ? ` té příslušnosti${s.card.lays === 'player' ? ' hráče, před nímž karta leží,' : ''}` : '',
    f.zones === undefined ? '' : ` ${zonesIn(f.zones)}`,
    f.riding === undefined ? '' : ` (ve vozidle: ${listed(gearWords(f.riding, false, s), 'nebo')})`,
    f.bears === undefined ? '' : withOne(np(f.bears, false, 'ins', s)),
    f.lacks === undefined ? '' : ` bez ${np(f.lacks, false, 'gen', s)}`,
    f.fate === undefined ? '' : f.fate === 'doomed' ? ' (zabitý)' : ' (přeživší)',
    f.beside ? ' ze stejné oblasti mimo souboj' : '',
    f.afoot ? ' mimo vozidlo' : '',
    f.hurt === undefined ? '' : ` zraněný ${f.hurt === 'strike' ? 'úderem ' : ''}v tomto souboji`,
    f.loose ? ' u žádné jiné karty' : '',
    f.fallen ? `, ${many ? 'kteří byli' : 'který byl'} ${taleWord('doomtrooper', many, 'ins', s)}` : '',
    f.attacks ? ' (který může útočit)' : '',
    f.shelter === undefined ? '' : ` pod ochranou ${np(f.shelter, false, 'gen', s)}`,
    f.noShelter === undefined ? '' : ` bez ochrany ${np(f.noShelter, false, 'gen', s)}`,
    f.against === undefined ? '' : ` proti ${np(f.against, false, 'dat', s)}`,
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
    ...(f.capable ? ['bojeschopný'] : []),
  ];
}

/** "stoupenci každého z apoštolů: A a B", "bojovníkovi každé z příslušností: ..." */
export function eachOf(list: readonly TraitName[], s: Speech): string {
  const names = list.flatMap((trait) =>
    isApostle(trait) ? apostle(trait, s.names).cs : isAffiliation(trait) ? affiliation(trait, s.names).cs : [],
  );
  return `${list.every(isApostle) ? 'stoupenci každého z apoštolů' : 'bojovníkovi každé z příslušností'}: ${listed(names, 'a')}`;
}

/** The cards a filter means, one or many, in a case; `lead` agrees too: "libovolný", "všechen", "jeden". */
export function np(f: Filter, many: boolean, c: Case, s: Speech, lead?: string): string {
  if (f.whose === 'enemy') {
    const { whose: _, ...rest } = f;
    if (Object.keys(rest).length > 0)
      return `${np(rest, many, c, s)} v souboji s ${s.card.kind === 'warrior' ? 'tímto bojovníkem' : 'nositelem'}`;
    return agreeing(c, 'protivník protivníka protivníkovi protivníka protivníkem');
  }
  if (f.whose === 'bearer' && Object.keys(f).length === 1)
    return agreeing(c, 'nositel nositele nositeli nositele nositelem');
  const [{ noun, tale, before, behind }, said] = f.whose === 'bearer' ? [BEARER, []] : headOf(f, s);
  const leads = [...(lead === undefined ? [] : [lead]), ...adjectives(f, many), ...before];
  const word = tale === undefined ? declined(noun, many, c) : taleWord(tale, many, c, s);
  return `${leads.map((each) => `${agree(each, noun, many, c)} `).join('')}${word}${behind}${tail(f, said, many, c, s, lead)}`;
}

const FORMS: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins'];
const agreeing = (c: Case, forms: string): string => forms.split(' ')[FORMS.indexOf(c)];
