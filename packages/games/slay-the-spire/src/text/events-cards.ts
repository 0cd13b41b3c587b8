/** Events of cards, items and gold, and of the way. */
import { EVENT_CARDS } from '../cards/events.ts';
import { eventName } from '../cards/names.ts';
import { blesser } from '../cards/words.ts';
import { W_CARD } from '../flow/merchant.ts';
import { isItemReward } from '../flow/rewards.ts';
import { DRAW, POWERS } from '../state.ts';
import { actNumber, from, into, rewardKind, room } from './event-words.ts';
import type { Say } from './events-fight.ts';
import type { Talk } from './talk.ts';
import { card, count, creature, hero, item, left, now, two, withHero } from './talk.ts';

const BLESSER = blesser('real');

const inHand = (t: Talk, n: number): string => two(t, ` (v ruce ${n})`, ` (${n} in hand)`);

/** By what goes under its deck: wares, cards of enemies, the event. */
const WENT_UNDER: readonly (readonly [cs: string, en: string])[] = [
  ['obchodník sklízí zboží, které zbylo', 'the merchant packs up what is left'],
  ['karty nepřátel se uklízejí', 'the cards of the enemies are put away'],
  ['karta události jde dospod balíčku', 'the card of the event goes under its deck'],
];

export const CARD_EVENTS = {
  drew: (t, { a, b }) => hero(t, a, `si dobírá ${card(t, b)}`, `draw ${card(t, b)}`),
  drewHidden: (t, { a, b }) => hero(t, a, `si dobírá kartu${inHand(t, b)}`, `draw a card${inHand(t, b)}`),
  shuffled: (t, { a, b }) =>
    hero(
      t,
      a,
      `si míchá dobírací balíček (${count(t, b, 'cards')})`,
      `shuffle the draw pile (${count(t, b, 'cards')})`,
    ),
  nothingDrawn: (t, { a, b }) =>
    b === 1
      ? hero(t, a, 'si nesmí v tomto tahu už dobírat karty', 'draw nothing: no more draws this turn')
      : hero(t, a, 'nemá co dobrat', 'draw nothing: no cards are left'),
  played: (t, { a, b, c }) =>
    hero(
      t,
      a,
      `hraje ${card(t, b)} ${c === 0 ? 'zdarma' : `za ${count(t, c, 'energy')}`}`,
      `play ${card(t, b)} for ${count(t, c, 'energy')}`,
    ),
  discardedCard: (t, { a, b }) => hero(t, a, `odkládá ${card(t, b)}`, `discard ${card(t, b)}`),
  exhausted: (t, { a, b }) => hero(t, a, `vyčerpává ${card(t, b)}`, `exhaust ${card(t, b)}`),
  putAway: (t, { a, b, c }) => {
    if (c === POWERS) return hero(t, a, `vykládá před sebe ${card(t, b)}`, `lay out ${card(t, b)}`);
    if (c === DRAW)
      return hero(t, a, `vrací ${card(t, b)} na dobírací balíček`, `put ${card(t, b)} onto the draw pile`);
    return hero(t, a, `odkládá po zahrání ${card(t, b)}`, `put ${card(t, b)} ${into(t, c)}`);
  },
  handDiscarded: (t, { a, b }) =>
    b === 0
      ? hero(t, a, 'nemá v ruce co odložit', 'discard nothing from the hand')
      : hero(t, a, `odkládá z ruky ${count(t, b, 'card')}`, `discard ${count(t, b, 'card')} from the hand`),
  attached: (t, { a, b, c }) =>
    hero(
      t,
      a,
      `pokládá ${card(t, b)} k jednomu z nepřátel: ${creature(t, c, 'nom')}`,
      `put ${card(t, b)} beside an enemy: ${creature(t, c, 'nom')}`,
    ),
  retained: (t, { a, b }) => hero(t, a, `si nechává v ruce ${card(t, b)}`, `retain ${card(t, b)}`),
  moved: (t, { a, b, c, d }) =>
    hero(t, a, `přesouvá ${card(t, b)} ${from(t, c)} ${into(t, d)}`, `move ${card(t, b)} ${from(t, c)} ${into(t, d)}`),
  looked: (t, { a, b }) => hero(t, a, `si prohlíží ${card(t, b)}`, `look at ${card(t, b)}`),
  statusGained: (t, { a, b, c }) =>
    hero(t, a, `dostává ${card(t, b)} ${into(t, c)}`, `receive ${card(t, b)} ${into(t, c)}`),
  statusGone: (t, { a, b }) =>
    hero(t, a, `vrací ${card(t, b)} do společného balíčku`, `put ${card(t, b)} back into the common deck`),
  repeated: (t, { a, b }) => hero(t, a, `vyhodnocuje ${card(t, b)} znovu`, `resolve ${card(t, b)} again`),
  resolvedAlone: (t, { a, b }) =>
    hero(t, a, `hraje ${card(t, b)} zdarma díky efektu`, `play ${card(t, b)} by an effect`),
  couldNotPlay: (t, { a, b }) =>
    hero(t, a, `nemůže zahrát ${card(t, b)}, karta se jen odkládá`, `put ${card(t, b)} away: it cannot be played`),
  scried: (t, { a, b, c }) =>
    hero(t, a, `nahlíží na ${count(t, b, 'card')} (odloženo ${c})`, `scry ${count(t, b, 'card')} (${c} put away)`),
  cardGained: (t, { a, b }) => hero(t, a, `si přidává do balíčku ${card(t, b)}`, `add ${card(t, b)} to the deck`),
  cardRemoved: (t, { a, b }) => hero(t, a, `vyřazuje z balíčku ${card(t, b)}`, `remove ${card(t, b)} from the deck`),
  cardUpgraded: (t, { a, b }) => hero(t, a, `získává vylepšením ${card(t, b)}`, `upgrade a card to ${card(t, b)}`),
  cardTransformed: (t, { a, b, c }) =>
    hero(t, a, `proměňuje ${card(t, b)} v ${card(t, c)}`, `transform ${card(t, b)} into ${card(t, c)}`),
} as const satisfies Readonly<Record<string, Say>>;

