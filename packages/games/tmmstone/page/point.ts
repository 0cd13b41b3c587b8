/** Pointing at things on the board: select, look, commit, or hear why not. */

import type { NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, pick, refuse, useTable } from '@kolbiste/tablekit/state/table.ts';
import { stopAsking, tellWhy, useAsking } from '@kolbiste/tablekit/table/asking.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { A_PLAY, attackOption, cardIn, UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import { cardOf } from './cards.ts';
import { commitCut, isCut } from './cutting.ts';
import type { StoneTable } from './engine/table.ts';
import { stoneKey } from './figures.ts';
import type { Place } from './places.ts';
import { attackIn, buttonsOf, codeOf, lies, optionsAt, refusalsAt, sideOf } from './places.ts';
import { commitWith, unpoint, useStone } from './store.ts';

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };
const ATTACKER_FIRST = {
  cs: 'Nejdřív vyberte svou jednotku, která zaútočí.',
  en: 'First choose the unit of yours that is to attack.',
};

function sayNo(no: NoChoice | undefined, prompt: Prompt): void {
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else refuse({ cs: `${NOT_NOW.cs} ${prompt.text.cs}`, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
}

/** The own unit that was chosen aims at a character. */
function aimAt(prompt: Prompt, from: number, code: number): void {
  const option = attackOption(from % UNIT_SLOTS, code);
  if (prompt.options.some((choice) => choice.option === option)) return pick(option);
  sayNo(
    prompt.refused.find((no) => no.option === option),
    prompt,
  );
}

function pointAtOwnUnit(prompt: Prompt, place: Place & { at: 'unit' }, board: StoneTable): void {
  const found = optionsAt(prompt, place, board);
  const attacks = found.filter(({ option }) => attackIn(option) !== undefined);
  const { from } = useStone.getState();
  if (attacks.length > 0) {
    useTable.setState({ picked: null, notice: null });
    useStone.setState({ from: from === place.place ? null : place.place, aimed: null });
  } else if (found.length > 0) pick(found[0].option);
  else sayNo(refusalsAt(prompt, place, board)[0], prompt);
}

/** A free slot while a unit of the hand is chosen: it is played there. */
function playInto(prompt: Prompt, place: number): boolean {
  const { picked, table } = useTable.getState();
  const stone = boardOf({ table });
  if (picked === null || picked < A_PLAY || stone?.units[place] !== null || sideOf(place) !== prompt.seat) return false;
  if (cardOf(picked - A_PLAY)?.kind !== 'unit') return false;
  commitWith(picked, { slot: place % UNIT_SLOTS, target: null });
  return true;
}

function pointInTurn(prompt: Prompt, place: Place, board: StoneTable): void {
  const { from } = useStone.getState();
  if (place.at === 'unit' && board.units[place.place] === null) {
    if (!playInto(prompt, place.place)) sayNo(undefined, prompt);
  } else if (place.at === 'unit' && sideOf(place.place) === prompt.seat) pointAtOwnUnit(prompt, place, board);
  else if (codeOf(place) !== 0) {
    if (from !== null) aimAt(prompt, from, codeOf(place));
    else refuse(ATTACKER_FIRST, prompt.rule);
  } else {
    useStone.setState({ from: null });
    const [choice] = optionsAt(prompt, place, board);
    if (choice !== undefined) pick(choice.option);
    else sayNo(refusalsAt(prompt, place, board)[0], prompt);
  }
}

/** A thing pointed at by key while the player asks why: its first number; false = nobody asks. */
function askAt(place: Place): boolean {
  const { table } = useTable.getState();
  const stone = boardOf({ table });
  if (!useAsking.getState().on) return false;
  const unit = place.at === 'unit' ? stone?.units[place.place] : undefined;
  const card = place.at === 'hand' ? cardIn(stone?.hands[place.seat][place.n] ?? 0) : 0;
  if (place.at === 'hero') tellWhy(stoneKey({ what: 'life', at: place.seat, seat: 0 }));
  else if (unit) tellWhy(stoneKey({ what: 'attack', at: unit.id, seat: 0 }));
  else if (place.at === 'hand' && card > 0) tellWhy(stoneKey({ what: 'cost', at: card, seat: place.seat }));
  else stopAsking();
  return true;
}

/** The player points at a thing on the board. */
export function pointAt(place: Place): void {
  const { prompt, wait, busy, picked, table } = useTable.getState();
  const stone = boardOf({ table });
  if (askAt(place)) return;
  if (prompt === null || stone === null) {
    if (busy) skip();
    else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
    return;
  }
  if (prompt.step === 'main') return pointInTurn(prompt, place, stone);
  const [choice] = optionsAt(prompt, place, stone);
  if (choice === undefined) return sayNo(refusalsAt(prompt, place, stone)[0], prompt);
  if (!prompt.step.startsWith('exchange')) return pick(choice.option);
  // The cards to be exchanged are ticked off one by one.
  const ticked = (picked ?? 0) ^ choice.option;
  useTable.setState({ picked: ticked === 0 ? null : ticked, notice: null });
}

/** What the main button does now. */
function mainOption(): number | null {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return null;
  if (picked !== null && prompt.options.some((choice) => choice.option === picked)) return picked;
  return useStone.getState().from === null ? (buttonsOf(prompt)[0]?.option ?? null) : null;
}

/** The main button. */
export function pressMain(): void {
  const { prompt, wait, busy } = useTable.getState();
  if (prompt === null && busy) return skip();
  if (isInert()) return;
  if (prompt !== null && isCut(prompt)) return commitCut(boardOf(useTable.getState())?.decks[prompt.seat] ?? []);
  const option = mainOption();
  if (option !== null) commit(option);
  else if (prompt !== null) refuse(prompt.text, prompt.rule);
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

/** Back: first what is open, then what is chosen; while something is shown, over it. */
export function stepBack(): void {
  const { list, grave } = useStone.getState();
  if (useTable.getState().busy) return skip();
  if (list || grave !== null) return useStone.setState({ list: false, grave: null });
  unpoint();
  useTable.setState({ picked: null, notice: null });
}

/** Whether something may be taken up from a place, to be dragged. */
export function canTakeUp(place: Place): boolean {
  const { prompt, table } = useTable.getState();
  const stone = boardOf({ table });
  if (prompt === null || stone === null || prompt.step !== 'main') return false;
  if (place.at === 'hero' || (place.at === 'unit' && sideOf(place.place) !== prompt.seat)) return false;
  return optionsAt(prompt, place, stone).length > 0;
}

/** What lies under a thing that is dragged: what it would do if it were let go there. */
export function holdOver(what: Place, over: Place | null): void {
  const { table } = useTable.getState();
  const stone = boardOf({ table });
  const free = over?.at === 'unit' && stone?.units[over.place] === null ? over.place : null;
  useStone.setState({
    from: what.at === 'unit' ? what.place : null,
    aimed: over === null || free !== null ? null : codeOf(over),
    over: what.at === 'hand' ? free : null,
  });
}

/** A thing is let go over another, or over the free middle (null). */
export function letGo(what: Place, over: Place | null): void {
  const { prompt, table } = useTable.getState();
  const stone = boardOf({ table });
  unpoint();
  if (prompt === null || stone === null) return;
  if (what.at === 'unit') {
    if (over === null || codeOf(over) === 0) return;
    const option = attackOption(what.place % UNIT_SLOTS, codeOf(over));
    const no = prompt.refused.find((row) => row.option === option);
    if (prompt.options.some((row) => row.option === option)) commit(option);
    else if (over.at !== 'unit' || over.place !== what.place) sayNo(no, prompt);
    return;
  }
  const [choice] = prompt.options.filter(({ option }) => lies(prompt, option, what, stone));
  if (choice === undefined) return sayNo(refusalsAt(prompt, what, stone)[0], prompt);
  const free = over?.at === 'unit' && stone.units[over.place] === null && sideOf(over.place) === prompt.seat;
  const slot = free ? over.place % UNIT_SLOTS : null;
  commitWith(choice.option, { slot, target: over === null || free ? null : codeOf(over) });
}
