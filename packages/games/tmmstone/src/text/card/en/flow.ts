/** Chance, choice and the parts of an English text that depend on them. */
import type { Instruction } from '../../../cards/steps.ts';
import type { Piece, Said } from '../join.ts';
import { alone, cap, either } from '../join.ts';
import type { FlowSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { headsInRow } from '../steps.ts';
import { amount } from './amounts.ts';
import { condition } from './conditions.ts';
import { chosen, one, remember, whom } from './whom.ts';

/** Several instructions as sentences, without the last full stop. */
export type Block = (list: readonly Instruction[], s: Speech) => string;
type Of<W extends string> = Extract<Instruction, Record<W, unknown>>;

const TOSSES = { own: 'toss', opp: 'the opponent tosses', active: 'the active player tosses' } as const;

function coin(i: Of<'coin'>, s: Speech, block: Block): Piece {
  const toss = TOSSES[i.by ?? 'own'];
  const [n, last] = headsInRow(i);
  s.forget();
  if (n > 1)
    return alone(
      `${toss} a coin up to ${n} times, as long as it lands heads. If it lands heads ${n} times, ${block(last, s)}`,
    );
  const { heads = [], tails = [] } = i.coin;
  const parts = [`${toss} a coin`];
  if (heads.length > 0) parts.push(`On heads, ${s.aside(() => block(heads, s))}`);
  if (tails.length > 0) parts.push(`On tails, ${s.aside(() => block(tails, s))}`);
  return alone(parts.join('. '));
}

function whether(i: Of<'if'>, s: Speech, block: Block): Piece {
  const { then, else: other = [] } = i;
  if (i.if === 'momentum') {
    const yes = `Momentum: ${cap(s.aside(() => block(then, s)))}`;
    return alone(other.length === 0 ? yes : `${yes}. Otherwise: ${cap(block(other, s))}`);
  }
  const only = condition(i.if, s);
  s.pause();
  const yes = `if ${only}, ${s.aside(() => block(then, s))}`;
  return alone(other.length === 0 ? yes : `${yes}; otherwise ${block(other, s)}`);
}

/** As often as one likes to pay: the one repetition that is a choice. */
function asOften(i: Of<'repeat'>, s: Speech, block: Block): string | null {
  const [may] = i.repeat;
  if (i.while !== 'taken' || i.repeat.length !== 1 || !('may' in may)) return null;
  if (may.pay === undefined) return `as often as you like, ${block(may.may, s)}`;
  return `you may repeatedly pay ${may.pay} mana; each time ${block(may.may, s)}`;
}

/** What is rolled, drawn, chosen and paid. */
const CHANCE: Pick<
  FlowSpeakers<Speech, Said>,
  'roll' | 'chance' | 'chooseNumber' | 'payExtra' | 'chooseTarget' | 'pick'
> = {
  roll: (i, s) => {
    s.rolled = i.forEach === undefined ? 'die' : 'each';
    if (i.forEach === undefined) return 'roll a die';
    const text =
      typeof i.forEach === 'object' && 'each' in i.forEach
        ? `roll a die for each ${one(i.forEach.each, i.forEach, s).replace(/^an? /, '')}`
        : `roll a die for ${whom(i.forEach, s)}`;
    remember(i.forEach, s);
    return text;
  },
  chance: (i, s) => {
    s.rolled = 'drawn';
    return `pick a random X from ${i.chance[0]} to ${i.chance[1]}`;
  },
  chooseNumber: ({ chooseNumber: [from, to] }, s) => {
    const text = `choose X from ${amount(from, s)} to ${amount(to, s)}`;
    s.rolled = 'chosen';
    return text;
  },
  payExtra: (_i, s) => {
    s.rolled = 'paid';
    return 'pay as much extra mana as you like (even none)';
  },
  chooseTarget: (i, s) => {
    const text = `choose ${chosen(i.chooseTarget, s)}`;
    s.announce('target', i.chooseTarget);
    s.introduce('target');
    s.know('targets', { noun: i.chooseTarget.tag ?? i.chooseTarget.choose, many: true });
    return text;
  },
  pick: (i, s) => {
    const text = `pick ${whom(i.pick, s)}`;
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
    chooseOne: (i, s) => {
      const all = i.chooseOne.map((each) => s.aside(() => block(each, s)));
      return alone(`choose one: ${either(all, ', or ')}`);
    },
    may: (i, s) => {
      if (i.pay === undefined) return alone(`if you like, ${block(i.may, s)}`);
      return alone(`you may pay ${i.pay} mana. If you do, ${block(i.may, s)}`);
    },
    if: (i, s) => whether(i, s, block),
    repeat: (i, s) => {
      const often = asOften(i, s, block);
      if (often !== null) return alone(often);
      const text = block(i.repeat, s);
      return alone(`${text}. If ${condition(i.while, s)}, do it again (13 times at most in all)`);
    },
    later: (i, s) => alone(`at the end of this turn, ${block(i.later, s)}`),
  };
}
