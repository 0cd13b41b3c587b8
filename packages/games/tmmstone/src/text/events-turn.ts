/** Events of the start, of turns, of mana, of chance and choice, and of the end. */
import { pool } from '../cards/pool.ts';
import type { When } from '../cards/types.ts';
import { WHEN } from '../cards/types.ts';
import { all, player, playerB, playerC } from './event-words.ts';
import type { Talk } from './talk.ts';
import { card, count, left, name, now, ofCard, one, quoted, two } from './talk.ts';

export const START_EVENTS = {
  listCut: player((t, { b }) =>
    two(t, `vyřazení ${count(t, b, 'card', 'gen')} před hrou`, `${count(t, b, 'card')} taken out before the game`),
  ),
  listAccepted: player((t, { b, c }) =>
    c === 0
      ? two(t, `platný seznam: ${count(t, b, 'card')}`, `a legal list: ${count(t, b, 'card')}`)
      : two(
          t,
          `platný seznam: ${count(t, b, 'card')} a ${card(t, c)}`,
          `a legal list: ${count(t, b, 'card')} and ${quoted(t, c)}`,
        ),
  ),
  deckShuffled: player((t) => two(t, 'balíček je zamíchaný', 'the deck is shuffled')),
  tossed: player((t) => two(t, 'vyhraný hod, první na tahu', 'the toss is won, first to play')),
  handDealt: player((t, { b }) =>
    two(t, `${count(t, b, 'card')} z balíčku do ruky`, `${count(t, b, 'card')} from the deck to the hand`),
  ),
  exchanged: player((t, { b }) =>
    b === 0
      ? two(t, 'ruka zůstává bez výměny', 'the hand is kept')
      : two(t, `výměna ${count(t, b, 'card', 'gen')}`, `${count(t, b, 'card')} exchanged`),
  ),
} as const;

export const TURN_EVENTS = {
  turnBegan: player((t, { b }) => two(t, `začíná tah (${b}. ve hře)`, `turn ${b} begins`)),
  endAnnounced: player((t) => two(t, 'konec tahu je oznámený', 'the end of the turn is announced')),
  turnEnded: player((t) => two(t, 'tah skončil', 'the turn is over')),
  readied: all((t, { b }) =>
    two(t, `${card(t, b)} je zase ${ofCard(b, 'připravený')}`, `${quoted(t, b)} is ready again`),
  ),
  thawed: all((t, { b }) => two(t, `${card(t, b)} rozmrzá`, `${quoted(t, b)} thaws`)),
  slotGained: player((t, { b }) => two(t, `počet manaslotů je ${b}`, `the number of mana slots is ${b}`)),
  slotLost: player((t, { b }) => two(t, `ztráta manaslotu${now(t, b)}`, `a mana slot lost${now(t, b)}`)),
  manaSet: player((t, { b }) => two(t, `mana se obnovuje${now(t, b)}`, `mana is restored${now(t, b)}`)),
  manaGained: player((t, { b, c }) =>
    two(t, `zisk ${count(t, b, 'mana', 'gen')}${now(t, c)}`, `${b} mana gained${now(t, c)}`),
  ),
  manaPaid: player((t, { b, c }) =>
    two(t, `platba ${count(t, b, 'mana', 'gen')}${left(t, c)}`, `${b} mana paid${left(t, c)}`),
  ),
  lifePaid: player((t, { b, c }) =>
    two(t, `platba ${count(t, b, 'life', 'gen')}${left(t, c)}`, `${b} life paid${left(t, c)}`),
  ),
  handLimit: player((t, { b }) =>
    two(t, `odteď smí být v ruce nejvýše ${count(t, b, 'card')}`, `from now on the hand holds up to ${b} cards`),
  ),
  turnsInserted: all((t, { a }) =>
    two(
      t,
      `Vložené tahy: ${name(t, 1 - a)} dvakrát po sobě, pak ${name(t, a)} dvakrát po sobě`,
      `Turns inserted: ${name(t, 1 - a)} twice in a row, then ${name(t, a)} twice in a row`,
    ),
  ),
  defeated: player((t) => two(t, 'hrdina je poražený', 'the hero is defeated')),
  gameWon: player((t) => two(t, 'vítězství', 'victory')),
  gameTied: all((t) => two(t, 'Oba hrdinové padli zároveň, hra končí remízou', 'Both heroes fell at once: a tie')),
} as const;

