/** Files of own cards that are played with: sound in themselves, and beside the cards of the box. */
import type { Bilingual, Checked, Fault } from '@kolbiste/kernel/files';
import { both, describeValue, folded, locate, makeFault, parseJson } from '@kolbiste/kernel/files';
import { cards as box } from './all.ts';
import { checkCards } from './check.ts';
import { LANGS, NAME_SETS, nameOf } from './names.ts';
import type { Card } from './types.ts';

/** Numbers that the box does not use: a deck keeps beside each number who has looked at the card, so they end early. */
const FIRST_OWN = 130;
const LAST_OWN = 199;

const NUMBER = both(
  `číslo ${FIRST_OWN}–${LAST_OWN}, která nemá žádná karta krabice`,
  `a number from ${FIRST_OWN} to ${LAST_OWN}, which no card of the box bears`,
);
const NAME = both(
  'jména v obou jazycích, anglické aspoň s jedním písmenem bez háčků',
  'names in both languages, the English one with a plain letter at least',
);
const OTHER_NAME = both('jméno, které nemá žádná jiná karta', 'a name that no other card bears');
const TYPE = both('karta, která není úkol: ten patří ke scénáři', 'no quest: those belong to the scenario');

const boxNames = (): Set<string> =>
  new Set(box.flatMap(({ id }) => NAME_SETS.flatMap((set) => LANGS.map((lang) => folded(nameOf(id, lang, set))))));

/** What is wrong with cards beside those of the box. @param path of their list */
function clashes(cards: readonly Card[], path: string): Fault[] {
  const taken = boxNames();
  const fault = (at: number, member: 'id' | 'name' | 'type', expected: Bilingual): Fault =>
    makeFault(`${path}[${at}].${member}`, describeValue(cards[at][member]), expected, null);
  return cards.flatMap(({ id, name, type }, at) => {
    const faults: Fault[] = [];
    if (id < FIRST_OWN || id > LAST_OWN) faults.push(fault(at, 'id', NUMBER));
    if (type === 'quest') faults.push(fault(at, 'type', TYPE));
    if (name === undefined || !/[a-z]/i.test(name.en)) return [...faults, fault(at, 'name', NAME)];
    const called = new Set(LANGS.map((lang) => folded(name[lang])));
    if ([...called].some((word) => taken.has(word))) faults.push(fault(at, 'name', OTHER_NAME));
    for (const word of called) taken.add(word);
    return faults;
  });
}

/** Own cards out of parsed JSON: the list, or the whole file. */
export function checkOwnCards(json: unknown): Checked<Card[]> {
  const result = checkCards(
    json,
    box.map(({ id }) => id),
  );
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
