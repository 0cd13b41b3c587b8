import { expect, it } from 'vitest';
import type { NewGame, OpenQuestion, Player, Prompt } from '../engine/protocol.ts';
import { othersAsked } from './others.ts';

const HUMAN: Player = { kind: 'human' };
const OTHER: Player = { kind: 'other' };
const BOT: Player = { kind: 'bot', level: 'easy' };
const order = (...players: readonly Player[]): NewGame => ({ game: 'any', players, names: 'real' });
const question = (seat: number, here: boolean): OpenQuestion => ({ seat, here, text: { cs: 'Co?', en: 'What?' } });
const prompt = (seat: number) => ({ seat }) as Prompt;
const seats = (...state: Parameters<typeof othersAsked>): number[] => othersAsked(...state).map(({ seat }) => seat);

it('by link the others are shown beside the own question, and where several of them are waited for', () => {
  const open = [question(0, true), question(1, false), question(2, false)];
  const by = { order: order(HUMAN, OTHER, OTHER), frozen: false };
  expect(seats({ ...by, open, prompt: prompt(0) })).toEqual([1, 2]);
  // The own answer is on its way.
  expect(seats({ ...by, open, prompt: null })).toEqual([1, 2]);
  expect(seats({ ...by, open: open.slice(0, 1), prompt: prompt(0) })).toEqual([]);
  // One alone is what the main button says already.
  expect(seats({ ...by, open: [question(1, false)], prompt: null })).toEqual([]);
});

it('at one screen those who could answer first, and no bot', () => {
  const open = [0, 1, 2].map((seat) => question(seat, seat < 2));
  const state = { open, prompt: prompt(1), order: order(HUMAN, HUMAN, BOT), frozen: false };
  expect(seats(state)).toEqual([0]);
});

it('a recorded game waits for nobody', () => {
  const open = [question(0, false), question(1, false)];
  expect(seats({ open, prompt: null, order: null, frozen: false })).toEqual([]);
  expect(seats({ open, prompt: null, order: order(OTHER, OTHER), frozen: true })).toEqual([]);
});
