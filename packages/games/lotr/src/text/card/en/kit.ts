/** The English that verbs speak. */
import { signed } from '@kolbiste/cardkit/words';
import type { Amount, CardFilter, Figures, Player, Stat } from '../../../cards/types.ts';
import { SPHERE_WORDS, TYPE_WORDS } from '../../../cards/words.ts';
import { listed } from '../join.ts';
import type { Speech } from '../speech.ts';
import { counted, PLAYERS, STATS } from './whom.ts';

export { a, counted, does, named, PLAYERS, self, subject, until, whom } from './whom.ts';

export const much = (n: Amount, thing: string, many = `${thing}s`): string => {
  if (n === 'all') return `all ${many}`;
  return n === 'amount' ? `that many ${many}` : counted(n, thing, many);
};

/** "ally of cost X of one of the four spheres", without its article. */
export function kind(f: CardFilter): string {
  const noun = f.type === undefined ? 'card' : TYPE_WORDS[f.type].one.en;
  const sphere = f.sphere === undefined ? '' : `${SPHERE_WORDS[f.sphere].en} `;
  const cost = f.cost === undefined ? '' : ' of cost X';
  return `${sphere}${noun}${cost}${f.sphered === true ? ' of one of the four spheres' : ''}`;
}

export const deckOf = (whose: Player, s: Speech): string => {
  if (whose === 'you') return s.actor === 'you' ? 'your deck' : 'their deck';
  return whose === 'choose' ? "a player's deck" : `the deck of ${PLAYERS[whose]}`;
};

/** Before what may be left undone. */
export const youMay = (may: boolean | undefined, s: Speech): string =>
  may === true && s.actor === 'you' ? 'you may ' : '';

/** Where a card goes that is taken from a deck. */
export const handOf = (whose: Player, s: Speech): string => {
  if (whose !== 'you') return "its owner's hand";
  return s.actor === 'you' ? 'your hand' : 'their hand';
};

/** "+1 attack and +1 defense". */
export const bonuses = (figures: Figures): string =>
  listed(
    Object.entries(figures).map(([stat, n]) => `${signed(n)} ${STATS[stat as Stat]}`),
    'and',
  );
