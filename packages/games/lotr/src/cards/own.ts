/** Files of own cards that are played with: sound in themselves, and beside the cards of the box. */
import type { Clash } from '@kolbiste/cardkit';
import { ownFile } from '@kolbiste/cardkit';
import type { Checked } from '@kolbiste/kernel/files';
import { both, folded } from '@kolbiste/kernel/files';
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

/** What is wrong with cards beside those of the box, and beside each other. */
function* clashes(cards: readonly Card[]): Generator<Clash<Card>> {
  const taken = boxNames();
  for (const [at, { id, name, type }] of cards.entries()) {
    if (id < FIRST_OWN || id > LAST_OWN) yield [at, 'id', NUMBER];
    if (type === 'quest') yield [at, 'type', TYPE];
    if (name === undefined || !/[a-z]/i.test(name.en)) {
      yield [at, 'name', NAME];
      continue;
    }
    const called = new Set(LANGS.map((lang) => folded(name[lang])));
    if ([...called].some((word) => taken.has(word))) yield [at, 'name', OTHER_NAME];
    for (const word of called) taken.add(word);
  }
}

const check = (json: unknown): Checked<Card[]> =>
  checkCards(
    json,
    box.map(({ id }) => id),
  );

export const { checkOwnCards, readOwnCards } = ownFile(check, clashes);
