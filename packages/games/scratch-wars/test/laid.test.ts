/** What a laid effect does turns later leads back to the choice of whoever laid it. */
import type { GameEvent, Why } from '@kolbiste/kernel';
import { ANSWER, causes, listener, rng, seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import type { EventName } from '../src/events.ts';
import { EVENTS, game } from '../src/index.ts';
import { mixedConfigs } from './configs.ts';

/** What things do that were laid, or brought into a state, by an earlier choice. */
const ACTS: readonly EventName[] = [
  'persistentAttack',
  'combosFired',
  'trapSprung',
  'effectTrapped',
  'shieldUsed',
  'weaponReadied',
];

function wholeGame(index: number): GameEvent[] {
  const sink = listener();
  const s = game.setup(mixedConfigs(index), seedFrom(`laid ${index}`), { sink });
  const random = rng(`laid ${index}`);
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const { seat } = owed[random.int(owed.length)];
    const options = game.options(s, seat);
    game.answer(s, seat, options[random.int(options.length)], { sink });
  }
  return sink.events;
}

const nameOf = (e: GameEvent): EventName => EVENTS[e.kind];

/** The answers that a way back comes by, wherever it branches. */
const answers = (path: readonly Why<GameEvent>[]): GameEvent[] =>
  path.flatMap(({ event, laid }) => [...(event.kind === ANSWER ? [event] : []), ...laid.flatMap(answers)]);

it('every act of a laid effect and every weapon that comes back names what laid it, and its owner chose that', () => {
  const seen = new Map<EventName, number>();
  let several = 0;
  for (let index = 0; index < 40; index++) {
    const events = wholeGame(index);
    const byId = new Map(events.map((e) => [e.id, e]));
    for (const e of events) {
      const name = nameOf(e);
      expect([name, e.from !== undefined]).toEqual([name, ACTS.includes(name)]);
      if (e.from === undefined) continue;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      if (name === 'persistentAttack' || name === 'combosFired') expect(e.from).toHaveLength(e.b);
      if (e.from.length > 1) several++;
      const owner = name === 'effectTrapped' ? 1 - e.a : e.a;
      for (const id of e.from) {
        const laying = byId.get(id) as GameEvent;
        expect(laying.a).toBe(owner);
        expect(nameOf(laying)).toMatch(name === 'weaponReadied' ? /^(repairing|freed)$/ : /^laid$/);
        const chosen = answers(causes(byId, id));
        expect(chosen.some(({ a }) => a === owner)).toBe(true);
      }
    }
  }
  for (const name of ACTS) expect(seen.get(name)).toBeGreaterThan(3);
  expect(several).toBeGreaterThan(3);
});

it('a hit at the end of a turn is explained down to the answer that laid it', () => {
  for (let index = 0; index < 40; index++) {
    const events = wholeGame(index);
    const byId = new Map(events.map((e) => [e.id, e]));
    for (const hit of events) {
      if (nameOf(hit) !== 'heroHit') continue;
      const path = causes(byId, hit.id);
      expect(answers(path).length).toBeGreaterThan(0);
    }
  }
});
