/** The hand of whoever is asked: cards with their figures as they would be now. */
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { countOf, placeOf as placeInFan } from '@kolbiste/tablekit/face/fan.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_COST } from '../src/cards/compile.ts';
import { RETAINED } from '../src/state.ts';
import { faceText } from '../src/texts.ts';
import { useAsked } from './asked.ts';
import { useBoard, useFront } from './board.ts';
import type { HandCard } from './engine/table.ts';
import { SpireFace } from './face/spire-face.tsx';
import { idOfFace, inNames } from './printed.ts';
import { Spot, usePointed, useRefused } from './spot.tsx';
import { useFaceName, useHeroName } from './words.ts';

/** Reasons that a ribbon has words for; the others are said when the card is pressed. */
const REASONS = new Set(['noEnergy', 'unplayable', 'notMet', 'noMoreCards']);

function useStanding(place: string, { mark }: HandCard): readonly Standing[] {
  const { t } = useTranslation('spire');
  const { lit, picked } = usePointed(place);
  const code = useRefused(place);
  const kept: Standing[] = (mark & RETAINED) === 0 ? [] : [{ state: 'noted', words: t('retained') }];
  if (picked) return [...kept, { state: 'selected', words: null }];
  if (lit) return [...kept, { state: 'playable', words: null }];
  if (code === undefined || code === 'sameCard') return kept;
  return [...kept, { state: 'refused', words: t(`short.${REASONS.has(code) ? code : 'other'}`) }];
}

/** Of equal cards the first one answers for all. */
const firstOf = (cards: readonly HandCard[], card: HandCard): number =>
  cards.find(({ face, mark }) => face === card.face && mark === card.mark)?.at ?? card.at;

interface Held {
  readonly card: HandCard;
  readonly seat: number;
  readonly first: number;
  readonly n: number;
  readonly own: boolean;
}

const Card = memo(function Card({ card, seat, first, n, own }: Held) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const name = useFaceName();
  const place = own ? `hand:${first}` : `other:${card.at}`;
  const standing = useStanding(place, card);
  const words = [
    name(card.face),
    card.cost === NO_COST ? t('noCost') : t('costOf', { value: card.cost < 0 ? 'X' : card.cost }),
    inNames(faceText(card.face, lang), names),
  ].join(', ');
  return (
    <li style={placeInFan(n)} data-card={`${seat}:${card.at}`}>
      <Spot place={place} words={words} className="faced spire-card">
        <SpireFace id={idOfFace(card.face)} size="hand" now={card} standing={standing} />
      </Spot>
    </li>
  );
});

export function Hand() {
  const { t } = useTranslation('spire');
  const hero = useHeroName();
  const seat = useFront();
  const mat = useBoard((board) => board.mats[seat], undefined);
  // Of a fight alone its room stays until the end lies over it.
  const fights = useBoard((board) => board.fight !== 0 || board.alone !== '', false);
  const asked = useAsked();
  if (mat === undefined || !fights) return null;
  const { hand, held } = mat;
  return (
    <section className="spire-hand" aria-label={t('handOf', { who: hero(seat) })}>
      {hand === null || hand.length === 0 ? (
        <p className="quiet">{held === 0 ? t('noHand') : t('backs', { count: held })}</p>
      ) : (
        <ul className="face-hand" style={countOf(hand)}>
          {hand.map((card, n) => (
            <Card
              key={card.at}
              card={card}
              seat={seat}
              first={firstOf(hand, card)}
              n={n}
              own={asked === null || asked === seat}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