export const ITEM_EVENTS = {
  gainPrevented: (t, { a, b, c }) => {
    if (b === 0) return hero(t, a, `nesmí získat ${count(t, c, 'gold')}`, `gain no gold (${c})`);
    return b === 1
      ? hero(t, a, 'nesmí získat lektvar', 'gain no potion')
      : hero(t, a, 'nesmí získat Kletbu', 'gain no curse');
  },
  goldGained: (t, { a, b, c }) =>
    hero(t, a, `získává ${count(t, b, 'gold')}${now(t, c)}`, `gain ${count(t, b, 'gold')}${now(t, c)}`),
  goldPaid: (t, { a, b, c }) =>
    hero(t, a, `platí ${count(t, b, 'gold')}${left(t, c)}`, `pay ${count(t, b, 'gold')}${left(t, c)}`),
  goldLost: (t, { a, b, c }) =>
    hero(t, a, `přichází o ${count(t, b, 'gold')}${left(t, c)}`, `lose ${count(t, b, 'gold')}${left(t, c)}`),
  relicGained: (t, { a, b }) => hero(t, a, `získává relikvii ${item(t, b)}`, `gain the relic ${item(t, b)}`),
  relicLost: (t, { a, b }) => hero(t, a, `přichází o relikvii ${item(t, b)}`, `lose the relic ${item(t, b)}`),
  relicUsed: (t, { a, b }) => hero(t, a, `využívá relikvii ${item(t, b)}`, `use the relic ${item(t, b)}`),
  potionGained: (t, { a, b }) => hero(t, a, `získává lektvar ${item(t, b)}`, `gain the potion ${item(t, b)}`),
  potionUsed: (t, { a, b }) => hero(t, a, `využívá lektvar ${item(t, b)}`, `use the potion ${item(t, b)}`),
  potionGone: (t, { a, b, c, d }) =>
    c === 1
      ? hero(
          t,
          a,
          `předává ${creature(t, d, 'dat')} lektvar ${item(t, b)}`,
          `hand the potion ${item(t, b)} to ${creature(t, d, 'acc')}`,
        )
      : hero(t, a, `odhazuje lektvar ${item(t, b)}`, `discard the potion ${item(t, b)}`),
  upgradedGain: (t, { a, b, c }) =>
    hero(
      t,
      a,
      `získává hned vylepšenou kartu ${card(t, c)} (${item(t, b)})`,
      `gain ${card(t, c)} upgraded (${item(t, b)})`,
    ),
} as const satisfies Readonly<Record<string, Say>>;

