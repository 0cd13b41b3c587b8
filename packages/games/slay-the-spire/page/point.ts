/** Pointing at things on the table: select, commit, or hear why not. */
import type { NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, pick, refuse, useTable } from '@kolbiste/tablekit/state/table.ts';
import { stopAsking } from '@kolbiste/tablekit/table/asking.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { closeOver, useSpire } from './board.ts';
import { buttonsOf, decisionOf, optionsAt, placeOf, refusalsAt } from './places.ts';

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };

function sayNo(no: NoChoice | undefined, prompt: Prompt): void {
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else refuse({ cs: `${NOT_NOW.cs} ${prompt.text.cs}`, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
}

const AIMED = /^(enemy|row|hero):\d+$/;

/** A card is held and an enemy, a row or a hero pointed at: the card is played, and aimed there if it asks. */
function playsAt(prompt: Prompt, picked: number | null, key: string): boolean {
  if (!AIMED.test(key) || picked === null || decisionOf(prompt) !== 'play.act') return false;
  useSpire.setState({ wish: key });
  commit(picked);
  return true;
}

/** The player points at what stands at a place. */
export function pointAt(key: string): void {
  const { prompt, wait, busy, picked } = useTable.getState();
  if (prompt === null) {
    if (busy) skip();
    else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
    return;
  }
  const found = optionsAt(prompt, key);
  if (found.length > 0) return pick(found[0].option);
  if (!playsAt(prompt, picked, key)) sayNo(refusalsAt(prompt, key)[0], prompt);
}

/** What the main button does now; null = something has to be chosen first. */
function mainOption(): number | null {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return null;
  if (picked !== null && prompt.options.some((choice) => choice.option === picked)) return picked;
  return buttonsOf(prompt)[0]?.option ?? null;
}

/** The main button. */
export function pressMain(): void {
  const { prompt, wait, busy } = useTable.getState();
  if (prompt === null && busy) return skip();
  if (isInert()) return;
  const option = mainOption();
  if (option !== null) commit(option);
  else if (prompt !== null) refuse(prompt.text, prompt.rule);
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

/** Back: first what is open, then what is chosen; while something is shown, over it. */
export function stepBack(): void {
  if (stopAsking()) return;
  if (useTable.getState().busy) return skip();
  if (closeOver()) return;
  useTable.setState({ picked: null, notice: null });
}

/** Aims where the player has pointed already, and closes what is open when another question comes; the way to stop. */
export function followQuestions(): () => void {
  const leave = useTable.subscribe(({ prompt }, before) => {
    if (prompt === before.prompt) return;
    useSpire.setState({ list: false, pile: null, map: false });
    if (prompt === null) return;
    const { wish } = useSpire.getState();
    useSpire.setState({ wish: null });
    if (wish === null) return;
    const aimed = prompt.options.find(({ option }) => placeOf(prompt, option) === wish);
    if (aimed !== undefined) queueMicrotask(() => useTable.getState().prompt === prompt && commit(aimed.option));
  });
  return () => {
    leave();
    useSpire.setState({ list: false, pile: null, map: false, wish: null, seat: null });
  };
}
