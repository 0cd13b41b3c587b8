/** What texts that hold and verbs say in Czech. */
import { listed } from '@kolbiste/cardkit/words';
import { holdFinder } from '../../../cards/hold.ts';
import type { Amount, Figures, Filter, Kind, Until, Who, Whom } from '../../../cards/parts.ts';
import { FIGURE_LETTERS } from '../../../cards/parts.ts';
import type { HoldWords, Instruction } from '../../../cards/steps.ts';
import type { ApostleWord } from '../../../cards/words.ts';
import { affiliation, apostle, isAffiliation, isApostle, symmetry, taleNoun } from '../../../cards/words.ts';
import { verbOf } from '../../../verbs/terms.ts';
import type { AspectName, RightName, TraitName } from '../../../vocabulary.ts';
import { ASPECT_NAMES } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { called } from '../speech.ts';
import { condition, howMuch } from './figures.ts';
import { np } from './filter.ts';

export { changes, condition, factors, letterList as letters, points, valuePoints } from './figures.ts';
export { eachOf, np } from './filter.ts';
export { gear } from './gear.ts';
export { whom } from './whom.ts';

export const has = (many: boolean): string => (many ? 'mají' : 'má');
const LETTERS = { F: 'Z', S: 'S', A: 'O', V: 'H' } as const;
/** "Z 4, S 4 a O 4". */
export const values = (f: Figures): string =>
  listed(
    FIGURE_LETTERS.flatMap((letter) => (f[letter] === undefined ? [] : [`${LETTERS[letter]} ${f[letter]}`])),
    'a',
  );

/** After a preposition with the accusative: "bojovníky Bratrstva". */
export const objects = (f: Filter, s: Speech): string =>
  f.whose === 'self' ? 'tohoto bojovníka' : np(f, true, 'acc', s);

export function immunities(list: readonly ('symmetry' | 'gifts' | 'art')[], s: Speech): string {
  const words = symmetry(s.names);
  const said = { symmetry: words.dat, gifts: `DARŮM ${words.gen?.toUpperCase()}`, art: 'Umění' };
  return listed(
    list.map((word) => said[word] ?? ''),
    'a',
  );
}

const ASPECTS: Readonly<Record<AspectName, string>> = {
  exorcism: 'exorcismu',
  kinetics: 'kinetiky',
  manipulation: 'manipulace',
  mentalism: 'mentalismu',
  changeling: 'metamorfózy',
  premonition: 'předtuchy',
  summoning: 'vyvolávání',
  elements: 'živlů',
};
export const aspectWord = (aspect: AspectName): string => ASPECTS[aspect];
export const aspects = (list: 'all' | readonly AspectName[]): string =>
  list === 'all' || list.length === ASPECT_NAMES.length
    ? 'kouzla všech aspektů Umění'
    : `kouzla ${listed(
        list.map((aspect) => ASPECTS[aspect]),
        'a',
      )}`;

export function tactics(list: readonly ('fight' | 'shoot')[]): string {
  if (list.length === 2) return '';
  return list[0] === 'fight' ? ' v zápase' : ' ve střelbě';
}

const GAINS: Partial<Record<TraitName, (s: Speech) => string>> = {
  heretic: () => 'se stává kacířem',
  tribal: () => 'je kmenovým válečníkem',
  mercenary: () => 'je žoldnéřem',
  vehicle: () => 'je považován za VOZIDLO',
  beast: () => 'je považován za ZVÍŘE',
  fortification: () => 'je považován za OPEVNĚNÍ',
  airship: () => 'je považován za VZDUŠNÝ KORÁB',
  sergeant: () => 'je SERŽANTEM',
  captain: () => 'je KAPITÁNEM',
  doomtrooper: (s) => `je ${taleNoun('doomtrooper', s.names).cs.split(' ')[4]}`,
};

function gain(trait: TraitName, s: Speech): string {
  if (isAffiliation(trait)) return `získává příslušnost ${affiliation(trait, s.names).gen}`;
  if (isApostle(trait)) return `je stoupencem ${apostle(trait, s.names).gen}`;
  return GAINS[trait]?.(s) ?? '';
}
export const gains = (list: readonly TraitName[], _many: boolean, s: Speech): string =>
  listed(
    list.filter((trait) => trait !== 'legion' || !list.includes('heretic')).map((trait) => gain(trait, s)),
    'a',
  );

