/** What a seat sees between two answers, event by event, as the server tells it: experiments stay unknown until they are sprung. */
import { keyedChance, rng, secretFrom } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { printedCard } from '../src/cards/pool.ts';
import { randomList } from '../src/cards/random.ts';
import { FOUND, readFound } from '../src/effects/found.ts';
import type { PlayLocals } from '../src/flow/play-locals.ts';
import type { SettleLocals } from '../src/flow/settle.ts';
import { configOf, game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { FACE_DOWN } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { CLASS_NAMES, EXPERIMENT } from '../src/vocabulary.ts';

/** How often something was kept back. */
const kept = { played: 0, found: 0 };

/** What of the frames must not be seen. */
function look(s: State, v: View): void {
  s.frames.forEach((frame, i) => {
    const { procedure, locals } = v.flow[i];
    if (procedure === 'play') {
      const { seat, card } = frame.locals as unknown as PlayLocals;
      if (card === 0 || seat === v.who || printedCard(card).kind !== EXPERIMENT) return;
      kept.played++;
      expect(locals).toMatchObject({ card: 0 });
    }
    if (procedure !== 'settle') return;
    const { found } = locals as unknown as SettleLocals;
    const seen = new Set<number>();
    for (let at = 0; at < found.length; at += FOUND) seen.add(readFound(found, at).self);
    for (const l of s.laid) {
      if ((l.marks & FACE_DOWN) === 0 || l.seat === v.who) continue;
      if ((frame.locals as unknown as SettleLocals).found.includes(l.id)) kept.found++;
      expect(seen.has(l.id)).toBe(false);
    }
  });
}

test('no frame tells which experiment is played, nor which will be sprung', () => {
  for (let i = 0; i < 60; i++) {
    const random = rng(`between ${i}`);
    const cls = CLASS_NAMES.indexOf(i % 2 === 0 ? 'physicist' : 'informatician');
    const lists = [0, 1].map((seat) => randomList(`between ${i}/${seat}`, cls));
    const heard: State[] = [];
    const event = (): void => {
      for (const s of heard) for (const who of [0, 1, 'public'] as const) look(s, game.view(s, who));
    };
    const io = { chance: keyedChance(secretFrom(`between ${i}`)), sink: { event } };
    const s = game.setup(configOf(lists[0], lists[1]), '', io);
    heard.push(s);
    while (game.pending(s).length > 0) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      // An experiment is laid as soon as there is one, so that many lie there.
      const laying = options.find((option) => option >= 1000 && printedCard(option - 1000).kind === EXPERIMENT);
      game.answer(s, seat, laying ?? options[random.int(options.length)], io);
    }
  }
  expect(kept.played).toBeGreaterThan(100);
  expect(kept.found).toBeGreaterThan(20);
}, 60_000);
