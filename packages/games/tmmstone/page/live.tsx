import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Live as TableLive } from '@kolbiste/tablekit/table/live.tsx';
import { useTranslation } from 'react-i18next';
import { boardOf } from './board.ts';
import { attackIn } from './places.ts';
import { useStone } from './store.ts';
import { strikes } from './strike.ts';

/** What a chosen attack comes to, in words. */
function useBlowWords(): string {
  const { t } = useTranslation('stone');
  const board = useTable(boardOf);
  const picked = useTable((s) => (s.prompt?.step === 'main' ? s.picked : null));
  const from = useStone((s) => s.from);
  const attack = picked === null ? undefined : attackIn(picked);
  if (board === null || from === null || attack === undefined) return '';
  const { attacker, target } = strikes(board, from, attack.code);
  return t('blow.both', { mine: Math.max(0, attacker.after), theirs: Math.max(0, target.after) });
}

/** What a screen reader hears: what happens, what is asked, what a chosen attack would come to. */
export function Live() {
  const blow = useBlowWords();
  return (
    <>
      <TableLive />
      <p className="sr" role="status" data-testid="live-blow">
        {blow}
      </p>
    </>
  );
}
