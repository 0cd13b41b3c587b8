/** Faces of Doomtrooper: a steel plate with two cut corners, the name above the window, four gauges at the foot. */
import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { whereUnlike } from '@kolbiste/tablekit/face/alike.ts';
import type { CardFaceProps } from '@kolbiste/tablekit/face/face.tsx';
import { Face } from '@kolbiste/tablekit/face/face.tsx';
import type { FaceFacts, FaceFigure } from '@kolbiste/tablekit/face/facts.ts';
import { Pool } from '@kolbiste/tablekit/face/pool.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { plainNumber, signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../../src/cards/pool.ts';
import { AFTER_NAMES, BEAST, FIGURE_NAMES, WARRIOR, WARZONE } from '../../src/vocabulary.ts';
import { cardName, isPrinted, kindWord, textOf, traitsOf, traitWord } from '../printed.ts';
import type { Say } from '../say.ts';
import { pictureOf } from './pictures.ts';
import { SKYLINE } from './scene.ts';
import './doom-face.css';

export const DOOM_POOL = new Pool(SKYLINE, async () => (await import('./glyphs.json')).default);

const ICONS = { fight: 'sword', shoot: 'target', armor: 'shield', value: 'star' } as const;

/** A card in play: its figures as they are, and what they are asked about by. */
export interface Now {
  readonly id: number;
  readonly figures: readonly number[];
}

/** The four gauges of a warrior; of zones and beasts what they add. */
function gauges(card: number, now: Now | undefined, t: Say): FaceFigure[] {
  const { kind, figures } = cardOf(card);
  if (kind !== WARRIOR && kind !== WARZONE && kind !== BEAST) return [];
  return FIGURE_NAMES.map((what, k) => {
    const printed = figures[k];
    const value = now?.figures[k] ?? printed;
    const adds = kind !== WARRIOR;
    return {
      what,
      icon: ICONS[what],
      label: t(`figure.${what}`),
      value: adds ? signedNumber(value) : value < 0 ? plainNumber(value) : value,
      printed: adds ? signedNumber(printed) : printed,
      ...(value === printed ? {} : { after: `(${plainNumber(printed)})` }),
      ...(now === undefined ? {} : { why: `piece:${now.id}:${k}` }),
    };
  });
}

/** Type and affiliations, and where a card goes that was played. */
function kindWords(card: number, t: Say, lang: Lang, names: NameSet): readonly [kind: string, also: string] {
  const { kind, after, unique } = cardOf(card);
  const traits = traitsOf(card).map((trait) => traitWord(trait, t, lang, names));
  const also = [...(unique ? [t('unique')] : []), ...(kind === WARRIOR ? [] : [t(`after.${AFTER_NAMES[after]}`)])];
  return [[kindWord(card, t, lang, names), ...traits].join(' · '), also.join(' · ')];
}

export const DoomFace = whereUnlike(function DoomFace({ id, now, className = '', ...shown }: CardFaceProps<Now>) {
  const { t } = useTranslation('doom');
  const lang = useSettings((s) => s.lang);
  const names = useSettings((s) => s.names);
  const facts = useMemo((): FaceFacts | undefined => {
    if (!isPrinted(id)) return undefined;
    const [kind, also] = kindWords(id, t, lang, names);
    const text = textOf(id, lang, names);
    return {
      id,
      name: cardName(id, lang, names),
      kind,
      also: [also, cardOf(id).scripted ? '' : t('unscripted')].filter(Boolean).join(' · '),
      text,
      brief: text,
      noText: t('noText'),
      cost: null,
      corners: [],
      row: gauges(id, now, t),
      rarity: null,
      picture: pictureOf(id),
    };
  }, [id, now, lang, names, t]);
  if (facts === undefined) return null;
  return <Face {...shown} facts={facts} pool={DOOM_POOL} className={`of-doom ${className}`} />;
});
