import type { Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, secretFrom } from '@kolbiste/kernel';
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import type { State, View } from '../../src/index.ts';
import { configOf, game, randomDeck } from '../../src/index.ts';
import { buttonsOf, mostTelling, optionAt, placeOf, refusalsAt } from './places.ts';

const said = { cs: '', en: '' };

function promptOf(s: State, seat: number): Prompt {
  const decision = game.pending(s).find((owed) => owed.seat === seat);
  const [procedure = '', step = ''] = decision?.id.split('.') ?? [];
  const options = game.options(s, seat).map((option) => ({ option, text: said, rule: [] }));
  const refused = game
    .refusals(s, seat)
    .map((no) => ({ option: no.option, code: no.code, text: said, help: said, rule: no.rule }));
  return { seat, procedure, step, text: said, rule: [], options, refused, locals: {} };
}

/** Plays games at random and shows every question to `see`. */
function everyPrompt(games: number, see: (prompt: Prompt, view: View) => void): void {
  for (let g = 0; g < games; g++) {
    const config = configOf(randomDeck(`a${g}`, 'free'), randomDeck(`b${g}`, 'free'));
    const play = recorder(game, config as unknown as Json, keyedSpec(secretFrom(`${g}`)));
    for (let turn = 0; game.pending(play.state).length > 0; turn++) {
      const { seat } = game.pending(play.state)[0] as { seat: number };
      const prompt = promptOf(play.state, seat);
      see(prompt, game.view(play.state, seat));
      const { option } = prompt.options[(turn * 7 + g) % prompt.options.length] as { option: number };
      expect(play.answer(seat, option)).toBeUndefined();
    }
  }
}

describe('places on the table', () => {
  const seen = new Set<string>();

  it('every option of every question can be reached, and reached there', { timeout: 60_000 }, () => {
    everyPrompt(8, (prompt) => {
      seen.add(prompt.step);
      const buttons = buttonsOf(prompt).map((choice) => choice.option);
      for (const { option } of prompt.options) {
        const place = placeOf(prompt.step, prompt.seat, option);
        if (place.at !== 'button') expect(optionAt(prompt, place, null)).toBe(option);
        else if (prompt.step !== 'shields') expect(buttons).toContain(option);
      }
    });
    for (const step of [
      'chooseStartWeapon',
      'chooseStarter',
      'chooseAction',
      'useOrIgnore',
      'chooseBonus',
      'chooseTarget',
    ]) {
      expect(seen).toContain(step);
    }
  });

  it('pointing at shields adds them up to a legal answer', () => {
    everyPrompt(8, (prompt) => {
      if (prompt.step !== 'shields') return;
      let picked: number | null = null;
      for (let slot = 0; slot < 5; slot++) {
        const place = { at: 'weapon', seat: prompt.seat, slot } as const;
        const next = optionAt(prompt, place, picked);
        if (next === undefined) {
          const no = refusalsAt(prompt, place);
          if (no.length > 0) expect(mostTelling(no)?.code).toBe('notAShield');
        } else picked = next;
        if (next !== undefined) expect(prompt.options.map((choice) => choice.option)).toContain(next);
      }
      expect(picked).not.toBeNull();
    });
  });

  it('what is refused says so at its place', () => {
    let refused = 0;
    everyPrompt(5, (prompt) => {
      for (const no of prompt.refused) {
        const place = placeOf(prompt.step, prompt.seat, no.option);
        if (place.at === 'button') continue;
        refused++;
        expect(refusalsAt(prompt, place)).toContain(no);
      }
    });
    expect(refused).toBeGreaterThan(100);
  });
});
