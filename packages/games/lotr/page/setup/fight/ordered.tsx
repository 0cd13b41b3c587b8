import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import { useCardName } from '../../words.ts';
import { AddCard } from './add-card.tsx';
import { hasRoom, moved } from './draft.ts';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly part: 'deck' | 'encounter';
  readonly cards: readonly number[];
  set(cards: readonly number[]): void;
}

/** A deck in its order. */
export function Ordered({ title, hint, part, cards, set }: Props) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  return (
    <details className="ordered">
      <summary>
        {title} <span className="count">{cards.length}</span>
      </summary>
      <p className="quiet">{hint}</p>
      <ol>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place alone
          <li key={at}>
            <span>{name(card)}</span>
            <button
              type="button"
              className="plain"
              disabled={at === 0}
              aria-label={t('fight.up', { name: name(card) })}
              onClick={() => set(moved(cards, at, -1))}
            >
              ↑
            </button>
            <button
              type="button"
              className="plain"
              disabled={at === cards.length - 1}
              aria-label={t('fight.down', { name: name(card) })}
              onClick={() => set(moved(cards, at, 1))}
            >
              ↓
            </button>
            <button
              type="button"
              className="plain"
              aria-label={t('fight.remove', { name: name(card) })}
              onClick={() => set(cards.toSpliced(at, 1))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      <AddCard
        part={part}
        label={`${t('fight.add')}: ${title}`}
        full={!hasRoom(cards, 'deck')}
        add={(card) => set([...cards, card])}
      />
    </details>
  );
}
