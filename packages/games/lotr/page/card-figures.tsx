import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import type { Card } from '../src/index.ts';

/** A drawing for each figure; its word always stands beside it, or in the name of what carries it. */
export const FIGURE_ICON = {
  cost: 'target',
  threatCost: 'cursed',
  willpower: 'star',
  attack: 'sword',
  defense: 'shield',
  hitPoints: 'life',
  threat: 'cursed',
  engagement: 'resistance',
  questPoints: 'right',
} as const satisfies Readonly<Record<string, AnyIcon>>;

const PRINTED = Object.keys(FIGURE_ICON) as (keyof typeof FIGURE_ICON)[];

/** The figures printed on a card. */
export function PrintedFigures({ card }: { card: Card }) {
  const { t } = useTranslation('rings');
  const found = PRINTED.filter((what) => card[what] !== undefined && !(card.type === 'quest' && what === 'cost'));
  if (found.length === 0) return null;
  return (
    <ul className="printed-figures">
      {found.map((what) => (
        <li key={what} title={t(`printed.${what}`)}>
          <Icon name={FIGURE_ICON[what]} /> <span className="printed-word">{t(`printed.${what}`)}</span>{' '}
          <b>{card[what]}</b>
        </li>
      ))}
    </ul>
  );
}
