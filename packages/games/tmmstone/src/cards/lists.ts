/** The rules of deck building, each fault with its place and its paragraph. */
import type { List } from '../state.ts';
import { ABILITY, CLASS_NAMES, DECK, MAX_LIST, NEUTRAL, ORG } from '../vocabulary.ts';
import { CLASS_WORDS } from './class-words.ts';
import type { Lang } from './names.ts';
import { pool } from './pool.ts';
import { ST } from './printed.ts';

export interface ListFault {
  /** Where: '.cards[3]', '.ability', '.cards'. */
  path: string;
  rule: string;
  code: 'unknown' | 'token' | 'ability' | 'class' | 'copies' | 'org' | 'size' | 'noAbility';
  card: number;
  message: { cs: string; en: string };
}

const className = (cls: number, lang: Lang): string => CLASS_WORDS[CLASS_NAMES[cls]][lang];

function cardFault(id: number, cls: number, path: string): ListFault | null {
  const card = pool.cards[id];
  const fault = (code: ListFault['code'], rule: string, cs: string, en: string): ListFault => ({
    path,
    rule,
    code,
    card: id,
    message: { cs, en },
  });
  if (card === null || card === undefined)
    return fault('unknown', 'cards.1', `karta č. ${id} není`, `there is no card ${id}`);
  if (card.token) return fault('token', 'cards.5', 'token do balíčku nepatří', 'a token cannot be in a deck');
  if (card.cls !== NEUTRAL && card.cls !== cls)
    return fault(
      'class',
      'cards.2',
      `karta je třídy ${className(card.cls, 'cs')}, balíček třídy ${className(cls, 'cs')}`,
      `the card is of the class ${className(card.cls, 'en')}, the deck of the class ${className(cls, 'en')}`,
    );
  return null;
}

/** A name of a card for a fault: its short name. */
const keyOf = (id: number): string => pool.cards[id]?.key ?? String(id);

function copyFaults(cards: readonly number[]): ListFault[] {
  const out: ListFault[] = [];
  const counts = new Map<number, number>();
  cards.forEach((id, i) => {
    const n = (counts.get(id) ?? 0) + 1;
    counts.set(id, n);
    const card = pool.cards[id];
    if (card === null || card === undefined) return;
    const path = `.cards[${i}]`;
    if (card.rarity === ORG && n === 2)
      out.push({
        path,
        rule: 'deck.2',
        code: 'org',
        card: id,
        message: {
          cs: `Org karta smí být jen jednou (${card.key})`,
          en: `an Org card may be there once only (${card.key})`,
        },
      });
    else if (card.rarity !== ORG && n === 3)
      out.push({
        path,
        rule: 'deck.2',
        code: 'copies',
        card: id,
        message: { cs: `nejvýše dvě kopie (${keyOf(id)})`, en: `two copies at most (${keyOf(id)})` },
      });
  });
  return out;
}

/** With how many cards a list starts: 30, or what a card in it says [TMM R8]. */
export function startSize(cards: readonly number[]): number {
  let size: number = DECK;
  for (const id of cards)
    for (const t of pool.cards[id]?.statics ?? []) if (t.what === ST.deckSize) size = Math.max(size, t.n);
  return size;
}

/** Everything that is wrong with a list; empty = legal. */
export function listFaults(list: List): ListFault[] {
  const out: ListFault[] = [];
  const cls = CLASS_NAMES.indexOf(list.class);
  list.cards.forEach((id, i) => {
    const path = `.cards[${i}]`;
    const fault = cardFault(id, cls, path);
    if (fault !== null) out.push(fault);
    else if (pool.cards[id]?.kind === ABILITY)
      out.push({
        path,
        rule: 'ability.1',
        code: 'ability',
        card: id,
        message: {
          cs: 'schopnost se do karet nepočítá, patří zvlášť',
          en: 'an ability does not count among the cards',
        },
      });
  });
  out.push(...copyFaults(list.cards));
  const n = list.cards.length;
  if (n < DECK || n > MAX_LIST)
    out.push({
      path: '.cards',
      rule: 'deck.1',
      code: 'size',
      card: 0,
      message: {
        cs: `karet má být ${DECK} až ${MAX_LIST}, ne ${n}`,
        en: `${DECK} to ${MAX_LIST} cards are wanted, not ${n}`,
      },
    });
  if (list.ability !== 0) {
    const fault = cardFault(list.ability, cls, '.ability');
    if (fault !== null) out.push(fault);
    else if (pool.cards[list.ability]?.kind !== ABILITY)
      out.push({
        path: '.ability',
        rule: 'ability.2',
        code: 'noAbility',
        card: list.ability,
        message: { cs: 'tahle karta není schopnost', en: 'this card is no ability' },
      });
  }
  return out;
}
