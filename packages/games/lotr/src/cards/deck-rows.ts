/** A deck as somebody wrote it becomes a list; every fault is told at the place where its words stand. */
import type { Bilingual, FaultList } from '@kolbiste/kernel/files';
import { addFault, both, describeValue, MAX_FAULTS } from '@kolbiste/kernel/files';
import { cardOf } from './all.ts';
import type { DeckFault } from './deck-check.ts';
import { deckFaults } from './deck-check.ts';
import type { DeckList, NamedDeck } from './deck-list.ts';
import { deckFaultWords } from './deck-words.ts';
import { cardCalled, nearestCard } from './find.ts';
import type { NameSet } from './names.ts';

export const DECK_LIMITS = { characters: 1_048_576, decks: 200, rows: 300, copies: 99, name: 60 } as const;

/** Words with their place: a path, and in plain text the line and the column. */
export interface Said {
  text: string;
  path: string;
  line?: number;
  column?: number;
}

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

/** Adds a fault at the place of the words. */
export function tell(list: FaultList, said: Said, found: Bilingual, expected: Bilingual, rule: string | null): void {
  const before = list.faults.length;
  addFault(list, said.path, found, expected, rule);
  if (said.line === undefined || list.faults.length === before) return;
  const fault = list.faults[before];
  fault.line = said.line;
  fault.column = said.column ?? 1;
}

/** A count of copies that there may be. */
export const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= DECK_LIMITS.copies;

/** The card of a row; 0 and a fault where none is called so. */
function numberOf(list: FaultList, { said, card, count }: Row): number {
  if (!isCount(count)) {
    const most = DECK_LIMITS.copies;
    tell(list, said, describeValue(said.text), both(`počet od 1 do ${most}`, `a number from 1 to ${most}`), 'S.3');
    return 0;
  }
  const id = cardCalled(card);
  if (cardOf(id) !== undefined) return id;
  // A hostile file asks for a hundred thousand nearest names.
  if (list.faults.length > MAX_FAULTS) return 0;
  const near = nearestCard(card);
  const hint = near === undefined ? both('', '') : both(` (snad „${near}“?)`, ` (perhaps “${near}”?)`);
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
  const told = new Set<string>();
  for (const fault of faults) {
    const at = /^\.(heroes|cards)\[(\d+)\]$/.exec(fault.path);
    const said = at === null ? deck.head : places[at[1] as keyof Places][Number(at[2])];
    const mark = `${fault.code} ${said.path} ${said.line ?? ''}`;
    if (told.has(mark)) continue;
    told.add(mark);
    const before = list.faults.length;
    const words = deckFaultWords(fault, names);
    tell(list, said, describeValue(said.text), words, fault.rules[0]);
    if (list.faults.length === before || before >= MAX_FAULTS) continue;
    const keys = fault.rules.map((key) => `${list.book} ${key}`).join(', ');
    list.faults[before].message = both(`${said.path}: ${words.cs} [${keys}]`, `${said.path}: ${words.en} [${keys}]`);
  }
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
