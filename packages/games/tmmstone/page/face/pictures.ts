/** Which picture a card of TMMStone has: by its key, and of a card that nobody has drawn yet by what it is. */

import type { Mood, Picture } from '@kolbiste/tablekit/face/scene.ts';
import type { Card, ClassName } from '../../src/index.ts';
import { RARITY_NAMES } from '../../src/index.ts';
import drawn from './pictures.json' with { type: 'json' };
import { TINCTURES } from './scene.ts';

interface Drawn {
  readonly icon: string;
  readonly second?: string;
  readonly mood?: string;
}

const DRAWN: Readonly<Record<string, Drawn | undefined>> = drawn;

const UNKNOWN: Drawn = drawn['*unit'];

/** What stands for a card out of somebody's own file: by its first tag that has a glyph, else by its kind. */
function standIn({ kind, tags = [] }: Card): Drawn {
  const [tag] = tags.filter((one) => DRAWN[`*${kind}/${one}`] !== undefined);
  return DRAWN[tag === undefined ? `*${kind}` : `*${kind}/${tag}`] ?? UNKNOWN;
}

/** Whether a card has a glyph of its own. */
export const isDrawn = ({ key }: Card): boolean => DRAWN[key] !== undefined;

/** From 1 to 4. */
export const rankOf = ({ rarity }: Card): number => RARITY_NAMES.indexOf(rarity) + 1;

export function pictureOf(card: Card): Picture {
  const { icon, second, mood } = DRAWN[card.key] ?? standIn(card);
  return {
    key: `tmmstone:${card.key}`,
    type: card.kind,
    group: card.class,
    tincture: TINCTURES[card.class],
    icon,
    second,
    mood: mood as Mood | undefined,
    gilt: rankOf(card) === RARITY_NAMES.length,
  };
}

/** Glyphs of the classes; each is that of some card too, so that it is there already. */
const HEROES: Readonly<Record<ClassName, string>> = {
  neutral: 'graduate-cap',
  mathematician: 'abacus',
  informatician: 'circuitry',
  physicist: 'atom',
  engineer: 'gears',
  chemist: 'erlenmeyer',
};

/** The picture of a hero. */
export const heroPicture = (cls: ClassName): Picture => ({
  key: `tmmstone:hero/${cls}`,
  type: 'ability',
  group: cls,
  tincture: TINCTURES[cls],
  icon: HEROES[cls],
  second: undefined,
  mood: undefined,
  gilt: false,
});
