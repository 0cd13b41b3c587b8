/** Whoever has been named for the quest, as a defender or as an attacker is no candidate of that question any more. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { questConfigs } from './configs.ts';

const NAMED: Readonly<Record<string, string>> = {
  'quest.who': 'chosen',
  'enemyAttack.defender': 'defenders',
  'playerAttack.attackers': 'attackers',
  'playerAttack.join': 'attackers',
};

it('neither offered nor refused', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const random = rng(`named ${n}`);
    const s = game.setup(questConfigs(n), seedFrom(`named ${n}`));
    for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
      const [{ seat, id }] = owed;
      const options = game.options(s, seat);
      const list = NAMED[id];
      if (list !== undefined) {
        const locals = s.frames[s.frames.length - 1].locals as Record<string, number[]>;
        const named = locals[list];
        const pointed = [...options, ...game.refusals(s, seat).map(({ option }) => option)];
        if (named.length > 0) seen.add(id);
        expect(pointed.filter((option) => named.includes(option))).toEqual([]);
      }
      // Somebody stays at home for the fight.
      const early = options.length > 1 && id !== 'quest.who' ? 1 : 0;
      game.answer(s, seat, options[early + random.int(options.length - early)]);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['quest.who', 'playerAttack.attackers']));
});
