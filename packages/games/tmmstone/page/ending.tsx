/** How a game of TMMStone ended: the blow that felled a hero, and the cards in it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { blowCards } from '@kolbiste/tablekit/story/blow-cards.tsx';
import type { Decisive, Ending } from '@kolbiste/tablekit/story/ending.ts';
import { lastBefore } from '@kolbiste/tablekit/story/ending.ts';
import { strikerIn } from '../src/index.ts';
import type { StoneTable } from './engine/table.ts';
import { StoneFace } from './face/stone-face.tsx';
import { useCardName } from './words.ts';

/** Events that carry cards, and where: 'b' or also 'd'. */
const CARDS: Readonly<Record<string, 'b' | 'bd'>> = {
  announced: 'b',
  counted: 'b',
  castBegan: 'b',
  castDrawn: 'b',
  abilityUsed: 'b',
  activated: 'b',
  fired: 'b',
  sprung: 'b',
  fieldLaid: 'b',
  laid: 'b',
  entered: 'b',
  died: 'b',
  attackDeclared: 'bd',
  redirected: 'bd',
};

function decisive(log: readonly Happening[]): Decisive | undefined {
  const fallen = log.findLast(({ kind }) => kind === 'defeated');
  if (fallen === undefined) return undefined;
  const hurt = ({ kind, a }: Happening): boolean => (kind === 'damaged' || kind === 'lifePaid') && a === fallen.a;
  const tied = log.findLast(({ kind }) => kind === 'gameTied');
  return { reason: tied ?? fallen, blow: lastBefore(log, fallen, hurt) ?? fallen };
}

/** Who struck: the damage says its id, the board right after it which card that is. */
function striker({ d, after }: Happening): number {
  const by = strikerIn(d);
  const { units, laid } = after as StoneTable;
  return [...units, ...laid].find((one) => one?.id === by)?.card ?? 0;
}

function cardsIn(line: Happening): readonly number[] {
  const { kind, b, d } = line;
  return kind === 'damaged' ? [striker(line)] : CARDS[kind] === 'bd' ? [b, d] : CARDS[kind] === 'b' ? [b] : [];
}

export const ending: Ending = { decisive, Faces: blowCards(cardsIn, StoneFace, useCardName) };
