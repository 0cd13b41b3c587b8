import type { List } from '@kolbiste/tmmstone';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { cardOf, nameOfCard } from '../stone/cards.ts';
import { counted, curveOf, DEAR, kindsOf } from './lists.ts';
import type { Edited } from './stepper.tsx';
import { rowKeys, Stepper } from './stepper.tsx';

/** How many cards cost how much, as bars with their numbers. */
export function Curve({ cards }: { cards: readonly number[] }) {
  const { t } = useTranslation(['decks', 'stone']);
  const curve = curveOf(cards);
  const most = Math.max(1, ...curve);
  const kinds = kindsOf(cards).map(([kind, count]) => t(`kinds.${kind}`, { count }));
  return (
    <figure className="curve">
      <figcaption>{t('curve.title')}</figcaption>
      <ol>
        {curve.map((count, cost) => (
          <li key={cost} aria-label={t('curve.bar', { cost: cost === DEAR ? `${cost}+` : cost, count })}>
            <span className="curve-count" aria-hidden="true">
              {count === 0 ? '' : count}
            </span>
            <span className="curve-bar" aria-hidden="true" style={{ blockSize: `${(count / most) * 44}px` }} />
            <span className="curve-cost" aria-hidden="true">
              {cost === DEAR ? `${cost}+` : cost}
            </span>
          </li>
        ))}
      </ol>
      <p className="quiet">{kinds.join(', ')}</p>
    </figure>
  );
}

function Row({ id, deck, look }: { id: number; deck: Edited; look(id: number): void }) {
  const { lang, names } = useSettings();
  const card = cardOf(id);
  return (
    <li className="deck-card" data-row={id}>
      <span className="deck-cost" aria-hidden="true">
        {card?.cost ?? '?'}
      </span>
      <button type="button" className="plain" data-part="name" onKeyDown={rowKeys(deck, id)} onClick={() => look(id)}>
        {nameOfCard(id, lang, names) || `#${id}`}
      </button>
      {card === undefined ? null : <Stepper deck={deck} card={card} />}
    </li>
  );
}

/** The cards of a deck, to be looked at and taken out again. */
export function Contents({ deck, look }: { deck: Edited; look(id: number): void }) {
  const { t } = useTranslation(['decks', 'stone']);
  const { cards, ability } = deck.list;
  return (
    <>
      <h3>{t('stone:ability')}</h3>
      {ability === 0 ? (
        <p className="quiet">{t('deck.noAbility')}</p>
      ) : (
        <ul className="deck-cards">
          <Row id={ability} deck={deck} look={look} />
        </ul>
      )}
      <h3>{t('deck.cards')}</h3>
      {cards.length === 0 ? (
        <p className="quiet">{t('deck.empty')}</p>
      ) : (
        <ul className="deck-cards" data-testid="deck-cards">
          {counted(cards).map(([id]) => (
            <Row key={id} id={id} deck={deck} look={look} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The cards of a deck in one run of words. */
export function useListWords(): (list: List) => string {
  const { t } = useTranslation('stone');
  const { lang, names } = useSettings();
  return ({ cards, ability }) => {
    const rows = counted(cards).map(
      ([id, copies]) => `${copies > 1 ? `${copies}× ` : ''}${nameOfCard(id, lang, names)}`,
    );
    return [...(ability === 0 ? [] : [`${t('ability')}: ${nameOfCard(ability, lang, names)}`]), ...rows].join(', ');
  };
}
