/** The tables of every game: at the opening with the coach, in the middle, with a list or a dialog, with a hint, at the end. */
import type { Page } from '@playwright/test';
import { playedUntil } from '../doom-record.ts';
import { goneOnWith, visit } from '../play.ts';
import { goesOn } from '../pointing.ts';
import { goOn } from '../rings-record.ts';
import { endOf, ringsMiddle, stoneMiddle } from './records.ts';
import { standsAt } from './spire.ts';
import type { State } from './states.ts';

const SETTINGS = { speed: 0, level: 'random' } as const;

/** The quick game from the front page. */
async function begin(page: Page, name: string, newcomer = false): Promise<string[]> {
  const wrong = await visit(page, '/', { ...SETTINGS, newcomer });
  await page.getByRole('button', { name: new RegExp(`Hrát hned .${name}`) }).click();
  await page.locator('.caption.asked').waitFor();
  // What comes a moment after the first question comes together.
  await page.getByTestId('hint').waitFor();
  if (newcomer) await page.getByTestId('coach').waitFor();
  return wrong;
}

/** So many cards of Doomtrooper lie on the table at least. */
const MANY = 12;

/** All options in one list: in the table in words, or beside the table. */
const OPTIONS = '.text-options button, .sheet-way';

/** Ends a game with its last answer, from its list of options; should chance go another way this time, with the first after it. */
async function end(page: Page, record: string, list: string): Promise<string[]> {
  const wrong = await goOn(page, record, SETTINGS);
  const over = page.getByTestId('over');
  for (let n = 0; n < 40 && (await goesOn(page)); n++) {
    if ((await page.locator(OPTIONS).count()) === 0) await page.keyboard.press(list);
    await page.locator(OPTIONS).or(over).first().waitFor();
    if ((await over.count()) > 0) break;
    await page.locator(OPTIONS).first().click();
    await page.locator('.caption.asked').or(over).first().waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await over.waitFor();
  // Its course is read from the record in a moment.
  await page.getByTestId('curve').waitFor();
  return wrong;
}

async function withHint(page: Page, name: string): Promise<string[]> {
  const wrong = await begin(page, name);
  await page.locator('[data-testid=hint][aria-disabled=false]').click();
  await page.locator('[data-testid=hint-panel][data-stands=there]').waitFor({ timeout: 60_000 });
  return wrong;
}

/** A recorded game as it is walked through. */
async function watched(page: Page, text: string, step: number): Promise<string[]> {
  const wrong = await visit(page, '/replay', SETTINGS);
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.locator('.scrubber input').fill(String(step));
  await page.getByTestId('step').waitFor();
  return wrong;
}

/** A table with something open over it, by its key. */
async function pressed(page: Page, opened: Promise<string[]>, key: string, shows: string): Promise<string[]> {
  const wrong = await opened;
  await page.keyboard.press(key);
  await page.locator(shows).first().waitFor();
  return wrong;
}

interface Table {
  readonly id: keyof typeof endOf;
  /** Its name on the front page. */
  readonly name: string;
  middle(page: Page): Promise<string[]>;
  /** A card that lies on it then. */
  readonly card: string;
  /** The key of a list with all options. */
  readonly list: string;
  /** What is open over the table, by its key, and how it is known. */
  readonly over: readonly [name: string, key: string, shows: string];
}

const OVERLAY = '[role=dialog]';

const TABLES: readonly Table[] = [
  {
    id: 'scratch-wars',
    name: 'Scratch Wars',
    middle: (page) => goneOnWith(page, '07', '86', SETTINGS),
    card: '.near .tile',
    list: 't',
    over: ['compare', 'c', OVERLAY],
  },
  {
    id: 'tmmstone',
    name: 'TMMStone',
    middle: (page) => goOn(page, stoneMiddle(), SETTINGS),
    card: '.unit, .hand-card',
    list: 'o',
    over: ['options', 'o', '[data-testid=sheet]'],
  },
  {
    id: 'lotr',
    name: 'The Lord of the Rings',
    middle: (page) => goOn(page, ringsMiddle(), SETTINGS),
    card: '.rings-card, .is-hero',
    list: 't',
    over: ['options', 'o', '[data-testid=sheet]'],
  },
  {
    id: 'slay-the-spire',
    name: 'Slay the Spire',
    middle: (page) => goOn(page, standsAt('play.act', 4, 30), SETTINGS),
    card: '.spire-card',
    list: 't',
    over: ['options', 'o', '[data-testid=sheet]'],
  },
  {
    id: 'doomtrooper',
    name: 'Doomtrooper',
    middle: (page) =>
      goOn(
        page,
        playedUntil('turn.act', (s, seat) => seat === 0 && s.pieces.length > MANY),
        SETTINGS,
      ),
    card: '.doom-tag',
    list: 't',
    over: ['options', 'o', '[data-testid=sheet]'],
  },
];

const statesOf = ({ id, name, middle, card, list, over: [what, key, shows] }: Table): readonly State[] =>
  (
    [
      ['opening', (page) => begin(page, name)],
      ['coach', (page) => begin(page, name, true)],
      ['hint', (page) => withHint(page, name)],
      ['middle', middle],
      [what, (page) => pressed(page, middle(page), key, shows)],
      ['replay', (page) => watched(page, endOf[id](), 24)],
      ['end', (page) => end(page, endOf[id](), list)],
    ] satisfies readonly (readonly [string, State['open']])[]
  ).map(([at, open]) => ({ name: `${id}-${at}`, kind: 'table', open, ...(at === 'middle' ? { card } : {}) }));

export const tables: readonly State[] = [
  ...TABLES.flatMap(statesOf),
  { name: 'settings', kind: 'table', open: (page) => pressed(page, begin(page, 'Scratch Wars'), 's', OVERLAY) },
];
