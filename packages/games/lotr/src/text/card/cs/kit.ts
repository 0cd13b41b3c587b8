/** The Czech that verbs speak. */
import type { Amount, CardFilter, Figures, Player, Stat } from '../../../cards/types.ts';
import { SPHERE_WORDS } from '../../../cards/words.ts';
import { listed } from '../join.ts';
import type { Speech } from '../speech.ts';
import { agree, declined } from './decline.ts';
import { bonus, cardsOf, counted } from './whom.ts';

export { agree, declined } from './decline.ts';
export { cardsOf, counted, does, mood, named, self, subject, until, whom } from './whom.ts';

export const damage = (n: Amount): string => (typeof n === 'number' ? `${n} poškození` : 'tolik poškození');
export const progress = (n: Amount): string => counted(n, 'žeton postupu', 'žetony postupu', 'žetonů postupu');
/** With a space behind, where there is something. */
export const spaced = (text: string): string => (text === '' ? '' : `${text} `);

/** "jednoho spojence s cenou X", in the accusative. */
export function kind(f: CardFilter, article: string): string {
  const noun = f.type ?? 'card';
  const sphere = f.sphere === undefined ? '' : ` sféry ${SPHERE_WORDS[f.sphere].cs}`;
  const cost = f.cost === undefined ? '' : ' s cenou X';
  const sphered = f.sphered === true ? ' kterékoli ze čtyř sfér' : '';
  return `${agree(article, noun, 'acc')} ${declined(noun, 'acc')}${sphere}${cost}${sphered}`;
}

const OWNERS: Readonly<Partial<Record<Player, string>>> = {
  choose: 'balíčku zvoleného hráče',
  chosen: 'balíčku toho hráče',
  first: 'balíčku prvního hráče',
};
const ofDeck = (whose: Player): string => OWNERS[whose] ?? 'svého balíčku';

/** "vrchní 4 karty svého balíčku". */
export const topCards = (n: Amount, whose: Player): string =>
  `${typeof n === 'number' && n < 5 ? 'vrchní' : 'vrchních'} ${cardsOf(n)} ${ofDeck(whose)}`;

/** Before what may be left undone. */
export const youMay = (may: boolean | undefined, s: Speech): string =>
  may === true && s.actor === 'you' ? 'můžeš to udělat: ' : '';

/** Where a card goes that is taken: one's own is "you". */
export const toHand = (whose: Player | 'any'): string => (whose === 'you' ? 'do ruky' : 'majiteli do ruky');

/** "2 náhodné karty", in the accusative. */
export const randomCards = (n: Amount): string => counted(n, 'náhodnou kartu', 'náhodné karty', 'náhodných karet');

/** "+1 k útoku a +1 k obraně". */
export const bonuses = (figures: Figures): string =>
  listed(
    Object.entries(figures).map(([stat, n]) => bonus(n, stat as Stat)),
    'a',
  );
