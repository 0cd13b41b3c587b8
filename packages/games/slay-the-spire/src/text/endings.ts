/** How an adventure or a fight ended, in one sentence. */
import type { Lang } from '@kolbiste/kernel';
import type { State } from '../state.ts';
import { UNDER_WAY, WON } from '../state.ts';
import { actNumber } from './event-words.ts';

/** The end of a game as a sentence; '' while it goes on. */
export function endWords({ outcome, config, act }: Pick<State, 'outcome' | 'config' | 'act'>, lang: Lang): string {
  if (outcome === UNDER_WAY) return '';
  const fight = config.fight !== '';
  const at = actNumber(act);
  const [cs, en] = fight
    ? outcome === WON
      ? ['Souboj je vyhraný.', 'The fight is won.']
      : ['Souboj je prohraný.', 'The fight is lost.']
    : outcome === WON
      ? [`Dobrodružství je vyhrané ve Věži ${at}.`, `The adventure is won in act ${at}.`]
      : [`Dobrodružství je prohrané ve Věži ${at}.`, `The adventure is lost in act ${at}.`];
  return lang === 'cs' ? cs : en;
}
