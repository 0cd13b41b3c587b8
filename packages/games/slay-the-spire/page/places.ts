/** Where the options of a question lie: on cards of the hand, enemies, heroes, items, rooms; on a screen of their own; or nowhere, as buttons. */

import type { Choice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf, placedBy } from '@kolbiste/tablekit/table/places.ts';
import { ASIDE, ASIDE_HAND, ASIDE_RELIC } from '../src/flow/aside.ts';
import { NONE } from '../src/flow/boss-relics.ts';
import { NO_MORE } from '../src/flow/choose-cards.ts';
import { GO_ON } from '../src/flow/merchant.ts';
import { USUAL_ORDER } from '../src/flow/settle.ts';
import * as L from '../src/legal.ts';
import { HAND } from '../src/state.ts';
import { SLOT_HERO, SLOT_ROW } from '../src/verbs/terms.ts';
import { boardOf } from './board.ts';

const ofPlay = (seat: number, option: number): string | null => {
  if (option === L.END_TURN) return null;
  if (option === L.SHIV) return `shiv:${seat}`;
  if (option === L.MIRACLE) return `miracle:${seat}`;
  if (option >= L.POWER_USE) return `power:${seat}:${option - L.POWER_USE}`;
  if (option >= L.RELIC) return `relic:${seat}:${option - L.RELIC}`;
  if (option >= L.POTION) return `potion:${seat}:${option - L.POTION}`;
  return `hand:${option}`;
};

/** What is aimed at next: an enemy, a row, a hero. */
function ofAim(option: number): string {
  const aims = boardOf(useTable.getState())?.aims;
  if (aims === SLOT_HERO) return `hero:${option}`;
  return aims === SLOT_ROW ? `row:${option}` : `enemy:${option}`;
}

/** Options that are buttons wherever they stand. */
const BUTTONS: Readonly<Record<string, number>> = {
  'chooseCards.pick': NO_MORE,
  'merchant.trade': GO_ON,
  'inAnyOrder.pick': USUAL_ORDER,
  'settle.order': USUAL_ORDER,
  'bossRelics.take': NONE,
};

/** What is used beside a question lies on the hero; what is handed over stands on the screen. */
function ofAside(seat: number, option: number): string {
  if (option >= ASIDE_HAND) return `option:${option}`;
  return option >= ASIDE_RELIC ? `relic:${seat}:${option - ASIDE_RELIC}` : `potion:${seat}:${option - ASIDE}`;
}

/** Where an option lies; null = nowhere. */
export function placeOf(prompt: Prompt, option: number): string | null {
  const id = decisionOf(prompt);
  if (BUTTONS[id] === option) return null;
  if (id === 'play.act') return ofPlay(prompt.seat, option);
  if (id === 'use.aim') return ofAim(option);
  if (id === 'orb.strike') return `enemy:${option}`;
  if (option >= ASIDE) return ofAside(prompt.seat, option);
  if (id === 'switchRow.withWhom') return option === prompt.seat ? null : `hero:${option}`;
  if (id === 'route.vote') return `node:${option}`;
  if (id === 'chooseCards.pick' && prompt.locals['pile'] === HAND) return `hand:${option}`;
  return `option:${option}`;
}

export const { optionsAt, refusalsAt, buttonsOf } = placedBy(placeOf);

/** Options that stand on a screen of their own. */
export const onScreen = <T extends Choice>(prompt: Prompt, all: readonly T[]): readonly T[] =>
  all.filter(({ option }) => placeOf(prompt, option)?.startsWith('option:') === true);
