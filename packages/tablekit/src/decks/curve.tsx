import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Units high the longest bar is. */
const HIGH = 44;

interface Props {
  /** How many cards cost so much, by cost; the last one is that much or more. */
  readonly counts: readonly number[];
  /** What is said below the bars. */
  readonly children?: ReactNode;
}

/** How many cards cost how much, as bars with their numbers. */
export function CostCurve({ counts, children }: Props) {
  const { t } = useTranslation('decks');
  const most = Math.max(1, ...counts);
  const costs = counts.map((_, cost) => (cost === counts.length - 1 ? `${cost}+` : String(cost)));
  return (
    <figure className="curve">
      <figcaption>{t('curve.title')}</figcaption>
      <ol>
        {counts.map((count, at) => (
          <li key={costs[at]} aria-label={t('curve.bar', { cost: costs[at], count })}>
            <span className="curve-count" aria-hidden="true">
              {count === 0 ? '' : count}
            </span>
            <span className="curve-bar" aria-hidden="true" style={{ blockSize: `${(count / most) * HIGH}px` }} />
            <span className="curve-cost" aria-hidden="true">
              {costs[at]}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </figure>
  );
}
