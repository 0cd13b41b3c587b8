import { useTable } from '../state/table.ts';
import { Blow } from './blow.tsx';
import { Curve } from './curve.tsx';
import type { Decisive, Ending } from './ending.ts';
import { LuckSheet } from './luck-sheet.tsx';
import { useTold } from './telling.ts';

interface Props {
  readonly ending: Ending | null;
  readonly decisive: Decisive | null;
  /** Who is spoken of first. */
  readonly home: number;
  /** Goes to a step of the replay. */
  open(at: number): void;
}

/** What is told of a game that is over: what decided it, its course in numbers, its luck. */
export default function Sheets({ ending, decisive, home, open }: Props) {
  const record = useTable((s) => s.replay);
  const told = useTold(record);
  return (
    <div className="ending-sheets">
      {decisive === null ? null : <Blow line={decisive.blow} Faces={ending?.Faces ?? null} />}
      {told === null ? null : <Curve told={told} open={open} />}
      {told?.whole ? <LuckSheet luck={told.luck} first={home} /> : null}
    </div>
  );
}
