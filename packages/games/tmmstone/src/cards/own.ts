/** Files of own cards that are played with: sound in themselves, and beside the cards of the house. */
import type { Bilingual, Checked, Fault } from '@kolbiste/kernel/files';
import { both, describeValue, locate, makeFault, parseJson } from '@kolbiste/kernel/files';
import { cards as house } from './all.ts';
import { checkCards } from './check.ts';
import type { Card } from './types.ts';

/** Numbers up to here belong to the house and to scenarios yet to come. */
const FIRST_OWN = 400;
const LAST_OWN = 899;

const NUMBER = both(
  `číslo ${FIRST_OWN}–${LAST_OWN}, která nemá žádná karta domu`,
  `a number from ${FIRST_OWN} to ${LAST_OWN}, which no card of the house bears`,
);
const KEY = both('klíč, který nemá žádná karta domu', 'a key that no card of the house bears');

/** What is wrong with cards beside those of the house. @param path of their list */
function clashes(cards: readonly Card[], path: string): Fault[] {
  const keys = new Set(house.map((card) => card.key));
  const fault = (at: number, member: 'id' | 'key', expected: Bilingual): Fault =>
    makeFault(`${path}[${at}].${member}`, describeValue(cards[at][member]), expected, null);
  return cards.flatMap(({ id, key }, at) => [
    ...(id < FIRST_OWN || id > LAST_OWN ? [fault(at, 'id', NUMBER)] : []),
    ...(keys.has(key) ? [fault(at, 'key', KEY)] : []),
  ]);
}

/** Own cards out of parsed JSON: the list, or the whole file. */
export function checkOwnCards(json: unknown): Checked<Card[]> {
  const result = checkCards(json);
  if (!result.ok) return result;
  const faults = clashes(result.value, Array.isArray(json) ? '$' : '$.cards');
  return faults.length === 0 ? result : { ok: false, faults };
}

/** Own cards out of a file's text; a fault has its path, line and column. */
export function readOwnCards(text: string): Checked<Card[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = checkOwnCards(parsed.value);
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}
