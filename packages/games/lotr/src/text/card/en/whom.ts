/** Whom: English noun phrases. */
import type { Amount, Filter, Player, Stat, Target, Until, Word } from '../../../cards/types.ts';
import { KEYWORD_WORDS, SPHERE_WORDS } from '../../../cards/words.ts';
import type { FilterSpeakers, PlayerWords } from '../say.ts';
import { added } from '../say.ts';
import type { Actor, Speech } from '../speech.ts';
import { called, trait } from '../speech.ts';

export const ACTORS: Readonly<Record<Exclude<Actor, 'you'>, string>> = {
  attacked: 'the attacked player',
  that: 'that player',
  first: 'the first player',
  each: 'each player',
};

/** Players as the subject of a sentence. */
export const PLAYERS: PlayerWords = {
  you: 'you',
  each: 'each player',
  first: 'the first player',
  defending: 'the attacked player',
  choose: 'a player of your choice',
  chooseOther: 'another player of your choice',
  chosen: 'that player',
  highestThreat: 'the player with the highest threat',
  controller: 'the player who controlled it',
};

export const STATS: Readonly<Record<Stat, string>> = {
  willpower: 'willpower',
  attack: 'attack',
  defense: 'defense',
  hitPoints: 'hit points',
  threat: 'threat',
  engagement: 'engagement cost',
};

/** "a" or "an". */
export const a = (text: string): string => `${/^[“]?[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;

export const counted = (n: Amount, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${typeof n === 'number' ? n : 'X'} ${many}`;

export const until = (time: Until): string =>
  ({ phase: ' until the end of the phase', round: ' until the end of the round', attack: ' for this attack' })[time];

const nothing = (): string => '';

/** Before the noun. */
const BEFORE: FilterSpeakers<Speech> = {
  ready: (ready) => (ready ? 'ready' : 'exhausted'),
  damaged: () => 'damaged',
  keyword: (word) => KEYWORD_WORDS[word].en,
  trait: (word, s) => trait(s, word),
  sphere: (sphere) => SPHERE_WORDS[sphere].en,
  is: nothing,
  of: nothing,
  where: nothing,
  committed: nothing,
  other: nothing,
  notIt: nothing,
  on: nothing,
  card: nothing,
};

const mine = (s: Speech): string => (s.actor === 'you' ? 'you' : 'them');
const iControl = (s: Speech): string => (s.actor === 'you' ? 'you control' : 'they control');

/** Whose it is, or with whom it is engaged. */
function owned(of: NonNullable<Filter['of']>, s: Speech, enemy: boolean): string {
  if (of === 'you') return enemy ? `engaged with ${mine(s)}` : iControl(s);
  const own = (of === 'defending' && s.actor === 'attacked') || (of === 'chosen' && s.actor === 'that');
  if (own || (of === 'first' && s.actor === 'first')) return iControl(s);
  const who = {
    others: 'another player',
    chosen: 'that player',
    defending: 'the attacked player',
    first: 'the first player',
  }[of];
  return enemy ? `engaged with ${who}` : `${who} controls`;
}

const PLACES = { staging: 'in the staging area', engaged: 'engaged with a player', active: 'as the active location' };

/** Behind the noun. */
const after = (enemy: boolean): FilterSpeakers<Speech> => ({
  committed: () => 'committed to the quest',
  where: (where) => PLACES[where],
  of: (of, s) => owned(of, s, enemy),
  on: (word, s) => `on ${word === 'self' ? 'it' : named(word, s)}`,
  is: nothing,
  sphere: nothing,
  trait: nothing,
  keyword: nothing,
  ready: nothing,
  damaged: nothing,
  other: nothing,
  notIt: nothing,
  card: nothing,
});

function phrase(f: Filter, s: Speech): string {
  if (f.card !== undefined) return called(s, f.card);
  const parts = [added(f, s, BEFORE), f.is ?? 'card', added(f, s, after(f.is === 'enemy'))];
  return parts.filter((part) => part !== '').join(' ');
}

const isOther = (f: Filter): boolean => f.other === true || f.notIt === true;

/** One of them: "an exhausted ally", "another hero". */
export function one(f: Filter, s: Speech): string {
  const text = phrase(f, s);
  if (f.card !== undefined) return text;
  return isOther(f) ? `another ${text}` : a(text);
}

const each = (f: Filter, s: Speech): string => `each ${isOther(f) ? 'other ' : ''}${phrase(f, s)}`;

/** What an attachment lies on: a bearer, if it can bear; otherwise by its noun. */
export const host = (s: Speech): string => {
  const is = s.card.attach?.is;
  return is === 'enemy' || is === 'location' ? `that ${is}` : 'the bearer';
};

export const self = (s: Speech): string => (s.card.type === 'quest' ? 'this stage' : `this ${s.card.type}`);

export function named(word: Word, s: Speech): string {
  switch (word) {
    case 'self':
      return s.known ? 'it' : self(s);
    case 'host':
      return host(s);
    case 'subject':
      return s.trigger === 'travelled' ? 'that location' : 'it';
    case 'it':
      return 'that character';
    case 'attacker':
      return 'the attacker';
    case 'defender':
      return 'the defender';
    case 'activeLocation':
      return 'the active location';
    default:
      return word satisfies never;
  }
}

/** Whoever an instruction works on. */
export function whom(target: Target, s: Speech): string {
  if (typeof target === 'string') return named(target, s);
  if ('each' in target) return each(target.each, s);
  return `${target.may === true ? 'up to one ' : ''}${one(target.choose, s)}`;
}

/** The same as the subject of a sentence, where a choice has to be told. */
export function subject(target: Target, s: Speech): string {
  if (typeof target === 'string' || 'each' in target) return whom(target, s);
  return `${one(target.choose, s)} of your choice`;
}

/** "lower your threat", "each player lowers their threat". */
export const does = (who: Player, verb: string, third: string): string =>
  who === 'you' ? verb : `${PLAYERS[who]} ${third}`;
