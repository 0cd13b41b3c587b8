/**
 * Cards for scenarios alone: words of the rulebook that no card of the box carries, and short ways to bring about what
 * the rules speak of. Nothing puts them into a game.
 */
import { checkCards } from './cards/check.ts';
import { nameBook } from './cards/names.ts';
import { addCards, pool } from './cards/pool.ts';
import type { Card } from './cards/types.ts';

const event = { type: 'event', sphere: 'neutral', cost: 0, set: 'core', copies: 3 };
const action = (...todo: unknown[]) => [{ action: 'any', do: todo }];
const encounter = { set: 'orcs', copies: 1, easy: 1 };
/** A card's number is below 256: beside it a deck keeps who has looked at it. */
const FIRST = 201;

/** Title and card; the number follows from the place. */
const EXAMPLES: readonly (readonly [string, Record<string, unknown>])[] = [
  ['Example discard', { ...event, abilities: action({ discard: { choose: { is: 'character' } } }) }],
  ['Example blow', { ...event, abilities: action({ damage: 1, to: { choose: { is: 'character' } } }) }],
  ['Example strike', { ...event, abilities: action({ damage: 1, to: { choose: { is: 'enemy' } } }) }],
  [
    'Example weakness',
    { ...event, abilities: action({ modify: { attack: -1 }, to: { choose: { is: 'enemy' } }, until: 'phase' }) },
  ],
  [
    'Example lure',
    { ...event, abilities: action({ modify: { engagement: 40 }, to: { choose: { is: 'enemy' } }, until: 'round' }) },
  ],
  ['Example dread', { ...event, abilities: action({ choosePlayer: 'any' }, { threat: 5, for: 'chosen' }) }],
  ['Example retreat', { ...event, abilities: action({ leaveCombat: { choose: { is: 'character' } } }) }],
  ['Example fury', { ...event, abilities: action({ enemyAttacks: { choose: { is: 'enemy' } } }) }],
  ['Example call', { ...event, abilities: action({ engage: { choose: { is: 'enemy' } }, with: 'you' }) }],
  [
    'Example omen',
    {
      ...encounter,
      type: 'treachery',
      doomed: 2,
      keywords: ['surge'],
      abilities: [{ revealed: [{ threat: 1, for: 'each' }] }],
    },
  ],
  ['Example treasure', { ...encounter, type: 'objective', keywords: ['guarded'] }],
  ['Example hill', { ...encounter, type: 'location', threat: 1, questPoints: 2, victory: 3 }],
  ['Example loss', { ...event, abilities: action({ discardHand: 1, by: 'you' }) }],
  [
    'Example trial',
    {
      ...event,
      abilities: action({ heal: 2, to: { choose: { is: 'character' } } }, { ifDone: [{ draw: 1, by: 'you' }] }),
    },
  ],
  [
    'Example jewel',
    {
      ...encounter,
      type: 'objective',
      keywords: ['guarded'],
      abilities: [{ action: 'any', by: 'anyone', do: [{ self: 'claim', to: { choose: { is: 'hero', of: 'you' } } }] }],
    },
  ],
  ['Example axe', { ...event, abilities: action({ discard: { choose: { is: 'attachment' } } }) }],
  ['Example ruin', { ...event, abilities: action({ damage: 1, to: { each: { damaged: true } } }) }],
  [
    'Example aim',
    { ...event, abilities: action({ modify: { attack: 2 }, to: { choose: { is: 'character' } }, until: 'attack' }) },
  ],
  ['Example study', { ...event, abilities: action({ threat: -1, for: 'you' }, { draw: 2, by: 'you' }) }],
  ['Example march', { ...encounter, type: 'treachery', abilities: [{ revealed: [{ reveal: 'another' }] }] }],
];

/** No copies: the encounter deck of a game is made of what the pool holds. */
function readExamples(): Card[] {
  const read = checkCards(EXAMPLES.map(([, card], i) => ({ id: FIRST + i, ...card })));
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.message.en).join('\n'));
  return read.value.map((card) => ({ ...card, copies: 0, easy: 0 }));
}

export const examples: readonly Card[] = readExamples();

/** Adds them behind the others: no number of a card or text that was there changes. */
export function addExamples(): void {
  if (pool.cards[FIRST] !== undefined) return;
  const names = nameBook('real') as Record<string, { cs: string; en: string }>;
  for (const [i, [title]] of EXAMPLES.entries()) names[FIRST + i] = { cs: title, en: title };
  addCards(examples);
}
