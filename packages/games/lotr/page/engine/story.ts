/** The course of a game of The Lord of the Rings in numbers: threat, in combat alone the score; and what the encounter deck brought. */
import type { GameEvent } from '@kolbiste/kernel';
import { both } from '@kolbiste/tablekit/plain/data.ts';
import type { Draw, Judged, Story } from '@kolbiste/tablekit/story/story.ts';
import type { State } from '../../src/index.ts';
import { cardIn, EVENTS, MAX_THREAT, printed, SEEN, SHADOW } from '../../src/index.ts';

/** Cards of the encounter deck that nobody has looked at: any of them may have lain on top. */
const unseen = (s: State): readonly number[] => s.encounter.filter((entry) => entry < SEEN).map(cardIn);

/** A card from the top against the mean of all that could have lain there, itself counted. */
function fromTop(s: State, seat: number, card: number, worth: (card: number) => number): Draw {
  const all = [...unseen(s), card];
  return {
    seat,
    came: worth(card),
    expected: { over: all.reduce((sum, each) => sum + worth(each), 0), under: all.length },
  };
}

/** Whether a card does something as a shadow card. */
const hasShadow = (card: number): number => (printed(card).shadow >= 0 ? 1 : 0);

/** The shadow card dealt last to an enemy: the card, and who had looked at it. */
function lastShadow(s: State, enemy: number): readonly [card: number, seen: number] | undefined {
  for (let i = s.shadows.length - SHADOW; i >= 0; i -= SHADOW)
    if (s.shadows[i] === enemy) return [s.shadows[i + 1], s.shadows[i + 2]];
  return undefined;
}

function shadowDrawn(s: State, { kind, a }: GameEvent): Draw | undefined {
  if (EVENTS[kind] !== 'shadowDealt') return undefined;
  const [card, seen] = lastShadow(s, a) ?? [0, 1];
  const seat = s.things.find(({ id }) => id === a)?.seat ?? -1;
  return seen !== 0 || seat < 0 ? undefined : fromTop(s, seat, card, hasShadow);
}

const shadows: Judged<State> = {
  what: both('Karty stínu, které něco dělají', 'Shadow cards that do something'),
  how: both(
    'Každá karta stínu proti podílu karet s textem stínu mezi těmi, které mohly ležet navrchu; ty, na které se někdo předem podíval, se nepočítají.',
    'Each shadow card against the share of cards with a shadow text among those that could have lain on top; cards that somebody had looked at before do not count.',
  ),
  draw: shadowDrawn,
};

export const story: Story<State> = {
  counted: ({ config: { mode } }) =>
    mode === 'quest'
      ? {
          title: both('Hrozba', 'Threat'),
          of: 'seats',
          limit: { value: MAX_THREAT, words: both('vyřazení ze hry', 'out of the game') },
          time: both('{n}. kolo', 'round {n}'),
        }
      : { title: both('Skóre', 'Score'), of: 'table', limit: null, time: both('{n}. kolo', 'round {n}') },
  values: ({ config: { mode }, threat, score }) => (mode === 'quest' ? threat : [score]),
  time: ({ round }) => round,
  luck: [shadows],
};
