/** What a card's face shows; a game makes it of its data. */
import type { ReactNode } from 'react';
import type { AnyIcon } from '../draw/icon.tsx';
import type { Picture } from './scene.ts';

/** `reading`: everything. `hand`: what is wanted before it is played. `tile`: on a table. `chip`: a line of a list. */
export const SIZES = ['reading', 'hand', 'tile', 'chip'] as const;
export type FaceSize = (typeof SIZES)[number];

/** Between the words that say what kind of card it is. */
const BETWEEN = ' · ';

/** How a card stands; each has a mark of its own beside its colour. `noted`: whatever else its words say. */
export const STATES = ['playable', 'refused', 'targeted', 'selected', 'exhausted', 'frozen', 'new', 'noted'] as const;
export type FaceState = (typeof STATES)[number];

export interface FaceFigure {
  readonly what: string;
  readonly icon: AnyIcon;
  /** What it is, in a word. */
  readonly label: string;
  readonly value: number | string;
  /** What is printed; another value is marked with the direction. */
  readonly printed?: number | string;
  /** What stands small behind the value: out of how many, or what it pays for. */
  readonly after?: string;
  /** What is asked about by "why?". */
  readonly why?: string;
}

export interface FaceFacts {
  readonly id: number;
  readonly name: string;
  /** What kind of card it is, the weightiest word first. */
  readonly kind: string;
  /** More of the same, where there is room. */
  readonly also?: string;
  readonly text: string;
  /** The same in a few words, for where the text has no room. */
  readonly brief: string;
  /** What stands where no text is. */
  readonly noText: string;
  readonly cost: FaceFigure | null;
  /** In the lower corners, left and right. */
  readonly corners: readonly FaceFigure[];
  /** In a row under the name. */
  readonly row: readonly FaceFigure[];
  readonly rarity: { readonly count: number; readonly label: string } | null;
  readonly picture: Picture;
}

/** What is said of a state on a ribbon; null = its mark alone. */
export interface Standing {
  readonly state: FaceState;
  readonly words: ReactNode;
}

/** Whether a figure is above or below what is printed. */
export function changeOf({ value, printed }: FaceFigure): 'up' | 'down' | '' {
  if (printed === undefined || typeof value !== 'number' || typeof printed !== 'number' || value === printed) return '';
  return value > printed ? 'up' : 'down';
}

/** Words of a kind, the weightiest first: where not all fit the others are counted. */
export function kindVersions(kind: string): readonly string[] {
  const words = kind.split(BETWEEN);
  return words.map((_, left) => (left === 0 ? kind : `${words.slice(0, words.length - left).join(BETWEEN)} +${left}`));
}
