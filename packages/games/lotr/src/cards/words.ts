/** Names of spheres, traits, keywords, types and sets. A trait or set that belongs to the tale has an invented name too. */
import type { CardType, Keyword, Sphere, Trait } from '../vocabulary.ts';
import type { Lang, NameSet } from './names.ts';
import type { SETS } from './types.ts';

export type Words = Readonly<Record<Lang, string>>;
type SetName = (typeof SETS)[number];

const both = (cs: string, en: string): Words => ({ cs, en });

export const SPHERE_WORDS: Readonly<Record<Sphere, Words>> = {
  leadership: both('vůdcovství', 'leadership'),
  tactics: both('taktika', 'tactics'),
  spirit: both('duch', 'spirit'),
  lore: both('moudrost', 'lore'),
  neutral: both('neutrální', 'neutral'),
};

/** One card of the type, and many. */
export const TYPE_WORDS: Readonly<Record<CardType, { one: Words; many: Words }>> = {
  hero: { one: both('hrdina', 'hero'), many: both('hrdinové', 'heroes') },
  ally: { one: both('spojenec', 'ally'), many: both('spojenci', 'allies') },
  attachment: { one: both('doplněk', 'attachment'), many: both('doplňky', 'attachments') },
  event: { one: both('událost', 'event'), many: both('události', 'events') },
  enemy: { one: both('nepřítel', 'enemy'), many: both('nepřátelé', 'enemies') },
  location: { one: both('místo', 'location'), many: both('místa', 'locations') },
  treachery: { one: both('léčka', 'treachery'), many: both('léčky', 'treacheries') },
  objective: { one: both('úkol', 'objective'), many: both('úkoly', 'objectives') },
  quest: { one: both('výprava', 'quest'), many: both('výpravy', 'quests') },
};

export const KEYWORD_WORDS: Readonly<Record<Keyword | 'doomed' | 'victory', Words>> = {
  ranged: both('střelec', 'ranged'),
  sentinel: both('strážce', 'sentinel'),
  restricted: both('omezený', 'restricted'),
  surge: both('příval', 'surge'),
  guarded: both('střežený', 'guarded'),
  doomed: both('zkáza', 'doomed'),
  victory: both('vítězství', 'victory'),
};

const TRAIT_WORDS: Readonly<Record<Trait, Words>> = {
  Archer: both('lučištník', 'Archer'),
  Armor: both('zbroj', 'Armor'),
  Artifact: both('artefakt', 'Artifact'),
  Beorning: both('Beornovec', 'Beorning'),
  Condition: both('stav', 'Condition'),
  Craftsman: both('řemeslník', 'Craftsman'),
  Creature: both('tvor', 'Creature'),
  'Dol Guldur': both('Dol Guldur', 'Dol Guldur'),
  Dunedain: both('Dúnadan', 'Dúnedain'),
  Dwarf: both('trpaslík', 'Dwarf'),
  Forest: both('les', 'Forest'),
  Goblin: both('goblin', 'Goblin'),
  Gondor: both('Gondor', 'Gondor'),
  Hobbit: both('hobit', 'Hobbit'),
  Insect: both('hmyz', 'Insect'),
  Istari: both('Istari', 'Istari'),
  Item: both('předmět', 'Item'),
  Minstrel: both('pěvec', 'Minstrel'),
  Mountain: both('hora', 'Mountain'),
  Noble: both('urozený', 'Noble'),
  Noldor: both('Noldo', 'Noldor'),
  Orc: both('skřet', 'Orc'),
  Ranger: both('hraničář', 'Ranger'),
  Rohan: both('Rohan', 'Rohan'),
  Scout: both('zvěd', 'Scout'),
  Silvan: both('lesní elf', 'Silvan'),
  Skill: both('dovednost', 'Skill'),
  Spider: both('pavouk', 'Spider'),
  Steward: both('správce', 'Steward'),
  Stronghold: both('pevnost', 'Stronghold'),
  Title: both('titul', 'Title'),
  Trap: both('past', 'Trap'),
  Warrior: both('válečník', 'Warrior'),
  Weapon: both('zbraň', 'Weapon'),
};

/** Invented names in place of those that only the tale knows. */
const NEUTRAL_TRAITS: Readonly<Partial<Record<Trait, Words>>> = {
  Beorning: both('medvědí lid', 'Bear Folk'),
  'Dol Guldur': both('Černá věž', 'Black Tower'),
  Dunedain: both('lid severu', 'Northern Folk'),
  Gondor: both('Jižní říše', 'Southern Realm'),
  Hobbit: both('půlčík', 'Halfling'),
  Istari: both('čaroděj', 'Wizard'),
  Noldor: both('vznešený elf', 'High Elf'),
  Orc: both('skuruť', 'Brute'),
  Rohan: both('Pastviny', 'Grasslands'),
  Silvan: both('elf z lesa', 'Wood Elf'),
};

const SET_WORDS: Readonly<Record<NameSet, Readonly<Record<SetName, Words>>>> = {
  real: {
    core: both('Základní sada', 'Core Set'),
    passage: both('Cesta Temným hvozdem', 'Passage Through Mirkwood'),
    spiders: both('Pavouci Temného hvozdu', 'Spiders of Mirkwood'),
    orcs: both('Skřeti z Dol Gulduru', 'Dol Guldur Orcs'),
  },
  neutral: {
    core: both('Základní sada', 'Core Set'),
    passage: both('Cesta šerým lesem', 'The Way through the Dim Wood'),
    spiders: both('Předivo šerého lesa', 'Weavers of the Dim Wood'),
    orcs: both('Voje černé věže', 'Hosts of the Black Tower'),
  },
};

/** The name of a trait in a set of names. */
export function traitWord(trait: Trait, lang: Lang, names: NameSet): string {
  const words = names === 'neutral' ? (NEUTRAL_TRAITS[trait] ?? TRAIT_WORDS[trait]) : TRAIT_WORDS[trait];
  return words[lang];
}

/** The name of a set of cards in a set of names. */
export const setWord = (set: SetName, lang: Lang, names: NameSet): string => SET_WORDS[names][set][lang];
