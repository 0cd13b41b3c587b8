/**
 * Invented names for everything that has a real one: adjective and noun in agreement, chosen by type, cost, stars, edition
 * and running number. Used by the card import and by the test that compares its file.
 */
import { generateHero } from './generate.ts';
import type { Gender } from './grammar.ts';
import { agree, capital } from './grammar.ts';
import type { HeroKind, WeaponKind } from './kinds.ts';
import { heroKinds, weaponKinds } from './kinds.ts';
import type { Name } from './names.ts';
import type { WeaponType } from './types.ts';

/** Rows of 'czech english'; an underscore stands for a space. */
const rows = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [cs = '', en = ''] = row.split(':');
      return [cs, en.replaceAll('_', ' ')];
    });

const HERO_NOUNS: Record<Gender, (readonly [string, string])[]> = {
  m: rows(`poutník:Wanderer kovář:Smith strážce:Warden bubeník:Drummer zbrojíř:Armourer mlynář:Miller lodivod:Pilot
    hvězdář:Stargazer zahradník:Gardener písař:Scribe kejklíř:Juggler šermíř:Fencer uhlíř:Collier převozník:Ferryman
    houbař:Mushroomer hodinář:Clockmaker kominík:Chimney_Sweep rybář:Fisher bednář:Cooper alchymista:Alchemist
    pastýř:Shepherd sokolník:Falconer kameník:Mason`),
  f: rows(`stopařka:Tracker lučištnice:Archer bylinářka:Herbalist tanečnice:Dancer vědma:Seeress švadlena:Seamstress
    včelařka:Beekeeper`),
  n: rows('strašidlo:Spook kotě:Kitten dráče:Drakeling medvídě:Bear_Cub hříbě:Foal mládě:Youngling stvoření:Creature'),
};

const HERO_ADJECTIVES: Record<1 | 2 | 3 | 4, (readonly [string, string])[]> = {
  1: rows(`skromný:Humble ospalý:Sleepy bloudící:Straying hladový:Hungry zvědavý:Inquisitive tichý:Quiet zrzavý:Ginger
    zaprášený:Dusty vrtkavý:Fickle hubený:Lean veselý:Merry rychlý:Quick roztržitý:Absent-minded upovídaný:Chatty
    jarní:Vernal`),
  2: rows(`statečný:Brave lstivý:Cunning bystrý:Keen mrštný:Lithe divoký:Wild toulavý:Roving neúnavný:Tireless
    pobřežní:Coastal přísný:Stern odvážný:Daring horský:Highland`),
  3: rows(`slavný:Famous neohrožený:Undaunted bouřlivý:Tempestuous noční:Nightly obávaný:Dreaded záhadný:Enigmatic
    ohnivý:Fiery ledový:Icy`),
  4: rows('královský:Royal nepřemožitelný:Invincible bájný:Fabled věčný:Eternal hromový:Thundering'),
};

const WEAPON_NOUNS: Record<WeaponType, (readonly [string, string, Gender])[]> = {
  sword: [
    ['meč', 'Sword', 'm'],
    ['čepel', 'Blade', 'f'],
    ['kord', 'Rapier', 'm'],
    ['dýka', 'Dagger', 'f'],
    ['tesák', 'Hanger', 'm'],
  ],
  axe: [
    ['sekera', 'Axe', 'f'],
    ['palice', 'Mace', 'f'],
    ['kladivo', 'Hammer', 'n'],
    ['kyj', 'Club', 'm'],
    ['cep', 'Flail', 'm'],
  ],
  bow: [
    ['luk', 'Bow', 'm'],
    ['kuše', 'Crossbow', 'f'],
    ['prak', 'Sling', 'm'],
    ['samostříl', 'Arbalest', 'm'],
    ['vrhadlo', 'Thrower', 'n'],
  ],
  wand: [
    ['hůlka', 'Wand', 'f'],
    ['hůl', 'Staff', 'f'],
    ['žezlo', 'Sceptre', 'n'],
    ['prut', 'Rod', 'm'],
    ['berla', 'Crook', 'f'],
  ],
};

