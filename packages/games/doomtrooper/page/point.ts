/** Pointing at things on the table: select, commit, or hear why not. */
import type { Choice, NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, pick, refuse, useTable } from '@kolbiste/tablekit/state/table.ts';
import { stopAsking } from '@kolbiste/tablekit/table/asking.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { sayWaiting } from '@kolbiste/tablekit/table/main-press.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { A_ATTACK } from '../src/options.ts';
import { boardOf, closeOver, forget, pieceIn, useDoom } from './board.ts';
import { openForChoice } from './open.ts';
import { buttonsOf, isPair, optionsAt, pairMeant, placeOf, refusalsAt } from './places.ts';

const NOT_NOW = { cs: 'Teď na to ukázat nelze.', en: 'That cannot be chosen now.' };

function sayNo(no: NoChoice | undefined, prompt: Prompt): void {
  if (no !== undefined) refuse(no.text, no.rule, no.help);
  else refuse({ cs: `${NOT_NOW.cs} ${prompt.text.cs}`, en: `${NOT_NOW.en} ${prompt.text.en}` }, prompt.rule);
}

/** Of the ways at one place the first, then the next; the only one is committed the second time. */
function cycle(found: readonly Choice[]): void {
  if (found.length === 1) return pick(found[0].option);
  const { picked } = useTable.getState();
  const now = found.findIndex(({ option }) => option === picked);
  useTable.setState({ picked: found[(now + 1) % found.length].option, notice: null });
}

/** Who fights whom: first the attacker, then the defender; another attacker can be chosen at any time. */
function pointAtFighter(prompt: Prompt, key: string): void {
  const id = Number(key.split(':')[1]);
  const { attacker } = useDoom.getState();
  const pair = prompt.options.find(({ option }) => {
    const [a, d] = pairMeant(prompt, option);
    return a === attacker && d === id;
  });
  if (pair !== undefined) return pick(pair.option);
  if (prompt.options.some(({ option }) => pairMeant(prompt, option)[0] === id)) {
    useDoom.setState({ attacker: id });
    useTable.setState({ picked: null, notice: null });
    return openForChoice();
  }
  const no = prompt.refused.find(({ option }) => {
    const [a, d] = pairMeant(prompt, option);
    return attacker === 0 ? a === id : a === attacker && d === id;
  });
  sayNo(no, prompt);
}

/** An own warrior was pointed at, now one of somebody else: a combat is declared between them. */
function declares(prompt: Prompt, attacker: number, key: string): boolean {
  if (decisionOf(prompt) !== 'turn.act' || !key.startsWith('piece:')) return false;
  const id = Number(key.slice('piece:'.length));
  const board = boardOf(useTable.getState());
  const [a, d] = board === null ? [] : [pieceIn(board, attacker), pieceIn(board, id)];
  if (a === undefined || d === undefined || a.seat !== prompt.seat || d.seat === prompt.seat) return false;
  if (!prompt.options.some(({ option }) => option === A_ATTACK)) return false;
  useDoom.setState({ attacker, defender: id });
  commit(A_ATTACK);
  return true;
}

/** A card was chosen, and now where it is to go: it is played, and what it asks next answered. */
function playsAt(prompt: Prompt, key: string): boolean {
  const { picked } = useTable.getState();
  if (picked === null || !/^(piece|area|player):/.test(key)) return false;
  if (placeOf(prompt, picked)?.startsWith('hand:') !== true) return false;
  useDoom.setState({ wish: key });
  commit(picked);
  return true;
}

/** The player points at what stands at a place. */
export function pointAt(key: string): void {
  const { prompt } = useTable.getState();
  if (prompt === null) return sayWaiting();
  if (isPair(prompt) && key.startsWith('piece:')) return pointAtFighter(prompt, key);
  if (playsAt(prompt, key) || declares(prompt, useDoom.getState().attacker, key)) return;
  const found = optionsAt(prompt, key);
  if (decisionOf(prompt) === 'turn.act' && key.startsWith('piece:'))
    useDoom.setState({ attacker: Number(key.slice(6)) });
  if (found.length > 0) return cycle(found);
  if (!canAttack(prompt, key)) sayNo(refusalsAt(prompt, key)[0], prompt);
}

