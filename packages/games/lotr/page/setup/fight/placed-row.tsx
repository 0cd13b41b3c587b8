import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import type { PlacedCard } from '../../../src/index.ts';
import { cardOf } from '../../../src/index.ts';
import { useCardName } from '../../words.ts';
import { AddCard } from './add-card.tsx';
import { hasRoom } from './draft.ts';

interface Props {
  readonly placed: PlacedCard;
  /** Whether it can be exhausted: enemies never are. */
  readonly tires: boolean;
  set(placed: PlacedCard): void;
  remove(): void;
}

/** A card that lies there: damage on it, whether it is exhausted, what is attached. */
export function PlacedRow({ placed, tires, set, remove }: Props) {
  const { t } = useTranslation(['rings', 'ui']);
  const nameOf = useCardName();
  const name = nameOf(placed.card);
  const attached = placed.with;
  // With one more it would not stand there.
  const most = Math.max(0, (cardOf(placed.card)?.hitPoints ?? 1) - 1);
  return (
    <li className="placed">
      <b className="placed-name">{name}</b>
      <label>
        {t('fight.damage')}{' '}
        <input
          type="number"
          min={0}
          max={most}
          value={placed.damage}
          aria-label={`${t('fight.damage')}: ${name}`}
          onChange={({ target }) =>
            set({ ...placed, damage: Math.max(0, Math.min(most, Math.round(Number(target.value)))) })
          }
        />
      </label>
      {tires ? (
        <label className="check">
          <input
            type="checkbox"
            checked={placed.exhausted}
            aria-label={`${t('mark.exhausted')}: ${name}`}
            onChange={({ target }) => set({ ...placed, exhausted: target.checked })}
          />{' '}
          <span>{t('mark.exhausted')}</span>
        </label>
      ) : null}
      <button type="button" className="plain" aria-label={t('fight.remove', { name })} onClick={remove}>
        <Icon name="close" />
      </button>
      <details className="placed-with" open={attached.length > 0}>
        <summary>{t('fight.attached', { count: attached.length })}</summary>
        <ul>
          {attached.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal attachments are told apart by nothing else
            <li key={at}>
              {nameOf(card)}{' '}
              <button
                type="button"
                className="plain"
                aria-label={t('fight.remove', { name: nameOf(card) })}
                onClick={() => set({ ...placed, with: attached.toSpliced(at, 1) })}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <AddCard
          part="with"
          label={t('fight.attach', { name })}
          full={!hasRoom(attached, 'with')}
          add={(card) => set({ ...placed, with: [...attached, card] })}
        />
      </details>
    </li>
  );
}
