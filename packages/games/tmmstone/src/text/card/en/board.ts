/** English verbs of coming and going. */
import type { Who } from '../../../cards/parts.ts';
import type { Said } from '../join.ts';
import type { BoardSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { amount, forEach, short } from './amounts.ts';
import { noun, remember, whom } from './whom.ts';

function does(verb: string, who: Who, s: Speech, after = ''): string {
  const text = `${verb} ${whom(who, s)}${after}`;
  remember(who, s);
  return text;
}

/** Nobody may choose fewer than there are. */
const ALL_OF_THEM = ' (all, if there are fewer)';

const single = (who: Who): boolean =>
  typeof who === 'string' ? who !== 'targets' && who !== 'heroes' : 'random' in who;

export const BOARD: BoardSpeakers<Speech, Said> = {
  summon: (i, s) => {
    const stats = i.statsOf === undefined ? '' : ` with the attack and health of ${whom(i.statsOf, s)}`;
    const name = `${s.name(i.summon)}${stats}`;
    const opp = i.side === 'opp' ? ' for the opponent' : '';
    const count = i.count ?? 1;
    s.know('those', { noun: 'unit', many: i.fill === true || count !== 1 });
    s.mention('those');
    if (i.fill === true) return `fill ${opp === '' ? 'your' : "the opponent's"} empty slots with ${name}`;
    if (count === 1) return `summon ${name}${opp}`;
    const number = short(count, s);
    if (number !== null) return `summon ${number} ${name}${opp}`;
    return `summon ${name}${opp} ${forEach(count, s) ?? `as many times as ${amount(count, s)}`}`;
  },
  revive: (i, s) => does('revive', i.revive, s),
  reviveChosen: ({ reviveChosen: { tag, top }, count }) => {
    const word = tag ?? 'unit';
    if (top === undefined)
      return `choose ${count === 1 ? `a ${noun(word, false)}` : `${count} ${noun(word, true)}`} in your grave${count === 1 ? '' : ALL_OF_THEM} and revive ${count === 1 ? 'it' : 'them'}`;
    return `choose ${count === 1 ? 'one' : count} of the newest ${top} ${noun(word, true)} in your grave${count === 1 ? '' : ALL_OF_THEM} and revive ${count === 1 ? 'it' : 'them'}`;
  },
  reviveNth: (i, s) =>
    `count the units in your grave from the oldest up to ${amount(i.reviveNth, s)} (starting over if they run out) ` +
    'and revive the one you reach',
  bounce: (i, s) => {
    if (i.to === 'own') return does('take', i.bounce, s, ' into your hand');
    return does('return', i.bounce, s, single(i.bounce) ? " to its owner's hand" : " to their owners' hands");
  },
  steal: (i, s) => does('take control of', i.steal, s),
  switchSide: (i, s) => does('move', i.switchSide, s, ' to the other side of the board'),
  transform: (i, s) => does('transform', i.transform, s, ` into ${s.name(i.into)}`),
  vanish: (i, s) => does('liquidate', i.vanish, s),
  exile: (i, s) => {
    if (i.under === undefined) return does('put', i.exile, s, ' under this card');
    const under = whom(i.under, s);
    return `put ${whom(i.exile, s)} under ${under}`;
  },
  release: (i) => `summon all units under this card ${i.release === 'opp' ? 'for the opponent' : 'on your side'}`,
  setAside: () => 'put it face up beside the board',
  enter: () => 'summon this card if it lies beside the board',
  rotate: () => 'choose a direction and move all units one slot that way around both sides',
};
