/** Options as short labels that name the consequence; Czech ones mostly in the infinitive. Total: any integer gets a label. */
import type { Option, Seat } from '@kolbiste/kernel';
import { cardIn, sideOf } from '../board.ts';
import { pool } from '../cards/pool.ts';
import { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT } from '../flow/numbers.ts';
import { T_HERO, T_LAST, T_NOBODY } from '../legal.ts';
import type { View } from '../view.ts';
import { ABILITY, UNIT, UNIT_SLOTS } from '../vocabulary.ts';
import { stepOf } from './answers.ts';
import { cap, listed } from './card/join.ts';
import { modeText } from './modes.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, plain, quoted, two } from './talk.ts';

/** Where an option stands. */
interface At {
  readonly v: View;
  readonly seat: Seat;
  readonly option: Option;
}

type Label = (t: Talk, at: At) => string;

/** 'za 3 many', 'za 2 životy', 'zdarma'. */
export function price(t: Talk, n: number, life = false): string {
  if (n === 0) return two(t, 'zdarma', 'for free');
  const what = life ? 'life' : 'mana';
  return two(t, `za ${count(t, n, what, 'acc')}`, `for ${count(t, n, what)}`);
}

/** The ability a seat has laid; 0 = none. */
export const abilityOf = (v: View, seat: number): number =>
  v.laid.find((l) => l.seat === seat && l.slot >= 0 && pool.cards[l.card]?.kind === ABILITY)?.card ?? 0;

function playLabel(t: Talk, v: View, seat: Seat, id: number): string {
  const printed = pool.cards[id];
  if (printed === null || printed === undefined) return two(t, 'Zahrát kartu', 'Play a card');
  const { cost, life } = scene.priceOf(v, seat, id);
  const stats = printed.kind === UNIT ? ` (${plain(printed.attack)}/${plain(printed.health)})` : '';
  return two(
    t,
    `Zahrát ${card(t, id, 'acc')}${stats} ${price(t, cost, life)}`,
    `Play ${card(t, id)}${stats} ${price(t, cost, life)}`,
  );
}

/** What a text of a unit costs. */
export function paidPrice(v: View, place: number): number {
  const texts = pool.cards[scene.unitAt(v, place)?.card ?? 0]?.texts ?? [];
  return texts.map((n) => pool.texts[n].pay).find((pay) => pay > 0) ?? 0;
}

/** The opposing character of a code, after 'útočí na'. */
function attacked(t: Talk, v: View, code: number): string {
  if (code >= T_HERO)
    return two(
      t,
      `hrdinu (${scene.lifeText(t, v, code - T_HERO)})`,
      `the hero (${scene.lifeText(t, v, code - T_HERO)})`,
    );
  const u = scene.unitAt(v, code - 1);
  return u === undefined ? two(t, 'jednotku', 'a unit') : scene.unitText(t, v, u);
}

/** The own unit that an option of an attack or of a paid text points to. */
function actor(t: Talk, v: View, seat: Seat, slot: number): string {
  const u = scene.unitAt(v, seat * UNIT_SLOTS + slot);
  return u === undefined ? two(t, 'Jednotka', 'A unit') : scene.unitText(t, v, u);
}

const main: Label = (t, { v, seat, option }) => {
  if (option >= A_PLAY) return playLabel(t, v, seat, option - A_PLAY);
  if (option >= A_ATTACK) {
    const who = actor(t, v, seat, ((option - A_ATTACK) / 20) | 0);
    const whom = attacked(t, v, (option - A_ATTACK) % 20);
    return two(t, `${who} útočí na ${whom}`, `${who} attacks ${whom}`);
  }
  if (option === A_ABILITY) {
    const id = abilityOf(v, seat);
    const cost = price(t, id === 0 ? 0 : scene.priceOf(v, seat, id).cost);
    return two(t, `Použít ${card(t, id || -1, 'acc')} ${cost}`, `Use ${card(t, id || -1)} ${cost}`);
  }
  if (option === A_END) return two(t, 'Ukončit tah', 'End the turn');
  const who = actor(t, v, seat, option - A_TEXT);
  const cost = price(t, paidPrice(v, seat * UNIT_SLOTS + option - A_TEXT));
  return two(t, `Použít účinek ${cost}: ${who}`, `Use the effect ${cost}: ${who}`);
};

const exchange: Label = (t, { v, seat, option }) => {
  const hand = v.hands[seat].map(cardIn);
  const back = hand.flatMap((id, i) => {
    if (((option >>> i) & 1) === 0) return [];
    const twin = hand.indexOf(id) !== hand.lastIndexOf(id);
    return [quoted(t, id) + (twin ? two(t, ` (${i + 1}. v ruce)`, ` (card ${i + 1} in hand)`) : '')];
  });
  if (back.length === 0) return two(t, 'Nechat si všechny karty', 'Keep all cards');
  return two(t, `Vyměnit ${listed(back, 'a')}`, `Exchange ${listed(back, 'and')}`);
};

const cut: Label = (t, { v, seat, option }) => {
  const copies = (v.decks[seat] ?? []).filter((id) => id === option).length;
  const many = copies > 1 ? two(t, ` (je ${copies}×)`, ` (${copies} copies)`) : '';
  return two(t, `Vyřadit ${card(t, option, 'acc')}${many}`, `Take out ${card(t, option)}${many}`);
};

