/** The card that matters now, large and whole in the middle of the table: played, chosen, or to be looked at. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { A_PLAY } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { StoneTable } from './engine/table.ts';
import { StoneFace } from './face/stone-face.tsx';

/** Procedures whose card lies in no other place while they run. */
const PLAYING = new Set(['play', 'cast', 'spring', 'ability']);

/** The card that is being played; 0 = none, or one that is not to be seen. */
function playedIn({ flow }: StoneTable): number {
  const { card } = flow.findLast(({ procedure }) => PLAYING.has(procedure))?.locals ?? {};
  return typeof card === 'number' ? card : 0;
}

/** Lines that show a card which lies nowhere on the table. */
const SHOWN = new Set(['overdrawn', 'burned', 'castDrawn', 'discarded', 'compared']);

type Why = 'played' | 'chosen' | 'shown';

interface Staged {
  readonly card: number;
  readonly why: Why;
}

/** The card on the stage, and why it lies there. */
function useStaged(): Staged | null {
  const played = useTable((s) => {
    const board = boardOf(s);
    return board === null || s.result !== null ? 0 : playedIn(board);
  });
  const chosen = useTable((s) =>
    s.prompt?.step === 'main' && (s.picked ?? 0) >= A_PLAY ? Number(s.picked) - A_PLAY : 0,
  );
  const shown = useTable((s) => {
    const { prompt, now } = s;
    if (prompt?.step === 'peek' && typeof prompt.locals.top === 'number') return prompt.locals.top;
    return now !== null && s.busy && SHOWN.has(now.kind) ? now.b : 0;
  });
  if (shown > 0) return { card: shown, why: 'shown' };
  if (played > 0) return { card: played, why: 'played' };
  return chosen > 0 ? { card: chosen, why: 'chosen' } : null;
}

export function StageCard() {
  const { t } = useTranslation('stone');
  const staged = useStaged();
  if (staged === null) return null;
  const { card, why } = staged;
  return (
    <div
      className={`stage-card is-${why}`}
      role="group"
      aria-label={t(`stage.${why}`)}
      data-testid="stage-card"
      tabIndex={0}
    >
      <StoneFace key={card} id={card} size="reading" className="lying" />
    </div>
  );
}