const WEAPON_ADJECTIVES: Record<0 | 1 | 2 | 3, (readonly [string, string])[]> = {
  0: rows('lehký:Light tenký:Slender papírový:Paper pírkový:Feather drobný:Tiny cvičný:Practice'),
  1: rows(`cínový:Tin lipový:Linden měděný:Copper vesnický:Village ohnutý:Bent okovaný:Studded lodní:Ship's
    cestovní:Travelling hliněný:Clay provazový:Rope bukový:Beech březový:Birch kožený:Leather vrbový:Willow
    zahradní:Garden polní:Field`),
  2: rows(`ocelový:Steel bronzový:Bronze dubový:Oak žulový:Granite jantarový:Amber korálový:Coral skleněný:Glass
    křemenný:Quartz mlžný:Misty větrný:Windy jeskynní:Cave sněžný:Snowy písečný:Sandy hvězdný:Starry bouřkový:Thunder
    stínový:Shadow modrý:Blue perleťový:Nacre`),
  3: rows(`obří:Giant titanový:Titan safírový:Sapphire obsidiánový:Obsidian drtivý:Crushing lávový:Lava ledovcový:Glacial
    polární:Polar věžní:Tower pradávný:Primeval blýskavý:Flashing sopečný:Volcanic měsíční:Lunar mramorový:Marble
    platinový:Platinum jaderný:Core`),
};

const FIXED: Readonly<Record<string, Name>> = {
  'edition-1': { cs: 'základní edice', en: 'base edition' },
  'edition-2': { cs: 'druhá edice', en: 'second edition' },
  'edition-3': { cs: 'třetí edice', en: 'third edition' },
  'edition-4': { cs: 'čtvrtá edice', en: 'fourth edition' },
  'island-1': { cs: 'ostrov strojů', en: 'Isle of Machines' },
  'island-2': { cs: 'ostrov lesů', en: 'Isle of Forests' },
  'island-3': { cs: 'ostrov hodů', en: 'Isle of Feasts' },
  'island-4': { cs: 'ostrov soumraku', en: 'Isle of Dusk' },
  'island-5': { cs: 'ostrov oblaků', en: 'Isle of Clouds' },
  canbalandAttack: { cs: 'obětní útok na zbraň', en: 'sacrificial weapon attack' },
  vampireBite: { cs: 'krvežíznivé kousnutí', en: 'bloodthirsty bite' },
  vampireCurse: { cs: 'prokletí zbraně', en: 'weapon curse' },
  shrapnel: { cs: 'šrapnel', en: 'shrapnel' },
  trap: { cs: 'past', en: 'trap' },
  nightAttack: { cs: 'noční útok', en: 'night attack' },
  mechanic: { cs: 'dílenský zásah', en: 'workshop action' },
  trick: { cs: 'bojový trik', en: 'battle trick' },
};

/** The book of invented names: the same ids as the book of real ones. */
export function neutralNames(): Record<string, Name> {
  const book: Record<string, Name> = { ...FIXED };
  const used: Record<string, number> = {};
  const next = (group: string): number => {
    const at = used[group] ?? 0;
    used[group] = at + 1;
    return at;
  };
  for (const kind of heroKinds) book[kind.id] = heroName(kind, next(`${kind.stars} ${kind.gender}`));
  for (const kind of weaponKinds) book[kind.id] = weaponName(kind, next(`${kind.type} ${kind.energyCost}`));
  for (let d = 1; d <= 6; d++) {
    const name = generateHero('hero-001', `deck-${d}`).name;
    book[`deck-${d}-hero`] = { cs: name, en: name };
  }
  return book;
}

function heroName(kind: HeroKind, at: number): Name {
  const nouns = HERO_NOUNS[kind.gender];
  const [cs, en] = nth(nouns, at + 5 * kind.stars);
  return joined(nth(HERO_ADJECTIVES[kind.stars], at), cs, en, kind.gender);
}

function weaponName(kind: WeaponKind, at: number): Name {
  const [cs, en, gender] = nth(WEAPON_NOUNS[kind.type], at + Number(kind.edition.slice(-1)));
  return joined(nth(WEAPON_ADJECTIVES[kind.energyCost], at), cs, en, gender);
}

function joined(adjective: readonly [string, string], cs: string, en: string, gender: Gender): Name {
  return { cs: capital(`${agree(adjective[0], gender)} ${cs}`), en: `${adjective[1]} ${en}` };
}

function nth<T>(list: readonly T[], at: number): T {
  return list[at % list.length];
}
