/** Events of the start, of rounds and phases, of dials, hands and decks, and of the end. */

import { DEFEATS } from '../outcome.ts';
import { cap } from './card/join.ts';
import { lostText, wonText } from './endings.ts';
import { acts, all, player, playerC, toYou } from './event-words.ts';
import { phaseWord, windowWord } from './phases.ts';
import { card, count, name, now, ofCard, plain, quoted, two } from './talk.ts';

const SAW = [
  (cs: string) => `do ruky přichází ${cs}`,
  (cs: string) => `vrchní karta balíčku setkání je ${cs}`,
  (cs: string) => `karta stínu je ${cs}`,
  (cs: string) => `mezi prohlíženými je ${cs}`,
] as const;
const SAW_EN = [
  'comes to the hand',
  'is the top card of the encounter deck',
  'is the shadow card',
  'is among the cards looked at',
] as const;

export const START_EVENTS = {
  deckShuffled: player((t) => two(t, 'balíček je zamíchaný', 'the deck is shuffled')),
  encounterShuffled: all((t, { a }) =>
    two(
      t,
      `Balíček setkání je zamíchaný (${count(t, a, 'card')})`,
      `The encounter deck is shuffled (${count(t, a, 'card')})`,
    ),
  ),
  encounterRenewed: all((t, { a }) =>
    two(
      t,
      `Z odhozených karet setkání je nový balíček (${count(t, a, 'card')})`,
      `The encounter discard pile becomes the deck (${count(t, a, 'card')})`,
    ),
  ),
  heroEntered: playerC((t, { b }) =>
    two(t, `hrdina na začátku: ${quoted(t, b)}`, `hero at the start: ${quoted(t, b)}`),
  ),
  dialSet: player((t, { b }) => two(t, `hrozba na začátku je ${b}`, `threat at the start is ${b}`)),
  firstPlayer: player((t) => two(t, 'žeton prvního hráče', 'the first player token')),
  handDrawn: acts('a', (t, { b }) => [
    `bere do ruky ${count(t, b, 'cardAcc')}`,
    `take ${count(t, b, 'card')} to the hand`,
  ]),
  handReplaced: acts('a', () => ['vyměňuje celou ruku', 'replace the whole hand']),
  saw: player((t, { b, c }) => two(t, (SAW[c] ?? SAW[0])(card(t, b)), `${quoted(t, b)} ${SAW_EN[c] ?? SAW_EN[0]}`)),
} as const;

export const ROUND_EVENTS = {
  stageBegan: all((t, { a, b }) => two(t, `Začíná etapa ${b}: ${quoted(t, a)}`, `Stage ${b} begins: ${quoted(t, a)}`)),
  roundBegan: all((t, { a }) => two(t, `Začíná ${a}. kolo`, `Round ${a} begins`)),
  phaseBegan: all((t, { a }) => two(t, `Začíná fáze: ${phaseWord(t, a)}`, `The ${phaseWord(t, a)} phase begins`)),
  roundEnded: all((t, { a }) => two(t, `Končí ${a}. kolo`, `Round ${a} ends`)),
  phaseEnded: all((t, { a }) => two(t, `Fáze končí: ${phaseWord(t, a)}`, `The ${phaseWord(t, a)} phase ends`)),
  windowOpened: all((t, { a, b }) => {
    const whose = b < 0 ? '' : ` (${name(t, b)})`;
    return two(t, `Okno ${windowWord(t, a)}${whose}`, `Window ${windowWord(t, a)}${whose}`);
  }),
  windowClosed: all((t, { a }) =>
    two(t, `Okno ${windowWord(t, a)} se zavírá`, `The window ${windowWord(t, a)} closes`),
  ),
  refreshed: all((t) => two(t, 'Karty jsou zase připravené', 'The cards are ready again')),
  firstPassed: toYou(
    'a',
    (t) => two(t, 'Žeton prvního hráče přechází k vám', 'The first player token passes to you'),
    (t) => two(t, 'sem přechází žeton prvního hráče', 'the first player token passes here'),
  ),
  threatRose: toYou(
    'a',
    (t, { b, c }) =>
      two(t, `Vaše hrozba roste o ${plain(b)}${now(t, c)}`, `Your threat rises by ${plain(b)}${now(t, c)}`),
    (t, { b, c }) => two(t, `hrozba roste o ${plain(b)}${now(t, c)}`, `threat rises by ${plain(b)}${now(t, c)}`),
  ),
  threatFell: toYou(
    'a',
    (t, { b, c }) =>
      two(t, `Vaše hrozba klesá o ${plain(b)}${now(t, c)}`, `Your threat falls by ${plain(b)}${now(t, c)}`),
    (t, { b, c }) => two(t, `hrozba klesá o ${plain(b)}${now(t, c)}`, `threat falls by ${plain(b)}${now(t, c)}`),
  ),
} as const;

