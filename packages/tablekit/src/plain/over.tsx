import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { addressOf, isTogether } from '../games.ts';
import { useTable } from '../state/table.ts';
import { homeOf } from '../table/home.ts';
import { OverFrame } from '../table/over-frame.tsx';
import { useSay } from '../table/words.ts';
import { plainOf } from './store.ts';

/** After the end of a game of plain data. */
export function Over({ className }: { className: string }) {
  const { t } = useTranslation('play');
  const [, go] = useLocation();
  const say = useSay();
  const game = useTable((s) => s.game);
  const home = useTable(homeOf);
  const course = useTable((s) => plainOf(s)?.course);
  const won = useTable((s) => (s.result?.winners.length ?? 0) > 0);
  const title = isTogether(game) ? { title: t(won ? 'over.won' : 'over.lost') } : {};
  return (
    <OverFrame
      className={className}
      home={home}
      length={say(course)}
      {...title}
      onNew={() => go(addressOf('/new', game))}
    />
  );
}
