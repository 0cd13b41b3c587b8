import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';

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
