import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Back } from '@kolbiste/tablekit/face/back.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { ENEMY, EXHAUSTED, HERO, LOCATION, printed } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { RingsThing } from './engine/table.ts';
import { RingsFace } from './face/rings-face.tsx';
import { nowOf } from './face/thing.ts';
import { FraySlip } from './fray.tsx';
import { useRole } from './roles.tsx';
import { Spot } from './spot.tsx';
import { useThingStanding } from './standing.tsx';
import { useCardName, useThingWords } from './words.ts';

/** The shadow cards dealt to an enemy: backs, or the names of what was turned up. */
function Shadows({ cards }: { cards: readonly number[] }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  if (cards.length === 0) return null;
  return (
    <span className="shadows-dealt">
      {cards.map((card, k) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards lie in a fixed order and have nothing else of their own
          key={k}
          className="shadow-card"
          data-peek={card === 0 ? undefined : card}
        >
          {card === 0 ? <Back icon="night" /> : <Icon name="night" />}
          <span>{card === 0 ? t('shadowShort') : name(card)}</span>
        </span>
      ))}
    </span>
  );
}

const Attachment = memo(function Attachment({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const exhausted = (thing.marks & EXHAUSTED) !== 0;
  const words = useThingWords();
  const now = useMemo(() => nowOf(thing, t), [thing, t]);
  return (
    <li>
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={t('attachedTo', { what: words(thing) })}
        className={exhausted ? 'faced attached exhausted' : 'faced attached'}
      >
        <RingsFace id={thing.card} size="chip" now={now}>
          {exhausted ? <Icon name="hourglass" /> : null}
        </RingsFace>
      </Spot>
    </li>
  );
});

const kindOf = (card: number): string => {
  const { type } = printed(card);
  return type === ENEMY ? 'is-enemy' : type === LOCATION ? 'is-location' : type === HERO ? 'is-hero' : '';
};

/** A thing on the table with whatever is attached to it; drawn again when one of them has changed, or what it means to point at it. */
export const Tile = memo(function Tile({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const words = useThingWords();
  const name = useCardName();
  const roles = useRole(thing);
  const standing = useThingStanding(thing, roles);
  const attached = useTable(useShallow((s) => boardOf(s)?.things.filter(({ host }) => host === thing.id) ?? []));
  const now = useMemo(() => nowOf(thing, t), [thing, t]);
  return (
    <li className="tile-place">
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={[words(thing), ...roles.map(([, word]) => word)].join(', ')}
        className={`faced ring-tile ${kindOf(thing.card)} ${thing.marks & EXHAUSTED ? 'exhausted' : ''} ${roles.length > 0 ? 'in-fight' : ''}`}
      >
        <RingsFace
          id={thing.card}
          size="tile"
          now={now}
          standing={standing}
          title={<span className="ring-name">{name(thing.card)}</span>}
        >
          <Shadows cards={thing.shadows} />
          <FraySlip id={thing.id} />
        </RingsFace>
      </Spot>
      {attached.length === 0 ? null : (
        <ul className={attached.length === 1 ? 'attachments' : 'attachments many'}>
          {attached.map((one) => (
            <Attachment key={one.id} thing={one} />
          ))}
        </ul>
      )}
    </li>
  );
});
