/** Windows that pass by themselves in whole games: who passed once is asked again when the fight has changed. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { SeatPolicy, TOGETHER } from '@kolbiste/wire';
import { expect, test } from 'vitest';
import { ATTACK, configOf, figure, game, type State, starters, W_PLAY, windows } from '../src/index.ts';

const BLADE_MASTERY = 32;
const PLAY = W_PLAY + BLADE_MASTERY;
const PASS = 0;

interface Met {
  asked: number;
  quiet: number;
}

/** How strong the enemy is that attacks now. */
function strength(s: State): number {
  const fight = game.view(s, 'public').flow.findLast(({ procedure }) => procedure === 'enemyAttack');
  const enemy = s.things.find(({ id }) => id === fight?.locals['enemy']);
  return enemy === undefined ? -1 : figure(s, enemy, ATTACK);
}

/** One player passes every window by hand at which he is asked; everything else goes by chance. */
function play(n: number, met: Met): void {
  const random = rng(`passing ${n}`);
  const s = game.setup(configOf([starters[1].list], true), seedFrom(`passing ${n}`));
  let policy = new SeatPolicy(windows, TOGETHER);
  let chosen = 0;
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const [decision] = owed;
    const options = game.options(s, 0);
    const here = windows.of(game.view(s, 0), decision);
    if (here === undefined) {
      game.answer(s, 0, options[random.int(options.length)]);
      continue;
    }
    const own = { view: game.view(s, 0), decision, options };
    const { option, after } = policy.answer(own);
    const alone = option === PASS;
    if (here.window === 'enemyChosen') chosen = strength(s);
    if (here.window === 'enemyChosen' && options.includes(PLAY)) expect(alone).toBe(false);
    if (here.window === 'shadowResolved' && options.includes(PLAY)) {
      const changed = strength(s) > chosen;
      if (changed) expect(alone).toBe(false);
      if (changed) met.asked++;
      else if (alone) met.quiet++;
    }
    policy = alone ? after : after.answered(own, PASS);
    game.answer(s, 0, PASS);
  }
}

test('with Blade Mastery in hand the player is asked before damage once the shadow has changed the attack', () => {
  const met: Met = { asked: 0, quiet: 0 };
  for (let n = 0; n < 60; n++) play(n, met);
  expect(met.asked).toBeGreaterThan(3);
  expect(met.quiet).toBeGreaterThan(3);
});
