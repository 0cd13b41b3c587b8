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

/**
 * Every width in both languages and in both themes, and both themes in both languages: colours and words meet in all
 * ways, and each width is looked at twice instead of four times, because no colour decides where a thing lies.
 */
export const looksAt = (kind: Kind): readonly Look[] =>
  (['cs', 'en'] as const).flatMap((lang, second) =>
    SCREENS.map(({ height, ...screen }, n) => ({
      ...screen,
      height: kind === 'page' ? height * SCREENS_OF_A_PAGE : height,
      theme: (n + second) % 2 === 0 ? ('light' as const) : ('dark' as const),
      lang,
    })),
  );

export const nameOf = ({ width, theme, lang }: Look): string => `${width}-${theme}-${lang}`;
