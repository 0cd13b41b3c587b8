/** Words that texts of several verbs need, in both languages. */
import { byNumber } from '@kolbiste/cardkit/words';
import type { AmountWritten, Count } from '../terms.ts';
import { csIf, enIf } from './condition-words.ts';

/** After "for each" (in Czech "za", accusative), and as a number of its own ("tolik, kolik ..."). */
type Counted = readonly [each: string, howMany: string, enEach: string, enHowMany: string];
const COUNTED: Readonly<Record<Exclude<Count, 'one' | 'X'>, Counted>> = {
  block: ['každý bod své obrany', 'kolik máte obrany', 'block you have', 'your block'],
  strength: ['každý svůj žeton síly', 'kolik máte žetonů síly', 'strength you have', 'your strength'],
  hand: ['každou kartu v ruce', 'kolik máte v ruce karet', 'card in your hand', 'the number of cards in your hand'],
  otherCards: [
    'každou další kartu v ruce',
    'kolik máte v ruce dalších karet',
    'other card in your hand',
    'the number of other cards in your hand',
  ],
  attacksInHand: [
    'každý Útok v ruce',
    'kolik máte v ruce Útoků',
    'attack in your hand',
    'the number of attacks in your hand',
  ],
  skillsInHand: [
    'každý Trik v ruce',
    'kolik máte v ruce Triků',
    'skill in your hand',
    'the number of skills in your hand',
  ],
  strikesInHand: [
    'každou další kartu v ruce, která má v názvu slovo „úder“',
    'kolik máte v ruce dalších karet se slovem „úder“ v názvu',
    'other card in your hand with “Strike” in its name',
    'the number of other cards in your hand with “Strike” in their names',
  ],
  retainedInHand: [
    'každou další zachovávanou kartu v ruce',
    'kolik máte v ruce dalších zachovávaných karet',
    'other retained card in your hand',
    'the number of other retained cards in your hand',
  ],
  exhaustPile: [
    'každou svou vyčerpanou kartu',
    'kolik máte vyčerpaných karet',
    'card you have exhausted',
    'the number of cards you have exhausted',
  ],
  taken: ['každou takovou kartu', 'kolik takových karet bylo', 'of those cards', 'the number of those cards'],
  orbs: ['každý svůj orb', 'kolik máte orbů', 'orb you have', 'the number of your orbs'],
  orbKinds: ['každý druh svých orbů', 'kolik máte druhů orbů', 'kind of orb you have', 'the number of kinds of orbs'],
  lightningOrbs: [
    'každý svůj bleskový orb',
    'kolik máte bleskových orbů',
    'lightning orb you have',
    'the number of your lightning orbs',
  ],
  frostOrbs: [
    'každý svůj mrazivý orb',
    'kolik máte mrazivých orbů',
    'frost orb you have',
    'the number of your frost orbs',
  ],
  miracles: [
    'každý svůj žeton zázraku',
    'kolik máte žetonů zázraku',
    'miracle you have',
    'the number of your miracles',
  ],
  powers: [
    'každou svou Schopnost ve hře',
    'kolik máte Schopností ve hře',
    'power you have',
    'the number of your powers',
  ],
  otherAttacks: [
    'každý svůj další útok v tomto tahu',
    'kolik dalších útoků jste v tomto tahu provedli',
    'other attack you made this turn',
    'the number of other attacks you made this turn',
  ],
  weakAndPoison: [
    'každý žeton slabosti a jedu cíle',
    'kolik má cíl žetonů slabosti a jedu',
    'weak and poison of the target',
    'the weak and poison of the target',
  ],
  unblocked: [
    'každé zranění, které obrana neodvrátila',
    'kolik zranění obrana neodvrátila',
    'damage that was not blocked',
    'the damage that was not blocked',
  ],
  attackers: [
    'každého nepřítele, který na vás hodlá zaútočit',
    'kolik nepřátel na vás hodlá zaútočit',
    'enemy about to attack you',
    'the number of enemies about to attack you',
  ],
  heroes: ['každého hrdinu', 'kolik je hrdinů', 'hero', 'the number of heroes'],
  orbsGone: ['každý takový orb', 'kolik takových orbů bylo', 'of those orbs', 'the number of those orbs'],
  cubes: [
    'každou svou kostičku schopnosti',
    'kolik má kostiček schopnosti',
    'ability cube it has',
    'its ability cubes',
  ],
  lost: ['každý žt, který ztratil', 'kolik ztratil žt', 'HP it lost', 'the HP it lost'],
  energy: ['každou energii, kterou máte', 'kolik máte energie', 'energy you have', 'your energy'],
};

type Of = Extract<AmountWritten, { readonly of: Count }>;
type Conditional = Extract<AmountWritten, { readonly more: number }>;
const isConditional = (amount: AmountWritten): amount is Conditional => typeof amount === 'object' && 'more' in amount;
const isX = (amount: AmountWritten): boolean =>
  amount === 'X' || (typeof amount === 'object' && 'of' in amount && amount.of === 'X');
/** `X`, `X + 1`. */
const ofX = (amount: AmountWritten): string =>
  typeof amount === 'object' && 'of' in amount && amount.plus !== undefined ? `X + ${amount.plus}` : 'X';
const counted = ({ of }: Of): Counted => COUNTED[of as keyof typeof COUNTED];

type Czech = readonly [one: string, few: string, many: string];

