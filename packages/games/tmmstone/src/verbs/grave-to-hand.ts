/** A card of the own grave comes to the hand; one that finds no room there stays where it lies. */
import { emit } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { cardPasses } from '../effects/statics.ts';
import { E } from '../events.ts';
import { pickCard } from '../flow/pick-card.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { graveToHand: term.cardFilter, which: term.oneOf(['last', 'chosen']) };
const STAYS_THERE = cite('key.22', 'R110');

function takeBack(s: State, x: EffectContext, at: number): void {
  const card = zones.takeFromGrave(s, x.seat, at);
  if (card !== 0) zones.returnToHand(s, x.seat, card, graveToHand.rule);
}

export const graveToHand: Verb<typeof schema> = {
  name: 'graveToHand',
  schema,
  rule: cite('grave.1', 'R110'),
  run(s, x, op) {
    const grave = s.graves[x.seat];
    const places = [...grave.keys()].filter((at) => cardPasses(op.graveToHand, -1, x.seat, grave[at]));
    if (places.length === 0) return;
    if (zones.handRoom(s, x.seat) === 0) return void emit(s, E.unused, STAYS_THERE, x.card, x.seat);
    if (op.which === 'last') return takeBack(s, x, places[places.length - 1]);
    x.rolls = places;
    const cards = places.map((at) => grave[at]);
    ask(s, x, pickCard, { seat: x.seat, card: x.card, cards, secret: 0, chosen: -1 });
  },
  take(s, x, _op, answer) {
    const at = x.rolls[answer];
    x.rolls = [];
    if (at !== undefined) takeBack(s, x, at);
  },
  cs: (i, s) => cs.takenBack(i.graveToHand, i.which, s),
  en: (i, s) => en.takenBack(i.graveToHand, i.which, s),
};
