import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import type { Cards, DeckKit } from './kit.ts';
import { useKit } from './kit.ts';
import { goToRow } from './rows.ts';

export interface Edited {
  readonly id: string;
  readonly list: Cards;
}

/** Keys of a row of cards: arrows go from row to row, + puts a copy in, - takes one out. */
export const rowKeys =
  ({ shelf, withCard, withoutCard }: DeckKit, deck: Edited, card: number) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') goToRow(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') goToRow(event.currentTarget, -1);
    else if (event.key === '+' || event.key === '=') void shelf.editList(deck.id, (list) => withCard(list, card));
    else if (event.key === '-' || event.key === 'Delete')
      void shelf.editList(deck.id, (list) => withoutCard(list, card));
    else return;
    event.preventDefault();
  };

/** How many copies of a card a deck has; one more, one less. */
export function Stepper({ deck, card }: { deck: Edited; card: number }) {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  const kit = useKit();
  const { editList } = kit.shelf;
  const name = kit.name(card, lang, names);
  const copies = kit.copies(deck.list, card);
  const room = kit.hasRoom(deck.list, card);
  const keys = rowKeys(kit, deck, card);
  return (
    <span className="stepper">
      <button
        type="button"
        className="second"
        data-part="less"
        aria-label={t('card.less', { name })}
        aria-disabled={copies === 0}
        onKeyDown={keys}
        onClick={() => void editList(deck.id, (list) => kit.withoutCard(list, card))}
      >
        −
      </button>
      <span className="copies">
        <span className="sr">{t('card.inDeck')} </span>
        {copies}
        <small>/{kit.most(card)}</small>
      </span>
      <button
        type="button"
        className="second"
        data-part="more"
        aria-label={t('card.more', { name })}
        aria-disabled={!room}
        onKeyDown={keys}
        onClick={() => void editList(deck.id, (list) => kit.withCard(list, card))}
      >
        +
      </button>
    </span>
  );
}
