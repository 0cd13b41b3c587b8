/** Names as the table says them. */
import { useTranslation } from 'react-i18next';
import type { Said } from '../engine/protocol.ts';
import { isTogether } from '../games.ts';
import { useSettings } from '../state/settings.ts';
import { showingOf } from '../state/showing.ts';
import type { TableState } from '../state/table.ts';
import { homeSeat, namesBoth, useTable } from '../state/table.ts';

/** Text in the language spoken now. */
export function useSay(): (said: Said | undefined) => string {
  const lang = useSettings((s) => s.lang);
  return (said) => said?.[lang] ?? '';
}

/** How the seats of a table of more than two are called. */
export const LETTERS = 'ABCDE';

const NOBODY: readonly string[] = [];
const BETWEEN = '\n';

const seatsOf = ({ game, table }: TableState): readonly string[] =>
  (table !== null && showingOf(game).seats?.(table)) || NOBODY;

/** What seats are called by what they lead. Told as one text: whoever shows it is not drawn again while it stays the same. */
export const useSeats = (): readonly string[] => {
  const all = useTable((s) => seatsOf(s).join(BETWEEN));
  return all === '' ? NOBODY : all.split(BETWEEN);
};

/** Whether players are named, because none of them is 'you', or there is more than one opponent. */
const areNamed = (state: TableState): boolean =>
  namesBoth(state) || isTogether(state.game) || state.order?.players[2] !== undefined;

/** Who sits there: 'You' and 'Opponent', or the two players of one screen. */
export function useWho(): (seat: number) => string {
  const { t } = useTranslation('ui');
  const called = useTable((s) => s.called);
  const viewer = useTable((s) => s.viewer);
  const home = useTable(homeSeat);
  const named = useTable(areNamed);
  const several = useTable((s) => isTogether(s.game));
  const leads = useSeats();
  return (seat) => {
    if (several && called[seat]) return `${leads[seat] ?? LETTERS[seat]} · ${called[seat]}`;
    if (named && (several || seat !== viewer)) return leads[seat] ?? t('table.player', { name: LETTERS[seat] });
    return t(seat === home ? 'table.you' : 'table.opponent');
  };
}

/** For whom the table waits. */
export function useWaitWords(): string {
  const { t } = useTranslation('ui');
  const who = useWho();
  const owing = useTable((s) => s.owing);
  const frozen = useTable((s) => s.frozen);
  const recorded = useTable((s) => s.order === null);
  const together = useTable((s) => isTogether(s.game));
  const named = useTable(areNamed);
  if (frozen) return t('table.frozen');
  // A recorded game waits for nobody.
  if (recorded) return '';
  if (owing.length === 0) return t(together ? 'table.over' : 'table.thinking');
  return named ? t('table.waitFor', { who: owing.map(who).join(', ') }) : t('table.thinking');
}

/** 2, -1: a minus as printed, not a hyphen. */
export const plainNumber = (value: number): string => String(value).replace('-', '−');
export const signedNumber = (value: number): string => (value > 0 ? `+${value}` : plainNumber(value));

/** What the window of a table is called: who is waited for, or that it is over. */
export function useTableTitle(game: string, over: boolean): string {
  const { t } = useTranslation('ui');
  const mine = useTable((s) => s.prompt !== null);
  const busy = useTable((s) => s.order === null || (s.busy && s.prompt === null));
  if (over) return `${t('table.windowOver')} · ${game}`;
  if (mine) return `● ${t('table.turnYours')} · ${game}`;
  return busy ? game : `${t('table.windowWaits')} · ${game}`;
}
