/** Reference pictures: made small and kept beside the tests; one that looks otherwise is noticed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Look } from './looks.ts';
import { EVERY, nameOf } from './looks.ts';
import { settle } from './standing.ts';

/** `new`: made anew, and at full size to be looked at. `sheet`: at full size for a person, nothing is compared. Else what is there is compared. */
export const WANTED = process.env['KOLBISTE_PICTURES'] ?? 'compare';

/** Where the pictures of a run lie that are for a person to look at. */
const SHEET = process.env['KOLBISTE_SHEET'] ?? join(import.meta.dirname, '../../test-results/pictures');

const REFERENCES = join(import.meta.dirname, 'pictures');

const QUALITY = 60;
const QUALITY_OF_A_SHEET = 85;

/**
 * How far two colours may lie apart, and how many points may: less than a card moved by a quarter of its width makes,
 * more than another machine's rounding.
 */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 12 };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The page as it is on the screen now. The layout is that of the screen: only its picture is smaller. */
async function photograph(page: Page, look: Look, whole = WANTED === 'sheet'): Promise<Buffer> {
  const session = await sessionOf(page);
  const { width, height, smaller } = look;
  const scale = whole ? 1 : 1 / smaller;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: whole ? QUALITY_OF_A_SHEET : QUALITY,
    clip: { x: 0, y: 0, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

const MADE_WITH = join(REFERENCES, 'made-with.json');

/** Whether there are pictures to compare with. */
export const HAS_PICTURES = existsSync(MADE_WITH);

/** What pictures depend on besides the page. */
interface Maker {
  /** The browser's version. */
  readonly chromium: string;
  /** How wide a few words are in every family that the page asks the system for. */
  readonly fonts: readonly number[];
}

async function makerOf(page: Page): Promise<Maker> {
  const fonts = await page.evaluate(() =>
    ['system-ui', 'ui-serif', 'sans-serif', 'serif', 'monospace'].map((family) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) return 0;
      context.font = `32px ${family}`;
      return Math.round(context.measureText('Kolbiště 0123 ♥ §').width);
    }),
  );
  return { chromium: page.context().browser()?.version() ?? '', fonts };
}

const keptMaker = (): Maker => JSON.parse(readFileSync(MADE_WITH, 'utf8')) as Maker;

/** Security updates of a browser draw as it did: the first number of its version says when it may draw otherwise. */
const majorOf = ({ chromium }: Maker): string => chromium.split('.')[0] ?? '';

/** Why the kept pictures cannot be compared with what is drawn here; '' = they can. */
export async function whyApart(page: Page): Promise<string> {
  const [kept, here] = [keptMaker(), await makerOf(page)];
  if (majorOf(kept) !== majorOf(here))
    return `pictures are not compared: they were made with Chromium ${kept.chromium}, this is ${here.chromium}`;
  if (kept.fonts.join(' ') !== here.fonts.join(' '))
    return `pictures are not compared: the fonts they were made with are ${kept.fonts.join(', ')} wide, these ${here.fonts.join(', ')}`;
  return '';
}

/** Says with what pictures are made; some cannot be made anew with other things than the rest. */
export async function signPictures(page: Page): Promise<void> {
  if (HAS_PICTURES) {
    const why = await whyApart(page);
    if (why !== '') throw new Error(`${why}: make all of them anew`);
    return;
  }
  const { chromium, fonts } = await makerOf(page);
  keep(MADE_WITH, `{ "chromium": "${chromium}", "fonts": [${fonts.join(', ')}] }\n`);
}

/** Whether there are pictures of a state: until the first are made nothing of it is compared. */
export const hasPictures = (state: string): boolean => existsSync(join(REFERENCES, state));

/** Every picture that is kept: state and look. */
export const keptPictures = (): string[] =>
  readdirSync(REFERENCES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(REFERENCES, name)).map((file) => `${name}/${file}`));

const fileOf = (folder: string, state: string, look: Look): string => join(folder, state, `${nameOf(look)}.jpg`);

function keep(file: string, picture: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** A picture that is the same twice. */
async function still(page: Page, look: Look): Promise<Buffer> {
  let before = await photograph(page, look);
  for (let tries = 0; tries < 10; tries++) {
    await settle(page);
    const now = await photograph(page, look);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${nameOf(look)} does not stand still`);
}

/** So often a picture that differs is taken again: what comes in idle moments may not have come. */
const AGAIN = 4;

/** Whether the page looks as its reference picture does; where new ones are wanted it becomes that. */
export async function compare(page: Page, state: string, look: Look): Promise<void> {
  if (WANTED !== 'compare') {
    const picture = await still(page, look);
    if (WANTED === 'new') keep(fileOf(REFERENCES, state, look), picture);
    // What becomes a reference is looked at as well.
    keep(fileOf(SHEET, state, look), WANTED === 'new' ? await photograph(page, look, true) : picture);
    return;
  }
  const reference = fileOf(REFERENCES, state, look);
  if (EVERY && !existsSync(reference)) return;
  const kept = existsSync(reference) ? readFileSync(reference) : undefined;
  let picture = await photograph(page, look);
  for (let tries = 0; tries < AGAIN && kept?.equals(picture) === false; tries++) {
    await settle(page);
    picture = await photograph(page, look);
  }
  if (kept?.equals(picture) === true) return;
  expect.soft(picture, `${state} ${nameOf(look)}`).toMatchSnapshot([state, `${nameOf(look)}.jpg`], TOLERANCE);
}

/** Whether the page looks as its reference picture does, at the first look. */
export async function isAsBefore(page: Page, state: string, look: Look): Promise<boolean> {
  const picture = await photograph(page, look);
  try {
    expect(picture).toMatchSnapshot([state, `${nameOf(look)}.jpg`], TOLERANCE);
    return true;
  } catch {
    return false;
  }
}
