import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unit } from '../src/index.ts';
import { EXHAUSTED, FROZEN, SILENCED, UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import { cardOf, KEYWORD_ICON, keywordsIn, TAG_ICON } from './cards.ts';
import { StoneFace } from './face/stone-face.tsx';
import { stoneKey } from './figures.ts';
import { sideOf } from './places.ts';
import { Spot, usePlace } from './pointer.tsx';
import { Preview } from './preview.tsx';
import { cameNow } from './since.ts';
import { useBoard } from './store.ts';
import { useCardName, useUnitWords } from './words.ts';

/** Keywords, tags and what else it is, by drawings; their words are in the name of the unit. */
function Words({ unit }: { unit: Unit }) {
  const { t } = useTranslation('stone');
  const word = (icon: AnyIcon, words: string, className = '') => (
    <span key={words} className={`unit-word ${className}`} title={words}>
      <Icon name={icon} />
    </span>
  );
  return (
    <span className="unit-words">
      {unit.marks & SILENCED ? word('close', t('mark.silenced')) : null}
      {keywordsIn(unit.keywords).map((one) => word(KEYWORD_ICON[one], t(`keyword.${one}`), 'keyword'))}
      {(cardOf(unit.card)?.tags ?? []).map((tag) => word(TAG_ICON[tag], t(`tag.${tag}`), 'tag'))}
    </span>
  );
}

/** How a unit stands: what pointing at it means, and what it can do. */
function useStanding({ place, id, marks }: Unit): readonly Standing[] {
  const { t } = useTranslation('stone');
  const { lit, picked, from } = usePlace({ at: 'unit', place });
  const mine = useTable(({ prompt }) => prompt?.step === 'main' && prompt.seat === sideOf(place));
  const came = useTable((s) => {
    const board = boardOf(s);
    return board !== null && cameNow(s.log, board, id);
  });
  return useMemo<readonly Standing[]>(() => {
    const out: Standing[] = [];
    if (from || (picked && mine)) out.push({ state: 'selected', words: null });
    else if (picked) out.push({ state: 'targeted', words: null });
    else if (lit) out.push({ state: mine ? 'playable' : 'targeted', words: null });
    if (marks & FROZEN) out.push({ state: 'frozen', words: t('mark.frozen') });
    else if (marks & EXHAUSTED) out.push({ state: 'exhausted', words: t('mark.exhausted') });
    if (came) out.push({ state: 'new', words: t('mark.new') });
    return out;
  }, [lit, picked, from, mine, marks, came, t]);
}

/** A unit with its figures as they are now. */
function Tile({ unit, power }: { unit: Unit; power: number }) {
  const name = useCardName();
  const { id, card, health } = unit;
  const standing = useStanding(unit);
  const now = useMemo(() => {
    const why = (what: 'attack' | 'health'): string => stoneKey({ what, at: id, seat: 0 });
    return { attack: power, health, why: { attack: why('attack'), health: why('health') } };
  }, [id, power, health]);
  const has = keywordsIn(unit.keywords).map((word) => `has-${word}`);
  return (
    <StoneFace
      id={card}
      size="tile"
      now={now}
      standing={standing}
      title={<span className="unit-name">{name(card)}</span>}
      className={has.join(' ')}
    >
      <Words unit={unit} />
    </StoneFace>
  );
}

/** One of the fourteen places: a unit, or free. */
export const Slot = memo(function Slot({ place }: { place: number }) {
  const { t } = useTranslation('stone');
  const unit = useTable((s) => boardOf(s)?.units[place] ?? null);
  const power = useBoard((board) => board.power[place], 0);
  const words = useUnitWords();
  const slot = (place % UNIT_SLOTS) + 1;
  const here = { at: 'unit', place } as const;
  if (unit === null)
    return (
      <li className="stone-slot is-free">
        <Spot place={here} words={t('freeSlot', { slot })} className="unit free">
          {slot}
        </Spot>
      </li>
    );
  return (
    <li className="stone-slot">
      <Spot place={here} words={t('slotWith', { slot, unit: words(unit, power) })} className="unit faced">
        <Tile unit={unit} power={power} />
        <Preview place={here} />
      </Spot>
    </li>
  );
});
