/** How a game of The Lord of the Rings ended: what took the last player out, or the last stage, and the cards in it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { blowCards } from '@kolbiste/tablekit/story/blow-cards.tsx';
import type { Decisive, Ending } from '@kolbiste/tablekit/story/ending.ts';
import { lastBefore } from '@kolbiste/tablekit/story/ending.ts';
import { RingsFace } from './face/rings-face.tsx';
import { useCardName } from './words.ts';

/** Events that carry cards, and where. */
const CARDS: Readonly<Record<string, readonly ('a' | 'b' | 'd')[]>> = {
  played: ['b'],
  used: ['b'],
  fired: ['b'],
  revealed: ['a'],
  doomed: ['a'],
  staged: ['b'],
  enemyChosen: ['b'],
  attacker: ['b', 'd'],
  defended: ['b', 'd'],
  damaged: ['b'],
  destroyed: ['b'],
  explored: ['b'],
  attached: ['b', 'd'],
  stageCompleted: ['a'],
  shadowTurned: ['a'],
};

const BEFORE: Readonly<Record<string, RegExp>> = {
  won: /^stageCompleted$/,
  lost: /^eliminated$/,
  combatOver: /^(destroyed|eliminated)$/,
};

function decisive(log: readonly Happening[]): Decisive | undefined {
  const reason = log.findLast(({ kind }) => BEFORE[kind] !== undefined);
  if (reason === undefined) return undefined;
  const blow = lastBefore(log, reason, ({ kind }) => BEFORE[reason.kind].test(kind)) ?? reason;
  return { reason, blow };
}

const cardsIn = (line: Happening): readonly number[] => (CARDS[line.kind] ?? []).map((place) => line[place]);

export const ending: Ending = { decisive, Faces: blowCards(cardsIn, RingsFace, useCardName) };
