/** How much: Czech numbers, counted things and figures that are reckoned. */
import type { Amount, Who, Zone } from '../../../cards/parts.ts';
import type { AmountSpeakers, BuiltAmount, PlainAmount, SaidAmount } from '../say.ts';
import { spoken } from '../say.ts';
import type { Rolled, Speech } from '../speech.ts';
import { agree, gender } from './decline.ts';
import { phrase, whom, whose } from './whom.ts';

/** Where a zone's cards are. */
export const IN_ZONE: Readonly<Record<Zone, string>> = {
  ownHand: 've tvé ruce',
  oppHand: 'v protivníkově ruce',
  ownDeck: 've tvém balíčku',
  oppDeck: 'v protivníkově balíčku',
  ownGrave: 've tvém hrobě',
  oppGrave: 'v protivníkově hrobě',
};

/** A counted thing: 1 kartu, 2 karty, 5 karet. */
export interface Counted {
  one: string;
  some: string;
  many: string;
}
export const CARDS: Counted = { one: 'kartu', some: 'karty', many: 'karet' };
export const LIVES: Counted = { one: 'život', some: 'životy', many: 'životů' };
export const UNITS: Counted = { one: 'jednotku', some: 'jednotky', many: 'jednotek' };
export const MANA: Counted = { one: 'manu', some: 'many', many: 'many' };
export const SLOTS: Counted = { one: 'manaslot', some: 'manasloty', many: 'manaslotů' };
export const EMPTY_SLOTS: Counted = { one: 'prázdný manaslot', some: 'prázdné manasloty', many: 'prázdných manaslotů' };
export const DAMAGE: Counted = { one: 'poškození', some: 'poškození', many: 'poškození' };

export const counted = (n: number, { one, some, many }: Counted): string =>
  `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? some : many}`;

const ROLLED: Readonly<Record<Rolled, string>> = {
  die: 'hozené číslo|hozeného čísla|padlo',
  each: 'číslo hozené pro každou|čísla hozeného pro každou|za ~ padlo',
  drawn: 'X|X|je X',
  chosen: 'X|X|je X',
  paid: 'zaplacená mana|zaplacené many|many se takto zaplatilo',
  spent: 'utracená mana|utracené many|many se tím utratilo',
};

const FOR = { m: 'něj', i: 'něj', f: 'ni', n: 'ně' } as const;

/** A number that is reckoned: its name, its genitive, and what follows "kolik". */
interface Reckoned {
  is: string;
  of: string;
  much: string;
}
const reckoned = (is: string, of: string, much = `činí ${is}`): Reckoned => ({ is, of, much });
const split = (three: string, tail = ''): Reckoned => {
  const [is, of, much] = three.split('|').map((each) => each + tail);
  return { is, of, much };
};

/** A figure of a unit: "její útok", "počet životů vybrané jednotky". */
function figure(word: 'attack' | 'health', who: Who, s: Speech, printed = ''): Reckoned {
  const { before: its, after } = whose(who, s);
  const make = (many: boolean, c: 'nom' | 'gen', noun: string): string => {
    const before = [its, printed].filter((each) => each !== '').map((each) => `${agree(each, 'experiment', many, c)} `);
    return `${before.join('')}${noun}${after}`;
  };
  if (word === 'attack') return reckoned(make(false, 'nom', 'útok'), make(false, 'gen', 'útoku'));
  const lives = make(true, 'gen', 'životů');
  return reckoned(`počet ${lives}`, `počtu ${lives}`);
}

/** The units that are counted: "tvých jednotek". */
function countedUnits(who: Who, s: Speech, c: 'gen' | 'nom' = 'gen'): string {
  if (typeof who === 'object' && 'each' in who) return phrase(who.each, who, true, c, s, 'tvůj');
  return whom(who, c, s, 'tvůj');
}

const inPlay = (who: Who): string =>
  typeof who === 'object' && 'each' in who && who.side === undefined ? ' ve hře' : '';

