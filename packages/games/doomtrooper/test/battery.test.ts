/** Games of two to five keep every law of the battery; hands, libraries and hidden warriors of others stay unknown. */
import { describeGame } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { dealtConfig } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { remedyText } from '../src/text/refusals.ts';
import type { View } from '../src/view.ts';
import { MARK } from '../src/vocabulary.ts';

/** Short games: what is asked does not change with the round. */
const configs = (n: number) => dealtConfig(n % 3 === 2 ? 3 : 2, { name: 'short', rounds: 2, tie: 'draw' }, n);

await describeGame({ describe, it }, manifest, {
  battery: { configs, games: 2, seed: 'doom', every: 61, endings: 4, remedy: remedyText, shared: ['$.config'] },
  worlds: {
    says: 'hands, libraries, discard piles and hidden warriors of others stay unknown',
    configs,
    games: 1,
    seed: 'doom',
    shared: ['$.config'],
    maySee: (s: State, who) => [
      `points ${s.promotion} ${s.destiny}`,
      ...(who === 'public' ? [] : [`hand ${s.hands[who]}`]),
    ],
    found: (v: View) => [
      `points ${v.promotion} ${v.destiny}`,
      ...(v.who === 'public' ? [] : [`hand ${v.hands[v.who]}`]),
    ],
    hidden(s: State, who) {
      const out: Record<string, string> = {};
      s.hands.forEach((hand, seat) => {
        if (seat === who) return;
        out[`hand ${seat}`] = hand.join(' ');
        out[`library ${seat}`] = s.libraries[seat].join(' ');
      });
      for (const p of s.pieces) if (p.marks & MARK.hidden && p.seat !== who) out[`hidden ${p.id}`] = String(p.card);
      return out;
    },
  },
  chains: null,
});
