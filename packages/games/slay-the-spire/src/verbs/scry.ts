/** The top of the draw pile is looked at, and of it any cards are put away. */
import { callScry } from '../flow/scry.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { scry: term.int(1, 9) };
const CARDS = ['vrchní kartu', 'vrchní karty', 'vrchních karet'] as const;

export const scry: Verb<typeof schema> = {
  name: 'scry',
  schema,
  rule: cite('24.3', 'R42'),
  run(s, x, { scry: n }) {
    callScry(s, x.actor, n);
  },
  cs: (i) =>
    i.scry === 1
      ? 'nahlédněte na vrchní kartu svého dobíracího balíčku a můžete ji odložit'
      : `nahlédněte na ${csCount(i.scry, CARDS)} svého dobíracího balíčku a libovolné z nich odložte`,
  en: (i) =>
    i.scry === 1
      ? 'look at the top card of your draw pile; you may discard it (scry)'
      : `look at the top ${enCount(i.scry, 'card', 'cards')} of your draw pile and discard any of them (scry)`,
};
