/**
 * Names of spheres, traits, keywords, types and sets. Those of traits that belong to the tale, and of sets, stand in
 * words.names.json alone, the invented one beside the real one.
 */
import type { CardType, Keyword, Sphere, Trait } from '../vocabulary.ts';
import type { Lang, NameSet } from './names.ts';
import type { SETS } from './types.ts';
import book from './words.names.json' with { type: 'json' };

export type Words = Readonly<Record<Lang, string>>;
type SetName = (typeof SETS)[number];
/** A trait that only the tale knows. */
type TaleTrait = keyof typeof book.traits;

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

/** The traits that are words of everybody. */
const TRAIT_WORDS: Readonly<Record<Exclude<Trait, TaleTrait>, Words>> = {
  Archer: both('lučištník', 'Archer'),
  Armor: both('zbroj', 'Armor'),
  Artifact: both('artefakt', 'Artifact'),
  Condition: both('stav', 'Condition'),
  Craftsman: both('řemeslník', 'Craftsman'),
  Creature: both('tvor', 'Creature'),
  Dwarf: both('trpaslík', 'Dwarf'),
  Forest: both('les', 'Forest'),
  Goblin: both('goblin', 'Goblin'),
  Insect: both('hmyz', 'Insect'),
  Item: both('předmět', 'Item'),
  Minstrel: both('pěvec', 'Minstrel'),
  Mountain: both('hora', 'Mountain'),
  Noble: both('urozený', 'Noble'),
  Ranger: both('hraničář', 'Ranger'),
  Scout: both('zvěd', 'Scout'),
  Skill: both('dovednost', 'Skill'),
  Spider: both('pavouk', 'Spider'),
  Steward: both('správce', 'Steward'),
  Stronghold: both('pevnost', 'Stronghold'),
  Title: both('titul', 'Title'),
  Trap: both('past', 'Trap'),
  Warrior: both('válečník', 'Warrior'),
  Weapon: both('zbraň', 'Weapon'),
};

/** Words of the tale with what stands for each under invented names; a trait's key is one of them. */
export const INVENTED_WORDS: readonly (readonly [real: string, neutral: string])[] = [
  ...Object.entries(book.traits).map(([key, { neutral }]) => [key, neutral.en] as const),
  ...[...Object.values(book.traits), ...Object.values(book.sets)].flatMap(({ real, neutral }) =>
    (['cs', 'en'] as const).map((lang) => [real[lang], neutral[lang]] as const),
  ),
];

const isTaleTrait = (trait: Trait): trait is TaleTrait => Object.hasOwn(book.traits, trait);

/** The name of a trait in a set of names. */
export function traitWord(trait: Trait, lang: Lang, names: NameSet): string {
  return (isTaleTrait(trait) ? book.traits[trait][names] : TRAIT_WORDS[trait])[lang];
}

/** The name of a set of cards in a set of names. */
export const setWord = (set: SetName, lang: Lang, names: NameSet): string => book.sets[set][names][lang];