const cardsIn = (a: { cards: Zone; card?: number }, s: Speech): string =>
  `karet${a.card === undefined ? '' : ` ${s.name(a.card)}`} ${IN_ZONE[a.cards]}`;

const TIMES: Readonly<Record<number, string>> = { 2: 'dvojnásobek', 3: 'trojnásobek', 4: 'čtyřnásobek' };
const often = (n: number): string => (n === 2 ? 'dvakrát' : n === 3 ? 'třikrát' : `${n}krát`);

const BUILT: AmountSpeakers<Speech, Reckoned> = {
  attackOf: (a, s) => figure('attack', a.attackOf, s),
  healthOf: (a, s) => figure('health', a.healthOf, s),
  printedAttackOf: (a, s) => figure('attack', a.printedAttackOf, s, 'vytištěný'),
  printedHealthOf: (a, s) => figure('health', a.printedHealthOf, s, 'vytištěný'),
  count: (a, s) => {
    const units = `${countedUnits(a.count, s)}${inPlay(a.count)}`;
    return reckoned(`počet ${units}`, `počtu ${units}`, `je ${units}`);
  },
  cards: (a, s) => reckoned(`počet ${cardsIn(a, s)}`, `počtu ${cardsIn(a, s)}`, `je ${cardsIn(a, s)}`),
  playedInGame: (a, s) =>
    split('počet|počtu|činí počet', ` karet ${s.name(a.playedInGame)}, které máš v této hře zahrané`),
  summonedInGame: (a, s) =>
    split(
      'počet|počtu|činí počet',
      ` tvých jednotek ${s.name(a.summonedInGame)}, které v této hře vstoupily do hry před ní`,
    ),
  times: ({ times: [a, b] }, s) => {
    const of = reckon(b, s);
    if (typeof a !== 'number')
      return reckoned(`součin ${reckon(a, s).of} a ${of.of}`, `součinu ${reckon(a, s).of} a ${of.of}`);
    const word = TIMES[a] ?? `${a}násobek`;
    return reckoned(`${word} ${of.of}`, `${word.replace('ek', 'ku')} ${of.of}`);
  },
  plus: ({ plus: [a, b] }, s) => {
    const [x, y] = [reckon(a, s).of, reckon(b, s).of];
    return reckoned(`součet ${x} a ${y}`, `součtu ${x} a ${y}`);
  },
  minus: ({ minus: [a, b] }, s) => {
    const [x, y] = [reckon(a, s), reckon(b, s)];
    return reckoned(`${x.is} minus ${y.is}`, `${x.of} minus ${y.is}`);
  },
  abs: ({ abs: a }, s) => {
    if (typeof a !== 'object' || !('minus' in a))
      return reckoned(`velikost ${reckon(a, s).of}`, `velikosti ${reckon(a, s).of}`);
    const [one, two] = a.minus;
    if (typeof one === 'object' && typeof two === 'object' && 'cards' in one && 'cards' in two)
      return split('rozdíl|rozdílu|činí rozdíl', ` počtu karet ${IN_ZONE[one.cards]} a ${IN_ZONE[two.cards]}`);
    const [x, y] = [reckon(a.minus[0], s).of, reckon(a.minus[1], s).of];
    return reckoned(`rozdíl ${x} a ${y}`, `rozdílu ${x} a ${y}`);
  },
  roundTen: ({ roundTen: a }, s) => {
    const { is, of } = reckon(a, s);
    return reckoned(`${is} po zaokrouhlení na desítky`, `${of} po zaokrouhlení na desítky`);
  },
};

