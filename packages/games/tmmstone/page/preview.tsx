import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { boardOf } from './board.ts';
import type { Place } from './places.ts';
import { attackIn, codeOf } from './places.ts';
import { useStone } from './store.ts';
import type { Blow } from './strike.ts';
import { strikes } from './strike.ts';

/** The attack that is chosen or aimed: who, and at whom. */
export function useAttack(): { readonly from: number; readonly code: number } | null {
  const from = useStone((s) => s.from);
  const aimed = useStone((s) => s.aimed);
  const picked = useTable((s) => (s.prompt?.step === 'main' ? s.picked : null));
  if (from === null) return null;
  const code = (picked === null ? undefined : attackIn(picked)?.code) ?? aimed;
  return code === null || code === from + 1 ? null : { from, code };
}

/** What the attack that is aimed does to the one who stands here; null = nothing. */
function useBlow(place: Place): Blow | null {
  const attack = useAttack();
  const board = useTable(boardOf);
  const option = useTable((s) => s.prompt);
  if (attack === null || board === null || option === null) return null;
  const code = codeOf(place);
  if (code !== attack.code && code !== attack.from + 1) return null;
  const possible = option.options.some((choice) => {
    const one = attackIn(choice.option);
    return one?.code === attack.code && one.slot === attack.from % 7;
  });
  if (!possible) return null;
  const both = strikes(board, attack.from, attack.code);
  return code === attack.code ? both.target : both.attacker;
}

/** The result of an attack on one of its ends, before it is let go. */
export function Preview({ place }: { place: Place }) {
  const { t } = useTranslation('stone');
  const blow = useBlow(place);
  if (blow === null) return null;
  const words = blow.dies ? t('blow.dies') : blow.how === 'hurt' || blow.how === 'none' ? '' : t(`blow.${blow.how}`);
  return (
    <span className={blow.dies ? 'blow dies' : 'blow'} data-testid="blow">
      {blow.before} → {Math.max(0, blow.after)} {words}
    </span>
  );
}
