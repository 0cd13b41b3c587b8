/** Events of cards on their way: drawn, played, laid, to the grave and back. */
import { pool } from '../cards/pool.ts';
import { EXPERIMENT } from '../vocabulary.ts';
import { acts, all, player, playerB, playerC } from './event-words.ts';
import type { Talk } from './talk.ts';
import { card, count, left, ofCard, quoted, slotOf, two } from './talk.ts';

/** How a seat learns of a card: drawn, laid face down, looked at, dealt. */
const SEEN: readonly (readonly [cs: string, en: string])[] = [
  ['do ruky jde', 'comes to the hand'],
  ['lícem dolů leží', 'lies face down'],
  ['k vidění je', 'is looked at'],
  ['do ruky jde', 'comes to the hand'],
];

const MOVED: { readonly [where: number]: readonly [cs: string, en: string] } = {
  1: ['jde zpět do balíčku', 'goes back into the deck'],
  2: ['jde dospod balíčku', 'goes under the deck'],
  3: ['jde zpět do ruky', 'goes back to the hand'],
  4: ['jde do ruky druhého hráče', "goes to the other player's hand"],
};

const facedown = (t: Talk): string => two(t, 'experiment lícem dolů', 'an experiment, face down,');

export const DRAW_EVENTS = {
  drew: acts((t, { b }) => [
    `si líže kartu, v balíčku${left(t, b).replace(/[()]/g, '')}`,
    `draw a card, ${b} left in the deck`,
  ]),
  saw: player((t, { b, c }) => {
    const [cs, en] = SEEN[c] ?? SEEN[0];
    return two(t, `${cs} ${quoted(t, b)}`, `${quoted(t, b)} ${en}`);
  }),
  given: player((t, { b }) => two(t, `do ruky přibývá ${quoted(t, b)}`, `${quoted(t, b)} is added to the hand`)),
  fatigue: player((t, { b }) =>
    two(t, `balíček je prázdný, místo karty ${b} poškození`, `the deck is empty: ${b} damage instead of a card`),
  ),
  overdrawn: player((t, { b }) =>
    two(t, `plná ruka, ${card(t, b)} jde rovnou do hrobu`, `the hand is full, ${card(t, b)} goes to the grave`),
  ),
  castDrawn: player((t, { b }) =>
    two(t, `hned při líznutí se hraje ${card(t, b)}`, `${card(t, b)} is cast as it is drawn`),
  ),
  looked: player((t, { a, b, c }) =>
    a === c
      ? two(t, 'pohled na vrchní kartu vlastního balíčku', 'a look at the top card of the own deck')
      : two(
          t,
          `pohled do protivníkovy ruky, ${count(t, b, 'card')}`,
          `a look at the opposing hand, ${count(t, b, 'card')}`,
        ),
  ),
  compared: player((t, { b, c }) =>
    c === 0
      ? two(t, `vrchní karta balíčku je ${quoted(t, b)}`, `the top card of the deck is ${quoted(t, b)}`)
      : two(
          t,
          `vrchní karta vlastního balíčku je ${quoted(t, b)}, protivníkova ${quoted(t, c)}`,
          `the top card of the own deck is ${quoted(t, b)}, of the opposing one ${quoted(t, c)}`,
        ),
  ),
  shuffledIn: player((t, { b }) =>
    two(t, `do balíčku přichází ${card(t, b)}`, `${card(t, b)} is shuffled into the deck`),
  ),
  toHand: player((t, { b }) => two(t, `do ruky přichází ${card(t, b)}`, `${card(t, b)} comes to the hand`)),
  burned: player((t, { b }) => two(t, `${ofCard(b, 'spálený')} ${card(t, b)}`, `${card(t, b)} is burned`)),
  discarded: player((t, { b }) => two(t, `${ofCard(b, 'zahozený')} ${card(t, b)}`, `${card(t, b)} is discarded`)),
  decksMerged: all((t) =>
    two(t, 'Z obou balíčků je jeden společný, lízají z něj oba', 'Both decks become one that both draw from'),
  ),
  gravesMerged: all((t) =>
    two(
      t,
      'Z obou hrobů je jeden společný balíček, z dosavadních balíčků jsou hroby',
      'Both graves become one deck that both draw from, and the decks become the graves',
    ),
  ),
} as const;

export const PLAY_EVENTS = {
  announced: player((t, { b, c }) => {
    if (b === 0) return two(t, 'z ruky se hraje experiment lícem dolů', 'an experiment is played face down');
    const where = c < 0 ? '' : ` (${slotOf(c)})`;
    return two(t, `z ruky se hraje ${card(t, b)}${where}`, `${card(t, b)} is played${where}`);
  }),
  counted: player((t, { c }) => two(t, `v tomto tahu je to ${c}. zahraná karta`, `that is card ${c} played this turn`)),
  countered: player((t, { b }) =>
    two(t, `${card(t, b)} je ${ofCard(b, 'zrušený')} a nemá účinek`, `${card(t, b)} is countered and has no effect`),
  ),
  laid: playerC((t, { b, d }) => {
    const what = b === 0 ? facedown(t) : card(t, b);
    return two(t, `v efektovém slotu ${d + 1} leží ${what}`, `${what} lies in effect slot ${d + 1}`);
  }),
  fieldLaid: player((t, { b }) => two(t, `odteď platí ${card(t, b)}`, `${card(t, b)} is now in force`)),
  fieldGone: player((t, { b }) => two(t, `${card(t, b)} už neplatí`, `${card(t, b)} is gone`)),
  sprung: playerC((t, { b }) => two(t, `odhaluje se ${card(t, b)}`, `${card(t, b)} is revealed`)),
  castBegan: player((t, { b }) => two(t, `působí ${card(t, b)}`, `${card(t, b)} takes effect`)),
  toGrave: player((t, { b }) => two(t, `do hrobu jde ${card(t, b)}`, `${card(t, b)} goes to the grave`)),
  movedSelf: player((t, { b, c }) => {
    const [cs, en] = MOVED[c] ?? MOVED[1];
    return two(t, `${card(t, b)} ${cs}`, `${card(t, b)} ${en}`);
  }),
  abilityUsed: player((t, { b }) =>
    two(t, `${card(t, b)} je pro tento tah ${ofCard(b, 'použitý')}`, `${card(t, b)} is used for this turn`),
  ),
  flipped: player((t, { b, c }) =>
    two(t, `${card(t, b)} se mění na ${card(t, c, 'acc')}`, `${card(t, b)} turns into ${card(t, c)}`),
  ),
  lastingLaid: player((t, { b }) => two(t, `účinek ${card(t, b, 'gen')} trvá`, `the effect of ${card(t, b)} lasts`)),
  expired: playerB((t, { a }) =>
    pool.cards[a]?.kind === EXPERIMENT
      ? two(t, `${card(t, a)} je zrušený`, `${card(t, a)} is removed`)
      : two(t, `účinek ${card(t, a, 'gen')} končí`, `the effect of ${card(t, a)} ends`),
  ),
  noRoom: player((t, { b }) => two(t, `pro ${card(t, b, 'acc')} není místo`, `there is no room for ${card(t, b)}`)),
} as const;
