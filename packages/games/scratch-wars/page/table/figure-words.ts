/** Numbers of the table and their values in words. */

import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { duelOf } from './duel.ts';
import { useLabel, useWeaponName } from './duel-words.ts';
import type { Figure } from './figure.ts';

const SLOTS = 5;
const LAID = 8;
const STATES = ['ready', 'broken', 'repairing', 'cursed', 'freed'] as const;
const TIMES = ['morning', 'noon', 'evening', 'night'] as const;

const bits = (mask: number): number => (mask >>> 0).toString(2).replaceAll('0', '').length;

/** What a state of a weapon is called: ready, broken, or what is laid on it. */
export function useStateWords(): (w: number, state: number) => string {
  const { t } = useTranslation('duel');
  const label = useLabel();
  const config = useTable((s) => duelOf(s).config);
  return (w, state) => {
    const field = config?.decks[w >= SLOTS ? 1 : 0].weapons[w % SLOTS]?.fields[state - LAID];
    if (state < LAID || field === undefined) return t(`state.${STATES[state] ?? 'ready'}`);
    return t('laidHere', { effect: `${label(field.kind)} ${field.value}` });
  };
}

/** All numbers that can be asked about. */
export function useFigures(): readonly Figure[] {
  const config = useTable((s) => duelOf(s).config);
  const ofSeat = (seat: number): Figure[] => [
    { what: 'life', at: seat },
    { what: 'energy', at: seat },
    { what: 'entries', at: seat },
    ...(config?.decks[seat === 1 ? 1 : 0].weapons ?? []).map(
      (_, k): Figure => ({ what: 'weapon', at: seat * SLOTS + k }),
    ),
  ];
  const shared: Figure[] = [
    { what: 'round', at: 0 },
    { what: 'active', at: 0 },
    { what: 'actions', at: 0 },
  ];
  return [...shared, ...ofSeat(0), ...ofSeat(1)];
}

/** What a number is called, and what its value says. */
export function useFigureWords(): { name(figure: Figure): string; value(figure: Figure, value: number): string } {
  const { t } = useTranslation(['duel-play', 'duel']);
  const who = useWho();
  const state = useStateWords();
  const weapon = useWeaponName();
  const config = useTable((s) => duelOf(s).config);
  return {
    name({ what, at }) {
      if (what !== 'weapon') {
        const shared = what === 'round' || what === 'active' || what === 'actions';
        return shared ? t(`figure.${what}`) : `${who(at)}: ${t(`figure.${what}`)}`;
      }
      const card = config?.decks[at >= SLOTS ? 1 : 0].weapons[at % SLOTS];
      return `${who(at >= SLOTS ? 1 : 0)}: ${card === undefined ? '' : weapon(card)}`;
    },
    value({ what, at }, value) {
      if (what === 'weapon') return state(at, value);
      if (what === 'active') return value < 0 ? t('figure.nobody') : who(value);
      if (what === 'entries') return t('figure.used', { count: bits(value) });
      if (what === 'round' && value > 0) return `${value} (${t(`duel:time.${TIMES[(value - 1) & 3]}`)})`;
      return String(value);
    },
  };
}
