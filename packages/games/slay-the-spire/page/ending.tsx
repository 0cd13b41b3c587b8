/** How a climb ended: the blow that felled a hero or the last enemy, and the cards in it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { blowCards } from '@kolbiste/tablekit/story/blow-cards.tsx';
import type { Decisive, Ending } from '@kolbiste/tablekit/story/ending.ts';
import { lastBefore } from '@kolbiste/tablekit/story/ending.ts';
import { SpireFace } from './face/spire-face.tsx';
import { idOfEnemy, idOfFace, idOfItem, nameOf, printedAt } from './printed.ts';

/** Events that carry what is printed: a card, an item, an enemy. */
const CARDS: Readonly<Record<string, (line: Happening) => number>> = {
  played: ({ b }) => idOfFace(b),
  repeated: ({ b }) => idOfFace(b),
  resolvedAlone: ({ b }) => idOfFace(b),
  relicUsed: ({ b }) => idOfItem(b),
  potionUsed: ({ b }) => idOfItem(b),
  enemyDied: ({ b }) => idOfEnemy(b),
};

const BEFORE: Readonly<Record<string, RegExp>> = {
  won: /^enemyDied$/,
  lost: /^(heroDied|heroFell)$/,
};

/** What took the last HP of a hero: it stands before the death, which follows from nothing that is told. */
const tookFrom =
  (seat: number) =>
  ({ kind, a, b, d }: Happening): boolean =>
    (kind === 'hit' && b === seat && d > 0) || (kind === 'hurt' && a === seat);

/** 'You die: the game is lost.' */
const because = (death: Happening, { text }: Happening): Happening['text'] => ({
  cs: `${death.text.cs.replace(/\.$/, '')}: ${text.cs.charAt(0).toLowerCase()}${text.cs.slice(1)}`,
  en: `${death.text.en.replace(/\.$/, '')}: ${text.en.charAt(0).toLowerCase()}${text.en.slice(1)}`,
});

export function decisive(log: readonly Happening[]): Decisive | undefined {
  const reason = log.findLast(({ kind }) => BEFORE[kind] !== undefined);
  if (reason === undefined) return undefined;
  const blow = lastBefore(log, reason, ({ kind }) => BEFORE[reason.kind].test(kind));
  if (blow === undefined || reason.kind !== 'lost') return { reason, blow: blow ?? reason };
  return {
    reason: { ...reason, text: because(blow, reason) },
    blow: lastBefore(log, blow, tookFrom(blow.a)) ?? blow,
  };
}

const cardsIn = (line: Happening): readonly number[] => {
  const id = CARDS[line.kind]?.(line) ?? -1;
  return id < 0 ? [] : [id];
};

function useName(): (id: number) => string {
  const { lang, names } = useSettings();
  return (id) => {
    const printed = printedAt(id);
    return printed === null ? '' : nameOf(printed, lang, names);
  };
}

export const ending: Ending = { decisive, Faces: blowCards(cardsIn, SpireFace, useName) };
