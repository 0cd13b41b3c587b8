/** Chance, choice and the parts of a Czech text that depend on them. */
import type { Instruction } from '../../../cards/steps.ts';
import type { Piece, Said } from '../join.ts';
import { alone, cap, either } from '../join.ts';
import type { FlowSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { headsInRow } from '../steps.ts';
import { reckon } from './amounts.ts';
import { condition } from './conditions.ts';
import { chosen, phrase, preposed, remember, whom } from './whom.ts';

/** Several instructions as sentences, without the last full stop. */
export type Block = (list: readonly Instruction[], s: Speech) => string;
type Coin = Extract<Instruction, { coin: unknown }>;

const TOSSES = { own: 'hoď', opp: 'protivník hodí', active: 'hráč na tahu hodí' } as const;

function coin(i: Coin, s: Speech, block: Block): Piece {
  const toss = TOSSES[i.by ?? 'own'];
  const [n, last] = headsInRow(i);
  s.forget();
  if (n > 1) return alone(`${toss} mincí až ${n}×, dokud padá panna. Pokud padne ${n}×, ${block(last, s)}`);
  const { heads = [], tails = [] } = i.coin;
  const parts = [`${toss} mincí`];
  if (heads.length > 0) parts.push(`Padne-li panna, ${s.aside(() => block(heads, s))}`);
  if (tails.length > 0) parts.push(`Padne-li orel, ${s.aside(() => block(tails, s))}`);
  return alone(parts.join('. '));
}

function whether(i: Extract<Instruction, { if: unknown }>, s: Speech, block: Block): Piece {
  const { then, else: other = [] } = i;
  if (i.if === 'momentum') {
    const yes = `Hybnost: ${cap(s.aside(() => block(then, s)))}`;
    return alone(other.length === 0 ? yes : `${yes}. Jinak: ${cap(block(other, s))}`);
  }
  const only = condition(i.if, s);
  s.pause();
  const yes = `pokud ${only}, ${s.aside(() => block(then, s))}`;
  return alone(other.length === 0 ? yes : `${yes}; jinak ${fronted(block(other, s))}`);
}

/** Behind an adverbial the small words come before the verb: "na konci kola si lízni kartu". */
export const fronted = (text: string): string => text.replace(/^(\S+) (si|se|ji|jí|ho|mu|je|jim)(?=[ .,;]|$)/, '$2 $1');

/** As often as one likes to pay: the one repetition that is a choice. */
function asOften(i: Extract<Instruction, { repeat: unknown }>, s: Speech, block: Block): string | null {
  const [may] = i.repeat;
  if (i.while !== 'taken' || i.repeat.length !== 1 || !('may' in may)) return null;
  if (may.pay === undefined) return `kolikrát chceš, ${block(may.may, s)}`;
  const price = ` ${may.pay} ${may.pay === 1 ? 'manu' : 'many'}`;
  return `můžeš opakovaně platit${price}; pokaždé ${block(may.may, s)}`;
}

/** What is rolled, drawn, chosen and paid. */
const CHANCE: Pick<
  FlowSpeakers<Speech, Said>,
  'roll' | 'chance' | 'chooseNumber' | 'payExtra' | 'chooseTarget' | 'pick'
> = {
  roll: (i, s) => {
    s.rolled = i.forEach === undefined ? 'die' : 'each';
    if (i.forEach === undefined) return 'hoď kostkou';
    if (typeof i.forEach === 'object' && 'each' in i.forEach) {
      const text = `hoď kostkou za ${phrase(i.forEach.each, i.forEach, false, 'acc', s, 'svůj', ['každý'])}`;
      remember(i.forEach, s);
      return text;
    }
    const text = `hoď kostkou za ${preposed(whom(i.forEach, 'acc', s))}`;
    remember(i.forEach, s);
    return text;
  },
  chance: (i, s) => {
    s.rolled = 'drawn';
    return `vylosuj X od ${i.chance[0]} do ${i.chance[1]}`;
  },
  chooseNumber: ({ chooseNumber: [from, to] }, s) => {
    const text = `zvol X od ${reckon(from, s).of} do ${reckon(to, s).of}`;
    s.rolled = 'chosen';
    return text;
  },
  payExtra: (_i, s) => {
    s.rolled = 'paid';
    return 'zaplať navíc, kolik many chceš (i žádnou)';
  },
  chooseTarget: (i, s) => {
    const text = `vyber ${chosen(i.chooseTarget, 'acc', s)}`;
    s.announce('target', i.chooseTarget);
    s.introduce('target');
    s.know('targets', { noun: i.chooseTarget.tag ?? i.chooseTarget.choose, many: true });
    return text;
  },
  pick: (i, s) => {
    const text = `vyber ${preposed(whom(i.pick, 'acc', s))}`;
    const noun = typeof i.pick === 'object' && 'random' in i.pick ? (i.pick.tag ?? i.pick.random) : 'unit';
    s.know('target', { noun, many: false });
    s.mention('target');
    return text;
  },
};

/** The words of chance and choice; `block` says what hangs on them. */
export function flowSpeakers(block: Block): FlowSpeakers<Speech, Said> {
  return {
    ...CHANCE,
    coin: (i, s) => coin(i, s, block),
    chooseOne: (i, s) =>
      alone(
        `vyber si: ${either(
          i.chooseOne.map((each) => s.aside(() => block(each, s))),
          ', nebo ',
        )}`,
      ),
    may: (i, s) => {
      if (i.pay === undefined) return alone(`pokud chceš, ${block(i.may, s)}`);
      return alone(`můžeš zaplatit ${i.pay} ${i.pay === 1 ? 'manu' : 'many'}. Pokud to uděláš, ${block(i.may, s)}`);
    },
    if: (i, s) => whether(i, s, block),
    repeat: (i, s) => {
      const often = asOften(i, s, block);
      if (often !== null) return alone(often);
      const text = block(i.repeat, s);
      return alone(`${text}. Pokud ${condition(i.while, s)}, opakuj to (celkem nejvýše 13×)`);
    },
    later: (i, s) => alone(`na konci tohoto kola ${fronted(block(i.later, s))}`),
  };
}