/** A character as an answer by itself: whose it is, what it is called, how it stands. */
export function targetText(t: Talk, v: View, seat: Seat, code: number): string {
  if (code === T_NOBODY) return two(t, 'Nikdo', 'Nobody');
  if (code >= T_HERO && code <= T_LAST) {
    const own = code - T_HERO === seat;
    const hero = two(t, own ? 'Vlastní hrdina' : 'Protivníkův hrdina', own ? 'Own hero' : 'Enemy hero');
    return `${hero} (${scene.lifeText(t, v, code - T_HERO)})`;
  }
  const u = scene.unitAt(v, code - 1);
  if (u === undefined) return two(t, 'Prázdný slot', 'Empty slot');
  const own = sideOf(u.place) === seat;
  const noun = two(t, own ? 'Vlastní jednotka' : 'Protivníkova jednotka', own ? 'Own unit' : 'Enemy unit');
  return `${noun} ${scene.unitText(t, v, u)}`;
}

/** The nearest unit of a side in a direction, as adjacency counts [TMM adjacent.1]. */
function beside(t: Talk, v: View, seat: number, slot: number, step: number): string | undefined {
  for (let k = slot + step; k >= 0 && k < UNIT_SLOTS; k += step) {
    const u = scene.unitAt(v, seat * UNIT_SLOTS + k);
    if (u !== undefined) return quoted(t, u.card);
  }
  return undefined;
}

const slot: Label = (t, { v, seat, option }) => {
  const notes: string[] = [];
  const before = beside(t, v, seat, option, -1);
  const behind = beside(t, v, seat, option, 1);
  const facing = scene.unitAt(v, 2 * UNIT_SLOTS - 1 - (seat * UNIT_SLOTS + option));
  if (before !== undefined) notes.push(two(t, `vlevo ${before}`, `${before} on the left`));
  if (behind !== undefined) notes.push(two(t, `vpravo ${behind}`, `${behind} on the right`));
  if (facing !== undefined)
    notes.push(two(t, `naproti ${quoted(t, facing.card)}`, `${quoted(t, facing.card)} opposite`));
  return `Slot ${plain(option + 1)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

const number: Label = (t, { v, option }) =>
  scene.askingStep(v) === 'payExtra'
    ? option === 0
      ? two(t, 'Neplatit nic navíc', 'Pay nothing more')
      : two(t, `Zaplatit navíc ${count(t, option, 'mana', 'acc')}`, `Pay ${option} more mana`)
    : two(t, `Číslo ${plain(option)}`, `Number ${plain(option)}`);

const result: Label = (t, { v, option }) => {
  if (scene.askingStep(v) !== 'toss') return two(t, `Padne ${plain(option)}`, `The result is ${plain(option)}`);
  return option === 1 ? two(t, 'Padne panna', 'Heads') : two(t, 'Padne orel', 'Tails');
};

const mode: Label = (t, { v, option }) => {
  if (scene.askingStep(v) === 'rotate')
    return option === 1
      ? two(t, 'Po směru čísel slotů', 'With the numbers of the slots')
      : two(t, 'Proti směru čísel slotů', 'Against the numbers of the slots');
  return modeText(t, scene.numberIn(scene.asking(v), 'card', 0), option);
};

const may: Label = (t, { v, option }) => {
  if (option !== 1) return two(t, 'Ne', 'No');
  const pay = scene.numberIn(scene.asking(v), 'pay', 0);
  return pay === 0 ? two(t, 'Ano', 'Yes') : two(t, `Ano, ${price(t, pay)}`, `Yes, ${price(t, pay)}`);
};

/** What is done with the card that is chosen from several. */
const CHOICES: { readonly [word: string]: readonly [cs: string, en: string] } = {
  lookAndBurn: ['Spálit', 'Burn'],
  graveToHand: ['Vzít do ruky', 'Take back'],
  reviveChosen: ['Oživit', 'Revive'],
  playFromHand: ['Zahrát', 'Play'],
};

const choice: Label = (t, { v, option }) => {
  const id = scene.listIn(scene.asking(v), 'cards')[option] ?? 0;
  const words = CHOICES[scene.askingStep(v)] ?? ['Vybrat', 'Choose'];
  const what = id === 0 ? `${card(t, 0, 'acc')} ${plain(option + 1)}` : card(t, id, 'acc');
  return `${two(t, words[0], words[1])} ${what}`;
};

const peek: Label = (t, { v, option }) => {
  const top = card(t, scene.numberIn(scene.asking(v), 'top', 0), 'acc');
  if (option !== 1) return two(t, `Dát dospod balíčku ${top}`, `Put ${top} to the bottom`);
  return scene.asksFor(v, 'peek', 'drawOrBottomAgain')
    ? two(t, `Líznout si ${top}`, `Draw ${top}`)
    : two(t, `Nechat navrchu ${top}`, `Keep ${top} on top`);
};

const LABELS: { readonly [step: string]: Label } = {
  cutLists: cut,
  exchangeFirst: exchange,
  exchangeSecond: exchange,
  main,
  target: (t, { v, seat, option }) => targetText(t, v, seat, option),
  slot,
  number,
  mode,
  result,
  may,
  card: choice,
  peek,
  name: (t, { option }) => two(t, `Karta ${quoted(t, option)}`, `Card ${quoted(t, option)}`),
};

/** What choosing an option does. */
export function optionText(t: Talk, v: View, decision: string, seat: Seat, option: Option): string {
  const label = LABELS[stepOf(decision)];
  if (label === undefined) return two(t, `Možnost ${plain(option)}`, `Option ${plain(option)}`);
  return cap(label(t, { v, seat, option }));
}
