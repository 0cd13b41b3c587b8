/** Options of lists: cards of hands, decks and piles, numbers, orders, costs. */
import { pool, printed } from '../cards/pool.ts';
import { defenseOf, remaining } from '../effects/figures.ts';
import type { AskName } from '../flow/pick-list.ts';
import { APART, ASKS } from '../flow/pick-list.ts';
import { thingOf } from '../in-play.ts';
import { SHADOW, TURNED_UP } from '../state.ts';
import type { View } from '../view.ts';
import { noteText } from './answer-notes.ts';
import type { Label } from './options-combat.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, name, plain, quoted, two } from './talk.ts';

const OWNER = 8;

/** A verb before a card: 'Odhodit událost „X“'. */
const withCard =
  (cs: string, en: string): Label =>
  (t, { option }) =>
    two(t, `${cs} ${card(t, option, 'acc')}`, `${en} ${card(t, option)}`);

/** A verb before a thing; without one the thing alone. */
const withThing =
  (cs: string, en: string): Label =>
  (t, { v, option }) =>
    two(t, cs, en) + scene.thingText(t, v, option);

const payer: Label = (t, { v, option }) => {
  const n = scene.thingIn(v, option)?.resources ?? 0;
  return scene.withNotes(t, v, option, [two(t, `má ${count(t, n, 'resource')}`, `has ${count(t, n, 'resource')}`)]);
};

/** One of the facedown shadow cards of the attacking enemy, by its place and, where it was looked at, its name. */
function shadowLabel(t: Talk, v: View, place: number): string {
  const enemy = scene.numberIn(scene.localsOf(v, 'shadow'), 'enemy', 0);
  const down: number[] = [];
  for (let i = 0; i < v.shadows.length; i += SHADOW)
    if (v.shadows[i] === enemy && (v.shadows[i + 2] & TURNED_UP) === 0) down.push(v.shadows[i + 1]);
  const id = down[place - 1] ?? 0;
  const what = two(t, `Karta stínu č. ${plain(place)}`, `Shadow card no. ${plain(place)}`);
  return id === 0 ? what : `${what} (${quoted(t, id)})`;
}

/** One of the forced effects that wait. */
function forcedLabel(t: Talk, v: View, place: number): string {
  const waiting = scene.listIn(scene.localsOf(v, 'settle'), 'forced');
  const [note, thing, doing] = waiting.slice((place - 1) * 3, place * 3);
  if (doing === undefined) return two(t, `Možnost ${plain(place)}`, `Option ${plain(place)}`);
  const who = scene.thingIn(v, thing) === undefined ? quoted(t, pool.doings[doing].card) : scene.thingName(t, v, thing);
  return `${who} (${noteText(t, v, note / scene.NOTES)})`;
}

/** An enemy that a single character attacks at once. */
function extraTarget(t: Talk, v: View, id: number): string {
  const s = scene.seenAsState(v);
  const e = thingOf(s, id);
  if (e === null) return scene.thingName(t, v, id);
  const [defense, life] = [defenseOf(s, e), remaining(s, e)];
  return scene.withNotes(t, v, id, [
    two(t, `obrana ${defense}, životy ${life}`, `defense ${defense}, hit points ${life}`),
  ]);
}

/** Whether a character that is kept exhausted is paid for. */
const yes: Label = (t, { v, option }) => {
  const who = quoted(t, scene.numberIn(scene.asking(v), 'card', 0));
  return option === 1
    ? two(t, `Zaplatit a připravit: ${who}`, `Pay and ready ${who}`)
    : two(t, `Neplatit, vyčerpaná karta zůstane: ${who}`, `Do not pay, ${who} stays exhausted`);
};

/** What waits for the end of a phase; of two effects on one thing each says where the thing goes. */
const endNext: Label = (t, { v, option }) => {
  const id = option % APART;
  const text = scene.thingText(t, v, id);
  if (!scene.listIn(scene.asking(v), 'from').includes(id + APART)) return text;
  return option > APART
    ? two(t, `${text}: do ruky majitele`, `${text}: to its owner's hand`)
    : two(t, `${text}: do balíčku majitele`, `${text}: into its owner's deck`);
};

const LISTS: Readonly<Record<AskName, Label>> = {
  discardHand: withCard('Odhodit', 'Discard'),
  allyFromHand: withCard('Dát do hry', 'Put into play'),
  fromDiscard: (t, { option }) => {
    const id = (option / OWNER) | 0;
    return two(t, `${card(t, id)} (${name(t, option % OWNER)})`, `${card(t, id)} (${name(t, option % OWNER)})`);
  },
  search: (t, at) => (at.option === 0 ? two(t, 'Nevzít žádnou', 'Take none') : withCard('Vzít do ruky', 'Take')(t, at)),
  fetch: (t, at) =>
    at.option === 0 ? two(t, 'Nic', 'Nothing') : withCard('Dát do předpolí', 'Add to the staging area')(t, at),
  costX: (t, { option }) =>
    two(
      t,
      `X = ${plain(option)} (${count(t, option, 'resource')})`,
      `X = ${plain(option)} (${count(t, option, 'resource')})`,
    ),
  payer,
  putBack: withCard('Vrátit', 'Put back'),
  forcedNext: (t, { v, option }) => forcedLabel(t, v, option),
  endNext,
  target: (t, { v, option }) => extraTarget(t, v, option),
  shadowNext: (t, { v, option }) => shadowLabel(t, v, option),
  surplus: withThing('Odhodit ', 'Discard '),
  topOrUnder: (t, { option }) =>
    option === 1 ? two(t, 'Dát dospod', 'Put it on the bottom') : two(t, 'Nechat navrchu', 'Leave it on top'),
  host: withThing('', ''),
  costThing: withThing('Vyčerpat: ', 'Exhaust '),
  yes,
  dealNext: (t, { v, option }) => {
    const id = scene.thingIn(v, option)?.card ?? 0;
    const cost = pool.cards[id] === undefined ? 0 : printed(id).stats[5];
    return scene.withNotes(t, v, option, [two(t, `cena střetu ${cost}`, `engagement cost ${cost}`)]);
  },
  check: withThing('', ''),
};

/** One of a list, by the question. */
export const LIST_LABELS: Readonly<Record<string, Label>> = Object.fromEntries(
  ASKS.map((ask) => [`pickOne.${ask}`, LISTS[ask]]),
);
