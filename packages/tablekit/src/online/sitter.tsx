import type { SeatState } from '@kolbiste/wire/protocol';
import { useTranslation } from 'react-i18next';
import { useGrace } from '../state/grace.ts';
import { useSignals } from '../state/signals.ts';
import { useTable } from '../state/table.ts';
import { AwayFor } from './absent.tsx';
import { Clock } from './clock.tsx';
import { useSeatName } from './names.ts';
import { isDone, useRoom } from './store.ts';

/** What somebody who is there does: chooses, is ready, or waits. */
function useDoes(seat: number): 'chooses' | 'isReady' | null {
  const playing = useRoom((s) => s.table?.status === 'playing' && !isDone(s.table));
  const owes = useTable((s) => s.owing.includes(seat));
  const held = useGrace((s) => s.held?.prompt.seat === seat);
  const ready = useSignals((s) => s.marks.some((mark) => mark.kind === 'ready' && mark.seat === seat));
  if (!playing || !owes) return null;
  return held || ready ? 'isReady' : 'chooses';
}

/** How it stands with somebody who sits at the table. */
function How({ state, does }: { state: SeatState; does: 'chooses' | 'isReady' | null }) {
  const { t } = useTranslation(['online', 'ui']);
  const level = state.level === undefined ? '' : t(`ui:level.${state.level}`);
  if (state.who === 'open') return t('free');
  if (state.standIn) return t('standsIn', { level });
  if (state.who === 'bot') return t('ui:table.bot', { level });
  if (!state.present && state.awaySince > 0) return <AwayFor since={state.awaySince} />;
  return does === null ? t('here') : `${t('here')}, ${t(does)}`;
}

const SIGNS = { chooses: '…', isReady: '✓' } as const;

/** One player: who, whether there, and what time is left. */
export function Sitter({ seat }: { seat: number }) {
  const name = useSeatName();
  const state = useRoom((s) => s.table?.seats[seat]);
  const does = useDoes(seat);
  if (state === undefined) return null;
  const there = state.present ? '●' : '○';
  return (
    <span className="sitter" data-testid={`sitter-${seat}`} data-present={state.present}>
      <span className="sitter-dot" aria-hidden="true">
        {there}
        {state.present && does !== null ? <b className="sitter-does">{SIGNS[does]}</b> : null}
      </span>
      <b>{name(seat)}</b>{' '}
      <span className="sitter-how">
        <How state={state} does={does} />
      </span>{' '}
      <Clock seat={seat} />
    </span>
  );
}

/** Everybody who sits at the table, before the game has begun. */
export function Sitters() {
  const count = useRoom((s) => s.table?.seats.length ?? 0);
  return (
    <ul className="sitters">
      {Array.from({ length: count }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={seat}>
          <Sitter seat={seat} />
        </li>
      ))}
    </ul>
  );
}
