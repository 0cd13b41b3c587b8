/** Whom: Czech noun phrases in their cases. */

import type { Case } from '@kolbiste/cardkit/czech';
import { byNumber, signed } from '@kolbiste/cardkit/words';
import type { Amount, Filter, Player, Stat, Target, Until, Word } from '../../../cards/types.ts';
import { KEYWORD_WORDS, SPHERE_WORDS } from '../../../cards/words.ts';
import type { FilterSpeakers, PlayerWords } from '../say.ts';
import { added } from '../say.ts';
import type { Actor, Speech } from '../speech.ts';
import { called, trait } from '../speech.ts';
import type { Noun } from './decline.ts';
import { agree, declined, pronoun } from './decline.ts';

export const ACTORS: Readonly<Record<Exclude<Actor, 'you'>, string>> = {
  attacked: 'napadený hráč',
  that: 'ten hráč',
  first: 'první hráč',
  each: 'každý hráč',
};

/** Players as the subject of a sentence. */
const PLAYERS: PlayerWords = {
  you: 'ty',
  each: 'každý hráč',
  first: 'první hráč',
  defending: 'napadený hráč',
  choose: 'zvolený hráč',
  chooseOther: 'jiný zvolený hráč',
  chosen: 'ten hráč',
  highestThreat: 'hráč s nejvyšší hrozbou',
  controller: 'hráč, který ho ovládal,',
};

/** Figures after a preposition: "+1 k útoku". */
const TO_STATS: Readonly<Record<Stat, string>> = {
  willpower: 'k odhodlání',
  attack: 'k útoku',
  defense: 'k obraně',
  hitPoints: 'k životům',
  threat: 'k hrozbě',
  engagement: 'k ceně střetu',
};

export const bonus = (n: number | 'X', stat: Stat): string => `${n === 'X' ? '+X' : signed(n)} ${TO_STATS[stat]}`;

export const until = (time: Until): string =>
  ({ phase: ' do konce fáze', round: ' do konce kola', attack: ' pro tento útok' })[time];

/** "1 karta", "2 karty", "5 karet", "X karet". */
export const counted = (n: Amount, single: string, few: string, many: string): string =>
  typeof n === 'number' ? `${n} ${byNumber(n, single, few, many)}` : `X ${many}`;
export const cardsOf = (n: Amount): string => counted(n, 'kartu', 'karty', 'karet');

const nothing = (): string => '';
/** A phrase in a case, with its noun. */
interface Phrase extends Speech {
  readonly noun: Noun;
  readonly inCase: Case;
}
const adjective = (word: string, { noun, inCase }: Phrase): string => agree(word, noun, inCase);

/** Before the noun; whose it is stands first. */
const BEFORE: FilterSpeakers<Phrase> = {
  of: (of, p) => (isOwn(of, p) && p.noun !== 'enemy' ? adjective(p.inCase === 'nom' ? 'tvůj' : 'svůj', p) : ''),
  other: (_o, p) => adjective('jiný', p),
  notIt: (_o, p) => adjective('jiný', p),
  ready: (ready, p) => adjective(ready ? 'připravený' : 'vyčerpaný', p),
  damaged: (_d, p) => adjective('zraněný', p),
  is: nothing,
  trait: nothing,
  keyword: nothing,
  where: nothing,
  sphere: nothing,
  committed: nothing,
  on: nothing,
  card: nothing,
};

/** Whether it belongs to whoever carries the instruction out. */
function isOwn(of: NonNullable<Filter['of']>, s: Speech): boolean {
  if (of === 'you') return true;
  return (
    (of === 'defending' && s.actor === 'attacked') ||
    (of === 'chosen' && s.actor === 'that') ||
    (of === 'first' && s.actor === 'first')
  );
}

const WITH = { others: 'jiným hráčem', chosen: 'tím hráčem', defending: 'napadeným hráčem', first: 'prvním hráčem' };
const OWNER = { others: 'jiného hráče', chosen: 'toho hráče', defending: 'napadeného hráče', first: 'prvního hráče' };

function owned(of: NonNullable<Filter['of']>, p: Phrase): string {
  if (p.noun === 'enemy') {
    if (isOwn(of, p)) return p.actor === 'you' ? 've střetu s tebou' : 've střetu s ním';
    return of === 'you' ? '' : `ve střetu s ${WITH[of]}`;
  }
  return isOwn(of, p) || of === 'you' ? '' : OWNER[of];
}

const PLACES = { staging: 'v předpolí', engaged: 've střetu s hráčem', active: 'jako aktivní místo' };

