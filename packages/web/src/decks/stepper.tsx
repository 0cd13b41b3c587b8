import type { Card, List } from '@kolbiste/tmmstone';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { nameOfCard } from '../stone/cards.ts';
import { copiesIn, hasRoom, mostOf, withCard, withoutCard } from './lists.ts';
import { goToRow } from './rows.ts';
import { editList } from './store.ts';

export interface Edited {
  readonly id: string;
  readonly list: List;
}

/** Keys of a row of cards: arrows go from row to row, + puts a copy in, - takes one out. */
export const rowKeys =
  (deck: Edited, id: number) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') goToRow(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') goToRow(event.currentTarget, -1);
    else if (event.key === '+' || event.key === '=') void editList(deck.id, (list) => withCard(list, id));
    else if (event.key === '-' || event.key === 'Delete') void editList(deck.id, (list) => withoutCard(list, id));
    else return;
    event.preventDefault();
  };

/** How many copies of a card a deck has; one more, one less. */
export function Stepper({ deck, card }: { deck: Edited; card: Card }) {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  const name = nameOfCard(card.id, lang, names);
  const copies = copiesIn(deck.list, card.id);
  const room = hasRoom(deck.list, card);
  const keys = rowKeys(deck, card.id);
  return (
    <span className="stepper">
      <button
        type="button"
        className="second"
        data-part="less"
        aria-label={t('card.less', { name })}
        aria-disabled={copies === 0}
        onKeyDown={keys}
        onClick={() => void editList(deck.id, (list) => withoutCard(list, card.id))}
      >
        −
      </button>
      <span className="copies">
        <span className="sr">{t('card.inDeck')} </span>
        {copies}
        <small>/{mostOf(card)}</small>
      </span>
      <button
        type="button"
        className="second"
        data-part="more"
        aria-label={t('card.more', { name })}
        aria-disabled={!room}
        onKeyDown={keys}
        onClick={() => void editList(deck.id, (list) => withCard(list, card.id))}
      >
        +
      </button>
    </span>
  );
}
