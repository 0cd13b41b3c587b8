/** What a card in play shows: its figures as they are now, and by what each is asked about. */
import type { FaceFigure } from '@kolbiste/tablekit/face/facts.ts';
import { ENEMY, HERO, printed } from '../../src/index.ts';
import { spheresIn } from '../cards.ts';
import type { RingsThing } from '../engine/table.ts';
import { ringsKey } from '../figures.ts';
import type { Now } from './rings-face.tsx';

type Say = (key: string) => string;

/** What stands in the seal of a thing in play: the resources of whoever has some, else what an enemy is met for. */
function sealOf({ id, card, resources, icons, engagement }: RingsThing, t: Say): FaceFigure | null {
  const { type } = printed(card);
  if (type === ENEMY)
    return {
      what: 'engagement',
      icon: 'resistance',
      label: t('figure.engagement'),
      value: engagement,
      why: ringsKey('engagement', id),
    };
  if (type !== HERO && resources === 0) return null;
  const spheres = spheresIn(icons).map((sphere) => t(`sphereShort.${sphere}`));
  return {
    what: 'resources',
    icon: 'target',
    label: t('figure.resources'),
    value: resources,
    after: spheres.join('+'),
    why: ringsKey('resources', id),
  };
}

/** The figures of a thing in play. */
export function nowOf(thing: RingsThing, t: Say): Now {
  const { id, left, points, progress } = thing;
  const { willpower, attack, defense, threat } = thing;
  const of = printed(thing.card).questPoints;
  return {
    values: { willpower, attack, defense, threat, hitPoints: left, questPoints: progress },
    // Of how many is worth its room only where it is not all.
    after: { ...(left === points ? {} : { hitPoints: `/${points}` }), questPoints: `/${of}` },
    // What is hurt is below what it has now, not below what is printed.
    measures: { ...(left < points ? { hitPoints: points } : {}), questPoints: progress },
    why: {
      willpower: ringsKey('willpower', id),
      attack: ringsKey('attack', id),
      defense: ringsKey('defense', id),
      threat: ringsKey('threat', id),
      hitPoints: ringsKey('hitPoints', id),
      questPoints: ringsKey('progress', id),
    },
    seal: sealOf(thing, t),
  };
}