/** Behind the noun. */
const AFTER: FilterSpeakers<Phrase> = {
  trait: (word, s) => `s rysem ${trait(s, word)}`,
  keyword: (word) => `se slovem ${KEYWORD_WORDS[word].cs}`,
  sphere: (sphere) => `sféry ${SPHERE_WORDS[sphere].cs}`,
  committed: (_c, p) => `${adjective('vyslaný', p)} na výpravu`,
  where: (where) => PLACES[where],
  of: (of, p) => owned(of, p),
  on: (word, s) =>
    word === 'self' ? 'na této kartě' : `na ${word === 'defender' ? 'obránci' : named(word, 'dat', s)}`,
  is: nothing,
  ready: nothing,
  damaged: nothing,
  other: nothing,
  notIt: nothing,
  card: nothing,
};

function phrase(f: Filter, inCase: Case, s: Speech, before = ''): string {
  if (f.card !== undefined) return called(s, f.card);
  const p: Phrase = { ...s, noun: f.is ?? 'card', inCase };
  const article = before === '' ? '' : agree(before, p.noun, inCase);
  const parts = [article, added(f, p, BEFORE), declined(p.noun, inCase), added(f, p, AFTER)];
  return parts.filter((part) => part !== '').join(' ');
}

/** One of them; where a word says already that it is one, "jeden" is left out. */
export const one = (f: Filter, inCase: Case, s: Speech): string =>
  phrase(f, inCase, s, f.other === true || f.notIt === true ? '' : 'jeden');

/** Any of them, as in "když opustí hru hrdina s rysem trpaslík". */
export const some = (f: Filter, inCase: Case, s: Speech): string => phrase(f, inCase, s);

/** What an attachment lies on. */
export function host(inCase: Case, s: Speech): string {
  const is = s.card.attach?.is;
  if (is === 'enemy' || is === 'location') return `${agree('ten', is, inCase)} ${declined(is, inCase)}`;
  return { nom: 'nositel', gen: 'nositele', dat: 'nositeli', acc: 'nositele', ins: 'nositelem' }[inCase];
}

export const selfNoun = (s: Speech): Noun => (s.card.type === 'quest' ? 'stage' : s.card.type);
export const self = (inCase: Case, s: Speech): string =>
  `${agree('tento', selfNoun(s), inCase)} ${declined(selfNoun(s), inCase)}`;

const fixed = (forms: string, inCase: Case): string =>
  forms.split(' / ')[['nom', 'gen', 'dat', 'acc', 'ins'].indexOf(inCase)];

export function named(word: Word, inCase: Case, s: Speech): string {
  switch (word) {
    case 'self':
      return s.known ? pronoun(selfNoun(s), inCase) : self(inCase, s);
    case 'host':
      return host(inCase, s);
    case 'subject':
      return fixed('to místo / toho místa / tomu místu / to místo / tím místem', inCase);
    case 'it':
      return fixed('ta postava / té postavy / té postavě / tu postavu / tou postavou', inCase);
    case 'attacker':
      return fixed('útočník / útočníka / útočníkovi / útočníka / útočníkem', inCase);
    case 'defender':
      return fixed('obránce / obránce / obránci / obránce / obráncem', inCase);
    case 'activeLocation':
      return fixed('aktivní místo / aktivního místa / aktivnímu místu / aktivní místo / aktivním místem', inCase);
    default:
      return word satisfies never;
  }
}

/** Whoever an instruction works on. */
export function whom(target: Target, inCase: Case, s: Speech): string {
  if (typeof target === 'string') return named(target, inCase, s);
  if ('each' in target) return phrase(target.each, inCase, s, 'každý');
  return `${target.may === true ? 'nejvýš ' : ''}${one(target.choose, inCase, s)}`;
}

/** The same as the subject of a sentence, where a choice has to be told. */
export function subject(target: Target, s: Speech): string {
  if (target === 'self' && s.known) return '';
  if (typeof target === 'string' || 'each' in target) return whom(target, 'nom', s);
  return phrase(target.choose, 'nom', s, 'zvolený');
}

/** "sniž svou hrozbu", "každý hráč sníží svou hrozbu". */
export const does = (who: Player, verb: string, third: string): string =>
  who === 'you' ? verb : `${PLAYERS[who]} ${third}`;

/** The imperative, or the infinitive behind "musí" and "může". */
export const mood = (s: Speech, imperative: string, infinitive: string): string =>
  s.actor === 'you' ? imperative : infinitive;
