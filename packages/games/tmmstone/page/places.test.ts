import { rng, seedFrom } from '@kolbiste/kernel';
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { expect, it } from 'vitest';
import type { State } from '../src/index.ts';
import { configOf, onBoard, starters, T_HERO, tmmstone, UNIT_SLOTS } from '../src/index.ts';
import type { StoneTable } from './engine/table.ts';
import { stoneTable } from './engine/table.ts';
import type { Place } from './places.ts';
import { attackIn, buttonsOf, isOfCards, optionsAt } from './places.ts';
import { strikes } from './strike.ts';

const game = tmmstone('neutral');

const row = (option: number) => ({ option, text: { cs: '', en: '' }, rule: [] });

/** The question as the page gets it, without its words. */
function promptOf(s: State, seat: number, id: string): Prompt {
  const options = game.options(s, seat).map(row);
  return {
    seat,
    procedure: '',
    step: id.split('.')[1],
    text: { cs: '', en: '' },
    rule: [],
    options,
    refused: [],
    locals: {},
  };
}

function places(board: StoneTable): Place[] {
  const units: Place[] = board.units.map((_, place) => ({ at: 'unit', place }));
  const seats = [0, 1].flatMap((seat): Place[] => [
    { at: 'hero', seat },
    { at: 'ability', seat },
    ...board.hands[seat].map((_, n): Place => ({ at: 'hand', seat, n })),
  ]);
  return [...units, ...seats];
}

/** Plays by chance and shows every question to `see`; the answer is given after it. */
function play(seed: string, see: (s: State, seat: number, id: string, option: number) => void): void {
  const random = rng(seed);
  const [a, b] = [starters[random.int(starters.length)], starters[random.int(starters.length)]];
  const s = game.setup(configOf(a.list, b.list), seedFrom(seed));
  for (let n = 0; n < 400 && game.result(s) === undefined; n++) {
    const [{ seat, id }] = game.pending(s);
    const options = game.options(s, seat);
    const option = options[random.int(options.length)];
    see(s, seat, id, option);
    game.answer(s, seat, option);
  }
}

const SEEDS = ['1', '2', '3', '4', '5', '6'];

it('every option can be reached on the board, by a button or in the list of cards', () => {
  const steps = new Set<string>();
  for (const seed of SEEDS)
    play(seed, (s, seat, id) => {
      const prompt = promptOf(s, seat, id);
      const board = stoneTable(game.view(s, seat));
      steps.add(prompt.step);
      if (isOfCards(prompt.step)) return;
      const all = [...buttonsOf(prompt), ...places(board).flatMap((place) => optionsAt(prompt, place, board))];
      const reached = new Set(all.map(({ option }) => option));
      // Cards to be exchanged are ticked off one by one: their sums are reached by those.
      const wanted = prompt.options.filter(
        ({ option }) => !prompt.step.startsWith('exchange') || (option & (option - 1)) === 0,
      );
      for (const { option } of wanted) expect(reached, `${id} ${option}`).toContain(option);
    });
  expect([...steps]).toEqual(expect.arrayContaining(['main', 'slot', 'target', 'exchangeFirst', 'exchangeSecond']));
});

it('what an attack is said to do is what the engine does, where no text takes part', () => {
  let compared = 0;
  for (const seed of SEEDS)
    play(seed, (s, seat, id, option) => {
      const attack = id.endsWith('.main') ? attackIn(option) : undefined;
      if (attack === undefined) return;
      const from = seat * UNIT_SLOTS + attack.slot;
      const said = strikes(stoneTable(game.view(s, seat)), from, attack.code);
      const after = game.clone(s);
      const kinds: number[] = [];
      game.answer(after, seat, option, { sink: { event: ({ kind }) => void kinds.push(kind) } });
      const names = kinds.map((kind) => game.events[kind]);
      if (names.some((name) => /fired|sprung|redirected|healed|buffed|attackVoid/.test(name))) return;
      compared++;
      const attacker = after.units[from];
      expect(onBoard(attacker) ? attacker.health : 0).toBe(said.attacker.dies ? 0 : said.attacker.after);
      if (attack.code >= T_HERO) expect(after.life[attack.code - T_HERO]).toBe(said.target.after);
      else {
        const target = after.units[attack.code - 1];
        expect(onBoard(target) ? target.health : 0).toBe(said.target.dies ? 0 : said.target.after);
      }
    });
  expect(compared).toBeGreaterThan(20);
});
