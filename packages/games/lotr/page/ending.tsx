/** How a game of The Lord of the Rings ended: what took the last player out, or the last stage, and the cards in it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
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
const MOST = 3;

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

const cardsIn = (line: Happening): readonly number[] =>
  (CARDS[line.kind] ?? []).map((place) => line[place]).filter((card) => card > 0);

function Faces({ lines }: { lines: readonly Happening[] }) {
  const name = useCardName();
  const cards = [...new Set(lines.flatMap(cardsIn))].slice(0, MOST);
  return (
    <ul className="blow-faces">
      {cards.map((card) => (
        <li key={card} data-peek={card}>
          <RingsFace id={card} size="tile" title={name(card)} />
        </li>
      ))}
    </ul>
  );
}

export const ending: Ending = { decisive, Faces };
