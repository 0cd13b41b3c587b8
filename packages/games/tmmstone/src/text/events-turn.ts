/** Events of the start, of turns, of mana, of chance and choice, and of the end. */
import { pool } from '../cards/pool.ts';
import type { When } from '../cards/types.ts';
import { WHEN } from '../cards/types.ts';
import { acts, all, player, playerB, playerC } from './event-words.ts';
import type { Talk } from './talk.ts';
import { card, count, heroOf, left, name, now, ofCard, one, quoted, two } from './talk.ts';

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
  tossed: acts(() => ['vyhrává hod, a hraje jako první', 'win the toss, to play first']),
  handDealt: acts((t, { b }) => [
    `bere z balíčku do ruky ${count(t, b, 'card', 'acc')}`,
    `take ${count(t, b, 'card')} from the deck to the hand`,
  ]),
  exchanged: acts((t, { b }) =>
    b === 0
      ? ['si nechává ruku bez výměny', 'keep the hand']
      : [`vyměňuje ${count(t, b, 'card', 'acc')}`, `exchange ${count(t, b, 'card')}`],
  ),
} as const;

export const TURN_EVENTS = {
  turnBegan: acts((_t, { b }) => [`začíná tah (${b}. ve hře)`, `begin turn ${b}`]),
  endAnnounced: acts(() => ['oznamuje konec tahu', 'announce the end of the turn']),
  turnEnded: acts(() => ['končí tah', 'end the turn']),
  readied: all((t, { b }) =>
    two(t, `${card(t, b)} je zase ${ofCard(b, 'připravený')}`, `${quoted(t, b)} is ready again`),
  ),
  thawed: all((t, { b }) => two(t, `${card(t, b)} rozmrzá`, `${quoted(t, b)} thaws`)),
  slotGained: player((t, { b }) => two(t, `počet manaslotů je ${b}`, `the number of mana slots is ${b}`)),
  slotLost: acts((t, { b }) => [`ztrácí manaslot${now(t, b)}`, `lose a mana slot${now(t, b)}`]),
  manaSet: acts((t, { b }) => [`si obnovuje manu${now(t, b)}`, `restore the mana${now(t, b)}`]),
  manaGained: acts((t, { b, c }) => [
    `získává ${count(t, b, 'mana', 'acc')}${now(t, c)}`,
    `gain ${b} mana${now(t, c)}`,
  ]),
  manaPaid: acts((t, { b, c }) => [`platí ${count(t, b, 'mana', 'acc')}${left(t, c)}`, `pay ${b} mana${left(t, c)}`]),
  lifePaid: acts((t, { b, c }) => [`platí ${count(t, b, 'life', 'acc')}${left(t, c)}`, `pay ${b} life${left(t, c)}`]),
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
  defeated: all((t, { a }) => `${heroOf(t, a)} ${two(t, 'je poražený', 'is defeated')}`),
  gameWon: acts(() => ['vítězí', 'win']),
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
