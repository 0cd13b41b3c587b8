/** Heroes that cannot sit at one table: each exists once [STS R107]. */
import type { FaultWords } from '@kolbiste/tablekit/page.ts';
import { LETTERS } from '@kolbiste/tablekit/table/words.ts';
import type { HeroId } from '../src/vocabulary.ts';
import { HEROES } from '../src/vocabulary.ts';
import { heroCalled } from './printed.ts';

/** As the server finds it. */
interface SameHero {
  readonly hero: HeroId;
  readonly seat: number;
  readonly other: number;
}

/** Why a hero is led by one player alone. */
export const faultRules = (): readonly string[] => ['R107'];

/** What clashes, in words. */
export const faultWords: FaultWords = (faults, lang, names) =>
  (faults as readonly SameHero[])
    .map(({ hero, other }) => {
      const called = heroCalled(HEROES.indexOf(hero), lang, names);
      return lang === 'cs'
        ? `Hrdinu „${called}“ už vede hráč ${LETTERS[other]}: každý hrdina je ve hře jednou.`
        : `Player ${LETTERS[other]} leads the hero “${called}” already: each hero exists once.`;
    })
    .join(' ');
