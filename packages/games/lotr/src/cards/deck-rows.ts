/** A deck as somebody wrote it becomes a list; every fault is told at the place where its words stand. */
import type { Said } from '@kolbiste/cardkit/decks';
import { DECK_FILE_LIMITS, perhaps, tell, tellOfDeck, tooManyCopies } from '@kolbiste/cardkit/decks';
import type { FaultList } from '@kolbiste/kernel/files';
import { both, describeValue, MAX_FAULTS } from '@kolbiste/kernel/files';
import { cardOf } from './all.ts';
import type { DeckFault } from './deck-check.ts';
import { deckFaults } from './deck-check.ts';
import type { DeckList, NamedDeck } from './deck-list.ts';
import { deckFaultWords } from './deck-words.ts';
import { cardCalled, nearestCard } from './find.ts';
import type { NameSet } from './names.ts';

export const DECK_LIMITS = { ...DECK_FILE_LIMITS, rows: 300 } as const;

export interface Row {
  said: Said;
  /** What the card is called. */
  card: string;
  count: number;
  /** A hero that stands among the cards too, as public collections list them, is not counted twice. */
  again?: true;
}

/** A deck before anything in it was understood. */
export interface WrittenDeck {
  name: string;
  /** Where it begins. */
  head: Said;
  /** What stands in the list of heroes; a hero among the rows is one as well. */
  heroes: Row[];
  rows: Row[];
  /** Something of it was not even read. */
  broken?: boolean;
}

/** A count of copies that there may be. */
export const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= DECK_LIMITS.copies;

/** The card of a row; 0 and a fault where none is called so. */
function numberOf(list: FaultList, { said, card, count }: Row): number {
  if (!isCount(count)) {
    tell(list, said, describeValue(said.text), tooManyCopies(DECK_LIMITS.copies), 'S.3');
    return 0;
  }
  const id = cardCalled(card);
  if (cardOf(id) !== undefined) return id;
  // A hostile file asks for a hundred thousand nearest names.
  if (list.faults.length > MAX_FAULTS) return 0;
  const hint = perhaps(nearestCard(card));
  const expected = both(`karta základní sady${hint.cs}`, `a card of the core set${hint.en}`);
  tell(list, said, describeValue(card), expected, 'S.10');
  return 0;
}

interface Places {
  heroes: Said[];
  cards: Said[];
}

/** Takes a row in: heroes to the heroes, all else to the cards unless it was called a hero. */
function take(into: DeckList, places: Places, row: Row, id: number, asHero: boolean): void {
  const side = asHero || cardOf(id)?.type === 'hero' ? 'heroes' : 'cards';
  if (side === 'heroes' && row.again && into.heroes.includes(id)) return;
  for (let i = 0; i < row.count; i++) {
    into[side].push(id);
    places[side].push(row.said);
  }
}

interface Written {
  deck: WrittenDeck;
  places: Places;
  names: NameSet;
}

/** Faults that a row more could mend. */
const COUNTING: readonly DeckFault['code'][] = ['size', 'heroes'];

/** Faults of the rules of decks at the words they are about, each once for the same words. */
function tellDeckFaults(list: FaultList, faults: readonly DeckFault[], { deck, places, names }: Written): void {
  const told = faults.map((fault) => {
    const at = /^\.(heroes|cards)\[(\d+)\]$/.exec(fault.path);
    const said = at === null ? deck.head : places[at[1] as keyof Places][Number(at[2])];
    const mark = `${fault.code} ${said.path} ${said.line ?? ''}`;
    return { said, message: deckFaultWords(fault, names), rules: fault.rules, mark };
  });
  tellOfDeck(list, told);
}

/** The list of a written deck; faults go into `list`. */
export function understood(list: FaultList, deck: WrittenDeck, names: NameSet): NamedDeck {
  const before = list.faults.length;
  const made: DeckList = { heroes: [], cards: [] };
  const places: Places = { heroes: [], cards: [] };
  for (const [rows, asHero] of [
    [deck.heroes, true],
    [deck.rows, false],
  ] as const)
    for (const row of rows) {
      const id = numberOf(list, row);
      if (id !== 0) take(made, places, row, id, asHero);
    }
  const faults = deckFaults(made);
  // What was not understood is missing: with it the deck may have been large enough.
  const whole = deck.broken !== true && list.faults.length === before;
  const sure = whole ? faults : faults.filter(({ code }) => !COUNTING.includes(code));
  tellDeckFaults(list, sure, { deck, places, names });
  return { name: deck.name, list: made };
}
