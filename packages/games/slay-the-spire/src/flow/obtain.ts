/** A relic comes to a hero: what it says of being gained happens at once (R82), and some are discarded with that. */

import { gainRelic, loseRelic } from '../atoms/items.ts';
import { whenOf } from '../cards/compile.ts';
import { relicCard } from '../cards/pool.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { pileOf, RELICS } from '../state.ts';
import { useAlone } from './use-alone.ts';

const GAINED = whenOf('gained');
const AT_ONCE = cite('8.14', 'R82');

export function obtainRelic(s: State, seat: number, relic: number, rule: Parameters<typeof gainRelic>[3]): void {
  gainRelic(s, seat, relic, rule);
  const { abilities, discards, outside } = relicCard(relic);
  if (discards && !outside) loseRelic(s, seat, pileOf(s, seat, RELICS).length - 1, AT_ONCE);
  for (const { when, program } of abilities) if (when === GAINED) useAlone(s, seat, program);
}
