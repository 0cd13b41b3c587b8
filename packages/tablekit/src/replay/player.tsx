import { Suspense, useEffect } from 'react';
import { gameNamed } from '../games.ts';
import { gamePart } from '../part.tsx';
import { useDialogs } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';
import { Scrubber } from './controls.tsx';
import { goTo, pause, play, useReplay } from './store.ts';
import { Tools } from './tools.tsx';

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (useDialogs.getState().open !== null) return;
  const target = event.target as HTMLElement | null;
  if (target?.matches('input, select, textarea') === true) return;
  if (event.key === ' ' && target?.matches('button, a, summary') === true) return;
  const { at, retold, playing } = useReplay.getState();
  const last = (retold?.updates.length ?? 1) - 1;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) goTo(to);
  else if (event.key !== ' ') return;
  else if (playing) pause();
  else void play();
  event.preventDefault();
}

const GamePlayer = gamePart((page) => page.replay);

/** The table of a recorded game, with the course of it in one's hand. */
export function Player() {
  const { id: game } = gameNamed(useTable((s) => s.game));
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense fallback={null}>
      <GamePlayer game={game}>
        <Scrubber />
        <Tools />
      </GamePlayer>
    </Suspense>
  );
}
