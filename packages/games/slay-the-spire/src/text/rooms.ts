/** Questions about items and the group's gold, in and between fights: changing the die, paying together, giving, exchanging, what is done beside a question. */
import { cap } from '@kolbiste/cardkit/words';
import type { Option, Seat } from '@kolbiste/kernel';
import { ITEMS } from '../cards/pool.ts';
import { ASIDE, ASIDE_HAND, ASIDE_RELIC, handed } from '../flow/aside.ts';
import { BUY_IT, DISCARD_IT, FROM_RELICS } from '../flow/courier.ts';
import { dieEffects } from '../flow/die-relics.ts';
import { DIE_POTION, PASS } from '../flow/die-window.ts';
import { pileOfGift } from '../flow/gifts.ts';
import { TOGETHER } from '../flow/payment.ts';
import { KEEP } from '../flow/swap.ts';
import { DECK, POTIONS, RELICS } from '../state.ts';
import type { View } from '../view.ts';
import { clauseOf, itemText } from './card.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, creature, deckOf, item, two } from './talk.ts';

type Answer = (t: Talk, v: View, seat: Seat, option: Option) => string;
type Asked = (t: Talk, v: View, seat: Seat) => string;

/** A card or an item with what it says. */
const withText = (t: Talk, n: number): string =>
  ITEMS[n] === undefined ? item(t, n) : `${item(t, n)}: ${itemText(n, t.lang).replace(/\.$/, '')}`;
const at = (v: View, seat: Seat, kind: number, place: number): number => scene.pile(v, seat, kind)[place] ?? -1;
const who: Answer = (t, _v, _seat, option) => cap(creature(t, option, 'nom'));

/** What is done beside a question: a potion is used or handed over, a relic used. */
export const asideText: Answer = (t, v, seat, option) => {
  if (option < ASIDE_RELIC) {
    const potion = at(v, seat, POTIONS, option - ASIDE);
    return two(t, `Využít lektvar ${withText(t, potion)}`, `Use the potion ${withText(t, potion)}`);
  }
  if (option < ASIDE_HAND) {
    const relic = at(v, seat, RELICS, option - ASIDE_RELIC);
    return two(t, `Využít relikvii ${withText(t, relic)}`, `Use the relic ${withText(t, relic)}`);
  }
  const [place, to] = handed(option);
  const potion = item(t, at(v, seat, POTIONS, place));
  return two(
    t,
    `Předat ${creature(t, to, 'dat')} lektvar ${potion}`,
    `Hand the potion ${potion} to ${creature(t, to, 'acc')}`,
  );
};

const changeDie: Answer = (t, v, seat, option) => {
  if (option === PASS) return two(t, 'Nechat výsledek být', 'Leave the result as it is');
  const n = option >= DIE_POTION ? at(v, seat, POTIONS, option - DIE_POTION) : at(v, seat, RELICS, option);
  return two(t, `Využít ${withText(t, n)}`, `Use ${withText(t, n)}`);
};

const dieRelic: Answer = (t, v, _seat, option) => {
  const face = scene.numberIn(scene.localsOf(v, 'dieRelics'), 'face', 0);
  const [owner, relic, program] = dieEffects(scene.asState(v), face).slice(option * 3);
  if (program === undefined) return two(t, `${option + 1}. efekt`, `Effect ${option + 1}`);
  return `${cap(creature(t, owner, 'nom'))}, ${item(t, relic)}: ${clauseOf(program, t.lang)}`;
};

const giveGold: Answer = (t, _v, _seat, option) =>
  option === 0
    ? two(t, 'Nepřispět', 'Give nothing')
    : two(t, `Přispět ${count(t, option, 'gold')}`, `Give ${count(t, option, 'gold')}`);

const gift: Answer = (t, v, seat, option) => {
  const kind = pileOfGift(scene.numberIn(scene.localsOf(v, 'gifts'), 'gift', 0));
  const thing = at(v, seat, kind, option);
  return kind === DECK
    ? two(t, `Vyřadit ${card(t, thing)}`, `Remove ${card(t, thing)}`)
    : two(t, `Odhodit ${item(t, thing)}`, `Discard ${item(t, thing)}`);
};

const swapped: Answer = (t, v, seat, option) => {
  if (option === KEEP) return two(t, 'Nic neměnit', 'Swap nothing');
  const cards = scene.numberIn(scene.localsOf(v, 'swap'), 'cards', 0) === 1;
  const thing = at(v, seat, cards ? DECK : RELICS, option);
  const what = cards ? card(t, thing) : item(t, thing);
  return two(t, `Dát výměnou ${what}`, `Give ${what} in exchange`);
};

