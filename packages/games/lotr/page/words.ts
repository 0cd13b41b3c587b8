/** Cards and things as the table says them. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import {
  ALLY,
  COMMITTED,
  ENEMY,
  EXHAUSTED,
  HAS_ATTACKED,
  HERO,
  LOCATION,
  MUTED,
  printed,
  QUEST,
} from '../src/index.ts';
import { boardOf } from './board.ts';
import { nameOfCard, spheresIn } from './cards.ts';
import type { RingsThing } from './engine/table.ts';
import { fightNow } from './fight.ts';

export type Mark = 'ready' | 'exhausted' | 'committed' | 'hasAttacked' | 'muted';

/** The name of a card in the language and the set of names in use. */
export function useCardName(): (card: number) => string {
  const { lang, names } = useSettings();
  return (card) => nameOfCard(card, lang, names);
}

/** Figures of a thing by what it is; nothing of what has none. */
function useFigureWords(): (thing: RingsThing) => readonly string[] {
  const { t } = useTranslation('rings');
  return (thing) => {
    const fight = [
      t('attackOf', { value: thing.attack }),
      t('defenseOf', { value: thing.defense }),
      t('leftOf', lifeOf(thing)),
    ];
    const threat = t('threatOf', { value: thing.threat });
    switch (printed(thing.card).type) {
      case ENEMY:
        return [...fight, threat, t('engagementOf', { value: thing.engagement })];
      case LOCATION:
        return [threat, t('progressOf', progressOf(thing))];
      case HERO:
      case ALLY:
        return [t('willpowerOf', { value: thing.willpower }), ...fight];
      case QUEST:
        return [t('progressOf', progressOf(thing))];
      default:
        return [];
    }
  };
}

/** The enemy that attacks right now; 0 = none does. Whoever shows it is drawn again when it is another, not with each table. */
export const useAttacker = (): number =>
  useTable((s) => {
    const board = boardOf(s);
    const fight = board === null ? null : fightNow(board);
    return fight?.attacks === true ? fight.enemy : 0;
  });

/** How a thing stands, by its marks; of an enemy that attacks right now not that it has attacked. */
export function marksOf({ id, card, marks }: RingsThing, attacker: number): readonly Mark[] {
  const { type } = printed(card);
  const exhausted = (marks & EXHAUSTED) !== 0;
  const out: Mark[] = exhausted ? ['exhausted'] : type <= ALLY ? ['ready'] : [];
  if (marks & COMMITTED) out.push('committed');
  if (type === ENEMY && marks & HAS_ATTACKED && id !== attacker) out.push('hasAttacked');
  if (marks & MUTED) out.push('muted');
  return out;
}

/** Resources, those of a hero with the spheres they pay for. */
function useResourceWords(): (thing: RingsThing) => readonly string[] {
  const { t } = useTranslation('rings');
  return ({ card, resources, icons }) => {
    const count = t('resources', { count: resources });
    if (printed(card).type !== HERO) return resources > 0 ? [count] : [];
    return [
      `${count} (${spheresIn(icons)
        .map((sphere) => t(`sphere.${sphere}`))
        .join(', ')})`,
    ];
  };
}

/** A thing in one sentence, for those who hear the table. */
export function useThingWords(): (thing: RingsThing) => string {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const figures = useFigureWords();
  const resources = useResourceWords();
  const attacker = useAttacker();
  return (thing) =>
    [
      name(thing.card),
      ...figures(thing),
      ...marksOf(thing, attacker).map((mark) => t(`mark.${mark}`)),
      ...resources(thing),
      ...thing.shadows.map((card) => (card === 0 ? t('shadowDown') : t('shadowUp', { name: name(card) }))),
    ].join(', ');
}

/** The stage of the quest in one sentence. */
export function useStageWords(): (quest: RingsThing) => string {
  const { t } = useTranslation('rings');
  const name = useCardName();
  return (quest) =>
    `${t('stage', { stage: printed(quest.card).stage })} ${name(quest.card)}, ${t('progressOf', progressOf(quest))}`;
}

const lifeOf = ({ left, points }: RingsThing) => ({ left, points });

/** Progress on a location or a stage, and how much it takes. */
const progressOf = ({ progress, card }: Pick<RingsThing, 'progress' | 'card'>) => ({
  progress,
  points: printed(card).questPoints,
});
