import { COMMITTED, ENEMY, EXHAUSTED, HERO, LOCATION, printed } from '@kolbiste/lotr';
import { useTranslation } from 'react-i18next';
import type { AnyIcon } from '../draw/icon.tsx';
import { Icon } from '../draw/icon.tsx';
import type { RingsThing } from '../engine/games/rings-table.ts';
import { spheresIn, typeOf } from './cards.ts';
import { Roles, useRole } from './roles.tsx';
import { Spot } from './spot.tsx';
import { useBoard } from './store.ts';
import { progressOf, useCardName, useThingWords } from './words.ts';

function Figure({
  icon,
  value,
  name,
  className = '',
}: {
  icon: AnyIcon;
  value: string | number;
  name: string;
  className?: string;
}) {
  return (
    <span className={`figure ${className}`} title={name}>
      <Icon name={icon} />
      {value}
    </span>
  );
}

/** Hit points left, and of how many. */
function Life({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const hurt = thing.left < thing.points ? 'hurt' : '';
  return <Figure icon="life" value={`${thing.left}/${thing.points}`} name={t('figure.hitPoints')} className={hurt} />;
}

function Figures({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const { type } = printed(thing.card);
  if (typeOf(thing.card) === 'objective') return null;
  if (type === LOCATION) {
    const { progress, points } = progressOf(thing);
    return (
      <span className="figures">
        <Figure icon="cursed" value={thing.threat} name={t('figure.threat')} />
        <Figure icon="right" value={`${progress}/${points}`} name={t('figure.progress')} />
      </span>
    );
  }
  return (
    <span className="figures">
      {type === ENEMY ? null : <Figure icon="star" value={thing.willpower} name={t('figure.willpower')} />}
      <Figure icon="sword" value={thing.attack} name={t('figure.attack')} />
      <Figure icon="shield" value={thing.defense} name={t('figure.defense')} />
      <Life thing={thing} />
    </span>
  );
}

/** Ready or exhausted, by drawing and word; the resources of a hero with what they pay for. */
function Standing({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const exhausted = (thing.marks & EXHAUSTED) !== 0;
  return (
    <span className="standing">
      <span className={exhausted ? 'is-exhausted' : 'is-ready'}>
        <Icon name={exhausted ? 'hourglass' : 'tick'} /> <span>{t(exhausted ? 'mark.exhausted' : 'mark.ready')}</span>
      </span>
      {thing.marks & COMMITTED ? (
        <span className="is-committed">
          <Icon name="right" /> <span>{t('mark.committed')}</span>
        </span>
      ) : null}
      {printed(thing.card).type === HERO ? (
        <span className="purse" title={t('figure.resources')}>
          <Icon name="target" /> {thing.resources}{' '}
          <small>
            {spheresIn(thing.icons)
              .map((sphere) => t(`sphereShort.${sphere}`))
              .join('+')}
          </small>
        </span>
      ) : null}
    </span>
  );
}

/** What an enemy brings besides: threat and engagement cost, its shadow cards. */
function Enemy({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  return (
    <span className="standing">
      <Figure icon="cursed" value={thing.threat} name={t('figure.threat')} />
      <Figure icon="resistance" value={thing.engagement} name={t('figure.engagement')} />
      {thing.shadows.map((card, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards lie in a fixed order and have nothing else of their own
        <span key={k} className="shadow-card">
          <Icon name="night" /> <span>{card === 0 ? t('shadowShort') : name(card)}</span>
        </span>
      ))}
    </span>
  );
}

function Attachment({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const exhausted = (thing.marks & EXHAUSTED) !== 0;
  const words = exhausted ? `${name(thing.card)}, ${t('mark.exhausted')}` : name(thing.card);
  return (
    <li>
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={t('attachedTo', { what: words })}
        className={exhausted ? 'attached exhausted' : 'attached'}
      >
        {exhausted ? <Icon name="hourglass" /> : null} {name(thing.card)}
      </Spot>
    </li>
  );
}

/** A thing on the table with whatever is attached to it. */
export function Tile({ thing }: { thing: RingsThing }) {
  const words = useThingWords();
  const name = useCardName();
  const marks = useRole(thing);
  const attached = useBoard((board) => board.things, []).filter(({ host }) => host === thing.id);
  const { type } = printed(thing.card);
  const kind = type === ENEMY ? 'is-enemy' : type === LOCATION ? 'is-location' : type === HERO ? 'is-hero' : '';
  return (
    <li className="tile-place">
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={[words(thing), ...marks.map(([, word]) => word)].join(', ')}
        className={`ring-tile ${kind} ${thing.marks & EXHAUSTED ? 'exhausted' : ''} ${marks.length > 0 ? 'in-fight' : ''}`}
      >
        <span className="ring-name">{name(thing.card)}</span>
        <Roles marks={marks} />
        <Figures thing={thing} />
        {type <= 1 ? <Standing thing={thing} /> : null}
        {type === ENEMY ? <Enemy thing={thing} /> : null}
      </Spot>
      {attached.length === 0 ? null : (
        <ul className="attachments">
          {attached.map((one) => (
            <Attachment key={one.id} thing={one} />
          ))}
        </ul>
      )}
    </li>
  );
}
