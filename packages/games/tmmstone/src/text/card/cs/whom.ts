/** Whom: Czech noun phrases in their case. */
import type { Case } from '@kolbiste/cardkit/czech';
import type { Filter, Sort, TargetSpec, Who } from '../../../cards/parts.ts';
import type { FilterSpeakers } from '../say.ts';
import { added } from '../say.ts';
import type { Ref, RefName, Speech } from '../speech.ts';
import { agree, declined, gender, pronoun } from './decline.ts';

/** In a command "svůj", elsewhere "tvůj". */
export type Mine = 'svůj' | 'tvůj';

/** Two things that the same pronoun could mean. */
export const alike = (a: Ref, b: Ref): boolean => a.many === b.many && (a.many || gender(a.noun) === gender(b.noun));

const sided = (side: Filter['side'], mine: Mine): string[] =>
  side === undefined ? [] : [side === 'own' ? mine : 'protivníkův'];

const WITH_LIVES: readonly (string | undefined)[] = [
  's 0 životů',
  's jedním životem',
  'se dvěma životy',
  'se třemi životy',
  'se čtyřmi životy',
  's pěti životy',
];

export const RARITIES = {
  common: 'běžné rarity',
  rare: 'vzácné rarity',
  epic: 'epické rarity',
  org: 'rarity Org',
} as const;

const beforeNoun = (): string => '';

/** What follows the noun of a filter. */
const AFTER: FilterSpeakers<Speech> = {
  side: beforeNoun,
  tag: beforeNoun,
  other: beforeNoun,
  notTarget: beforeNoun,
  card: (card, s) => s.name(card),
  rarity: (rarity) => RARITIES[rarity],
  attackAtMost: (attack) => `s útokem nejvýše ${attack}`,
  health: (health) => WITH_LIVES[health] ?? `s ${health} životy`,
  primeHealth: () => 's prvočíselným počtem životů',
  neighbourOf: (who, s) => `z ${whom({ neighboursOf: who }, 'gen', s)}`,
  notObject: () => 'kromě napadené',
};

/** Czech says "other" of one as "jiný", of all that remain as "ostatní". */
function before(f: Filter, many: boolean, mine: Mine, all: boolean): string[] {
  const whose = sided(f.side, mine);
  const rest = f.other === true || f.notTarget === true ? ['ostatní'] : [];
  if (many) return all ? [...rest, ...whose] : [...whose, ...rest];
  return [...(f.notTarget === true ? ['další'] : f.other === true ? ['jiný'] : []), ...whose];
}

/** "jiný", "svůj" náhodný "protivníkův": how the words before a noun follow each other. */
const ORDER = ['další', 'jiný', 'tvůj', 'svůj', 'náhodný', 'protivníkův'];
const rank = (word: string): number => ORDER.indexOf(word);

/** A noun phrase of a sort and a filter, with words before it: "všechny tvoje ostatní jednotky". */
export function phrase(
  sort: Sort,
  f: Filter,
  many: boolean,
  c: Case,
  s: Speech,
  mine: Mine,
  first: string[] = [],
): string {
  const noun = f.tag ?? sort;
  const own = before(f, many, mine, first.length > 0);
  const order = first[0] === 'náhodný' ? [...own, ...first].sort((a, b) => rank(a) - rank(b)) : [...first, ...own];
  const words = order.map((word) => agree(word, noun, many, c));
  return `${[...words, declined(noun, many, c)].join(' ')}${added(f, s, AFTER)}`;
}

/** One character still to be chosen. */
export const chosen = (spec: TargetSpec, c: Case, s: Speech, mine: Mine = 'svůj'): string =>
  `${phrase(spec.choose, spec, false, c, s, mine)}${spec.may === true ? ' (nemusíš)' : ''}`;

const DEFINITE = { self: 'tento', it: 'ten', those: 'ten', subject: 'ten', object: 'napadený' } as const;

function known(name: RefName, c: Case, s: Speech): string {
  const { noun, many } = s.ref(name);
  if (s.mention(name)) return pronoun(noun, many, c);
  if (name === 'targets')
    return `${agree('všechen', noun, true, c)} ${agree('vybraný', noun, true, c)} ${declined(noun, true, c)}`;
  const article = name === 'target' || name === 'target2' ? 'vybraný' : (s.called.get(name) ?? DEFINITE[name]);
  return `${agree(article, noun, many, c)} ${declined(noun, many, c)}`;
}