export function loses(list: readonly TraitName[], many: boolean, s: Speech): string {
  const verb = many ? 'ztrácejí' : 'ztrácí';
  return listed(
    list.map((trait) =>
      isAffiliation(trait)
        ? `${verb} příslušnost ${affiliation(trait, s.names).gen}`
        : trait === 'doomtrooper'
          ? `přestává být ${taleNoun('doomtrooper', s.names).cs.split(' ')[4]}`
          : trait === 'mercenary'
            ? `přestává${many ? 'jí' : ''} být ${many ? 'žoldnéři' : 'žoldnéřem'}`
            : verb,
    ),
    'a',
  );
}

const RIGHTS: Readonly<Record<RightName, readonly [one: string, many: string]>> = {
  neverFights: ['nesmí NIKDY bojovat', 'nesmějí NIKDY bojovat'],
  noFight: ['nesmí NIKDY bojovat v zápase', 'nesmějí NIKDY bojovat v zápase'],
  noShoot: ['nesmí NIKDY bojovat ve střelbě', 'nesmějí NIKDY bojovat ve střelbě'],
  neverCover: ['nesmí být NIKDY v úkrytu', 'nesmějí být NIKDY v úkrytu'],
  noCover: ['nesmí vyhledat úkryt', 'nesmějí vyhledat úkryt'],
  opensOutpost: ['otevírá Stanici', 'otevírají Stanici'],
  transfers: ['smí se transferovat', 'smějí se transferovat'],
  attackedLast: ['lze na něj útočit až jako na posledního', 'lze na ně útočit až jako na poslední'],
  noEquipment: ['nesmí dostávat vybavení', 'nesmějí dostávat vybavení'],
  neverEquipment: ['nesmí NIKDY dostávat vybavení', 'nesmějí NIKDY dostávat vybavení'],
  anyEquipment: [
    'smí dostávat vybavení bez ohledu na příslušnost',
    'smějí dostávat vybavení bez ohledu na příslušnost',
  ],
  noSymmetry: ['nesmí dostávat karty ~', 'nesmějí dostávat karty ~'],
  neverSymmetry: ['nesmí NIKDY dostávat karty ~', 'nesmějí NIKDY dostávat karty ~'],
  anySymmetry: ['smí dostávat dary všech apoštolů', 'smějí dostávat dary všech apoštolů'],
  noArt: ['nesmí NIKDY sesílat kouzla', 'nesmějí NIKDY sesílat kouzla'],
  artForLegion: ['smí sesílat kouzla i ve prospěch ^', 'smějí sesílat kouzla i ve prospěch ^'],
  noAttack: ['nesmí útočit', 'nesmějí útočit'],
  notAttacked: ['nesmí být napaden', 'nesmějí být napadeni'],
  noProtection: ['nechrání před Sabotáží', 'nechrání před Sabotáží'],
  neverDiscarded: ['nesmí NIKDY opustit hru vyřazením', 'nesmějí NIKDY opustit hru vyřazením'],
  neverAnnihilated: ['nesmí NIKDY opustit hru obětováním', 'nesmějí NIKDY opustit hru obětováním'],
  ridesBeasts: ['smí mít zvíře', 'smějí mít zvíře'],
  anyZone: ['smí se bránit z každé válečné zóny ve hře', 'smějí se bránit z každé válečné zóny ve hře'],
  noMission: ['nesmí dostávat úkoly', 'nesmějí dostávat úkoly'],
  noRelic: ['nesmí dostávat relikvie', 'nesmějí dostávat relikvie'],
  noFortification: ['nevyužívá efektů opevnění', 'nevyužívají efektů opevnění'],
  ignoresFortifications: ['nebere ohled na opevnění protivníka', 'neberou ohled na opevnění protivníka'],
  attacksOwn: ['smí útočit i na vlastní bojovníky', 'smějí útočit i na vlastní bojovníky'],
  noVehicle: ['nesmí mít vozidlo', 'nesmějí mít vozidlo'],
  ignoresCover: ['nebere ohled na úkryt protivníka', 'neberou ohled na úkryt protivníka'],
  onlyDestiny: ['získává jen body osudu', 'získávají jen body osudu'],
};
export const rights = (list: readonly RightName[], many: boolean, s: Speech): string =>
  listed(
    list.map((right) => RIGHTS[right][many ? 1 : 0]),
    'a',
  )
    .replaceAll('~', symmetry(s.names).gen ?? '')
    .replaceAll('^', affiliation('legion', s.names).gen ?? '');

const KINDS: Readonly<Record<string, string>> = { skullSeeker: 'lovce lebek' };
/** Kinds as names: what somebody is considered. */
export const kindNames = (list: readonly Kind[], s: Speech): string =>
  listed(
    list.flatMap((kind) => (typeof kind === 'number' ? [called(s, kind)] : (KINDS[kind] ?? []))),
    'a',
  );