export const HAND_EVENTS = {
  drew: acts('a', (t, { b }) => [
    `si líže kartu, v balíčku ${count(t, b, 'card')}`,
    `draw a card, ${count(t, b, 'card')} in the deck`,
  ]),
  deckEmpty: player((t) => two(t, 'balíček je prázdný, není co líznout', 'the deck is empty, nothing is drawn')),
  drawForbidden: player((t, { b }) =>
    two(t, `líznutí nedovoluje ${card(t, b)}`, `${quoted(t, b)} does not allow cards to be drawn`),
  ),
  discarded: all((t, { a, b }) =>
    a < 0
      ? two(t, `${cap(ofCard(b, 'odhozený'))} ${card(t, b)}`, `${quoted(t, b)} is discarded`)
      : `${cap(name(t, a))}: ${two(t, `${ofCard(b, 'odhozený')} ${card(t, b)}`, `${quoted(t, b)} is discarded`)}`,
  ),
  toHand: player((t, { b }) => two(t, `do ruky se vrací ${card(t, b)}`, `${quoted(t, b)} returns to the hand`)),
  intoDeck: player((t, { b }) => two(t, `do balíčku jde ${card(t, b)}`, `${quoted(t, b)} goes into the deck`)),
  removedFromGame: all((t, { a }) =>
    two(t, `${cap(card(t, a))} jde ze hry`, `${quoted(t, a)} is removed from the game`),
  ),
  lookedAtTop: player((t, { b }) =>
    b === 1
      ? two(t, 'vrchní karta balíčku setkání zůstává navrchu', 'the top card of the encounter deck stays there')
      : two(t, 'vrchní karta balíčku setkání jde dospod', 'the top card of the encounter deck goes to the bottom'),
  ),
  searched: player((t, { b, c }) =>
    two(
      t,
      `prohlídka balíčku shora, ${count(t, b, 'card')} (${name(t, c)})`,
      `a look at the top of the deck, ${count(t, b, 'card')} (${name(t, c)})`,
    ),
  ),
} as const;

export const END_EVENTS = {
  eliminated: acts('a', (_t, { b }) =>
    b === 0
      ? ['vypadává ze hry: hrozba dosáhla 50', 'leave the game: threat has reached 50']
      : ['vypadává ze hry: nezbývá žádný hrdina', 'leave the game: no hero is left'],
  ),
  won: all((t, { a }) => wonText(t, a)),
  lost: all((t, { a, b }) => lostText(t, DEFEATS[a] ?? 'both', b)),
  waveCame: all((t, { a }) => two(t, `Přichází ${a}. vlna`, `Wave ${a} comes`)),
  scored: all((t, { a }) => two(t, `Skóre je ${plain(a)}`, `The score is ${plain(a)}`)),
  combatOver: all((t, { a }) => two(t, `Boj skončil, skóre ${plain(a)}`, `The combat is over, score ${plain(a)}`)),
} as const;