const hero = (word: string, c: Case): string => `${agree(word, 'hero', false, c)} ${declined('hero', false, c)}`;

function plain(who: Extract<Who, string>, c: Case, s: Speech, mine: Mine): string {
  switch (who) {
    case 'ownHero':
      return hero(mine, c);
    case 'oppHero':
      return hero('protivníkův', c);
    case 'activeHero':
      return `${declined('hero', false, c)} hráče na tahu`;
    case 'heroes':
      return { nom: 'oba hrdinové', gen: 'obou hrdinů', dat: 'oběma hrdinům', acc: 'oba hrdiny', ins: 'oběma hrdiny' }[
        c
      ];
    case 'target':
    case 'target2': {
      const spec = s.introduce(who);
      return spec === undefined ? known(who, c, s) : chosen(spec, c, s, mine);
    }
    case 'self':
    case 'it':
    case 'those':
    case 'subject':
    case 'object':
    case 'targets':
      return known(who, c, s);
    default:
      return who satisfies never;
  }
}

const SIDE_BY_SIDE = { nom: 'sousedé', gen: 'sousedů', dat: 'sousedům', acc: 'sousedy', ins: 'sousedy' } as const;

/** Whoever is meant, in a case. */
export function whom(who: Who, c: Case, s: Speech, mine: Mine = 'svůj'): string {
  if (typeof who === 'string') return plain(who, c, s, mine);
  if ('each' in who) return phrase(who.each, who, true, c, s, mine, ['všechen']);
  if ('random' in who) return phrase(who.random, who, false, c, s, mine, ['náhodný']);
  if ('neighboursOf' in who) {
    const { before: its, after: of } = whose(who.neighboursOf, s, mine);
    return `${its === '' ? '' : `${agree(its, 'human', true, c)} `}${SIDE_BY_SIDE[c]}${of}`;
  }
  if ('oppositeOf' in who)
    return `${declined('unit', false, c)} naproti ${preposed(whom(who.oppositeOf, 'dat', s, mine))}`;
  return who satisfies never;
}

/** Whose: "její" before the noun where a pronoun is enough, otherwise a genitive after it. */
export function whose(who: Who, s: Speech, mine: Mine = 'svůj'): { before: string; after: string } {
  const text = whom(who, 'gen', s, mine);
  if (!short(text) || typeof who !== 'string' || !isRef(who)) return { before: '', after: ` ${text}` };
  const { noun, many } = s.ref(who);
  return { before: many ? 'jejich' : gender(noun) === 'f' ? 'její' : 'jeho', after: '' };
}

const REFS: readonly string[] = ['self', 'it', 'those', 'subject', 'object', 'target', 'target2', 'targets'];
export const isRef = (who: string): who is RefName => REFS.includes(who);

const PREPOSED: Readonly<Record<string, string>> = {
  jí: 'ní',
  ji: 'ni',
  ho: 'něj',
  mu: 'němu',
  jich: 'nich',
  jim: 'nim',
  je: 'ně',
};
/** A pronoun behind a preposition begins with n. */
export const preposed = (text: string): string => PREPOSED[text] ?? text;

/** Is it a pronoun, which stands right after the verb? */
export const short = (text: string): boolean => /^(jí|ho|mu|ji|je|jim|jich)$/.test(text);

/** Many or one, and what: for what comes after. */
export function remember(who: Who, s: Speech): void {
  if (typeof who === 'string') {
    if (isRef(who) && who !== 'those' && who !== 'it') s.know('those', s.ref(who));
    if (who !== 'heroes') return;
  }
  s.know('those', brought(who));
  s.mention('those');
}

function brought(who: Exclude<Who, string> | 'heroes'): Ref {
  if (who === 'heroes') return { noun: 'hero', many: true };
  if ('each' in who) return { noun: who.tag ?? who.each, many: true };
  if ('random' in who) return { noun: who.tag ?? who.random, many: false };
  return { noun: 'unit', many: 'neighboursOf' in who };
}

/** A verb with one object in the accusative. */
export function does(verb: string, who: Who, s: Speech, after = ''): string {
  const text = `${verb} ${whom(who, 'acc', s)}${after}`;
  remember(who, s);
  return text;
}
