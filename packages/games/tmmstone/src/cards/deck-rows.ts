/** A deck as somebody wrote it becomes a list; every fault is told at the place where its words stand. */
import type { Said } from '@kolbiste/cardkit/decks';
import { DECK_FILE_LIMITS, perhaps, tell, tellOfDeck, tooManyCopies } from '@kolbiste/cardkit/decks';
import type { Bilingual, FaultList } from '@kolbiste/kernel/files';
import { both, describeValue, folded, MAX_FAULTS } from '@kolbiste/kernel/files';
import type { List } from '../state.ts';
import { ABILITY, CLASS_NAMES, NEUTRAL } from '../vocabulary.ts';
import { CLASS_WORDS } from './class-words.ts';
import { cardsCalled, nearestCard } from './find.ts';
import type { ListFault } from './lists.ts';
import { listFaults } from './lists.ts';
import { LANGS } from './names.ts';
import { pool } from './pool.ts';

export const DECK_LIMITS = { ...DECK_FILE_LIMITS, rows: 200 } as const;

/** A deck before anything in it was understood. */
export interface WrittenDeck {
  name: string;
  /** Where it begins. */
  head: Said;
  class: Said | null;
  abilities: Said[];
  cards: Said[];
}

export interface NamedDeck {
  name: string;
  list: List;
}

const shown = (said: Said): Bilingual => describeValue(said.text);

/** The one card that the words call; 0 (and a fault) where there is none or more than one. */
function cardOf(list: FaultList, said: Said, words: string): number {
  const ids = cardsCalled(words);
  if (ids.length === 1) return ids[0];
  // A hostile file asks for a hundred thousand nearest names.
  if (list.faults.length > MAX_FAULTS) return 0;
  if (ids.length > 1) {
    const numbers = ids.map((id) => `#${id}`).join(', ');
    tell(list, said, shown(said), both(`jedna z karet ${numbers}`, `one of the cards ${numbers}`), 'cards.1');
    return 0;
  }
  const hint = perhaps(nearestCard(words));
  const expected = both(
    `jméno karty, její klíč nebo #číslo${hint.cs}`,
    `the name of a card, its key or its #number${hint.en}`,
  );
  tell(list, said, shown(said), expected, 'cards.1');
  return 0;
}

/** `2x Name`, `2 Name`, `Name`: a name that begins with a figure comes first. */
function entryOf(list: FaultList, said: Said): { id: number; count: number } {
  const match =
    cardsCalled(said.text).length > 0 ? null : /^(\d+)\s*(?:[x×*]\s+|[x×*](?=#)|\s)\s*(.*)$/i.exec(said.text);
  if (match === null) return { id: cardOf(list, said, said.text), count: 1 };
  const count = match[1].length < 4 ? Number(match[1]) : 0;
  if (count < 1 || count > DECK_LIMITS.copies) {
    tell(list, said, shown(said), tooManyCopies(DECK_LIMITS.copies), 'deck.2');
    return { id: 0, count: 0 };
  }
  return { id: cardOf(list, said, match[2]), count };
}

function classOf(list: FaultList, said: Said): number {
  const wanted = folded(said.text);
  const at = CLASS_NAMES.findIndex(
    (name) => name === wanted || LANGS.some((lang) => folded(CLASS_WORDS[name][lang]) === wanted),
  );
  if (at >= 0) return at;
  const words = (lang: 'cs' | 'en'): string => CLASS_NAMES.map((name) => CLASS_WORDS[name][lang]).join(', ');
  tell(list, said, shown(said), both(`jedna z tříd ${words('cs')}`, `one of the classes ${words('en')}`), 'cards.1');
  return -1;
}

/** The class that most cards are of, the first of equal ones; neutral where there are neutral cards alone [TMM cards.3]. */
function classFrom(ids: readonly number[]): number {
  const counts: number[] = new Array(CLASS_NAMES.length).fill(0);
  let best = NEUTRAL;
  for (const id of ids) {
    const cls = pool.cards[id]?.cls ?? NEUTRAL;
    if (cls !== NEUTRAL) counts[cls]++;
  }
  for (const id of ids) {
    const cls = pool.cards[id]?.cls ?? NEUTRAL;
    if (cls !== NEUTRAL && (best === NEUTRAL || counts[cls] > counts[best])) best = cls;
  }
  return best;
}

/** Faults of deck building at the words they are about, each once for the same words. */
function tellListFaults(
  list: FaultList,
  faults: readonly ListFault[],
  deck: WrittenDeck,
  places: readonly Said[],
): void {
  const told = faults.map(({ path, rule, code, message }) => {
    const at = /^\.cards\[(\d+)\]$/.exec(path);
    const said = at !== null ? places[Number(at[1])] : path === '.ability' ? deck.abilities[0] : deck.head;
    const mark = `${code} ${at === null ? path : deck.cards.indexOf(said)}`;
    return { said, message, rules: [rule], behind: code === 'size' ? '' : ` (${JSON.stringify(said.text)})`, mark };
  });
  tellOfDeck(list, told);
}

/** The list of a written deck; faults go into `list`. */
export function understood(list: FaultList, deck: WrittenDeck): List {
  const before = list.faults.length;
  const cards: number[] = [];
  const places: Said[] = [];
  const abilities = deck.abilities.map((said) => ({ said, id: cardOf(list, said, said.text) }));
  for (const said of deck.cards) {
    const { id, count } = entryOf(list, said);
    if (pool.cards[id]?.kind === ABILITY && count === 1) abilities.push({ said, id });
    else
      for (let i = id === 0 ? count : 0; i < count; i++) {
        cards.push(id);
        places.push(said);
      }
  }
  const [ability, second] = abilities;
  if (second !== undefined)
    tell(list, second.said, shown(second.said), both('nejvýše jedna schopnost', 'one ability at most'), 'ability.2');
  const named = deck.class === null ? -1 : classOf(list, deck.class);
  const all = ability === undefined ? cards : [...cards, ability.id];
  const cls = named >= 0 ? named : classFrom(all);
  const made: List = { class: CLASS_NAMES[cls], cards, ability: ability?.id ?? 0 };
  const known = list.faults.length === before;
  const faults = listFaults(made).filter((fault) => known || fault.code !== 'size');
  tellListFaults(list, faults, { ...deck, abilities: abilities.map(({ said }) => said) }, places);
  return made;
}