const WHO: Readonly<Record<Who, string>> = {
  you: '',
  target: 'vybraný hráč',
  bearer: 'hráč, u něhož karta leží,',
  subject: 'tento hráč',
  each: 'každý hráč',
  others: 'každý protivník',
  controller: 'hráč, který ji ovládá,',
  targets: 'každý z vybraných hráčů',
  opposing: 'protivník v souboji',
};
export const whoDoes = (who: Who | undefined): string => WHO[who ?? 'you'];
const isYou = (who: Who | undefined): boolean => (who ?? 'you') === 'you';

/** "získáváš 3 body", "vybraný hráč ztrácí 3 body". */
export const youOr = (who: Who | undefined, you: string, other: string, what: string): string =>
  isYou(who) ? `${you} ${what}` : `${whoDoes(who)} ${other} ${what}`;
export const cards = (a: Amount, s: Speech): string =>
  typeof a === 'number' ? (a === 1 ? 'kartu' : `${a} ${a < 5 ? 'karty' : 'karet'}`) : `${howMuch(a, s)} karet`;
/** How strong a blow is. */
export const power = (a: Amount, s: Speech): string => howMuch(a, s);
export const symmetryName = (s: Speech): string => symmetry(s.names).gen ?? '';
export const apostleName = (trait: ApostleWord, s: Speech): string => apostle(trait, s.names).gen ?? '';
const UNTILS = {
  combat: 'do konce souboje',
  turn: 'do konce kola',
  yourTurn: 'do začátku tvého příštího kola',
  game: 'do konce hry',
} as const;
export const until = (word: Until): string => UNTILS[word];
const ACTIONS = {
  normal: ['běžnou akci', 'běžné akce'],
  nonAttack: ['neútočnou akci', 'neútočné akce'],
  attack: ['útočnou akci', 'útočné akce'],
} as const;
export const actions = (n: number, kind: keyof typeof ACTIONS): string =>
  n === 1 ? ACTIONS[kind][0] : `až ${n} ${ACTIONS[kind][1]}`;
export const isMany = (w: Whom): boolean =>
  typeof w !== 'string' ? w.each.whose !== 'bearer' : w === 'those' || w === 'targets' || w === 'area';
/** Under which condition: of whom somebody kills it is said who that is. */
function whenSo(words: HoldWords, s: Speech): string {
  const { enemy } = words.when ?? {};
  const kills = 'autoKill' in words || 'killedAnnihilated' in words;
  return kills && enemy !== undefined && Object.keys(words.when ?? {}).length === 1
    ? `, je-li to ${np(enemy, false, 'nom', s)}`
    : condition(words.when, s);
}
/** What a text that holds says of its subject. */
export const held = (words: HoldWords, many: boolean, s: Speech): string =>
  `${holdFinder.get()(words).cs(words, s, many)}${words.per === undefined ? '' : ` za ${np(words.per, false, 'acc', s, 'každý')}`}${whenSo(words, s)}${words.single ? ' (z velitelů platí jen nejlepší)' : ''}`;
/** Several of them, of one subject. */
export const heldAll = (list: readonly HoldWords[], s: Speech): string =>
  listed(
    list.map((words) => held(words, false, s)),
    'a',
  );
const PILES = {
  collection: 'své sbírce',
  library: 'své knihovně',
  discard: 'svém hrobě',
  annihilated: 'svém obětišti',
} as const;
export const pile = (from: keyof typeof PILES): string => PILES[from];
export const sought = (f: Filter | 'any', s: Speech): string => {
  if (f === 'any') return 'jednu kartu';
  const names = f.kinds?.every((kind) => typeof kind === 'number') && Object.keys(f).length === 1;
  return names ? kindNames(f.kinds ?? [], s) : np(f, false, 'acc', s);
};
const GOES = {
  hand: 'vezmi ji do ruky',
  kohort: 'vlož do své Kohorty',
  squad: 'vlož do svého Mužstva',
  self: 'přilož k tomuto bojovníkovi',
  library: 'zamíchej ji do knihovny',
} as const;
export const goesTo = (to: keyof typeof GOES): string => GOES[to];
/** A subordinate clause at the end, behind which there is a comma. */
const CLAUSE = /, (?:kolik|když|dokud|pokud|kdo|kterou|které) [^,]*$/;
/** Instructions as clauses: "zraň ho a vyřaď tuto kartu". */
export const clauses = (list: readonly Instruction[], s: Speech): string =>
  listed(
    list.map((i, at) => {
      const text = verbOf(i).cs(i, s);
      return at < list.length - 1 && CLAUSE.test(text) ? `${text},` : text;
    }),
    'a',
  ).replaceAll(',,', ',');
