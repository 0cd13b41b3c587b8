import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { WeaponCard } from '../../src/index.ts';
import { Disc } from '../draw/wheel.tsx';
import { duelOf, shownOf } from './duel.ts';
import { useLabel, useWeaponName } from './duel-words.ts';
import { figureKey } from './figure.ts';
import type { Place } from './places.ts';
import { optionAt, placeOf, samePlace, shieldBit } from './places.ts';
import { lookAt, lookAway, pointAt } from './point.ts';

const LAID = 8;
const STATES = ['ready', 'broken', 'repairing', 'cursed', 'freed'] as const;

/** Whether a place is open to be chosen now, and whether it is chosen. */
export function useLit(place: Place): { lit: boolean; picked: boolean } {
  const lit = useTable((s) => s.prompt !== null && optionAt(s.prompt, place, null) !== undefined);
  const picked = useTable((s) => {
    if (s.prompt === null || s.picked === null) return false;
    if (s.prompt.step === 'shields')
      return place.at === 'weapon' && place.seat === s.prompt.seat && (s.picked & shieldBit(place.slot)) !== 0;
    return samePlace(placeOf(s.prompt.step, s.prompt.seat, s.picked), place);
  });
  return { lit, picked };
}

function State({ card, state }: { card: WeaponCard; state: number }) {
  const { t } = useTranslation('duel');
  const label = useLabel();
  if (state >= LAID) {
    const field = card.fields[state - LAID];
    if (field === undefined) return null;
    const single = field.kind !== 'persistentAttack';
    return (
      <span aria-hidden="true" className="tile-state laid" title={label(field.kind)}>
        <Icon name={field.kind} />
        <b>{plainNumber(field.value)}</b>
        <span className={single ? 'lasting single' : 'lasting'}>{field.resistance}</span>
      </span>
    );
  }
  const name = STATES[state];
  if (name === undefined || name === 'ready') return null;
  return (
    <span aria-hidden="true" className={`tile-state ${name}`}>
      <Icon name={name} />
      <span>{t(`state.${name}`)}</span>
    </span>
  );
}

/** Everything the tile shows, in words. */
function useTileWords(card: WeaponCard, state: number, cost: number): string {
  const { t } = useTranslation('duel');
  const label = useLabel();
  const name = useWeaponName();
  const field = state >= LAID ? card.fields[state - LAID] : undefined;
  const is =
    field === undefined
      ? t(`state.${STATES[state] ?? 'ready'}`)
      : t('laidHere', { effect: `${label(field.kind)} ${field.value}` });
  return `${name(card)}: ${is}, ${t('costOf', { count: cost })}, ${t('resistance').toLowerCase()} ${card.resistance}`;
}

/** One weapon on the table. */
export function WeaponTile({ card, seat, slot }: { card: WeaponCard; seat: number; slot: number }) {
  const { t } = useTranslation('duel');
  const w = seat * 5 + slot;
  const state = useTable((s) => shownOf(s)?.weapons[w] ?? 0);
  const cost = useTable((s) => duelOf(s).costs[w] ?? card.energyCost);
  const looked = useTable((s) => s.looked === w);
  const place: Place = { at: 'weapon', seat, slot };
  const { lit, picked } = useLit(place);
  const words = useTileWords(card, state, cost);
  const name = useWeaponName();
  const shape = ['tile', state === 0 ? '' : 'out', lit ? 'lit' : '', picked ? 'picked' : '', looked ? 'looked' : ''];
  return (
    <li>
      <button
        type="button"
        className={shape.filter(Boolean).join(' ')}
        aria-pressed={picked}
        data-weapon={w}
        data-place={`weapon:${w}`}
        data-why={figureKey({ what: 'weapon', at: w })}
        onClick={() => pointAt(place)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && lookAt(w)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && lookAway()}
        onFocus={(event) => event.target.matches(':focus-visible') && lookAt(w)}
      >
        <span className="sr">{lit ? `${words}. ${t('possible')}` : words}</span>
        <Disc weapon={card} />
        <span aria-hidden="true" className="tile-cost" data-over={cost > card.energyCost}>
          <Icon name="energy" />
          {cost}
        </span>
        <span aria-hidden="true" className="tile-resist">
          <Icon name="resistance" />
          {card.resistance}
        </span>
        <State card={card} state={state} />
        <span aria-hidden="true" className="tile-name">
          {name(card)}
        </span>
      </button>
    </li>
  );
}
