/** A card is named; the text remembers which. */
import { emit } from '@kolbiste/kernel';
import { laidOf } from '../atoms/table.ts';
import { E } from '../events.ts';
import { pickName } from '../flow/pick-card.ts';
import { cite } from '../rulebook.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { nameCard: term.yes };

export const nameCard: Verb<typeof schema> = {
  name: 'nameCard',
  schema,
  rule: cite('word.1', 'R51'),
  run: (s, x) => ask(s, x, pickName, { seat: x.seat, card: x.card, chosen: -1 }),
  take(s, x, _op, card) {
    x.rolled = card;
    const l = laidOf(s, x.self);
    if (l !== undefined) l.about = [card];
    emit(s, E.named, nameCard.rule, x.seat, card);
  },
  cs: () => 'řekni jméno karty',
  en: () => 'name a card',
};