const courierLook: Answer = (t, _v, _seat, option) =>
  option === FROM_RELICS
    ? two(t, 'Podívat se na vrchní relikvii', 'Look at the top relic')
    : two(t, 'Podívat se na vrchní lektvar', 'Look at the top potion');
const courierDeal: Answer = (t, v, _seat, option) => {
  const thing = scene.numberIn(scene.localsOf(v, 'courier'), 'thing', -1);
  if (option === DISCARD_IT) return two(t, `Odhodit ${item(t, thing)}`, `Discard ${item(t, thing)}`);
  const price = count(t, ITEMS[thing]?.price ?? 0, 'gold');
  const text = two(t, `Koupit za ${price} ${withText(t, thing)}`, `Buy for ${price} ${withText(t, thing)}`);
  return option === BUY_IT ? text : together(t, text);
};
/** An option that others help to pay for. */
export const together = (t: Talk, text: string): string =>
  two(
    t,
    `S příspěvkem ostatních: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    `With gold of the others: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  );
export const isTogether = (option: number): boolean => option >= TOGETHER && option < TOGETHER + 400;

const drawn: Answer = (t, v, _seat, option) => {
  const cards = scene.localsOf(v, 'playDrawn')['cards'];
  const face = Array.isArray(cards) ? ((cards[option] as number | undefined) ?? -1) : -1;
  return two(t, `Zahrát ${card(t, face)}`, `Play ${card(t, face)}`);
};

export const ROOM_OPTIONS: { readonly [decision: string]: Answer } = {
  'dieWindow.change': changeDie,
  'setDie.face': (_t, _v, _seat, option) => String(option),
  'dieRelics.which': dieRelic,
  'payment.give': giveGold,
  'gifts.which': gift,
  'swap.mine': swapped,
  'swap.theirs': swapped,
  'swap.partner': who,
  'oneHero.who': who,
  'foreignReward.whose': (t, _v, _seat, option) => deckOf(t, option),
  'courier.look': courierLook,
  'courier.deal': courierDeal,
  'playDrawn.pick': drawn,
};

const asks =
  (cs: string, en: string): Asked =>
  (t) =>
    two(t, cs, en);
const giving: Asked = (t, v) => {
  const x = scene.localsOf(v, 'payment');
  const buyer = scene.numberIn(x, 'buyer', -1);
  const price = count(t, scene.numberIn(x, 'price', 0), 'gold');
  if (buyer < 0) return two(t, 'Kolik zlaťáků přispějete?', 'How much gold do you give?');
  return two(
    t,
    `Kolika zlaťáky přispějete ${creature(t, buyer, 'dat')} na nákup za ${price}?`,
    `How much gold do you give towards the ${price} that ${creature(t, buyer, 'nom')} has to pay?`,
  );
};

export const ROOM_QUESTIONS: { readonly [decision: string]: Asked } = {
  'dieWindow.change': (t, v) =>
    two(t, `Na kostce je ${v.die}. Chcete výsledek změnit?`, `The die shows ${v.die}. Do you change the result?`),
  'setDie.face': asks('Na jakou hodnotu kostku nastavíte?', 'Which result do you set the die to?'),
  'dieRelics.which': asks('Který efekt kostky spustíte?', 'Which die effect do you trigger?'),
  'payment.give': giving,
  'gifts.which': asks('Čeho se vzdáte?', 'What do you give up?'),
  'swap.mine': asks('Co dáte výměnou?', 'What do you give in exchange?'),
  'swap.theirs': asks('Co dáte výměnou vy?', 'What do you give in return?'),
  'swap.partner': asks('S kým si budete měnit?', 'With whom do you swap?'),
  'oneHero.who': asks('Kterého hrdiny se to bude týkat?', 'Which hero is it for?'),
  'foreignReward.whose': asks(
    'Z balíčku odměn kterého hrdiny budete vybírat?',
    'Whose reward deck do you choose from?',
  ),
  'courier.look': asks('Na kterou kartu se podíváte?', 'Which card do you look at?'),
  'courier.deal': asks('Co uděláte s tím, co kurýr přinesl?', 'What do you do with what the courier has brought?'),
  'playDrawn.pick': asks('Kterou z dobraných karet zahrajete teď?', 'Which of the drawn cards do you play now?'),
};
