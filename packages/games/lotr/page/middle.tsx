import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Caption } from '@kolbiste/tablekit/table/caption.tsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIVE, LOCATION, PHASES, printed, STAGING } from '../src/index.ts';
import type { RingsFrame, RingsThing } from './engine/table.ts';
import { RingsFace } from './face/rings-face.tsx';
import { nowOf } from './face/thing.ts';
import { ringsKey } from './figures.ts';
import { Fray } from './fray.tsx';
import { ShadowPanel } from './shadow-odds.tsx';
import { Spot } from './spot.tsx';
import { useBoard } from './store.ts';
import { Tile } from './tile.tsx';
import { useCardName, useStageWords } from './words.ts';

/** A location lies across: so much wider it is than others. */
const LANDSCAPE_MORE = 0.35;

/** Until the quest is resolved, what it comes to can still change. */
const isBeforeResult = ({ procedure, step }: RingsFrame): boolean =>
  procedure === 'quest' && !['resolve', 'resolved', 'ends'].includes(step);

/** How far something is on its way; the numbers stand beside it. */
function Way({ thing: { progress, card } }: { thing: RingsThing }) {
  const of = printed(card).questPoints;
  const share = of === 0 ? 0 : Math.min(1, progress / of);
  return <span className="way-bar" aria-hidden="true" style={{ '--share': share } as CSSProperties} />;
}

/** The stage of the quest with its progress. */
function Stage() {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const stage = useStageWords();
  const quest = useBoard((board) => board.things.find(({ id }) => id === board.quest) ?? null, null);
  if (quest === null) return null;
  return (
    <Spot place={{ at: 'thing', id: quest.id }} card={quest.card} words={stage(quest)} className="stage-card faced">
      <RingsFace
        id={quest.card}
        size="chip"
        now={nowOf(quest, t)}
        title={
          <>
            <span className="stage-kind">{t('stageOf', { stage: printed(quest.card).stage })}</span>
            {name(quest.card)}
          </>
        }
      >
        <Way thing={quest} />
      </RingsFace>
    </Spot>
  );
}

/** What the quest comes to as it stands, while characters can still be committed or cards revealed. */
function Balance() {
  const { t } = useTranslation('rings');
  const staging = useBoard((board) => board.staging, 0);
  const pledged = useBoard((board) => board.pledged, 0);
  const left = pledged - staging;
  const all = Math.max(1, pledged + staging);
  const key = left > 0 ? 'progress' : left < 0 ? 'threat' : 'even';
  return (
    <span className={`balance is-${key}`} data-testid="balance">
      <span className="balance-bar" aria-hidden="true" style={{ '--share': pledged / all } as CSSProperties} />
      {t(`balance.${key}`, { n: Math.abs(left) })}
    </span>
  );
}

/** The threat of the staging area against the willpower committed to the quest. */
function Sums() {
  const { t } = useTranslation('rings');
  const staging = useBoard((board) => board.staging, 0);
  const willpower = useBoard((board) => board.pledged, 0);
  const quests = useBoard((board) => PHASES[board.phase] === 'quest' && board.flow.some(isBeforeResult), false);
  return (
    <p className={quests ? 'sums quests' : 'sums'} data-testid="sums">
      <span title={t('stagingThreat')} data-why={ringsKey('staging')}>
        <Icon name="cursed" /> <span className="word">{t('stagingThreat')}</span> <b>{staging}</b>
      </span>{' '}
      <span title={t('committedWillpower')} data-why={ringsKey('quest')}>
        <Icon name="star" /> <span className="word">{t('committedWillpower')}</span> <b>{willpower}</b>
      </span>
      {quests ? <Balance /> : null}
    </p>
  );
}

function Piles() {
  const { t } = useTranslation('rings');
  const deck = useBoard((board) => board.encounter, 0);
  const pile = useBoard((board) => board.encounterDiscard.length, 0);
  const victory = useBoard((board) => board.victory.length, 0);
  return (
    <p className="encounter-piles">
      <span data-why={ringsKey('encounter')}>{t('encounterDeck', { count: deck })}</span>{' '}
      <span>{t('encounterPile', { count: pile })}</span>{' '}
      {victory === 0 ? null : <span>{t('victory', { count: victory })}</span>}
    </p>
  );
}

/** The staging area with what waits there. */
function Staging({ things }: { things: readonly RingsThing[] }) {
  const { t } = useTranslation('rings');
  const wide = things.filter(({ card }) => printed(card).type === LOCATION).length;
  return (
    <div className="staging-row">
      <h2>{t('staging')}</h2>
      {things.length === 0 ? (
        <p className="quiet">{t('stagingEmpty')}</p>
      ) : (
        <ul
          className="rings-things staging"
          aria-label={t('staging')}
          style={{ '--cols': things.length + wide * LANDSCAPE_MORE } as CSSProperties}
        >
          {things.map((one) => (
            <Tile key={one.id} thing={one} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What all share, across the top: the quest, the active location, the staging area, the encounter deck. */
export function Middle() {
  const { t } = useTranslation('rings');
  const things = useBoard((board) => board.things, []);
  const staging = things.filter(({ zone }) => zone === STAGING);
  const active = things.filter(({ zone }) => zone === ACTIVE);
  const alone = useBoard((board) => board.mode !== 'quest', false);
  return (
    <section className="rings-middle" aria-label={t('middle')} data-drop="middle">
      <div className={alone ? 'quest-row alone' : 'quest-row'}>
        <Stage />
        {alone ? null : active.length === 0 ? (
          <p className="no-location">{t('noLocation')}</p>
        ) : (
          <ul className="rings-things active-location" aria-label={t('activeLocation')}>
            {active.map((one) => (
              <Tile key={one.id} thing={one} />
            ))}
          </ul>
        )}
        {alone && staging.length === 0 ? null : <Staging things={staging} />}
        {alone ? null : <Sums />}
        <Piles />
      </div>
    </section>
  );
}

/** The sum of the attack that runs, and below it the question, beside the hand and the main button. */
export function Ask() {
  return (
    <div className="rings-ask">
      <div className="sum-place">
        <Fray />
        <ShadowPanel />
      </div>
      <Caption />
    </div>
  );
}
