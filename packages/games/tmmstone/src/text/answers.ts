/** Answers as the log tells them: from the figures alone, so that a sentence reads the same however far the game has gone. */
import { deed, does } from '@kolbiste/cardkit/words';
import type { GameEvent, Seat } from '@kolbiste/kernel';
import { sideOf } from '../board.ts';
import { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT } from '../flow/numbers.ts';
import { flow } from '../flow/registry.ts';
import { T_HERO, T_NOBODY } from '../legal.ts';
import type { Talk } from './talk.ts';
import { card, count, name, quoted, slotOf, two } from './talk.ts';

/** What somebody does who chose so. */
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

const main: Chosen = (t, option, seat) => {
  if (option === A_END) return does(t, seat, 'ukončuje tah', 'end the turn');
  if (option === A_ABILITY) return does(t, seat, 'používá schopnost', 'use the ability');
  if (option >= A_PLAY)
    return does(t, seat, `hraje ${card(t, option - A_PLAY, 'acc')}`, `play ${card(t, option - A_PLAY)}`);
  if (option < A_ATTACK) {
    const where = slotOf(option - A_TEXT);
    return does(t, seat, `platí účinek jednotky (${where})`, `pay for a unit's effect (${where})`);
  }
  const where = slotOf(((option - A_ATTACK) / 20) | 0);
  const whom = character(t, (option - A_ATTACK) % 20);
  return does(t, seat, `útočí jednotkou (${where}) na ${whom}`, `attack ${whom} with a unit (${where})`);
};

function bitsOf(n: number): number {
  let bits = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

const exchange: Chosen = (t, option, seat) =>
  option === 0
    ? does(t, seat, 'nevyměňuje nic', 'keep all cards')
    : does(
        t,
        seat,
        `vyměňuje ${count(t, bitsOf(option), 'card', 'acc')}`,
        `exchange ${count(t, bitsOf(option), 'card')}`,
      );

const numbered =
  (cs: string, en: string): Chosen =>
  (t, option, seat) =>
    does(t, seat, `${cs} ${option}`, `${en} ${option}`);

const CHOSEN: { readonly [step: string]: Chosen } = {
  cutLists: (t, option, seat) => does(t, seat, `vyřazuje ${card(t, option, 'acc')}`, `take out ${card(t, option)}`),
  exchangeFirst: exchange,
  exchangeSecond: exchange,
  main,
  target: (t, option, seat) =>
    option === T_NOBODY
      ? does(t, seat, 'nemíří na nikoho', 'aim at nobody')
      : does(t, seat, `míří na ${character(t, option)}`, `aim at ${character(t, option)}`),
  slot: (t, option, seat) => does(t, seat, `volí ${slotOf(option)}`, `choose ${slotOf(option)}`),
  number: numbered('volí číslo', 'choose the number'),
  mode: (t, option, seat) => does(t, seat, `volí ${option + 1}. možnost`, `choose option ${option + 1}`),
  result: numbered('volí výsledek', 'choose the result'),
  may: (t, option, seat) =>
    option === 1
      ? does(t, seat, 'využívá možnost', 'take the option')
      : does(t, seat, 'nevyužívá možnost', 'leave the option'),
  card: (t, option, seat) =>
    does(t, seat, `vybírá ${option + 1}. kartu z nabízených`, `choose card ${option + 1} of those offered`),
  peek: (t, option, seat) =>
    option === 1
      ? does(t, seat, 'si nechává kartu', 'keep the card')
      : does(t, seat, 'dává kartu dospod', 'put the card to the bottom'),
  name: (t, option, seat) => does(t, seat, `jmenuje kartu ${quoted(t, option)}`, `name ${quoted(t, option)}`),
};

/** What a player chose, as a sentence without its full stop. */
export function answerText(t: Talk, { a: seat, b: option, c, d }: GameEvent): string {
  const chosen = CHOSEN[stepOf(flow.procedures[c]?.steps[d]?.id ?? '')];
  return deed(t, seat, chosen === undefined ? does(t, seat, 'se rozhoduje', 'decide') : chosen(t, option, seat));
}
