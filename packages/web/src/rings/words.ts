/** Cards and things as the table says them. */
import { COMMITTED, ENEMY, EXHAUSTED, HERO, LOCATION, printed } from '@kolbiste/lotr';
import { useTranslation } from 'react-i18next';
import type { RingsThing } from '../engine/games/rings-table.ts';
import { useSettings } from '../state/settings.ts';
import { nameOfCard, spheresIn } from './cards.ts';

/** The name of a card in the language and the set of names in use. */
export function useCardName(): (card: number) => string {
  const { lang, names } = useSettings();
  return (card) => nameOfCard(card, lang, names);
}

/** A thing in one sentence, for those who hear the table. */
export function useThingWords(): (thing: RingsThing) => string {
  const { t } = useTranslation('rings');
  const name = useCardName();
  return (thing) => {
    const { type } = printed(thing.card);
    const shadows = thing.shadows.map((card) => (card === 0 ? t('shadowDown') : t('shadowUp', { name: name(card) })));
    const figures =
      type === ENEMY
        ? [t('attackOf', { value: thing.attack }), t('defenseOf', { value: thing.defense }), t('leftOf', lifeOf(thing))]
        : type === LOCATION
          ? [t('threatOf', { value: thing.threat }), t('progressOf', progressOf(thing))]
          : [
              t('willpowerOf', { value: thing.willpower }),
              t('attackOf', { value: thing.attack }),
              t('defenseOf', { value: thing.defense }),
              t('leftOf', lifeOf(thing)),
            ];
    return [
      name(thing.card),
      ...figures,
      ...(type === ENEMY
        ? [t('threatOf', { value: thing.threat }), t('engagementOf', { value: thing.engagement })]
        : []),
      ...(type <= 1 ? [t(thing.marks & EXHAUSTED ? 'mark.exhausted' : 'mark.ready')] : []),
      ...(thing.marks & COMMITTED ? [t('mark.committed')] : []),
      ...(type === HERO ? [resourceWords(thing)] : []),
      ...shadows,
    ].join(', ');

    function resourceWords({ resources, icons }: RingsThing): string {
      const spheres = spheresIn(icons).map((sphere) => t(`sphere.${sphere}`));
      return `${t('resources', { count: resources })} (${spheres.join(', ')})`;
    }
  };
}

const lifeOf = ({ left, points }: RingsThing) => ({ left, points });

/** Progress on a location or a stage, and how much it takes. */
export const progressOf = ({ progress, card }: Pick<RingsThing, 'progress' | 'card'>) => ({
  progress,
  points: printed(card).questPoints,
});