/** When a text takes effect, as a bracket behind its card; nothing where the log shows what called it. */
const MOMENTS: { readonly [when in When]?: readonly [cs: string, en: string] } = {
  onPlay: [' (při zahrání)', ' (when played)'],
  onSummon: [' (při vyvolání)', ' (when summoned)'],
  onDeath: [' (při smrti)', ' (on death)'],
  onDraw: [' (při líznutí)', ' (when drawn)'],
  onBurn: [' (při spálení)', ' (when burned)'],
  startOfTurn: [' (na začátku tahu)', ' (start of the turn)'],
  startOfEachTurn: [' (na začátku tahu)', ' (start of the turn)'],
  endOfTurn: [' (na konci tahu)', ' (end of the turn)'],
  endOfEachTurn: [' (na konci tahu)', ' (end of the turn)'],
  gameStart: [' (před hrou)', ' (before the game)'],
};

function moment(t: Talk, text: number): string {
  const words = MOMENTS[WHEN[pool.texts[text]?.when ?? 0]];
  return words === undefined ? '' : two(t, words[0], words[1]);
}

export const TEXT_EVENTS = {
  fired: playerC((t, { b, d }) =>
    d < 0
      ? two(t, `z hrobu se vrací ${card(t, b)}`, `${card(t, b)} is revived`)
      : two(t, `působí ${card(t, b)}${moment(t, d)}`, `${card(t, b)} takes effect${moment(t, d)}`),
  ),
  activated: playerC((t, { b }) =>
    two(t, `působí zaplacený účinek ${card(t, b, 'gen')}`, `the paid effect of ${quoted(t, b)} takes place`),
  ),
  loopEnded: playerC((t, { b }) =>
    two(
      t,
      `smyčka končí, po třinácti účincích už ${card(t, b)} nepůsobí`,
      `the loop ends, after thirteen times ${card(t, b)} takes effect no more`,
    ),
  ),
  capped: all((t, { a }) =>
    two(t, `Po ${a} účincích se další už neprovádějí`, `After ${a} effects no more are carried out`),
  ),
  conditionFailed: playerB((t, { a }) =>
    two(t, `nepůsobí ${card(t, a)}, podmínka není splněná`, `${card(t, a)} has no effect, its condition is not met`),
  ),
  unused: playerB((t, { a }) => two(t, `${card(t, a)} nemá na koho působit`, `${card(t, a)} has nothing to act on`)),
  declined: player((t, { b }) =>
    two(t, `možnost, kterou dává ${card(t, b)}, zůstává nevyužitá`, `what ${card(t, b)} offers is not taken`),
  ),
  targeted: player((t, { b, c, d }) =>
    two(
      t,
      `kopie ${card(t, c, 'gen')} míří na ${one(t, b, d, 'acc')}`,
      `a copy of ${quoted(t, c)} aims at ${one(t, b, d)}`,
    ),
  ),
  tossedCoin: player((t, { b }) =>
    b === 1
      ? two(t, 'na minci padá panna', 'the coin shows heads')
      : two(t, 'na minci padá orel', 'the coin shows tails'),
  ),
  rolled: player((t, { b }) => two(t, `padá číslo ${b}`, `the number is ${b}`)),
  chosenNumber: player((t, { b }) => two(t, `zvolené číslo je ${b}`, `the number chosen is ${b}`)),
  named: player((t, { b }) => two(t, `jmenovaná karta je ${quoted(t, b)}`, `the card named is ${quoted(t, b)}`)),
} as const;
