/** Answers as the log tells them: from the figures alone, so that a sentence reads the same however far the game has gone. */
import type { GameEvent } from '@kolbiste/kernel';
import { ASIDE } from '../flow/aside.ts';
import { NONE } from '../flow/boss-relics.ts';
import { REST } from '../flow/campfire.ts';
import { NO_MORE } from '../flow/choose-cards.ts';
import { NO_CARD } from '../flow/deck-cards.ts';
import { NO_SECOND } from '../flow/event-room.ts';
import { GO_ON, REMOVE_CARD } from '../flow/merchant.ts';
import { NOBODY } from '../flow/orbs.ts';
import { TOGETHER } from '../flow/payment.ts';
import { flow } from '../flow/registry.ts';
import { USUAL_ORDER } from '../flow/settle.ts';
import { THROW_ONE } from '../flow/shivs.ts';
import { EMPTY_ROW } from '../flow/switch-rows.ts';
import * as L from '../legal.ts';
import { isTogether } from './rooms.ts';
import { asideAnswer, ROOM_ANSWERS } from './rooms-answers.ts';
import type { Talk } from './talk.ts';
import { creature, hero, withHero } from './talk.ts';

/** What somebody does who chose so. */
type Chosen = (t: Talk, seat: number, option: number) => string;
const does =
  (cs: string, en: string): Chosen =>
  (t, seat) =>
    hero(t, seat, cs, en);

function act(t: Talk, seat: number, option: number): string {
  if (option === L.END_TURN) return hero(t, seat, 'ukončuje tah', 'end the turn');
  if (option === L.SHIV) return hero(t, seat, 'vrhá dýku', 'throw a shiv');
  if (option === L.MIRACLE) return hero(t, seat, 'používá zázrak', 'use a miracle');
  if (option >= L.POWER_USE) return hero(t, seat, 'používá Schopnost ve hře', 'use a power in play');
  if (option >= L.RELIC) return hero(t, seat, 'využívá relikvii', 'use a relic');
  if (option >= L.POTION) return hero(t, seat, 'využívá lektvar', 'use a potion');
  return hero(t, seat, 'hraje kartu z ruky', 'play a card from the hand');
}

const inOrder: Chosen = (t, seat, option) =>
  option === USUAL_ORDER
    ? hero(t, seat, 'nechává zbylé efekty v obvyklém pořadí', 'leave the rest in the usual order')
    : hero(t, seat, 'volí další efekt', 'choose the next effect');

const CHOSEN: { readonly [id: string]: Chosen } = {
  'play.act': act,
  'playCard.nameX': (t, seat, option) => hero(t, seat, `volí X = ${option}`, `choose X = ${option}`),
  'use.aim': does('volí cíl', 'choose a target'),
  'orb.which': does('volí orb', 'choose an orb'),
  'orb.strike': (t, seat, option) =>
    option === NOBODY
      ? hero(t, seat, 'efekt orbu neprovádí', 'leave the effect of an orb undone')
      : hero(t, seat, 'volí cíl orbu', 'choose the target of an orb'),
  'chooseCards.pick': (t, seat, option) =>
    option === NO_MORE
      ? hero(t, seat, 'nechce vybrat další kartu', 'choose no more cards')
      : hero(t, seat, 'vybírá kartu', 'choose a card'),
  'prism.deck': does('volí balíček odměn', 'choose a reward deck'),
  'copyAttack.whose': does('volí, čí Útok vyhodnotí', 'choose whose attack to resolve'),
  'searchPlay.pick': does('vybírá kartu z dobíracího balíčku', 'choose a card of the draw pile'),
  'scry.pick': (t, seat, option) =>
    option === NO_MORE
      ? hero(t, seat, 'končí nahlížení', 'finish the scrying')
      : hero(t, seat, 'odkládá kartu z nahlížení', 'discard a card of the scrying'),
  'search.find': does('vyhledává kartu', 'search for a card'),
  'chooseOne.which': (t, seat, option) => hero(t, seat, `volí ${option + 1}. možnost`, `choose option ${option + 1}`),
  'gainShivs.overflow': (t, seat, option) =>
    option === THROW_ONE
      ? hero(t, seat, 'vrhá dýku, aby získal místo pro novou', 'throw a shiv to make room')
      : hero(t, seat, 'nechce další dýky', 'gain no more shivs'),
  'facing.stand': (t, seat, option) => hero(t, seat, `volí ${option + 1}. řadu`, `choose row ${option + 1}`),
  'switchRow.withWhom': (t, seat, option) =>
    option >= EMPTY_ROW
      ? hero(t, seat, `přechází do ${option - EMPTY_ROW + 1}. řady`, `go to row ${option - EMPTY_ROW + 1}`)
      : option === seat
        ? hero(t, seat, 'zůstává ve své řadě', 'stay in the row')
        : hero(t, seat, `si vyměňuje řadu ${withHero(t, option)}`, `switch rows with ${creature(t, option, 'acc')}`),
  'inAnyOrder.pick': inOrder,
  'settle.order': inOrder,
  'route.vote': does('volí cestu', 'choose a path'),
  'rewards.choose': does('rozhoduje o odměně', 'decide on a reward'),
  'campfire.choose': (t, seat, option) =>
    option === REST
      ? hero(t, seat, 'chce odpočívat', 'choose to rest')
      : hero(t, seat, 'chce vylepšit kartu', 'choose to upgrade a card'),
  'event.choose': (t, seat, option) => {
    if (option === NO_SECOND) return hero(t, seat, 'další možnost nevolí', 'choose no second option');
    const n = isTogether(option) ? option - TOGETHER + 1 : option + 1;
    return hero(t, seat, `volí ${n}. možnost`, `choose option ${n}`);
  },
  'merchant.trade': (t, seat, option) => {
    if (option === GO_ON) return hero(t, seat, 'odchází od obchodníka', 'leave the merchant');
    return (isTogether(option) ? option - TOGETHER : option) >= REMOVE_CARD
      ? hero(t, seat, 'platí za vyřazení karty', 'pay for the removal of a card')
      : hero(t, seat, 'nakupuje', 'buy something');
  },
  'blessings.blue': (t, seat, option) =>
    hero(t, seat, `volí ${option + 1}. požehnání`, `choose blessing ${option + 1}`),
  'bossRelics.take': (t, seat, option) =>
    option === NONE
      ? hero(t, seat, 'nechce žádnou relikvii', 'take no relic')
      : hero(t, seat, 'si bere relikvii', 'take a relic'),
  'deckCards.pick': (t, seat, option) =>
    option === NO_CARD
      ? hero(t, seat, 'nevybírá žádnou kartu', 'choose no card')
      : hero(t, seat, 'vybírá kartu ze svého balíčku', 'choose a card of the deck'),
  ...ROOM_ANSWERS,
};

/** What a player chose, as a clause. */
export function answerText(t: Talk, { a: seat, b: option, c, d }: GameEvent): string {
  const chosen = CHOSEN[flow.procedures[c]?.steps[d]?.id ?? ''];
  if (option >= ASIDE && chosen !== undefined) return asideAnswer(t, seat, option);
  return chosen === undefined ? hero(t, seat, 'se rozhoduje', 'decide') : chosen(t, seat, option);
}
