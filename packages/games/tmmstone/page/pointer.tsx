import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import type { ReactNode } from 'react';
import { boardOf } from './board.ts';
import type { Place } from './places.ts';
import { codeOf, isLit, lies } from './places.ts';
import { pointAt } from './point.ts';
import { useStone } from './store.ts';

/** As written into `data-place` of whatever stands there. */
const placeKey = (place: Place): string => {
  if (place.at === 'hand') return `hand:${place.seat}:${place.n}`;
  return place.at === 'unit' ? `unit:${place.place}` : `${place.at}:${place.seat}`;
};

/** The place behind a key; undefined for anything else. */
export function placeFrom(key: string | undefined): Place | undefined {
  const [at, a, b] = (key ?? '').split(':');
  if (at === 'hand') return { at, seat: Number(a), n: Number(b) };
  if (at === 'unit') return { at, place: Number(a) };
  return at === 'hero' || at === 'ability' ? { at, seat: Number(a) } : undefined;
}

/** What pointing at a place means now. */
export function usePlace(place: Place): { readonly lit: boolean; readonly picked: boolean; readonly from: boolean } {
  const aiming = useStone((s) => s.from);
  const lit = useTable((s) => {
    const stone = boardOf(s);
    return s.prompt !== null && stone !== null && isLit(s.prompt, place, stone, aiming);
  });
  const from = place.at === 'unit' && aiming === place.place;
  const picked = useTable((s) => {
    const { prompt, picked: option } = s;
    const stone = boardOf(s);
    if (prompt === null || stone === null || option === null) return false;
    if (prompt.step.startsWith('exchange')) return place.at === 'hand' && ((option >>> place.n) & 1) === 1;
    return lies(prompt, option, place, stone) && prompt.options.some((choice) => choice.option === option);
  });
  return { lit, picked, from };
}

/** Something on the board that can be pointed at, with mouse, finger or key. */
export function Spot({
  place,
  words,
  className = '',
  children,
}: {
  place: Place;
  words: string;
  className?: string;
  children: ReactNode;
}) {
  const { lit, picked, from } = usePlace(place);
  const over = useStone((s) => place.at === 'unit' && s.over === place.place);
  const aim = (): void =>
    useStone.setState((s) => ({ aimed: s.from !== null && codeOf(place) !== 0 ? codeOf(place) : null }));
  const shape = [className, lit && 'lit', picked && 'picked', from && 'from', over && 'insertion'].filter(Boolean);
  return (
    <button
      type="button"
      className={`spot ${shape.join(' ')}`}
      data-place={placeKey(place)}
      aria-pressed={lit || picked || from ? picked || from : undefined}
      onClick={() => pointAt(place)}
      onFocus={aim}
      onPointerEnter={(event) => event.pointerType === 'mouse' && aim()}
      onPointerLeave={() => useStone.setState({ aimed: null })}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Named words={words}>{children}</Named>
    </button>
  );
}
