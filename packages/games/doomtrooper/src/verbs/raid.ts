/** Sabotage by whoever bears the card, though its target has warriors, for promotion points alone. */
import { call } from '@kolbiste/kernel';
import { bearerOf, pieceOf } from '../board.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { sabotage } from '../flow/sabotage.ts';
import { mayRaid, maySabotage } from '../legal/actions.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { raid: term.who, brings: term.int(1, 9) };

/** Who carries it out; 0 = nobody may. */
function raiderOf(s: State, x: EffectContext): number {
  const self = pieceOf(s, x.self);
  const id = (self && (bearerOf(s, self) ?? self))?.id ?? 0;
  return maySabotage(s, x.seat, id) === 0 ? id : 0;
}

export const raid: Verb<typeof schema> = {
  name: 'raid',
  schema,
  rule: cite('4.38.1', '4.38.2', '7.1.1'),
  run(s, x, op) {
    const by = raiderOf(s, x);
    for (const target of seats(s, x, op.raid))
      if (by !== 0) call(s, sabotage, { seat: x.seat, target, by, raid: op.brings });
  },
  would: (s, x, op) => raiderOf(s, x) !== 0 && seats(s, x, op.raid).some((to) => mayRaid(s, x.seat, to, true) === 0),
  cs: (i, s) =>
    `nositel provede Sabotáž (cíl: ${cs.whoDoes(i.raid)}), i když má cíl bojovníky; podaří-li se, získáváš jen ${cs.points(i.brings, 'vítězný', s)}`,
  en: (i, s) =>
    `the bearer carries out sabotage against ${en.whoDoes(i.raid)} even if that player has warriors; if it succeeds you earn ${en.points(i.brings, 'Promotion', s)} only`,
};
