import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cards, POSITION_TYPES } from '../../../src/index.ts';
import { nameOfCard } from '../../cards.ts';

interface Props {
  /** Which part of a position the card is for. */
  readonly part: keyof typeof POSITION_TYPES;
  readonly label: string;
  readonly full: boolean;
  add(card: number): void;
}

/** A card chosen by name and put there. */
export function AddCard({ part, label, full, add }: Props) {
  const { t } = useTranslation('rings');
  const { lang, names } = useSettings();
  const ways = useMemo(() => {
    const types: readonly string[] = POSITION_TYPES[part];
    const named = cards
      .filter(({ type }) => types.includes(type))
      .map(({ id }) => [id, nameOfCard(id, lang, names)] as const);
    const { compare } = new Intl.Collator(lang);
    return named.sort(([, a], [, b]) => compare(a, b));
  }, [part, lang, names]);
  const [card, setCard] = useState(0);
  const chosen = card === 0 ? (ways[0]?.[0] ?? 0) : card;
  return (
    <span className="add-card">
      <select aria-label={label} value={chosen} onChange={(event) => setCard(Number(event.target.value))}>
        {ways.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="second" disabled={full} aria-label={label} onClick={() => add(chosen)}>
        + <span className="add-word">{t('fight.add')}</span>
      </button>
    </span>
  );
}
