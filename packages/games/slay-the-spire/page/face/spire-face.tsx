/** Faces of Slay the Spire: a dark slab with a pointed window, an ember lozenge for the cost, the kind's sign at the foot. */

import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { whereUnlike } from '@kolbiste/tablekit/face/alike.ts';
import type { CardFaceProps } from '@kolbiste/tablekit/face/face.tsx';
import { Face } from '@kolbiste/tablekit/face/face.tsx';
import type { FaceFacts, FaceFigure } from '@kolbiste/tablekit/face/facts.ts';
import { Pool } from '@kolbiste/tablekit/face/pool.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COST_X, NO_COST } from '../../src/cards/compile.ts';
import { ENEMIES, faceOf, ITEMS } from '../../src/cards/pool.ts';
import { CARD_TYPES, OWNERS, RARITIES } from '../../src/vocabulary.ts';
import type { HandCard } from '../engine/table.ts';
import type { Printed } from '../printed.ts';
import { nameOf, ownerCalled, printedAt, textOf } from '../printed.ts';
import type { Say } from '../say.ts';
import type { SignName } from '../sign.tsx';
import { Sign } from '../sign.tsx';
import { pictureOfEnemy, pictureOfFace, pictureOfItem } from './pictures.ts';
import { NICHE } from './scene.ts';
import './spire-face.css';

export const SPIRE_POOL = new Pool(NICHE, async () => (await import('./glyphs.json')).default);

/** How a card stands in a hand. */
export type Now = Pick<HandCard, 'cost' | 'hit' | 'block'>;

const costWord = (cost: number): string => (cost === COST_X ? 'X' : String(cost));

function costFigure(face: number, now: Now | undefined, t: Say): FaceFigure | null {
  const printed = faceOf(face).cost;
  if (printed === NO_COST) return null;
  const cost = now?.cost ?? printed;
  const number = printed === COST_X || cost === COST_X;
  return {
    what: 'cost',
    icon: 'energy',
    label: t('cost'),
    value: number ? costWord(cost) : cost,
    printed: number ? costWord(cost) : printed,
  };
}

/** What the card does now, in its corners. */
function corners(now: Now | undefined, t: Say): FaceFigure[] {
  const out: FaceFigure[] = [];
  if (now?.hit) {
    const { least, most, times } = now.hit;
    out.push({
      what: 'attack',
      icon: 'sword',
      label: t('hitNow'),
      value: least === most ? least : `${least}–${most}`,
      ...(times === 1 ? {} : { after: `×${times}` }),
    });
  }
  if (now?.block !== null && now?.block !== undefined)
    out.push({ what: 'block', icon: 'shield', label: t('blockNow'), value: now.block });
  return out;
}

interface Tongue {
  readonly lang: Lang;
  readonly names: NameSet;
}

const RARITY_COUNT: Readonly<Record<string, number>> = { common: 1, uncommon: 2, rare: 3 };

function factsOfFace(
  face: number,
  now: Now | undefined,
  t: Say,
  { lang, names }: Tongue,
): Omit<FaceFacts, 'id' | 'name' | 'text' | 'brief' | 'noText'> {
  const { type, owner, rarity } = faceOf(face);
  const rare = RARITIES[rarity];
  const count = RARITY_COUNT[rare] ?? 0;
  return {
    kind: t(`type.${CARD_TYPES[type]}`),
    also: [ownerCalled(OWNERS[owner], t, lang, names), t(`rarity.${rare}`)].join(' · '),
    cost: costFigure(face, now, t),
    corners: corners(now, t),
    row: [],
    rarity: count === 0 ? null : { count, label: t(`rarity.${rare}`) },
    picture: pictureOfFace(face),
  };
}

function factsOf(
  printed: Printed,
  now: Now | undefined,
  t: Say,
  tongue: Tongue,
): Omit<FaceFacts, 'id' | 'name' | 'text' | 'brief' | 'noText'> {
  const { kind, n } = printed;
  if (kind === 'face') return factsOfFace(n, now, t, tongue);
  const bare = { cost: null, corners: [], row: [], rarity: null };
  if (kind === 'item') {
    const { kind: item, price } = ITEMS[n];
    return {
      ...bare,
      kind: t(`item.${item}`),
      also: price < 0 ? t('notForSale') : t('price', { count: price }),
      picture: pictureOfItem(n),
    };
  }
  return { ...bare, kind: t(`deck.${ENEMIES[n].deck}`), picture: pictureOfEnemy(n) };
}

const SIGNS: Readonly<Partial<Record<(typeof CARD_TYPES)[number], SignName>>> = {
  attack: 'attack',
  skill: 'skill',
  power: 'power',
  curse: 'curse',
};

export const SpireFace = whereUnlike(function SpireFace({
  id,
  now,
  className = '',
  children,
  ...shown
}: CardFaceProps<Now>) {
  const { t } = useTranslation('spire');
  const lang = useSettings((s) => s.lang);
  const names = useSettings((s) => s.names);
  const facts = useMemo((): FaceFacts | undefined => {
    const printed = printedAt(id);
    if (printed === null) return undefined;
    const text = textOf(printed, lang, names);
    return {
      id,
      name: nameOf(printed, lang, names),
      text,
      brief: text,
      noText: t('noText'),
      ...factsOf(printed, now, t, { lang, names }),
    };
  }, [id, now, lang, names, t]);
  if (facts === undefined) return null;
  const sign = SIGNS[facts.picture.type as (typeof CARD_TYPES)[number]];
  return (
    <Face {...shown} facts={facts} pool={SPIRE_POOL} className={`of-spire ${className}`}>
      {sign === undefined || shown.size === 'chip' ? null : (
        <span className="face-sign">
          <Sign name={sign} />
        </span>
      )}
      {children}
    </Face>
  );
});
