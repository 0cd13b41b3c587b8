/** Faces of the cards of The Lord of the Rings: parchment in a leather cover, a landscape in an arched window. */

import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { whereUnlike } from '@kolbiste/tablekit/face/alike.ts';
import type { CardFaceProps } from '@kolbiste/tablekit/face/face.tsx';
import { Face } from '@kolbiste/tablekit/face/face.tsx';
import type { FaceFacts, FaceFigure } from '@kolbiste/tablekit/face/facts.ts';
import { Pool } from '@kolbiste/tablekit/face/pool.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../src/index.ts';
import { cardOf } from '../../src/index.ts';
import { cardBrief, setWord } from '../../src/texts.ts';
import { FIGURE_ICON } from '../card-figures.ts';
import { linesOfCard, nameOfCard, traitsOf } from '../cards.ts';
import { pictureOf } from './pictures.ts';
import { LANDSCAPE } from './scene.ts';
import './rings-face.css';

export const RINGS_POOL = new Pool(LANDSCAPE, async () => (await import('./glyphs.json')).default);

type What = keyof typeof FIGURE_ICON;
type Say = (key: string) => string;

/** What stands in the seal. */
const SEALS = ['threatCost', 'cost', 'engagement'] as const satisfies readonly What[];
/** What stands under the name. */
const ROW = ['willpower', 'threat', 'attack', 'defense', 'hitPoints', 'questPoints'] as const satisfies readonly What[];

/** Changed figures, and by what each is asked about. */
export interface Now {
  readonly values?: Readonly<Partial<Record<What, number | string>>>;
  /** What a value is measured by, where that is not what is printed. */
  readonly measures?: Readonly<Partial<Record<What, number>>>;
  readonly after?: Readonly<Partial<Record<What, string>>>;
  readonly why?: Readonly<Partial<Record<What, string>>>;
  /** What stands in the seal in place of what is printed there. */
  readonly seal?: FaceFigure | null;
}

function figure(
  card: Card,
  what: What,
  { values = {}, measures = {}, after = {}, why = {} }: Now,
  t: Say,
): FaceFigure | undefined {
  const printed = card[what];
  if (printed === undefined) return undefined;
  const [icon, asked]: [AnyIcon, string | undefined] = [FIGURE_ICON[what], why[what]];
  return {
    what,
    icon,
    label: t(`printed.${what}`),
    value: values[what] ?? printed,
    printed: measures[what] ?? printed,
    ...(after[what] === undefined ? {} : { after: after[what] }),
    ...(asked === undefined ? {} : { why: asked }),
  };
}

const NOTHING: Now = {};

/** What the face of a card shows; undefined of one that is not to be seen. */
function useFacts(id: number, now: Now = NOTHING): FaceFacts | undefined {
  const { t } = useTranslation('rings');
  const { lang, names } = useSettings();
  const card = cardOf(id);
  return useMemo(() => {
    if (card === undefined) return undefined;
    const of = (what: What): FaceFigure | undefined => figure(card, what, now, t);
    const seal = card.type === 'quest' ? undefined : SEALS.map(of).find((one) => one !== undefined);
    const cost = now.seal === undefined ? (seal ?? null) : now.seal;
    const type = card.type === 'quest' ? t('stageOf', { stage: card.stage }) : t(`type.${card.type}`);
    const sphere = card.sphere === undefined ? [] : [t(`sphere.${card.sphere}`)];
    return {
      id,
      name: nameOfCard(id, lang, names),
      kind: [type, ...traitsOf(id, lang, names)].join(' · '),
      also: [...sphere, ...(card.unique === true ? [t('unique')] : []), setWord(card.set, lang, names)].join(' · '),
      text: linesOfCard(id, lang, names).join(' '),
      brief: cardBrief(card, lang),
      noText: t('noText'),
      cost,
      corners: [],
      row: ROW.map(of).filter((one) => one !== undefined),
      rarity: null,
      picture: pictureOf(card),
    };
  }, [card, id, now, lang, names, t]);
}

export const RingsFace = whereUnlike(function RingsFace({ id, now, className = '', ...shown }: CardFaceProps<Now>) {
  const facts = useFacts(id, now);
  if (facts === undefined) return null;
  return <Face {...shown} facts={facts} pool={RINGS_POOL} className={`of-rings ${className}`} />;
});