/** `2 žetony`, `X žetonů`, `1 žeton za každou kartu v ruce`. */
export function csCount(amount: AmountWritten, forms: Czech): string {
  const words = (n: number): string => `${n} ${byNumber(n, ...forms)}`;
  if (typeof amount === 'number') return words(amount);
  if (isConditional(amount)) return `${words(amount.n)} (${csIf(amount.if)}, ${amount.n + amount.more})`;
  if (isX(amount)) return `${ofX(amount)} ${forms[2]}`;
  const { per = 1, plus } = amount as Of;
  const [each] = counted(amount as Of);
  return plus === undefined ? `${words(per)} za ${each}` : `${words(plus)} a ${per} navíc za ${each}`;
}
export function enCount(amount: AmountWritten, one: string, many = one): string {
  const words = (n: number): string => `${n} ${n === 1 ? one : many}`;
  if (typeof amount === 'number') return words(amount);
  if (isConditional(amount)) return `${words(amount.n)} (${amount.n + amount.more} ${enIf(amount.if)})`;
  if (isX(amount)) return `${ofX(amount)} ${many}`;
  const { per = 1, plus } = amount as Of;
  const each = `for each ${counted(amount as Of)[2]}`;
  return plus === undefined ? `${words(per)} ${each}` : `${words(plus)}, and ${per} more ${each}`;
}

/** `o 2`, `za X`, `o tolik, kolik máte v ruce Útoků`. */
export function csBy(before: 'o' | 'za', amount: AmountWritten): string {
  if (typeof amount === 'number') return `${before} ${amount}`;
  if (isConditional(amount)) return `${before} ${amount.n} (${csIf(amount.if)}, ${before} ${amount.n + amount.more})`;
  if (isX(amount)) return `${before} ${ofX(amount)}`;
  const { per = 1, plus } = amount as Of;
  const [each, howMany] = counted(amount as Of);
  if (plus !== undefined) return `${before} ${plus} a ještě o ${per} víc za ${each}`;
  return per === 1 ? `${before} tolik, ${howMany}` : `${before} ${per} za ${each}`;
}
export function enBy(amount: AmountWritten): string {
  if (typeof amount === 'number') return `for ${amount}`;
  if (isConditional(amount)) return `for ${amount.n} (for ${amount.n + amount.more} ${enIf(amount.if)})`;
  if (isX(amount)) return `for ${ofX(amount)}`;
  const { per = 1, plus } = amount as Of;
  const [, , each, howMany] = counted(amount as Of);
  if (plus !== undefined) return `for ${plus}, and ${per} more for each ${each}`;
  return per === 1 ? `for ${howMany}` : `for ${per} per ${each}`;
}

const CS_TIMES = ['', 'jednou', 'dvakrát', 'třikrát', 'čtyřikrát', 'pětkrát'];
const EN_TIMES = ['', 'once', 'twice'];

/** `dvakrát`, `Xkrát`, `jednou za každou takovou kartu`. */
export function csTimes(amount: AmountWritten): string {
  if (typeof amount === 'number') return CS_TIMES[amount] ?? `${amount}krát`;
  if (isX(amount)) return ofX(amount) === 'X' ? 'Xkrát' : `(${ofX(amount)})krát`;
  const { per = 1, plus } = amount as Of;
  const each = `${CS_TIMES[per]} za ${counted(amount as Of)[0]}`;
  return plus === undefined ? each : `${CS_TIMES[plus]} a ještě ${each}`;
}
export function enTimes(amount: AmountWritten): string {
  if (typeof amount === 'number') return EN_TIMES[amount] ?? `${amount} times`;
  if (isX(amount)) return `${ofX(amount)} times`;
  const { per = 1, plus } = amount as Of;
  const each = `${EN_TIMES[per]} for each ${counted(amount as Of)[2]}`;
  return plus === undefined ? each : `${EN_TIMES[plus]}, and ${each}`;
}

const CARDS: Czech = ['kartu', 'karty', 'karet'];
/** `2 karty`, `až 2 karty`, `1 nebo 2 karty`, where a text lets choose how many. */
export const csCards = (n: AmountWritten, atLeast?: number): string =>
  `${range(n, atLeast, 'až', 'nebo', 'až')}${csCount(n, CARDS)}`;
export const enCards = (n: AmountWritten, atLeast?: number): string =>
  `${range(n, atLeast, 'up to', 'or', 'to')}${enCount(n, 'card', 'cards')}`;
const range = (n: AmountWritten, atLeast: number | undefined, upTo: string, or: string, to: string): string => {
  if (atLeast === undefined || atLeast === n) return '';
  return atLeast === 0 ? `${upTo} ` : `${atLeast} ${atLeast + 1 === n ? or : to} `;
};

/** 'ze 3 vrchních karet'. */
export const csTop = (n: number): string => `${n >= 2 && n <= 4 ? 'ze' : 'z'} ${n} vrchních karet`;

/** Which cards of a deck, where not any. */
interface DeckWords {
  readonly of?: 'strike' | 'defend' | 'attack' | 'skill';
  readonly random?: true;
}
const OF_WORDS = {
  strike: [' (startovní Úder)', ' (starter Strike)'],
  defend: [' (startovní Kryt)', ' (starter Defend)'],
  attack: [' (Útok)', ' (an attack)'],
  skill: [' (Trik)', ' (a skill)'],
} as const;
export const csOf = ({ of, random }: DeckWords): string =>
  `${random ? ' (náhodně vybrané)' : ''}${of === undefined ? '' : OF_WORDS[of][0]}`;
export const enOf = ({ of, random }: DeckWords): string =>
  `${random ? ' (chosen at random)' : ''}${of === undefined ? '' : OF_WORDS[of][1]}`;
