/** Both top cards are shown; is the own one dearer, both come to the own hand. */
import { emit } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { printedCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { alone } from '../text/card/join.ts';
import { LOOK } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { compareTops: term.yes };

export const compareTops: Verb<typeof schema> = {
  name: 'compareTops',
  schema,
  rule: LOOK,
  run(s, x) {
    const own = zones.deckOf(s, x.seat);
    const other = zones.deckOf(s, 1 - x.seat);
    if (own.length === 0 || other.length === 0 || own === other) return;
    const [a, b] = [own[own.length - 1], other[other.length - 1]];
    emit(s, E.compared, LOOK, x.seat, a, b);
    if (printedCard(a).cost <= printedCard(b).cost) return;
    own.pop();
    other.pop();
    zones.returnToHand(s, x.seat, a, LOOK);
    zones.returnToHand(s, x.seat, b, LOOK, 1 - x.seat);
  },
  cs: () =>
    alone(
      'oba hráči ukážou vrchní kartu svého balíčku. Pokud tvoje stojí víc, vezmi si obě do ruky; jinak zůstanou, kde jsou',
    ),
  en: () =>
    alone(
      'both players reveal the top card of their decks. If yours costs more, take both into your hand; ' +
        'otherwise they stay where they are',
    ),
};
