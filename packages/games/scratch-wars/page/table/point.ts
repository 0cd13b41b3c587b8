/** Pointing at things: select, look, commit, or hear why not. */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, homeSeat, pick, refuse, useTable } from '@kolbiste/tablekit/state/table.ts';
import { stopAsking, tellWhy, useAsking } from '@kolbiste/tablekit/table/asking.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { figureKey } from './figure.ts';
import type { Action } from './key-set.ts';
import type { Place } from './places.ts';
import { buttonsOf, mostTelling, optionAt, refusalsAt } from './places.ts';

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };

const LEAVE_MS = 350;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The pointer is over a weapon, or over what the middle tells about the one looked at. */
export function lookAt(w: number | null): void {
  clearTimeout(leaving);
  if (w !== null) useTable.setState({ looked: w });
}

/** The pointer went elsewhere: soon the last result comes back, unless something is selected. */
export function lookAway(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (useTable.getState().picked === null) useTable.setState({ looked: null });
  }, LEAVE_MS);
}

let dropPress: (() => void) | undefined;

/** A press while something is being shown: that is skipped, and then the press counts, or is told why not. */
function keepPress(place: Place): void {
  dropPress?.();
  const leave = useTable.subscribe((now) => {
    if (now.busy) return;
    // What the table says next may be there already: then this goes on being shown.
    queueMicrotask(() => {
      const { busy, result } = useTable.getState();
      if (busy || dropPress !== drop) return;
      drop();
      if (result === null) pointAt(place);
    });
  });
  const drop = (): void => {
    dropPress = undefined;
    leave();
  };
  dropPress = drop;
  skip();
}

/** The player points at a thing on the table. */
export function pointAt(place: Place): void {
  const { prompt, wait, picked, busy } = useTable.getState();
  if (place.at === 'weapon') lookAt(place.seat * 5 + place.slot);
  if (prompt === null) {
    if (busy) keepPress(place);
    else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
    return;
  }
  const option = optionAt(prompt, place, picked);
  if (option !== undefined) {
    if (prompt.step === 'shields') useTable.setState({ picked: option, notice: null });
    else pick(option);
    return;
  }
  const no = mostTelling(refusalsAt(prompt, place));
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else {
    const cs = `${NOT_NOW.cs} ${prompt.text.cs}`;
    refuse({ cs, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
  }
}

/** What the main button does now: commit what is selected, else the only thing that needs no pointing. */
function mainOption(): number | null {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return null;
  if (picked !== null && prompt.options.some((choice) => choice.option === picked)) return picked;
  return buttonsOf(prompt)[0]?.option ?? null;
}

/** What the button could be for is not possible now, or there is something to be pointed at first. */
function sayWhyNot(prompt: Prompt): void {
  const no = mostTelling(refusalsAt(prompt, { at: 'button' }));
  if (no === undefined) refuse(prompt.text, prompt.rule);
  else refuse(no.text, no.rule, no.help);
}

/** The player presses the main button while there is nothing it could do. */
export function pressMain(): void {
  if (isInert()) return;
  const option = mainOption();
  const { prompt, wait } = useTable.getState();
  if (option !== null) commit(option);
  else if (prompt !== null) sayWhyNot(prompt);
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

function pressSecond(): void {
  const { prompt, picked } = useTable.getState();
  if (prompt === null || isInert()) return;
  if (picked !== null) useTable.setState({ picked: null });
  else {
    const second = buttonsOf(prompt)[1];
    if (second !== undefined) commit(second.option);
  }
}

/** Back: drop the selection and the notice, or skip what is being shown. */
function stepBack(): void {
  const { picked, notice, looked, busy } = useTable.getState();
  if (stopAsking()) return;
  if (busy) skip();
  else if (picked !== null || notice !== null || looked !== null)
    useTable.setState({ picked: null, notice: null, looked: null });
}

/** What an action of the keys does at the table; false = it belongs to somebody else. */
export function act(action: Action): boolean {
  const state = useTable.getState();
  const home = state.prompt?.seat ?? homeSeat(state);
  const slot = Number(/\d$/.exec(action)?.[0] ?? 0) - 1;
  if (slot >= 0) point({ at: 'weapon', seat: action.startsWith('mine') ? home : 1 - home, slot });
  else if (action === 'foe') point({ at: 'hero', seat: 1 - home });
  else if (action === 'home') point({ at: 'hero', seat: home });
  else if (action === 'main') pressMain();
  else if (action === 'second') pressSecond();
  else if (action === 'back') stepBack();
  else return false;
  return true;
}

/** A thing pointed at by key while the player asks why; false = nobody asks. */
function askAt(place: Place): boolean {
  if (!useAsking.getState().on) return false;
  if (place.at === 'hero') tellWhy(figureKey({ what: 'life', at: place.seat }));
  else if (place.at === 'weapon') tellWhy(figureKey({ what: 'weapon', at: place.seat * 5 + place.slot }));
  else stopAsking();
  return true;
}

/** Points at a thing by key: to choose it, or while the player asks why, to hear that. */
function point(place: Place): void {
  if (!askAt(place)) pointAt(place);
}
