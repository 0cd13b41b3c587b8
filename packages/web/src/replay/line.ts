/** What a list says about a record, read without playing it. */
import type { Lang } from '@kolbiste/kernel';
import type { Config } from '@kolbiste/scratch-wars';
import { nameOf } from '@kolbiste/scratch-wars';
import type { GameId, NameSet } from '../engine/protocol.ts';
import { GAMES } from '../engine/protocol.ts';

const CLASSES: Readonly<Record<string, { cs: string; en: string }>> = {
  mathematician: { cs: 'Matematik', en: 'Mathematician' },
  informatician: { cs: 'Informatik', en: 'Informatician' },
  physicist: { cs: 'Fyzik', en: 'Physicist' },
  engineer: { cs: 'Inženýr', en: 'Engineer' },
  chemist: { cs: 'Chemik', en: 'Chemist' },
};

const PLAYER = { cs: (seat: number) => `Hráč ${'ABCD'[seat]}`, en: (seat: number) => `Player ${'ABCD'[seat]}` };

export interface Line {
  readonly heroes: readonly string[];
  readonly answers: number;
}

/** The two heroes and the number of answers; of a record of another shape, nothing. */
export function lineOf(record: string, lang: Lang, names: NameSet): Line {
  try {
    const { game, config, steps } = JSON.parse(record) as { game: string; config: Config; steps: unknown[] };
    if (game === 'lotr') {
      const { lists } = config as unknown as { lists: unknown[] };
      return { heroes: lists.map((_, seat) => PLAYER[lang](seat)), answers: steps.length };
    }
    if (game === 'tmmstone') {
      const { lists } = config as unknown as { lists: { class: string }[] };
      return { heroes: lists.map((list) => CLASSES[list.class]?.[lang] ?? '?'), answers: steps.length };
    }
    return {
      heroes: config.decks.map(({ hero }) => hero.name || nameOf(hero.kind, lang, names)),
      answers: steps.length,
    };
  } catch {
    return { heroes: ['?'], answers: 0 };
  }
}

/** The game that a record is of, for the name of its file. */
export function gameOfRecord(record: string): GameId {
  const { game } = JSON.parse(record) as { game: unknown };
  return GAMES.find((one) => one === game) ?? 'scratch-wars';
}
