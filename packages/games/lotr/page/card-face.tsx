import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/index.ts';
import { setWord } from '../src/texts.ts';
import { PrintedFigures } from './card-figures.tsx';
import { linesOfCard, traitsOf } from './cards.ts';

interface Props {
  readonly id: number;
  /** Its name, as it is to stand here. */
  readonly title: ReactNode;
}

/** A card in full: name, kind, sphere, set, printed figures, traits, and its text made from its data. */
export function CardFace({ id, title }: Props) {
  const { t } = useTranslation('rings');
  const { lang, names } = useSettings();
  const card = cardOf(id);
  if (card === undefined) return null;
  const facts = [
    card.type === 'quest' ? t('stageOf', { stage: card.stage }) : t(`type.${card.type}`),
    ...(card.sphere === undefined ? [] : [t(`sphere.${card.sphere}`)]),
    ...(card.unique === true ? [t('unique')] : []),
    setWord(card.set, lang, names),
  ];
  const traits = traitsOf(id, lang, names);
  const lines = linesOfCard(id, lang, names);
  return (
    <div className="card-face">
      <p className="card-head">{title}</p>
      <p className="card-kind">{facts.join(' · ')}</p>
      <PrintedFigures card={card} />
      {traits.length === 0 ? null : <p className="card-kind">{traits.join(' · ')}</p>}
      <p className="card-text">{lines.length === 0 ? t('noText') : lines.join(' ')}</p>
    </div>
  );
}
