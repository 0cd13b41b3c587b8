/** Prompts for the seat that owes an answer, from its view; without the running procedures a plainer question. */
import type { Decision, Seat } from '@kolbiste/kernel';
import { startSize } from '../cards/lists.ts';
import type { View } from '../view.ts';
import { stepOf } from './answers.ts';
import { cap } from './card/join.ts';
import { textOfCard } from './modes.ts';
import { price } from './options.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { byNumber, card, count, plain, quoted, two } from './talk.ts';

type Prompt = (t: Talk, v: View, seat: Seat) => string;

/** The card because of which something is asked; 0 = not known. */
const because = (v: View): number => scene.numberIn(scene.asking(v), 'card', 0);

/** '„X“: ' before a question; nothing where the card is not known. */
function headed(t: Talk, v: View, cs: string, en: string): string {
  const id = because(v);
  return id === 0 ? two(t, cap(cs), cap(en)) : `${cap(card(t, id))}: ${two(t, cs, en)}`;
}

/** How many cards a list has above those it starts with. */
function surplus(v: View, seat: Seat): number {
  const deck = v.decks[seat] ?? [];
  return Math.max(0, deck.length - startSize(deck));
}

const cutLists: Prompt = (t, v, seat) => {
  const n = surplus(v, seat);
  return two(
    t,
    `Kterou kartu před hrou vyřadíte? ${byNumber(n, 'Přebývá', 'Přebývají', 'Přebývá')} ${count(t, n, 'card')}.`,
    `Which card do you take out before the game? ${n === 1 ? 'One is' : `${n} are`} too many.`,
  );
};

const exchange: Prompt = (t) =>
  two(
    t,
    'Které karty vyměníte? Výměna je jen jedna, všechny karty najednou.',
    'Which cards do you exchange? There is one exchange, of all of them at once.',
  );

const main: Prompt = (t, v, seat) =>
  two(
    t,
    `Jste na tahu, máte ${count(t, v.mana[seat], 'mana', 'acc')} a v ruce ${count(t, v.hands[seat].length, 'card', 'acc')}. Co uděláte?`,
    `It is your turn, you have ${v.mana[seat]} mana and ${count(t, v.hands[seat].length, 'card')} in hand. What do you do?`,
  );

const number: Prompt = (t, v) => {
  const x = scene.asking(v);
  const range = `${plain(scene.numberIn(x, 'low', 0))}–${plain(scene.numberIn(x, 'high', 0))}`;
  return scene.askingStep(v) === 'payExtra'
    ? headed(t, v, `kolik many zaplatíte navíc (${range})?`, `how much mana do you pay on top (${range})?`)
    : headed(t, v, `jaké číslo zvolíte (${range})?`, `which number do you choose (${range})?`);
};

const result: Prompt = (t, v) =>
  scene.askingStep(v) === 'toss'
    ? headed(t, v, 'co má padnout na minci?', 'which side shall the coin show?')
    : headed(t, v, 'jaké číslo má padnout?', 'which number shall come up?');

const mode: Prompt = (t, v) =>
  scene.askingStep(v) === 'rotate'
    ? headed(t, v, 'kterým směrem se jednotky posunou?', 'in which direction do the units move?')
    : headed(t, v, 'kterou možnost zvolíte?', 'which option do you choose?');

/** A may with its price, and the text that offers it. */
const may: Prompt = (t, v) => {
  const pay = scene.numberIn(scene.asking(v), 'pay', 0);
  const text = textOfCard(t, because(v));
  const question =
    pay === 0
      ? headed(t, v, 'využijete možnost, kterou karta dává?', 'do you take what the card offers?')
      : headed(t, v, `využijete možnost ${price(t, pay)}?`, `do you take the option ${price(t, pay)}?`);
  return text === '' ? question : `${question} ${two(t, 'Text karty', 'Text of the card')}: ${text}`;
};

const CARD_QUESTIONS: { readonly [word: string]: readonly [cs: string, en: string] } = {
  lookAndBurn: ['kterou kartu protivníkovi spálíte?', "which of the opponent's cards do you burn?"],
  graveToHand: ['kterou kartu z hrobu vezmete do ruky?', 'which card of the grave do you take to the hand?'],
  reviveChosen: ['kterou jednotku z hrobu oživíte?', 'which unit of the grave do you revive?'],
  playFromHand: ['kterou kartu z ruky zahrajete zdarma?', 'which card of your hand do you play for free?'],
};

const choice: Prompt = (t, v) => {
  const words = CARD_QUESTIONS[scene.askingStep(v)] ?? ['kterou kartu vyberete?', 'which card do you choose?'];
  return headed(t, v, words[0], words[1]);
};

const peek: Prompt = (t, v) => {
  const top = quoted(t, scene.numberIn(scene.asking(v), 'top', 0));
  return headed(
    t,
    v,
    `navrchu balíčku leží ${top}. Co s kartou uděláte?`,
    `the top card of your deck is ${top}. What do you do with it?`,
  );
};

const PROMPTS: { readonly [step: string]: Prompt } = {
  cutLists,
  exchangeFirst: exchange,
  exchangeSecond: exchange,
  main,
  target: (t, v) => headed(t, v, 'vyberte cíl.', 'choose a target.'),
  slot: (t, v) => headed(t, v, 'do kterého slotu přijde?', 'which slot does it go to?'),
  number,
  mode,
  result,
  may,
  card: choice,
  peek,
  name: (t, v) => headed(t, v, 'kterou kartu jmenujete?', 'which card do you name?'),
};

/** What is asked of the seat that owes the answer. */
export function decisionText(t: Talk, v: View, { id, seat }: Decision): string {
  const prompt = PROMPTS[stepOf(id)];
  return prompt === undefined ? two(t, 'Vyberte možnost.', 'Choose an option.') : prompt(t, v, seat);
}
