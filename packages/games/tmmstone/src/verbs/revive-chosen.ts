/** One after another is chosen from the own grave, as far as there is room; then all are summoned at once [TMM R2]. */
import type { Read } from '@kolbiste/cardkit/verbs';
import { emit } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { pickCard } from '../flow/pick-card.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { UNIT_SLOTS } from '../vocabulary.ts';
import { ask, countTaken, NO_ROOM } from './kit/index.ts';
import { REVIVE, reviveAll, unitsInGrave } from './kit/reviving.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  reviveChosen: term.recordOf({ tag: term.optional(term.tag), top: term.optional(term.int(1, 10)) }),
  count: term.int(1, 10),
};

/** What may still be chosen in the own grave; chosen already is what `rolls` says. */
function revivable(s: State, x: EffectContext, { tag: wanted, top }: Read<typeof schema>['reviveChosen']): number[] {
  const places = unitsInGrave(s, x.seat, wanted ?? 0);
  return (top === null ? places : places.slice(-top)).filter((at) => !x.rolls.includes(at));
}

export const reviveChosen: Verb<typeof schema> = {
  name: 'reviveChosen',
  schema,
  rule: REVIVE,
  run(s, x, op) {
    const places = revivable(s, x, op.reviveChosen);
    if (places.length > 0 && x.rolls.length < Math.min(op.count, UNIT_SLOTS - countTaken(s, x.seat))) {
      const cards = places.map((at) => s.graves[x.seat][at]);
      return ask(s, x, pickCard, { seat: x.seat, card: x.card, cards, secret: 0, chosen: -1 });
    }
    const chosen = x.rolls;
    x.rolls = [];
    if (chosen.length > 0) reviveAll(s, x.seat, chosen);
    else if (places.length > 0) emit(s, E.unused, NO_ROOM, x.card, x.seat);
  },
  take(s, x, op, answer) {
    x.rolls = [...x.rolls, revivable(s, x, op.reviveChosen)[answer]];
    x.at--;
  },
  cs: (i) => cs.chosenRevived(i.reviveChosen, i.count),
  en: (i) => en.chosenRevived(i.reviveChosen, i.count),
};
