/** Dragging a weapon onto something: what that means now. Choosing and confirming stays the main way. */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { isAnswered } from '@kolbiste/tablekit/state/answered.ts';
import { commit, refuse, useTable } from '@kolbiste/tablekit/state/table.ts';
import { spinNow } from './duel.ts';
import type { Place } from './places.ts';
import { mostTelling, optionAt, refusalsAt } from './places.ts';

const SLOTS = 5;
/** Questions that a weapon itself answers. */
const OF_WEAPON = new Set(['chooseStartWeapon', 'chooseAction', 'trick']);
const OF_TARGET = new Set(['chooseTarget', 'secondTarget']);

const placeOfWeapon = (w: number): Place => ({ at: 'weapon', seat: w >= SLOTS ? 1 : 0, slot: w % SLOTS });

/** Where the player wants the attack to go that a spin may bring. */
let aim: Place | null = null;

/** Whether a weapon can be dragged now: it is asked for, or its attack looks for a target. */
export function canDrag(w: number): boolean {
  const { prompt, busy } = useTable.getState();
  if (prompt === null || busy) return false;
  if (OF_TARGET.has(prompt.step)) return spinNow(useTable.getState())?.weapon === w;
  return OF_WEAPON.has(prompt.step) && optionAt(prompt, placeOfWeapon(w), null) !== undefined;
}

function sayWhyNot(prompt: Prompt, place: Place): void {
  const no = mostTelling(refusalsAt(prompt, place));
  if (no === undefined) refuse(prompt.text, prompt.rule);
  else refuse(no.text, no.rule, no.help);
}

/** A weapon was let go over the wheel (null) or over a thing. */
export function dropOn(w: number, place: Place | null): void {
  const { prompt } = useTable.getState();
  if (prompt === null || !canDrag(w)) return;
  if (OF_TARGET.has(prompt.step)) {
    const target = place === null ? undefined : optionAt(prompt, place, null);
    if (target !== undefined) commit(target);
    else if (place !== null) sayWhyNot(prompt, place);
    return;
  }
  const option = optionAt(prompt, placeOfWeapon(w), null);
  if (option === undefined) return;
  aim = place;
  commit(option);
}

/** Selects what was aimed at as soon as a target is asked for; the player confirms. The way to stop listening. */
export const keepAim = (): (() => void) =>
  useTable.subscribe(({ prompt, busy, picked }) => {
    if (prompt === null || busy || aim === null || isAnswered(prompt)) return;
    const place = aim;
    if (prompt.step === 'chooseAction') aim = null;
    if (!OF_TARGET.has(prompt.step) || picked !== null) return;
    aim = null;
    const option = optionAt(prompt, place, null);
    if (option !== undefined) useTable.setState({ picked: option });
  });
