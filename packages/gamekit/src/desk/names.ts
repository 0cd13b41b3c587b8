/** What desks make of a game's parts: its rules in words, its game and its adapter for scenarios under either set of names. */
import type { AnyGame, NameSet, RuleText } from './desk.ts';

/** The rules of a file of texts: key, Czech, English. */
export function ruleTextsOf(texts: readonly (readonly string[])[], mechanical: readonly string[]): RuleText[] {
  const marked = new Set(mechanical);
  return texts.map(([key = '', cs = '', en = '']) => ({ key, mechanical: marked.has(key), cs, en }));
}

/** The game whose texts have real names, and the one with invented ones. */
export interface BothNames {
  readonly real: unknown;
  readonly neutral: unknown;
}

export const gameUnder = (names: NameSet, games: BothNames): AnyGame => games[names] as AnyGame;

/** Scenarios speak of cards by their real names, whatever is shown. */
export const adapterUnder = <A extends object>(names: NameSet, adapter: A, { real, neutral }: BothNames): A =>
  names === 'real' ? adapter : { ...adapter, says: real, game: () => neutral };
