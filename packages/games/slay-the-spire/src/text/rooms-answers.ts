/** Answers about items and the group's gold, as the log tells them. */
import { ASIDE_HAND, ASIDE_RELIC, handed } from '../flow/aside.ts';
import { DISCARD_IT, FROM_RELICS } from '../flow/courier.ts';
import { PASS } from '../flow/die-window.ts';
import { KEEP } from '../flow/swap.ts';
import type { Talk } from './talk.ts';
import { count, creature, hero, withHero } from './talk.ts';

type Chosen = (t: Talk, seat: number, option: number) => string;
const does =
  (cs: string, en: string): Chosen =>
  (t, seat) =>
    hero(t, seat, cs, en);

/** What is done beside a question. */
export const asideAnswer: Chosen = (t, seat, option) => {
  if (option < ASIDE_RELIC) return hero(t, seat, 'využívá lektvar', 'use a potion');
  if (option < ASIDE_HAND) return hero(t, seat, 'využívá relikvii', 'use a relic');
  const [, to] = handed(option);
  return hero(t, seat, `předává lektvar ${creature(t, to, 'dat')}`, `hand a potion to ${creature(t, to, 'acc')}`);
};
const swaps: Chosen = (t, seat, option) =>
  option === KEEP
    ? hero(t, seat, 'nic nemění', 'swap nothing')
    : hero(t, seat, 'volí, co vymění', 'choose what to swap');

export const ROOM_ANSWERS: { readonly [id: string]: Chosen } = {
  'dieWindow.change': (t, seat, option) =>
    option === PASS
      ? hero(t, seat, 'nechává výsledek hodu být', 'leave the result of the die')
      : hero(t, seat, 'mění výsledek hodu', 'change the result of the die'),
  'setDie.face': (t, seat, option) => hero(t, seat, `nastavuje kostku na ${option}`, `set the die to ${option}`),
  'dieRelics.which': does('volí efekt relikvie', 'choose the effect of a relic'),
  'payment.give': (t, seat, option) =>
    option === 0
      ? hero(t, seat, 'nepřispívá', 'give no gold')
      : hero(t, seat, `přispívá ${count(t, option, 'gold')}`, `give ${count(t, option, 'gold')}`),
  'gifts.which': does('volí, čeho se vzdá', 'choose what to give up'),
  'swap.mine': swaps,
  'swap.theirs': swaps,
  'swap.partner': (t, seat, option) =>
    hero(t, seat, `si chce měnit ${withHero(t, option)}`, `want to swap with ${creature(t, option, 'acc')}`),
  'oneHero.who': (t, seat, option) =>
    hero(t, seat, `vybírá: ${creature(t, option, 'nom')}`, `choose ${creature(t, option, 'acc')}`),
  'foreignReward.whose': does('vybírá cizí balíček odměn', 'choose the reward deck of another hero'),
  'courier.look': (t, seat, option) =>
    option === FROM_RELICS
      ? hero(t, seat, 'se dívá na vrchní relikvii', 'look at the top relic')
      : hero(t, seat, 'se dívá na vrchní lektvar', 'look at the top potion'),
  'courier.deal': (t, seat, option) =>
    option === DISCARD_IT
      ? hero(t, seat, 'nabídku odmítá', 'discard what was brought')
      : hero(t, seat, 'nakupuje od kurýra', 'buy what was brought'),
  'playDrawn.pick': does('volí, kterou z dobraných karet zahraje', 'choose which of the drawn cards to play'),
  'event.agree': (t, seat, option) => hero(t, seat, `navrhuje ${option + 1}. možnost`, `propose option ${option + 1}`),
};
