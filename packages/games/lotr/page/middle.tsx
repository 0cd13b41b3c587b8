import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Caption } from '@kolbiste/tablekit/table/caption.tsx';
import { useTranslation } from 'react-i18next';
import { ACTIVE, printed, STAGING } from '../src/index.ts';
import { RingsFace } from './face/rings-face.tsx';
import { nowOf } from './face/thing.ts';
import { ringsKey } from './figures.ts';
import { ShadowPanel } from './shadow-odds.tsx';
import { Spot } from './spot.tsx';
import { useBoard } from './store.ts';
import { Tile } from './tile.tsx';
import { useCardName, useStageWords } from './words.ts';

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
        title={`${t('stage', { stage: printed(quest.card).stage })} ${name(quest.card)}`}
      />
    </Spot>
  );
}

/** The threat of the staging area against the willpower committed to the quest. */
function Sums() {
  const { t } = useTranslation('rings');
  const staging = useBoard((board) => board.staging, 0);
  const willpower = useBoard((board) => board.willpower, 0);
  return (
    <p className="sums" data-testid="sums">
      <span title={t('stagingThreat')} data-why={ringsKey('staging')}>
        <Icon name="cursed" /> <span className="word">{t('stagingThreat')}</span> <b>{staging}</b>
      </span>{' '}
      <span title={t('committedWillpower')} data-why={ringsKey('quest')}>
        <Icon name="star" /> <span className="word">{t('committedWillpower')}</span> <b>{willpower}</b>
      </span>
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

/** What all share: the question, the quest, the active location, the staging area, the encounter deck. */
export function Middle() {
  const { t } = useTranslation('rings');
  const things = useBoard((board) => board.things, []);
  const staging = things.filter(({ zone }) => zone === STAGING);
  const active = things.filter(({ zone }) => zone === ACTIVE);
  const alone = useBoard((board) => board.mode !== 'quest', false);
  return (
    <section className="rings-middle" aria-label={t('middle')} data-drop="middle">
      <Caption />
      <ShadowPanel />
      <div className="quest-row">
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
        {alone ? null : <Sums />}
        <Piles />
      </div>
      {alone && staging.length === 0 ? null : (
        <div className="staging-row">
          <h2>{t('staging')}</h2>
          {staging.length === 0 ? (
            <p className="quiet">{t('stagingEmpty')}</p>
          ) : (
            <ul className="rings-things staging" aria-label={t('staging')}>
              {staging.map((one) => (
                <Tile key={one.id} thing={one} />
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
