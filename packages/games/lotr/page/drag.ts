/**
 * Dragging at the table of The Lord of the Rings: a card of the hand to the table or onto what it is meant for, a character
 * at the enemy or to the quest, an enemy to a mat, a location to the quest. It answers the question that is open, and where
 * a thing lay under it also the one that follows.
 */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { attachDragging } from '@kolbiste/tablekit/table/drag-things.ts';
import { CHARACTERS } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { RingsTable } from './engine/table.ts';
import { fightNow } from './fight.ts';
import { optionsAt } from './places.ts';
import { pointAt } from './point.ts';
import { wish } from './wish.ts';

/** Open parts of the table, as written into `data-drop`. */
const MIDDLE = 'drop:middle';
const MATS = 'drop:mats';

const idOf = ({ procedure, step }: Prompt): string => `${procedure}.${step}`;

const CHOOSES_TARGET = 'combat.chooseTarget';

/** Where a thing is dragged to, by question: whether what lies there is meant. */
const ONTO: Readonly<Record<string, (over: string, board: RingsTable) => boolean>> = {
  'quest.who': (over, { quest, things }) =>
    over === MIDDLE || things.some(({ id, seat }) => over === `thing:${id}` && (id === quest || seat < 0)),
  'travel.where': (over, { quest }) => over === MIDDLE || over === `thing:${quest}`,
  'encounter.optional': (over, { things }) =>
    over === MATS || over.startsWith('player:') || things.some(({ id, seat }) => over === `thing:${id}` && seat >= 0),
  'enemyAttack.defender': (over, board) => over === `thing:${fightNow(board)?.enemy}`,
  'enemyAttack.sentinel': (over, board) => over === `thing:${fightNow(board)?.enemy}`,
  'playerAttack.attackers': (over, board) => over === `thing:${fightNow(board)?.enemy}`,
  'playerAttack.join': (over, board) => over === `thing:${fightNow(board)?.enemy}`,
};

const nowhere = (): boolean => false;

/** Whether a place is an own character: it may be dragged at a target before the target is chosen. */
const isOwn = (what: string, { seat }: Prompt, { things }: RingsTable): boolean =>
  things.some((thing) => what === `thing:${thing.id}` && thing.zone === CHARACTERS && thing.seat === seat);

/** What letting go answers; null = nothing is meant there. */
function meant(what: string, over: string, prompt: Prompt, board: RingsTable): number | null {
  const [choice] = optionsAt(prompt, what);
  if (what.startsWith('hand:')) return choice?.option ?? null;
  if (idOf(prompt) === CHOOSES_TARGET && isOwn(what, prompt, board)) return optionsAt(prompt, over)[0]?.option ?? null;
  const fits = ONTO[idOf(prompt)] ?? nowhere;
  return fits(over, board) ? (choice?.option ?? null) : null;
}

function asked(): { prompt: Prompt; board: RingsTable } | null {
  const { prompt, table } = useTable.getState();
  const board = boardOf({ table });
  return prompt === null || board === null ? null : { prompt, board };
}

/** Whether something may be taken up to be dragged. */
function canTakeUp(what: string): boolean {
  const now = asked();
  if (now === null) return false;
  const { prompt, board } = now;
  if (idOf(prompt) === CHOOSES_TARGET && isOwn(what, prompt, board)) return true;
  const can = what.startsWith('hand:') || ONTO[idOf(prompt)] !== undefined;
  return can && optionsAt(prompt, what).length > 0;
}

/** Whether a finger on it drags rather than scrolls; all characters may go on the quest, and mats have to be scrolled then. */
export const grips = (what: string): boolean => {
  const { prompt } = useTable.getState();
  return prompt !== null && idOf(prompt) !== 'quest.who' && canTakeUp(what);
};

/** What would be done is shown on the main button. */
function holdOver(what: string, over: string | null): void {
  const now = asked();
  if (now === null) return;
  useTable.setState({ picked: over === null ? null : meant(what, over, now.prompt, now.board) });
}

function letGo(what: string, over: string | null): void {
  const now = asked();
  if (now === null || over === null || over === what) return unpick();
  const { prompt, board } = now;
  const option = meant(what, over, prompt, board);
  // What cannot be done there is said as if it had been pointed at.
  if (option === null) return idOf(prompt) === CHOOSES_TARGET ? pointAt(over) : unpick();
  if (what.startsWith('hand:') && over.startsWith('thing:')) wish(Number(over.slice('thing:'.length)), prompt);
  if (idOf(prompt) === CHOOSES_TARGET) wish(Number(what.slice('thing:'.length)), prompt);
  commit(option);
}

const unpick = (): void => useTable.setState({ picked: null });

const keyOf = (element: Element | null): string | undefined => {
  if (!(element instanceof HTMLElement)) return undefined;
  const { place, drop } = element.dataset;
  return place ?? (drop === undefined ? undefined : `drop:${drop}`);
};

/** Makes the things of the table draggable; the way to undo it. */
export const attachDrag = (root: HTMLElement): (() => void) =>
  attachDragging<string>(root, {
    taken: (element) => keyOf(element),
    under(element) {
      const key = keyOf(element.closest('[data-place], [data-drop]'));
      // Back to the hand: nothing is meant.
      return key?.startsWith('hand:') === true ? undefined : key;
    },
    canTakeUp,
    holdOver,
    letGo,
    drop: unpick,
  });
