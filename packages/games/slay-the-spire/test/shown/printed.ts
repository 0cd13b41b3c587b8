/** What is printed, one thing after another: how each is changed in its parts, and put in the place of the printed one. */
import type { CardChange, ChangeRules, Instead, Path } from '@kolbiste/testkit';
import { cardChanges, numberMore } from '@kolbiste/testkit';
import { checkCards } from '../../src/cards/check.ts';
import { facesOf } from '../../src/cards/compile.ts';
import { enemyCardOf } from '../../src/cards/compile-enemy.ts';
import { itemOf } from '../../src/cards/compile-item.ts';
import { BLESSINGS, EVENT_CARDS, eventOf } from '../../src/cards/events.ts';
import { cardWritten, ENEMIES, enemyNamed, FACES, faceNamed, ITEMS, itemNamed } from '../../src/cards/pool.ts';
import type { Instruction, PutText } from '../../src/cards/texts.ts';
import { textsOf } from '../../src/cards/texts.ts';
import type { CardFile, CardWritten, EnemyWritten, EventWritten, ItemWritten } from '../../src/cards/types.ts';
import { CONDITIONS } from '../../src/verbs/terms.ts';

interface BlessingWritten {
  readonly id: string;
  readonly blue: readonly (readonly Instruction[])[];
}

/** One printed thing: its row, what the rules read of it, and how that is made of a row. */
export interface Printed {
  readonly id: string;
  readonly row: object;
  readonly read: readonly object[];
  readonly make: (row: object, text: PutText) => readonly object[];
}

export const cardsIn = ({ owner, cards }: CardFile): Printed[] =>
  cards.map((row) => {
    const face = faceNamed(row.id);
    // Some words of a card are read as they are written.
    const make = (changed: object, text: PutText) => [
      ...facesOf(owner, changed as CardWritten, face >> 1, text),
      changed,
    ];
    return { id: row.id, row: { ...row, owner }, read: [FACES[face], FACES[face + 1], cardWritten(face >> 1)], make };
  });

export const itemsIn = (rows: readonly ItemWritten[]): Printed[] =>
  rows.map((row) => {
    const item = itemNamed(row.id);
    return {
      id: row.id,
      row,
      read: [ITEMS[item]],
      make: (changed, text) => [itemOf(changed as ItemWritten, item, text)],
    };
  });

export const enemiesIn = (rows: readonly EnemyWritten[]): Printed[] =>
  rows.map((row) => {
    const { card } = enemyNamed(row.id);
    const make = (changed: object, text: PutText) => [enemyCardOf(changed as EnemyWritten, card, text)];
    return { id: row.id, row, read: [ENEMIES[card]], make };
  });

export const eventsIn = (rows: readonly EventWritten[]): Printed[] =>
  rows.map((row, at) => ({
    id: row.id,
    row,
    read: [EVENT_CARDS[at]],
    make: (changed, text) => [eventOf(changed as EventWritten, text)],
  }));

export const blessingsIn = (rows: readonly BlessingWritten[]): Printed[] =>
  rows.map((row, at) => ({
    id: row.id,
    row,
    read: [BLESSINGS[at]],
    make: (changed, text) => [{ blue: (changed as BlessingWritten).blue.map((one) => text(one, true)) }],
  }));

/** Another word that could stand at the same place. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  to: {
    self: 'hero',
    hero: 'self',
    heroes: 'rowHero',
    enemy: 'row',
    row: 'enemy',
    all: 'row',
    hand: 'top',
    top: 'hand',
  },
  stance: { wrath: 'calm', calm: 'wrath', neutral: 'calm' },
  channel: { lightning: 'frost', frost: 'dark', dark: 'lightning' },
  once: { turn: 'combat', combat: 'turn', room: 'combat' },
};
const otherCondition = (value: unknown): string | undefined =>
  (CONDITIONS as readonly unknown[]).includes(value) ? (value === 'lostHp' ? 'calm' : 'lostHp') : undefined;

function* instead(value: unknown, path: Path, inList: boolean): Generator<Instead> {
  // An option needs its name; an empty text says nothing.
  const name = String(path.at(-1));
  if (name === 'id' || (Array.isArray(value) && value.length === 0)) return;
  const label = path.join('.');
  yield [`without ${label}`, undefined];
  const word = WORDS[name]?.[String(value)] ?? (name === 'if' || name === 'playIf' ? otherCondition(value) : undefined);
  if (word !== undefined && !inList) yield [`${label} ${String(value)}: ${word}`, word];
  yield* numberMore(value, label);
}

/** What only cards of the box say, and nothing of it is their text. */
const OF_THE_BOX = ['lock', 'starter', 'set', 'until', 'partner', 'boss'];
/** Whether a row might stand in somebody's own file. */
function isSound(row: object): boolean {
  const own = Object.entries(row).filter(([name]) => !OF_THE_BOX.includes(name));
  return checkCards([Object.fromEntries(own)]).ok;
}

/** Changes of one thing: where the printed one might stand in a file, those that might, too. @param parts members that are its text */
export const changesOf =
  (parts: readonly string[]) =>
  ({ row, ...thing }: Printed): readonly CardChange<Printed>[] => {
    const sound = isSound(row) ? isSound : () => true;
    const rules: ChangeRules<object> = { parts: parts as readonly never[], instead, sound };
    return [...cardChanges(row, rules)].map(({ what, card }) => ({ what, card: { ...thing, row: card } }));
  };

/** Puts one thing in the place of the printed one; what was changed before is as printed again. */
export function player() {
  let printed: (() => void) | null = null;
  const restore = (): void => {
    printed?.();
    printed = null;
  };
  return {
    play({ row, read, make }: Printed): void {
      restore();
      // The texts of one thing alone lie in this room: what is printed keeps its own.
      const made = make(row, textsOf('own'));
      const before = read.map((one) => ({ ...one }));
      printed = () => read.forEach((one, at) => void Object.assign(one, before[at]));
      read.forEach((one, at) => void Object.assign(one, made[at]));
    },
    restore,
  };
}

/** Whether a text names it; each has a member `setup`, which is the id of a card, too. */
export const names = ({ id }: Printed, text: string): boolean =>
  new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text.replace(/^setup:/m, '')) && !/^cards:/m.test(text);

type Reasons = readonly (readonly [why: string, changes: readonly string[]])[];
/** By change, the reason why nothing can notice it. */
export const excused = (reasons: Reasons): Readonly<Record<string, string>> =>
  Object.fromEntries(reasons.flatMap(([why, changes]) => changes.map((change) => [change, why] as const)));
