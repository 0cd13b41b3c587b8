/** Pointing at things on the table: select, commit, or hear why not. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, pick, useTable } from '@kolbiste/tablekit/state/table.ts';
import { mainOptionOf, pressMainWith, sayNo, sayWaiting, stepBackWith } from '@kolbiste/tablekit/table/main-press.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { closeOver, useSpire } from './board.ts';
import { buttonsOf, optionsAt, placeOf, refusalsAt } from './places.ts';

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
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return sayWaiting();
  const found = optionsAt(prompt, key);
  if (found.length > 0) return pick(found[0].option);
  if (!playsAt(prompt, picked, key)) sayNo(refusalsAt(prompt, key)[0], prompt);
}

/** What the main button does now; null = something has to be chosen first. */
const mainOption = (): number | null => mainOptionOf((prompt) => buttonsOf(prompt)[0]?.option ?? null);

/** The main button. */
export const pressMain = (): void => pressMainWith(mainOption());

/** Back: first what is open, then what is chosen. */
export const stepBack = (): void => stepBackWith(closeOver);

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
