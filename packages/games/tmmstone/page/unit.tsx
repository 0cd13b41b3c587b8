import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import type { Unit } from '../src/index.ts';
import { EXHAUSTED, FROZEN, SILENCED, UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import { cardOf, KEYWORD_ICON, keywordsIn, TAG_ICON } from './cards.ts';
import { stoneKey } from './figures.ts';
import { Spot } from './pointer.tsx';
import { Preview } from './preview.tsx';
import { useBoard } from './store.ts';
import { useCardName, useUnitWords } from './words.ts';

const STANDS = { frozen: 'star', exhausted: 'hourglass', ready: 'tick' } as const;

/** Keywords and tags by drawing and word; where there is no room the drawings stand alone, the words are in the name. */
function Words({ unit }: { unit: Unit }) {
  const { t } = useTranslation('stone');
  const tags = cardOf(unit.card)?.tags ?? [];
  const stands = unit.marks & FROZEN ? 'frozen' : unit.marks & EXHAUSTED ? 'exhausted' : 'ready';
  return (
    <span className="unit-words">
      <span className={`unit-word is-${stands}`}>
        <Icon name={STANDS[stands]} /> <span>{t(`mark.${stands}`)}</span>
      </span>
      {unit.marks & SILENCED ? (
        <span className="unit-word">
          <Icon name="close" /> <span>{t('mark.silenced')}</span>
        </span>
      ) : null}
      {keywordsIn(unit.keywords).map((word) => (
        <span key={word} className="unit-word keyword" title={t(`keyword.${word}`)}>
          <Icon name={KEYWORD_ICON[word]} /> <span>{t(`keyword.${word}`)}</span>
        </span>
      ))}
      {tags.map((tag) => (
        <span key={tag} className="unit-word tag" title={t(`tag.${tag}`)}>
          <Icon name={TAG_ICON[tag]} /> <span>{t(`tag.${tag}`)}</span>
        </span>
      ))}
    </span>
  );
}

function Tile({ unit, power }: { unit: Unit; power: number }) {
  const name = useCardName();
  const printed = cardOf(unit.card)?.stats ?? [power, unit.health];
  const health = unit.health < printed[1] ? 'hurt' : unit.health > printed[1] ? 'more' : '';
  return (
    <>
      <span className="unit-name">{name(unit.card)}</span>
      <Words unit={unit} />
      <span className="unit-figures">
        <span
          className={power > printed[0] ? 'attack more' : 'attack'}
          data-why={stoneKey({ what: 'attack', at: unit.id, seat: 0 })}
        >
          <Icon name="sword" /> {power}
        </span>
        <span className={`health ${health}`} data-why={stoneKey({ what: 'health', at: unit.id, seat: 0 })}>
          <Icon name="life" /> {unit.health}
          <small>/{printed[1]}</small>
        </span>
      </span>
    </>
  );
}

/** One of the fourteen places: a unit, or free. */
export function Slot({ place }: { place: number }) {
  const { t } = useTranslation('stone');
  const unit = useTable((s) => boardOf(s)?.units[place] ?? null);
  const power = useBoard((board) => board.power[place], 0);
  const words = useUnitWords();
  const slot = (place % UNIT_SLOTS) + 1;
  const here = { at: 'unit', place } as const;
  if (unit === null)
    return (
      <li className="stone-slot">
        <Spot place={here} card={0} words={t('freeSlot', { slot })} className="unit free">
          {slot}
        </Spot>
      </li>
    );
  const state = unit.marks & FROZEN ? 'frozen' : unit.marks & EXHAUSTED ? 'exhausted' : 'ready';
  return (
    <li className="stone-slot">
      <Spot
        place={here}
        card={unit.card}
        words={t('slotWith', { slot, unit: words(unit, power) })}
        className={`unit ${state}`}
      >
        <Tile unit={unit} power={power} />
        <Preview place={here} />
      </Spot>
    </li>
  );
}
