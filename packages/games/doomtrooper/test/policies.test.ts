/** Two worlds: what a policy answers follows from what its seat sees, and from nothing else. */
import { rng, seedFrom } from '@kolbiste/kernel';
import type { Policy } from '@kolbiste/wire';
import { ASKED, ownQuestion, SeatPolicy } from '@kolbiste/wire';
import { expect, test } from 'vitest';
import { dealtConfig, game, windows } from '../src/index.ts';

const POLICIES: readonly Policy[] = [
  { ...ASKED, hold: 'legal' },
  { ...ASKED, hold: 'able', at: ['modifiers'] },
  { ...ASKED, until: { kind: 'change' } },
  {
    ...ASKED,
    orders: [
      { decision: 'window.ask', option: 0, once: false, when: { played: 'kind:special', on: 'warrior' } },
      { decision: 'window.ask', option: 0, once: false, when: { on: 'me' } },
    ],
  },
];

test('a policy answers alike in every world that its seat cannot tell apart', () => {
  const random = rng('policies in two worlds');
  const s = game.setup(dealtConfig(3), seedFrom('policies'));
  let other = 0;
  let windowsMet = 0;
  for (let n = 0; n < 150; n++) {
    const [decision] = game.pending(s);
    if (decision === undefined) break;
    const { seat } = decision;
    const view = game.view(s, seat);
    const world = game.determinize(view, random);
    if (game.hashRecord(world) !== game.hashRecord(s)) other++;
    const [here, there] = [ownQuestion(game, view, decision), ownQuestion(game, game.view(world, seat), decision)];
    expect(there.options).toEqual(here.options);
    if (windows.of(view, decision) !== undefined) windowsMet++;
    for (const policy of POLICIES)
      expect(new SeatPolicy(windows, policy).answer(there)).toEqual(new SeatPolicy(windows, policy).answer(here));
    const options = here.options;
    expect(game.answer(s, seat, options[random.int(options.length)])).toBeUndefined();
  }
  expect(other).toBeGreaterThan(50);
  expect(windowsMet).toBeGreaterThan(30);
});
