/** Faces of TMMStone's cards: a drawing on a slate in a wooden frame, squared paper below. */

import { whereUnlike } from '@kolbiste/tablekit/face/alike.ts';
import type { CardFaceProps } from '@kolbiste/tablekit/face/face.tsx';
import { Face } from '@kolbiste/tablekit/face/face.tsx';
import type { FaceFacts, FaceFigure } from '@kolbiste/tablekit/face/facts.ts';
import { Pool } from '@kolbiste/tablekit/face/pool.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../src/index.ts';
import { cardBrief } from '../../src/texts.ts';
import { cardOf, linesOfCard, nameOfCard } from '../cards.ts';
import { pictureOf, rankOf } from './pictures.ts';
import { SLATE } from './scene.ts';
import './stone-face.css';

export const STONE_POOL = new Pool(SLATE, async () => (await import('./glyphs.json')).default);

/** What a card is now, where that may differ from what is printed. */
export interface Now {
  readonly cost?: number;
  readonly attack?: number;
  readonly health?: number;
  /** Paid with life. */
  readonly life?: boolean;
  /** By what each figure is asked about. */
  readonly why?: Readonly<Partial<Record<'cost' | 'attack' | 'health', string>>>;
}

type Say = (key: string) => string;

function figuresOf({ cost, stats }: Card, now: Now, t: Say): { cost: FaceFigure; corners: readonly FaceFigure[] } {
  const { why = {} } = now;
  const asked = (what: keyof typeof why): { readonly why?: string } =>
    why[what] === undefined ? {} : { why: why[what] };
  const price: FaceFigure = {
    what: 'cost',
    icon: now.life === true ? 'life' : 'energy',
    label: t('costShort'),
    value: now.cost ?? cost,
    printed: cost,
    ...asked('cost'),
  };
  if (stats === undefined) return { cost: price, corners: [] };
  const [attack, health] = stats;
  const corner = (what: 'attack' | 'health', icon: 'sword' | 'life', value: number, printed: number): FaceFigure => ({
    what,
    icon,
    label: t(`figure.${what}`),
    value,
    printed,
    ...asked(what),
  });
  const corners = [
    corner('attack', 'sword', now.attack ?? attack, attack),
    corner('health', 'life', now.health ?? health, health),
  ];
  return { cost: price, corners };
}

const NOTHING: Now = {};

/** What the face of a card shows; undefined of one that is not to be seen. */
function useFacts(id: number, now: Now = NOTHING): FaceFacts | undefined {
  const { t } = useTranslation('stone');
  const { lang, names } = useSettings();
  const card = cardOf(id);
  return useMemo(() => {
    if (card === undefined) return undefined;
    const words = [
      t(`kind.${card.kind}`),
      ...(card.tags ?? []).map((tag) => t(`tag.${tag}`)),
      ...(card.keywords ?? []).map((word) => t(`keyword.${word}`)),
    ];
    const rarity = t(`rarity.${card.rarity}`);
    return {
      id: card.id,
      name: nameOfCard(card.id, lang, names),
      kind: words.join(' · '),
      also: [t(`class.${card.class}`), rarity, ...(card.token === true ? [t('token')] : [])].join(' · '),
      text: linesOfCard(card, lang, names).join(' '),
      brief: cardBrief(card, lang),
      noText: t('noText'),
      ...figuresOf(card, now, t),
      row: [],
      rarity: { count: rankOf(card), label: rarity },
      picture: pictureOf(card),
    };
  }, [card, now, lang, names, t]);
}

export const StoneFace = whereUnlike(function StoneFace({ id, now, className = '', ...shown }: CardFaceProps<Now>) {
  const facts = useFacts(id, now);
  if (facts === undefined) return null;
  return <Face {...shown} facts={facts} pool={STONE_POOL} className={`of-stone ${className}`} />;
});
