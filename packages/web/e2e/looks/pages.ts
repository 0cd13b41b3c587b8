/** Every page but the tables: its address, what its window is called, and how it comes to show something. */
import type { Page } from '@playwright/test';
import { visit } from '../play.ts';
import type { State } from './states.ts';

/** Without a title where the card that is shown is named in it. */
type Opened = readonly [name: string, path: string, cs: string, en: string, wait?: string];

const PAGES: readonly Opened[] = [
  ['front', '/', 'Karetní souboje přesně podle pravidel', 'Card combat exactly by the rules', '.panel-scene > *'],
  ['online', '/online', 'Hrát s někým po síti', 'Play with somebody online'],
  ['new-scratch-wars', '/new', 'Nová hra: Scratch Wars', 'New game: Scratch Wars'],
  ['new-tmmstone', '/new/tmmstone', 'Nová hra TMMStone', 'New game of TMMStone'],
  ['new-lotr', '/new/lotr', 'Nová hra: Pán prstenů', 'New game: The Lord of the Rings'],
  ['new-slay-the-spire', '/new/slay-the-spire', 'Nová hra: Slay the Spire', 'New game: Slay the Spire'],
  ['new-doomtrooper', '/new/doomtrooper', 'Nová hra: Doomtrooper', 'New game: Doomtrooper'],
  [
    'rules-scratch-wars',
    '/rules',
    'Pravidla vlastními slovy: Scratch Wars',
    'The rules in our own words: Scratch Wars',
    '.rule-section',
  ],
  [
    'rules-tmmstone',
    '/rules/tmmstone',
    'Pravidla vlastními slovy: TMMStone',
    'The rules in our own words: TMMStone',
    '.rule-section',
  ],
  [
    'rules-lotr',
    '/rules/lotr',
    'Pravidla vlastními slovy: The Lord of the Rings',
    'The rules in our own words: The Lord of the Rings',
    '.rule-section',
  ],
  ['cards-scratch-wars', '/cards?tab=weapons', 'Karty: Scratch Wars', 'Cards: Scratch Wars', '.kind'],
  ['card-scratch-wars', '/cards?tab=heroes&kind=hero-060', 'Karty: Scratch Wars', 'Cards: Scratch Wars'],
  [
    'cards-tmmstone',
    '/cards/tmmstone?class=chemist',
    'Karty: TMMStone',
    'Cards: TMMStone',
    '.printed-cards .face-card',
  ],
  ['card-tmmstone', '/cards/tmmstone/51', '', '', '.printed-cards'],
  [
    'cards-lotr',
    '/cards/lotr?sphere=spirit&size=hand',
    'Karty: The Lord of the Rings',
    'Cards: The Lord of the Rings',
    '.printed-cards .s-hand',
  ],
  ['card-lotr', '/cards/lotr/1', '', '', '.face-card'],
  [
    'cards-slay-the-spire',
    '/cards/slay-the-spire?owner=ironclad&cost=1&size=hand',
    'Karty: Slay the Spire',
    'Cards: Slay the Spire',
    '.printed-cards .s-hand',
  ],
  ['card-slay-the-spire', '/cards/slay-the-spire/100001', '', '', '.face-card'],
  [
    'cards-doomtrooper',
    '/cards/doomtrooper?kind=beast',
    'Karty: Doomtrooper',
    'Cards: Doomtrooper',
    '.printed-cards .face-card',
  ],
  ['card-doomtrooper', '/cards/doomtrooper/1005', '', '', '.face-card'],
  ['workshop', '/workshop', 'Dílna karet: Sbírka', 'Card workshop: Collection'],
  ['workshop-packs', '/workshop/packs', 'Dílna karet: Otevřít karty', 'Card workshop: Open packs'],
  ['workshop-decks', '/workshop/decks', 'Dílna karet: Balíčky', 'Card workshop: Decks'],
  ['workshop-enter', '/workshop/enter', 'Dílna karet: Zadat kartu', 'Card workshop: Enter a card'],
  ['decks-tmmstone', '/decks/tmmstone', 'Balíčky TMMStone', 'Decks of TMMStone'],
  ['decks-lotr', '/decks/lotr', 'Balíčky: Pán prstenů', 'Decks: The Lord of the Rings'],
  ['decks-doomtrooper', '/decks/doomtrooper', 'Balíčky: Doomtrooper', 'Decks: Doomtrooper'],
  ['profiles-doomtrooper', '/decks/doomtrooper/profiles', '', ''],
  ['replays', '/replay', 'Záznamy her', 'Recorded games'],
  ['about', '/about', 'O hře Kolbiště', 'About Kolbiště', '.about-grid'],
  ['unknown', '/no/such/page', 'Taková stránka tu není', 'There is no such page'],
];

/** A list of a deck that is being built: the longest lists of the page. */
async function openDeck(page: Page, game: string): Promise<string[]> {
  const wrong = await visit(page, `/decks/${game}`);
  await page
    .getByRole('button', { name: /^Upravit kopii/ })
    .first()
    .click();
  await page.getByTestId('pool').waitFor();
  return wrong;
}

/** A game by link that is being set up, with cards that are drawn from a seed. */
async function setUpWithAFriend(page: Page): Promise<string[]> {
  const wrong = await visit(page, '/new?with=friend');
  await page.getByLabel('Semínko').fill('long names');
  await page.locator('.deck-weapons li').first().waitFor();
  return wrong;
}

/** A game by link that waits for somebody to sit down. */
async function waitForAFriend(page: Page): Promise<string[]> {
  const wrong = await visit(page, '/new?with=friend');
  await page.getByRole('button', { name: 'Založit hru a získat odkaz' }).click();
  await page.getByTestId('waiting').waitFor();
  return wrong;
}

export const pages: readonly State[] = [
  ...PAGES.map(
    ([name, path, cs, en, wait = 'h1']): State => ({
      name,
      kind: 'page',
      ...(cs === '' ? {} : { title: { cs, en } }),
      open: async (page) => {
        const wrong = await visit(page, path);
        await page.locator(wait).first().waitFor();
        return wrong;
      },
    }),
  ),
  { name: 'deck-tmmstone', kind: 'page', open: (page) => openDeck(page, 'tmmstone') },
  { name: 'deck-lotr', kind: 'page', open: (page) => openDeck(page, 'lotr') },
  { name: 'deck-doomtrooper', kind: 'page', open: (page) => openDeck(page, 'doomtrooper') },
  {
    name: 'new-with-friend',
    kind: 'page',
    title: { cs: 'Nová hra: Scratch Wars', en: 'New game: Scratch Wars' },
    open: setUpWithAFriend,
  },
  { name: 'room-waiting', kind: 'page', open: waitForAFriend },
];