export const WAY_EVENTS = {
  won: (t, { a }) => two(t, `hra je vyhraná (Věž ${actNumber(a)})`, `the game is won (act ${actNumber(a)})`),
  blessed: (t, { a }) => hero(t, a, `dostává ${BLESSER.possessive} požehnání`, `receive a blessing of ${BLESSER.en}`),
  rewardOffered: (t, { a, b }) =>
    hero(t, a, `má na výběr odměnu: ${rewardKind(t, b)}`, `come to a reward: ${rewardKind(t, b)}`),
  rewardSeen: (t, { a, b, c }) => {
    if (a < 0) return two(t, `na výběr je relikvie ${item(t, c)}`, `there is the relic ${item(t, c)} to take`);
    const what = isItemReward(b) ? item(t, c) : card(t, c);
    return hero(t, a, `si prohlíží ${what}`, `look at ${what}`);
  },
  rewardDeclined: (t, { a, b }) =>
    hero(t, a, `odmítá odměnu: ${rewardKind(t, b)}`, `decline a reward: ${rewardKind(t, b)}`),
  actBegan: (t, { a }) => two(t, `začíná Věž ${actNumber(a)}`, `act ${actNumber(a)} begins`),
  voted: (t, { a }) => hero(t, a, 'volí další cestu', 'choose the next path'),
  movedUp: (t, { b }) => two(t, `další místnost: ${room(t, b)}`, `the next room: ${room(t, b)}`),
  eventRevealed: (t, { a }) =>
    EVENT_CARDS[a] === undefined
      ? two(t, 'odkrývá se událost', 'an event is revealed')
      : two(
          t,
          `odkrývá se událost „${eventName(a, t.lang, t.names)}“`,
          `the event “${eventName(a, t.lang, t.names)}” is revealed`,
        ),
  optionTaken: (t, { a, c }) => hero(t, a, `volí ${c + 1}. možnost události`, `choose option ${c + 1} of the event`),
  rested: (t, { a, b }) => hero(t, a, `odpočívá (hojí až ${b} žt)`, `rest (up to ${b} HP healed)`),
  smithed: (t, { a, b }) => hero(t, a, `vylepšuje u táboráku ${card(t, b)}`, `upgrade ${card(t, b)} at the campfire`),
  wentUnder: (t, { a }) => two(t, ...WENT_UNDER[a]),
  merchantCame: (t) => two(t, 'obchodník vykládá zboží', 'the merchant lays out wares'),
  bought: (t, { a, b, c, d }) => {
    const what = b === W_CARD ? card(t, c) : item(t, c);
    return hero(t, a, `kupuje ${what} za ${count(t, d, 'gold')}`, `buy ${what} for ${count(t, d, 'gold')}`);
  },
  notPaid: (t, { a, b }) =>
    hero(t, a, `nenakupuje: chybí ${count(t, b, 'gold')}`, `buy nothing: ${count(t, b, 'gold')} too little was given`),
  relicShown: (t, { a, b }) => hero(t, a, `odkrývá relikvii ${item(t, b)}`, `reveal the relic ${item(t, b)}`),
  swapped: (t, { a, b }) => hero(t, a, `si mění ${withHero(t, b)}`, `make an exchange with ${creature(t, b, 'acc')}`),
  courierBrought: (t, { a, b }) => hero(t, a, `si prohlíží ${item(t, b)}`, `look at ${item(t, b)}`),
  choiceDeclined: (t, { a }) => hero(t, a, 'nechává svůj balíček být', 'leave the deck as it is'),
} as const satisfies Readonly<Record<string, Say>>;
