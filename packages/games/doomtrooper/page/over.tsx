import { OverFrame } from '@kolbiste/tablekit/table/over-frame.tsx';
import { useLocation } from 'wouter';
import { useHome } from './board.ts';
import { useWhere } from './rail.tsx';

/** After the end of a game of Doomtrooper. */
export function Over({ className }: { className: string }) {
  const [, go] = useLocation();
  return <OverFrame className={className} home={useHome()} length={useWhere()} onNew={() => go('/new/doomtrooper')} />;
}