/** An own warrior who can do nothing but fight is chosen for that. */
function canAttack(prompt: Prompt, key: string): boolean {
  if (decisionOf(prompt) !== 'turn.act') return false;
  const board = boardOf(useTable.getState());
  const p = board === null ? undefined : pieceIn(board, Number(key.split(':')[1]));
  const attack = prompt.options.some(({ option }) => option === A_ATTACK);
  if (p === undefined || p.seat !== prompt.seat || !attack) return false;
  useTable.setState({ picked: A_ATTACK, notice: null });
  return true;
}

/** Dragged from one thing to another. */
export function letGoAt(from: string, over: string): void {
  const { prompt } = useTable.getState();
  if (prompt === null) return;
  if (from.startsWith('piece:')) {
    const attacker = Number(from.slice('piece:'.length));
    if (isPair(prompt)) {
      useDoom.setState({ attacker });
      const pair = prompt.options.find(({ option }) => {
        const [a, d] = pairMeant(prompt, option);
        return a === attacker && `piece:${d}` === over;
      });
      if (pair !== undefined) return commit(pair.option);
    }
    if (declares(prompt, attacker, over)) return;
  }
  const [first] = optionsAt(prompt, from);
  if (first === undefined) return sayNo(refusalsAt(prompt, from)[0], prompt);
  useDoom.setState({ wish: over });
  commit(first.option);
}

/** What the main button does now; undefined = something has to be chosen first. */
export function mainChoice(prompt: Prompt | null, picked: number | null): Choice | undefined {
  if (prompt === null) return undefined;
  return prompt.options.find(({ option }) => option === picked) ?? buttonsOf(prompt)[0];
}

/** The main button. */
export function pressMain(): void {
  const { prompt, picked, wait, busy } = useTable.getState();
  if (prompt === null && busy) return skip();
  if (isInert()) return;
  const choice = mainChoice(prompt, picked);
  if (choice !== undefined) commit(choice.option);
  else if (prompt !== null) refuse(prompt.text, prompt.rule);
  else if (wait !== null) refuse(wait.text, wait.rule, wait.help);
}

/** Back: first what is open, then what is chosen; while something is shown, over it. */
export function stepBack(): void {
  if (stopAsking()) return;
  if (useTable.getState().busy) return skip();
  if (closeOver()) return;
  if (useTable.getState().picked === null) useDoom.setState({ attacker: 0, defender: 0 });
  useTable.setState({ picked: null, notice: null });
}

/** The option that was meant before it was asked for. */
function wished(prompt: Prompt): number | undefined {
  const { wish, attacker, defender } = useDoom.getState();
  if (isPair(prompt) && defender !== 0)
    return prompt.options.find(({ option }) => {
      const [a, d] = pairMeant(prompt, option);
      return a === attacker && d === defender;
    })?.option;
  return wish === null ? undefined : prompt.options.find(({ option }) => placeOf(prompt, option) === wish)?.option;
}

/** Chooses what was pointed at before it was asked, and closes what is open when another question comes; the way to stop. */
export function followQuestions(): () => void {
  const leave = useTable.subscribe(({ prompt }, before) => {
    if (prompt === before.prompt) return;
    useDoom.setState({ list: false, pile: null });
    openForChoice();
    if (prompt === null) return;
    const option = wished(prompt);
    if (decisionOf(prompt) === 'turn.act') useDoom.setState({ attacker: 0, defender: 0 });
    if (!isPair(prompt) && decisionOf(prompt) !== 'window.ask') useDoom.setState({ wish: null });
    if (option === undefined) return;
    // Who fights whom is only chosen: what comes of it is to be seen before.
    if (isPair(prompt))
      queueMicrotask(() => useTable.getState().prompt === prompt && useTable.setState({ picked: option }));
    else queueMicrotask(() => useTable.getState().prompt === prompt && commit(option));
  });
  return () => {
    leave();
    forget();
  };
}
