/** How a game of Doomtrooper ended: what brought the points that decided it, or the last rival out, and the cards in it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { blowCards } from '@kolbiste/tablekit/story/blow-cards.tsx';
import type { Decisive, Ending } from '@kolbiste/tablekit/story/ending.ts';
import { lastBefore } from '@kolbiste/tablekit/story/ending.ts';
import { BY_LAST } from '../src/state.ts';
import { DoomFace } from './face/doom-face.tsx';
import { useCardName } from './printed.ts';

/** Events that carry cards, and where. */
const CARDS: Readonly<Record<string, readonly ('b' | 'c' | 'd')[]>> = {
  played: ['b'],
  fighters: ['b', 'd'],
  killed: ['b'],
  sabotageDeclared: ['c'],
  fulfilled: ['b'],
};

const isOut = ({ kind }: Happening): boolean => kind === 'lost';
const gains =
  (seat: number) =>
  ({ kind, a, b }: Happening): boolean =>
    kind === 'promotion' && a === seat && b > 0;

export function decisive(log: readonly Happening[]): Decisive | undefined {
  const ended = log.findLast(({ kind }) => kind === 'won' || kind === 'drawn');
  if (ended === undefined) return undefined;
  if (ended.kind === 'drawn') return { reason: ended, blow: ended };
  // By what it was won is the second figure.
  const decides = ended.b === BY_LAST ? isOut : gains(ended.a);
  return { reason: ended, blow: lastBefore(log, ended, decides) ?? ended };
}

const cardsIn = (line: Happening): readonly number[] => (CARDS[line.kind] ?? []).map((place) => line[place]);

export const ending: Ending = { decisive, Faces: blowCards(cardsIn, DoomFace, useCardName) };
