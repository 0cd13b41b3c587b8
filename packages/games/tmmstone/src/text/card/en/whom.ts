/** Whom: English noun phrases. */
import type { CardFilter, Filter, Sort, TargetSpec, Who } from '../../../cards/parts.ts';
import type { FilterSpeakers } from '../say.ts';
import { added } from '../say.ts';
import type { Noun, Ref, RefName, Speech } from '../speech.ts';

/** Two things that the same pronoun could mean. */
export const alike = (a: Ref, b: Ref): boolean => a.many === b.many;

const PLURALS: Readonly<Partial<Record<Noun, string>>> = { hero: 'heroes', ability: 'abilities' };
export const noun = (word: Noun, many: boolean): string => (many ? (PLURALS[word] ?? `${word}s`) : word);

/** "a" or "an". */
export const a = (text: string): string =>
  `${/^“?[aeiou]/i.test(text) && !text.startsWith('uni') ? 'an' : 'a'} ${text}`;

export const RARITIES = { common: 'common', rare: 'rare', epic: 'epic', org: 'Org' } as const;
type Whose = 'your ' | 'enemy ' | '';
const whose = (side: Filter['side']): Whose => (side === 'own' ? 'your ' : side === 'opp' ? 'enemy ' : '');

/** What stands right before the noun, and after it. */
const inner = (f: Filter | CardFilter): string => (f.rarity === undefined ? '' : `${RARITIES[f.rarity]} `);

/** The noun itself; of a certain card its name. */
function called(sort: Sort, f: Filter, plural: boolean, s: Speech): string {
  if (f.card === undefined) return noun(f.tag ?? sort, plural);
  return plural ? `${s.name(f.card)} ${noun(f.tag ?? sort, true)}` : s.name(f.card);
}

const beforeNoun = (): string => '';

/** What follows the noun of a filter. */
const AFTER: FilterSpeakers<Speech> = {
  side: beforeNoun,
  tag: beforeNoun,
  other: beforeNoun,
  notTarget: beforeNoun,
  card: beforeNoun,
  rarity: beforeNoun,
  attackAtMost: (attack) => `with ${attack} or less attack`,
  health: (health) => `with ${health} health`,
  primeHealth: () => 'whose health is a prime number',
  neighbourOf: (who, s) => `among ${whom({ neighboursOf: who }, s)}`,
  notObject: () => 'except the attacked one',
};

const rest = (f: Filter): string => (f.other === true || f.notTarget === true ? 'other ' : '');

/** Several: "your other ghosts", "enemy units with 2 or less attack". */
export function many(sort: Sort, f: Filter, s: Speech): string {
  const before = f.side === 'opp' ? `${rest(f)}enemy ` : `${whose(f.side)}${rest(f)}`;
  return `${before}${inner(f)}${called(sort, f, true, s)}${added(f, s, AFTER)}`;
}

/** All of them: "all other enemy units". */
const all = (sort: Sort, f: Filter, s: Speech): string => `all ${many(sort, f, s)}`;

/** One of them: "an enemy unit", "another unit of yours", "a random friendly character". */
export function one(sort: Sort, f: Filter, s: Speech, adjective = ''): string {
  const side = f.side === 'own' ? 'friendly ' : whose(f.side);
  const core = `${adjective}${side}${inner(f)}${called(sort, f, false, s)}${added(f, s, AFTER)}`;
  return rest(f) === '' ? a(core) : `another ${core}`;
}

/** One character still to be chosen. */
export const chosen = (spec: TargetSpec, s: Speech): string =>
  `${one(spec.choose, spec, s)}${spec.may === true ? ' (you need not)' : ''}`;

const DEFINITE = { self: 'this', it: 'that', those: 'that', subject: 'that', object: 'the attacked' } as const;

function known(name: RefName, s: Speech): string {
  const ref = s.ref(name);
  if (s.mention(name)) return ref.many ? 'them' : 'it';
  if (name === 'targets') return `all chosen ${noun(ref.noun, true)}`;
  if (name === 'target' || name === 'target2') return `the chosen ${noun(ref.noun, false)}`;
  const article = s.called.get(name) ?? DEFINITE[name];
  return ref.many ? `those ${noun(ref.noun, true)}` : `${article} ${noun(ref.noun, false)}`;
}

/** Whoever is meant. */
export function whom(who: Who, s: Speech): string {
  if (typeof who === 'string') return plain(who, s);
  if ('each' in who) return all(who.each, who, s);
  if ('random' in who) return one(who.random, who, s, 'random ');
  if ('neighboursOf' in who) return `${owners(who.neighboursOf, s)} neighbours`;
  if ('oppositeOf' in who) return `the unit opposite ${whom(who.oppositeOf, s)}`;
  return who satisfies never;
}

function plain(who: Extract<Who, string>, s: Speech): string {
  switch (who) {
    case 'ownHero':
      return 'your hero';
    case 'oppHero':
      return 'the enemy hero';
    case 'activeHero':
      return "the active player's hero";
    case 'heroes':
      return 'both heroes';
    case 'target':
    case 'target2': {
      const spec = s.introduce(who);
      return spec === undefined ? known(who, s) : chosen(spec, s);
    }
    case 'self':
    case 'it':
    case 'those':
    case 'subject':
    case 'object':
    case 'targets':
      return known(who, s);
    default:
      return who satisfies never;
  }
}

/** "its", "their", "this unit's", "the units'". */
export function owners(who: Who, s: Speech): string {
  const text = whom(who, s);
  if (text === 'it') return 'its';
  if (text === 'them') return 'their';
  return text.endsWith('s') ? `${text}'` : `${text}'s`;
}

const REFS: readonly string[] = ['self', 'it', 'those', 'subject', 'object', 'target', 'target2', 'targets'];
export const isRef = (who: Who): who is RefName => typeof who === 'string' && REFS.includes(who);

/** Many or one, and what: for what comes after. */
export function remember(who: Who, s: Speech): void {
  if (isRef(who) && who !== 'those' && who !== 'it') s.know('those', s.ref(who));
  if (typeof who === 'string' && who !== 'heroes') return;
  s.know('those', brought(who));
  s.mention('those');
}

function brought(who: Exclude<Who, string> | 'heroes'): Ref {
  if (who === 'heroes') return { noun: 'hero', many: true };
  if ('each' in who) return { noun: who.tag ?? who.each, many: true };
  if ('random' in who) return { noun: who.tag ?? who.random, many: false };
  return { noun: 'unit', many: 'neighboursOf' in who };
}

/** A verb with one object. */
export function does(verb: string, who: Who, s: Speech, after = ''): string {
  const text = `${verb} ${whom(who, s)}${after}`;
  remember(who, s);
  return text;
}
