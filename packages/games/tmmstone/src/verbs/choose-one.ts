/** One of several texts. */
import type { Step } from '../cards/code.ts';
import { pickMode } from '../flow/pick-number.ts';
import { cite } from '../rulebook.ts';
import { alone, either as branches } from '../text/card/join.ts';
import { jump } from './kit/blocks.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { chooseOne: term.listOf(term.anyText, 2, 6) };

const option: Step<{ list: number[] }> = {
  name: 'option',
  run: (s, x, op) => ask(s, x, pickMode, { seat: x.seat, card: x.card, low: 0, high: op.list.length - 1, chosen: -1 }),
  take(_s, x, op, k) {
    x.at = op.list[k];
  },
};

export const chooseOne: Block<typeof schema> = {
  name: 'chooseOne',
  schema,
  rule: cite('word.1', 'R51'),
  cut(i, to) {
    const { list } = to.push(option, { list: [] });
    const ends = i.chooseOne.map((branch) => {
      list.push(to.code.length);
      to.text(branch);
      return to.push(jump, { jump: 0 });
    });
    for (const end of ends) end.jump = to.code.length;
  },
  cs(i, s) {
    const all = i.chooseOne.map((each) => s.aside(() => s.block(each)));
    return alone(`vyber si: ${branches(all, ', nebo ')}`);
  },
  en(i, s) {
    const all = i.chooseOne.map((each) => s.aside(() => s.block(each)));
    return alone(`choose one: ${branches(all, ', or ')}`);
  },
};
