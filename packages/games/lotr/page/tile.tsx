import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { ENEMY, EXHAUSTED, HERO, LOCATION, printed } from '../src/index.ts';
import { boardOf } from './board.ts';
import { spheresIn, typeOf } from './cards.ts';
import type { RingsThing } from './engine/table.ts';
import { ringsKey } from './figures.ts';
import { Roles, useRole } from './roles.tsx';
import { Spot } from './spot.tsx';
import { useBoard } from './store.ts';
import type { Mark } from './words.ts';
import { marksOf, progressOf, useCardName, useThingWords } from './words.ts';

function Figure({
  icon,
  value,
  name,
  why,
  className = '',
}: {
  icon: AnyIcon;
  value: string | number;
  name: string;
  why: string;
  className?: string;
}) {
  return (
    <span className={`figure ${className}`} title={name} data-why={why}>
      <Icon name={icon} />
      {value}
    </span>
  );
}

/** Hit points left, and of how many. */
function Life({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const hurt = thing.left < thing.points ? 'hurt' : '';
  return (
    <Figure
      icon="life"
      value={`${thing.left}/${thing.points}`}
      name={t('figure.hitPoints')}
      why={ringsKey('hitPoints', thing.id)}
      className={hurt}
    />
  );
}

function Figures({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const { type } = printed(thing.card);
  if (typeOf(thing.card) === 'objective') return null;
  if (type === LOCATION) {
    const { progress, points } = progressOf(thing);
    return (
      <span className="figures">
        <Figure icon="cursed" value={thing.threat} name={t('figure.threat')} why={ringsKey('threat', thing.id)} />
        <Figure
          icon="right"
          value={`${progress}/${points}`}
          name={t('figure.progress')}
          why={ringsKey('progress', thing.id)}
        />
      </span>
    );
  }
  return (
    <span className="figures">
      {type === ENEMY ? null : (
        <Figure
          icon="star"
          value={thing.willpower}
          name={t('figure.willpower')}
          why={ringsKey('willpower', thing.id)}
        />
      )}
      <Figure icon="sword" value={thing.attack} name={t('figure.attack')} why={ringsKey('attack', thing.id)} />
      <Figure icon="shield" value={thing.defense} name={t('figure.defense')} why={ringsKey('defense', thing.id)} />
      <Life thing={thing} />
    </span>
  );
}

const MARK_ICON: Readonly<Record<Mark, AnyIcon>> = {
  ready: 'tick',
  exhausted: 'hourglass',
  committed: 'right',
  hasAttacked: 'hourglass',
  muted: 'close',
};

/** How it stands, by drawing and word. */
function Marks({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const board = useTable(boardOf);
  return marksOf(thing, board).map((mark) => (
    <span key={mark} className={`is-${mark}`}>
      <Icon name={MARK_ICON[mark]} /> <span>{t(`mark.${mark}`)}</span>
    </span>
  ));
}

/** Resources of a hero with what they pay for; of anything else where there are some. */
function Purse({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  if (printed(thing.card).type !== HERO && thing.resources === 0) return null;
  return (
    <span className="purse" title={t('figure.resources')} data-why={ringsKey('resources', thing.id)}>
      <Icon name="target" /> {thing.resources}{' '}
      <small>
        {spheresIn(thing.icons)
          .map((sphere) => t(`sphereShort.${sphere}`))
          .join('+')}
      </small>
    </span>
  );
}

function Standing({ thing }: { thing: RingsThing }) {
  return (
    <span className="standing">
      <Marks thing={thing} />
      <Purse thing={thing} />
    </span>
  );
}

/** What an enemy brings besides: threat and engagement cost, its shadow cards. */
function Enemy({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  return (
    <span className="standing">
      <Figure icon="cursed" value={thing.threat} name={t('figure.threat')} why={ringsKey('threat', thing.id)} />
      <Figure
        icon="resistance"
        value={thing.engagement}
        name={t('figure.engagement')}
        why={ringsKey('engagement', thing.id)}
      />
      {thing.shadows.map((card, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards lie in a fixed order and have nothing else of their own
        <span key={k} className="shadow-card">
          <Icon name="night" /> <span>{card === 0 ? t('shadowShort') : name(card)}</span>
        </span>
      ))}
      <Marks thing={thing} />
    </span>
  );
}

function Attachment({ thing }: { thing: RingsThing }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const exhausted = (thing.marks & EXHAUSTED) !== 0;
  const words = useThingWords();
  return (
    <li>
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={t('attachedTo', { what: words(thing) })}
        className={exhausted ? 'attached exhausted' : 'attached'}
      >
        {exhausted ? <Icon name="hourglass" /> : null} {name(thing.card)} <Purse thing={thing} />
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
        {type === ENEMY ? <Enemy thing={thing} /> : <Standing thing={thing} />}
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
