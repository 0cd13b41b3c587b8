/** A whole English effect: its head and its instructions. */
import type { Instruction } from '../../../cards/steps.ts';
import type { Effect } from '../../../cards/types.ts';
import type { Said } from '../join.ts';
import { alone, cap, flow, oneSentence } from '../join.ts';
import type { SaidInstruction, VerbSpeakers } from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { announced, runs } from '../steps.ts';
import { BOARD } from './board.ts';
import { condition } from './conditions.ts';
import { DECK } from './deck.ts';
import { flowSpeakers } from './flow.ts';
import { HAND } from './hand.ts';
import { LIFE, MARKS } from './life.ts';
import { PLAY } from './play.ts';
import { head } from './triggers.ts';
import { chosen } from './whom.ts';

const VERBS: VerbSpeakers<Speech, Said> = {
  ...LIFE,
  ...MARKS,
  ...BOARD,
  ...HAND,
  ...DECK,
  ...PLAY,
  ...flowSpeakers(block),
};

function block(list: readonly Instruction[], s: Speech): string {
  const said = runs(list).map(([i, times]): Said => {
    const text = spoken<Speech, Said>(i satisfies SaidInstruction, s, VERBS);
    s.pause();
    return times === 1 ? text : alone(`${times} times in a row: ${oneSentence(text)}`);
  });
  return flow(said, 'and');
}

/** The text of an effect as a line of a card. */
export function effectLine(e: Effect, s: Speech): string {
  s.fresh();
  const { as, text, left } = head(e, s);
  s.pause();
  const only = left === undefined ? '' : `if ${condition(left, s)}, `;
  s.pause();
  const specs = announced(e, s);
  const intro = specs.length === 0 ? '' : `choose ${specs.map((spec) => chosen(spec, s)).join(' and ')}`;
  s.pause();
  const body = intro === '' ? block(e.do, s) : `${intro}. ${cap(block(e.do, s))}`;
  if (as === 'event') return `${text}, ${only}${body}.`;
  return as === 'none' ? `${cap(only + body)}.` : `${text}: ${cap(only + body)}.`;
}
