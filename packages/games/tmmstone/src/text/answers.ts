/** Answers as the log tells them: from the figures alone, so that a sentence reads the same however far the game has gone. */
import type { GameEvent, Seat } from '@kolbiste/kernel';
import { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT } from '../flow/numbers.ts';
import { flow } from '../flow/registry.ts';
import { T_HERO, T_NOBODY } from '../legal.ts';
import { sideOf } from '../state.ts';
import type { Talk } from './talk.ts';
import { card, count, name, quoted, slotOf, two } from './talk.ts';

/** What was chosen. */
type Chosen = (t: Talk, option: number, seat: Seat) => string;

export const stepOf = (decision: string): string => decision.slice(decision.indexOf('.') + 1);

/** The character of a code by where it stands; in Czech in the accusative. */
function character(t: Talk, code: number): string {
  if (code >= T_HERO) return `${two(t, 'hrdinu', 'the hero')} (${name(t, code - T_HERO)})`;
  const place = code - 1;
  return two(
    t,
    `jednotku (${name(t, sideOf(place))}, ${slotOf(place)})`,
    `the unit (${name(t, sideOf(place))}, ${slotOf(place)})`,
  );
}

const main: Chosen = (t, option) => {
  if (option === A_END) return two(t, 'ukončit tah', 'end the turn');
  if (option === A_ABILITY) return two(t, 'použít schopnost', 'use the ability');
  if (option >= A_PLAY) return two(t, `zahrát ${card(t, option - A_PLAY, 'acc')}`, `play ${card(t, option - A_PLAY)}`);
  if (option < A_ATTACK) {
    const where = slotOf(option - A_TEXT);
    return two(t, `zaplatit účinek jednotky (${where})`, `pay for a unit's effect (${where})`);
  }
  const where = slotOf(((option - A_ATTACK) / 20) | 0);
  const whom = character(t, (option - A_ATTACK) % 20);
  return two(t, `zaútočit jednotkou (${where}) na ${whom}`, `attack ${whom} with a unit (${where})`);
};

function bitsOf(n: number): number {
  let bits = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

const exchange: Chosen = (t, option) =>
  option === 0
    ? two(t, 'nic nevyměnit', 'keep all cards')
    : two(t, `vyměnit ${count(t, bitsOf(option), 'card', 'acc')}`, `exchange ${count(t, bitsOf(option), 'card')}`);

const numbered =
  (cs: string, en: string): Chosen =>
  (t, option) =>
    two(t, `${cs} ${option}`, `${en} ${option}`);

const CHOSEN: { readonly [step: string]: Chosen } = {
  cutLists: (t, option) => two(t, `vyřadit ${card(t, option, 'acc')}`, `take out ${card(t, option)}`),
  exchangeFirst: exchange,
  exchangeSecond: exchange,
  main,
  target: (t, option) =>
    option === T_NOBODY
      ? two(t, 'nezaměřit nikoho', 'aim at nobody')
      : two(t, `zaměřit ${character(t, option)}`, `aim at ${character(t, option)}`),
  slot: (t, option) => two(t, `zvolit ${slotOf(option)}`, `choose ${slotOf(option)}`),
  number: numbered('zvolit číslo', 'choose the number'),
  mode: (t, option) => two(t, `zvolit ${option + 1}. možnost`, `choose option ${option + 1}`),
  result: numbered('zvolit výsledek', 'choose the result'),
  may: (t, option) =>
    option === 1 ? two(t, 'využít možnost', 'take the option') : two(t, 'nevyužít možnost', 'leave the option'),
  card: (t, option) => two(t, `vybrat ${option + 1}. kartu z nabízených`, `choose card ${option + 1} of those offered`),
  peek: (t, option) =>
    option === 1
      ? two(t, 'kartu si nechat', 'keep the card')
      : two(t, 'kartu dát dospod', 'put the card to the bottom'),
  name: (t, option) => two(t, `jmenovat kartu ${quoted(t, option)}`, `name ${quoted(t, option)}`),
};

/** What a player chose, as the rest of a sentence after the player's name. */
export function answerText(t: Talk, { a: seat, b: option, c, d }: GameEvent): string {
  const chosen = CHOSEN[stepOf(flow.procedures[c]?.steps[d]?.id ?? '')];
  return chosen === undefined ? two(t, 'rozhodnutí', 'a decision') : chosen(t, option, seat);
}
