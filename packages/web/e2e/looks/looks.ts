/** Ways of looking at a state of the page: widths, light and dark, Czech and English. */

export interface Look {
  readonly width: number;
  readonly height: number;
  /** How many times smaller the reference picture is than the screen. */
  readonly smaller: number;
  readonly theme: 'light' | 'dark';
  readonly lang: 'cs' | 'en';
}

/** A table has to fit its screen; of a page two screens are looked at. */
export type Kind = 'table' | 'page';

const SCREENS = [
  { width: 360, height: 740, smaller: 2 },
  { width: 768, height: 1024, smaller: 3 },
  { width: 1024, height: 768, smaller: 3 },
  { width: 1440, height: 900, smaller: 4 },
  { width: 1920, height: 1080, smaller: 5 },
] as const;

const SCREENS_OF_A_PAGE = 2;

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['cs', 'en'] as const;

const screensOf = (kind: Kind) =>
  SCREENS.map(({ height, ...screen }) => ({
    ...screen,
    height: kind === 'page' ? height * SCREENS_OF_A_PAGE : height,
  }));

/** All of them: every width in both themes and both languages. */
const everyLook = (kind: Kind): readonly Look[] =>
  LANGUAGES.flatMap((lang) => screensOf(kind).flatMap((screen) => THEMES.map((theme) => ({ ...screen, theme, lang }))));

/** Where a state begins among the four ways of theme and language; from its name, so that a new state changes no other. */
export const turnOf = (name: string): number => Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % 4;

/**
 * Every width once, the narrowest twice. Themes alternate from width to width and languages from pair to pair, so that a
 * state is seen in both themes in both languages; each state begins elsewhere, so that each width is seen in all four
 * ways by some. The narrowest, where words run out of room, is seen in the other theme and language too. Czech first:
 * changing the language of an open page takes a moment.
 */
const fewLooks = (name: string, kind: Kind): readonly Look[] => {
  const [narrow, ...wide] = screensOf(kind);
  return [narrow, ...wide, narrow]
    .map((screen, n) => {
      const turn = turnOf(name);
      const way = n < SCREENS.length ? (turn + n) % 4 : 3 - turn;
      return { ...screen, theme: THEMES[way % 2 === 0 ? 0 : 1], lang: LANGUAGES[way < 2 ? 0 : 1] };
    })
    .toSorted((a, b) => LANGUAGES.indexOf(a.lang) - LANGUAGES.indexOf(b.lang));
};

/** Whether every state is looked at in all ways (`npm run pictures -- --every`). */
export const EVERY = process.env['KOLBISTE_LOOKS'] === 'every';

/** How a state is looked at. */
export const looksAt = (name: string, kind: Kind, every = EVERY): readonly Look[] =>
  every ? everyLook(kind) : fewLooks(name, kind);

export const nameOf = ({ width, theme, lang }: Look): string => `${width}-${theme}-${lang}`;
