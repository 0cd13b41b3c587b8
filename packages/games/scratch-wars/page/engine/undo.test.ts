import type { Core, Game, Json, Recorder, Seat } from '@kolbiste/kernel';
import { fastSpec, recorder, rng, seedFrom } from '@kolbiste/kernel';
import { takeBack } from '@kolbiste/tablekit/engine/undo.ts';
import { describe, expect, it } from 'vitest';
import { hiddenGame } from '../../../../kernel/test/toys/hidden.ts';
import { configOf, randomDeck, game as scratchWars } from '../../src/index.ts';

type AnyGame = Game<Core, unknown>;
const duel = scratchWars as unknown as AnyGame;
const secrets = hiddenGame as unknown as AnyGame;
const CONFIGS = new Map<AnyGame, Json>([
  [duel, configOf(randomDeck('undo a', 'free'), randomDeck('undo b', 'free')) as unknown as Json],
  [secrets, { life: 6 }],
]);

interface Course {
  readonly record: Recorder<Core>;
  verdict(seat: Seat): ReturnType<typeof takeBack>;
}

const begin = (game: AnyGame, seed: string): Course => {
  const record = recorder(game, CONFIGS.get(game) as Json, fastSpec(seedFrom(seed)));
  return { record, verdict: (seat) => takeBack(game, record.record(), seat) };
};

/** Plays at random until a question is open; gives up never: random games of these kinds come there. */
function playTo(game: AnyGame, decision: string, seed: string): Course & { readonly seat: Seat } {
  const random = rng(seed);
  for (let n = 0; ; n++) {
    const course = begin(game, `${seed} ${n}`);
    const { record } = course;
    for (let owed = game.pending(record.state); owed.length > 0; owed = game.pending(record.state)) {
      const { seat, id } = owed[0];
      if (id === decision) return { ...course, seat };
      const options = game.options(record.state, seat);
      record.answer(seat, options[random.int(options.length)]);
    }
    if (n > 200) throw new Error(`never came to ${decision}`);
  }
}

describe('taking a step back', () => {
  it('there is nothing to take back before the first answer', () => {
    expect(begin(duel, 'none').verdict(0)).toEqual({ ok: false, why: 'nothing', step: 0 });
  });

  it('a choice that nothing followed goes back, also a secret one while the other still chooses', () => {
    const { record, verdict } = begin(duel, 'start');
    record.answer(0, 1);
    expect(verdict(0)).toEqual({ ok: true, step: 0 });
    expect(verdict(1)).toMatchObject({ why: 'nothing' });
  });

  it('what chance had a part in stays, with the step', () => {
    const { record, verdict } = begin(duel, 'spin');
    record.answer(0, 1);
    record.answer(1, 1);
    expect(verdict(1)).toEqual({ ok: false, why: 'chance', step: 2 });
    expect(verdict(0)).toEqual({ ok: false, why: 'other', step: 2 });
  });

  it('what another decided on since stays', () => {
    const { record, verdict, seat } = playTo(duel, 'duel.chooseStarter', 'starter');
    record.answer(seat, 1 - seat);
    const mine = record.record().steps.length;
    expect(verdict(seat)).toEqual({ ok: true, step: mine - 1 });
    record.answer(1 - seat, duel.options(record.state, 1 - seat)[0]);
    expect(verdict(seat)).toEqual({ ok: false, why: 'other', step: mine + 1 });
  });

  it('looking at a face-down card stays: it cannot be unseen', () => {
    for (let n = 0; ; n++) {
      const { record, verdict, seat } = playTo(secrets, 'scout.look', `look ${n}`);
      if (!secrets.options(record.state, seat).includes(1)) continue;
      record.answer(seat, 1);
      expect(verdict(seat)).toEqual({ ok: false, why: 'revealed', step: record.record().steps.length });
      return;
    }
  });

  it('a game taken back and played again comes to the same state', () => {
    let taken = 0;
    const { record, verdict } = begin(duel, 'again');
    const random = rng('again');
    while (duel.pending(record.state).length > 0) {
      const { seat } = duel.pending(record.state)[0];
      const before = duel.hashRecord(record.state);
      const options = duel.options(record.state, seat);
      record.answer(seat, options[random.int(options.length)]);
      const undo = verdict(seat);
      if (!undo.ok) continue;
      taken++;
      const { chance, config, steps } = record.record();
      const again = recorder(duel, config, chance);
      for (const [who, option] of steps.slice(0, undo.step)) again.answer(who, option);
      expect(duel.hashRecord(again.state)).toBe(before);
    }
    expect(taken).toBeGreaterThan(3);
  });
});