function plain(a: PlainAmount, s: Speech): Reckoned {
  switch (a) {
    case 'rolled':
      return split(ROLLED[s.rolled].replace('~', FOR[gender(s.ref('those').noun)]));
    case 'mana':
      return split('tvoje mana|tvojí many|máš many');
    case 'manaSlots':
      return split('počet tvých manaslotů|počtu tvých manaslotů|máš manaslotů');
    case 'cardsPlayed':
      return split(
        'počet jiných karet zahraných v tomto kole|počtu jiných karet zahraných v tomto kole|jiných karet máš v tomto kole zahraných',
      );
    case 'emptySlots':
      return split(
        'počet tvých volných míst pro jednotky|počtu tvých volných míst pro jednotky|máš volných míst pro jednotky',
      );
    case 'lostLife':
      return split(
        'počet životů chybějících tvému hrdinovi|počtu životů chybějících tvému hrdinovi|životů chybí tvému hrdinovi',
      );
    case 'killed':
      return split('počet takto zemřelých jednotek|počtu takto zemřelých jednotek|jednotek tím zemřelo');
    case 'amount':
      return split('toto číslo|tohoto čísla|toho bylo');
    default:
      return a satisfies never;
  }
}

/** A number by its name: "počet tvých jednotek", "její útok". */
export function reckon(a: Amount, s: Speech): Reckoned {
  if (typeof a === 'number') return { is: String(a), of: String(a), much: `je ${a}` };
  if (typeof a === 'string') return plain(a, s);
  return spoken<Speech, Reckoned>(a satisfies SaidAmount, s, BUILT);
}

/** So much of something: "3 životy", "tolik životů, kolik padlo na kostce". */
export function howMuch(a: Amount, thing: Counted, s: Speech): string {
  if (typeof a === 'number') return counted(a, thing);
  if (a === 'rolled' && (s.rolled === 'drawn' || s.rolled === 'chosen')) return `X ${thing.many}`;
  if (typeof a === 'object' && 'times' in a && typeof a.times[0] === 'number')
    return `${often(a.times[0])} tolik ${thing.many}, kolik ${reckon(a.times[1], s).much}`;
  if (typeof a === 'object' && 'plus' in a && typeof a.plus[0] === 'number')
    return `o ${counted(a.plus[0], thing)} víc, než kolik ${reckon(a.plus[1], s).much}`;
  return `tolik ${thing.many}, kolik ${reckon(a, s).much}`;
}

/** "za každou ...", for figures that count things; null for others. */
export function forEach(a: Amount, s: Speech): string | null {
  if (a === 'cardsPlayed') return 'za každou jinou kartu, kterou máš v tomto kole zahranou';
  if (a === 'emptySlots') return 'za každé tvoje volné místo pro jednotku';
  if (a === 'manaSlots') return 'za každý tvůj manaslot';
  if (a === 'mana') return 'za každou tvou manu';
  if (a === 'lostLife') return 'za každý život, který chybí tvému hrdinovi';
  if (a === 'killed') return 'za každou jednotku, která tím zemřela';
  if (a === 'rolled' && s.rolled === 'paid') return 'za každou takto zaplacenou manu';
  if (a === 'rolled' && s.rolled === 'spent') return 'za každou takto utracenou manu';
  return typeof a === 'object' ? forEachBuilt(a, s) : null;
}

function forEachBuilt(a: BuiltAmount, s: Speech): string | null {
  if ('count' in a) return forEachOf(a.count, s);
  if ('cards' in a) return `za každou kartu${a.card === undefined ? '' : ` ${s.name(a.card)}`} ${IN_ZONE[a.cards]}`;
  if ('playedInGame' in a) return `za každou kartu ${s.name(a.playedInGame)}, kterou máš v této hře zahranou`;
  if ('summonedInGame' in a)
    return `za každou tvou jednotku ${s.name(a.summonedInGame)}, která v této hře vstoupila do hry před ní`;
  if ('minus' in a && a.minus[1] === 1 && typeof a.minus[0] === 'object' && 'cards' in a.minus[0])
    return `za každou další kartu ${IN_ZONE[a.minus[0].cards]}`;
  return null;
}

function forEachOf(who: Who, s: Speech): string | null {
  if (who === 'those') return 'za každou z nich, která zůstala ve hře';
  if (typeof who === 'string' || !('each' in who)) return null;
  const noun = who.tag ?? who.each;
  return `za ${agree('každý', noun, false, 'acc')} ${phrase(who.each, who, false, 'acc', s, 'tvůj')}${inPlay(who)}`;
}
