/** How a duel is shown: how long its events stand, its spins, its tool. */

import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { anyMotion, shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { ID } from '../id.ts';
import { fieldSpun } from './duel.ts';
import type { Spin } from './spins.ts';
import { spinMs, spinOf } from './spins.ts';

/** Milliseconds for which an event of a duel stands before the next. What is not named passes at once. */
const TIMES: Readonly<Record<string, number>> = {
  answer: 450,
  roundBegan: 600,
  suddenDeath: 900,
  turnBegan: 500,
  weaponReadied: 250,
  curseBroken: 700,
  lifeLost: 550,
  startTied: 700,
  starterChosen: 700,
  trickUsed: 700,
  effectIgnored: 500,
  effectCancelled: 600,
  bonusApplied: 450,
  noImpact: 500,
  trapSprung: 700,
  effectTrapped: 700,
  laid: 500,
  healed: 500,
  shieldUsed: 600,
  heroHit: 700,
  attackFailed: 600,
  weaponBroken: 700,
  weaponCursed: 700,
  effectDestroyed: 600,
  repairing: 400,
  cancelledByOwner: 400,
  combosFired: 600,
  nightAttack: 600,
  mechanicUsed: 500,
  freed: 400,
  defeated: 900,
  shieldHeld: 600,
  persistentAttack: 500,
};

shows(ID, {
  times: TIMES,
  root: 'roundBegan',
  motion: anyMotion<Spin>({
    of: (line, n) => spinOf(line, n, true),
    rested: (spin) => ({ ...spin, turning: false }),
    ms: spinMs,
    light: (spin) => (spin.turning ? undefined : fieldSpun(useTable.getState(), spin)?.colour),
  }),
  tools: [
    {
      action: 'compare',
      icon: 'scales',
      words: 'duel-play',
      run: () => show({ kind: 'own', own: 'compare', of: useTable.getState().looked }),
    },
  ],
});
