/** The Czech that verbs speak. */
import type { Amount, CardFilter, Player } from '../../../cards/types.ts';
import { SPHERE_WORDS } from '../../../cards/words.ts';
import { agree, declined } from './decline.ts';
import { counted } from './whom.ts';

export { agree, declined } from './decline.ts';
export { bonus, cardsOf, counted, does, mood, named, self, subject, until, whom } from './whom.ts';

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
export const ofDeck = (whose: Player): string => OWNERS[whose] ?? 'svého balíčku';
