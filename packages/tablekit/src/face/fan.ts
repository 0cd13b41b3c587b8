/** Where a card stands in a hand, for the style sheet that spreads them. */
import type { CSSProperties } from 'react';
import './hand.css';

export const countOf = ({ length }: ArrayLike<unknown>): CSSProperties => ({ '--count': length }) as CSSProperties;
export const placeOf = (n: number): CSSProperties => ({ '--n': n }) as CSSProperties;
