/** Files of own cards that are played with: sound in themselves, and beside the cards of the game. docs/new-card.md. */
import type { CardFile, Clash } from '@kolbiste/cardkit';
import { checkCardFile, ownFile, readCard } from '@kolbiste/cardkit';
import type { Checked } from '@kolbiste/kernel/files';
import { both, folded } from '@kolbiste/kernel/files';
import { cards as house } from './all.ts';
import { ownRow } from './check.ts';
import { isTaken } from './find.ts';
import { misfits } from './fit.ts';
import { LANGS } from './names.ts';
import type { OwnCard } from './own-cards.ts';
import { ownKey } from './own-cards.ts';

/** Numbers that no official card bears. */
const FIRST_OWN = 8901;
const LAST_OWN = 9999;
export const MOST_OWN = 500;

const NUMBER = both(
  `číslo ${FIRST_OWN}–${LAST_OWN}, která nemá žádná karta hry`,
  `a number from ${FIRST_OWN} to ${LAST_OWN}, which no card of the game bears`,
);
const PLAIN_NAME = both(
  'jména v obou jazycích, anglické aspoň s jedním písmenem bez háčků',
  'names in both languages, the English one with a plain letter at least',
);
const OTHER_NAME = both('jméno, které nemá žádná jiná karta', 'a name that no other card bears');

/** Copies of a card are counted by its name. */
const COPIES = ['9.5', 'DT'] as const;

const FILE: CardFile<OwnCard> = {
  book: 'DT',
  game: 'doomtrooper',
  most: MOST_OWN,
  card: (c, json, path) => readCard<OwnCard>(ownRow, (card) => misfits(card, c.known))(c, json, path),
  once: { members: ['id'], expected: both('každé číslo jen jednou', 'each number only once') },
};

const check = (json: unknown): Checked<OwnCard[]> =>
  checkCardFile(
    FILE,
    json,
    house.map(({ id }) => id),
  );

/** What is wrong with cards beside those of the game, and beside each other. */
function* clashes(cards: readonly OwnCard[]): Generator<Clash<OwnCard>> {
  const before = new Set<string>();
  for (const [at, card] of cards.entries()) {
    const { id, name } = card;
    if (id < FIRST_OWN || id > LAST_OWN) yield [at, 'id', NUMBER];
    if (ownKey(card) === '') {
      yield [at, 'name', PLAIN_NAME];
      continue;
    }
    const called = new Set([...LANGS.map((lang) => folded(name[lang])), ownKey(card)]);
    if ([...called].some((word) => before.has(word) || isTaken(word))) yield [at, 'name', OTHER_NAME, COPIES];
    for (const word of called) before.add(word);
  }
}

export const { checkOwnCards, readOwnCards } = ownFile(check, clashes);
