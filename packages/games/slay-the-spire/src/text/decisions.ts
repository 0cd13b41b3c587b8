/** Questions for the seat that owes an answer, from its view; without the running procedures a plainer one. */
import type { Decision, Seat } from '@kolbiste/kernel';
import {
  TO_DISCARD,
  TO_ENERGY,
  TO_EXHAUST,
  TO_HAND,
  TO_HAND_FREE,
  TO_HAND_KEPT,
  TO_KEEP,
  TO_LAST,
} from '../flow/choose-cards.ts';
import { ENERGY } from '../state.ts';
import { SLOT_ANOTHER, SLOT_HERO, SLOT_ROW } from '../verbs/terms.ts';
import type { View } from '../view.ts';
import { ADVENTURE_QUESTIONS } from './adventure.ts';
import { orb } from './event-words.ts';
import { ROOM_QUESTIONS } from './rooms.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, two } from './talk.ts';
import { WAY_QUESTIONS } from './way.ts';

type Prompt = (t: Talk, v: View, seat: Seat) => string;
const asks =
  (cs: string, en: string): Prompt =>
  (t) =>
    two(t, cs, en);

/** '„X“: ' before a question; nothing where no card is played. */
function headed(t: Talk, face: number, cs: string, en: string): string {
  const question = two(t, cs, en);
  if (face >= 0) return `${card(t, face)}: ${question}`;
  return `${question.charAt(0).toUpperCase()}${question.slice(1)}`;
}

const act: Prompt = (t, v, seat) => {
  // Whoever waits for others reads of all of them at once.
  if (v.who !== seat) return two(t, 'Hraje se. Co uděláte?', 'Play phase. What do you do?');
  const energy = v.heroes[seat]?.[ENERGY] ?? 0;
  const cards = v.held[seat] ?? 0;
  return two(
    t,
    `Hraje se: máte ${count(t, energy, 'energy')} a v ruce ${count(t, cards, 'card')}. Co uděláte?`,
    `Play phase: you have ${count(t, energy, 'energy')} and ${count(t, cards, 'card')} in hand. What do you do?`,
  );
};

const nameX: Prompt = (t, v) =>
  headed(
    t,
    scene.numberIn(scene.localsOf(v, 'playCard'), 'face', -1),
    'kolik energie zaplatíte za X?',
    'how much energy do you pay for X?',
  );

const aim: Prompt = (t, v) => {
  const asked = scene.aiming(v);
  const face = asked?.face ?? -1;
  if (asked?.kind === SLOT_ROW) return headed(t, face, 'na kterou řadu míříte?', 'which row do you aim at?');
  if (asked?.kind === SLOT_HERO) return headed(t, face, 'kterého hrdinu vyberete?', 'which hero do you choose?');
  if (asked?.kind === SLOT_ANOTHER) return headed(t, face, 'na koho ještě míříte?', 'which other enemy do you aim at?');
  return headed(t, face, 'na kterého nepřítele míříte?', 'which enemy do you aim at?');
};

const GOALS: Readonly<Record<number, readonly [cs: string, en: string]>> = {
  [TO_DISCARD]: ['Kterou kartu odložíte?', 'Which card do you discard?'],
  [TO_EXHAUST]: ['Kterou kartu vyčerpáte?', 'Which card do you exhaust?'],
  [TO_KEEP]: ['Kterou kartu si zachováte?', 'Which card do you retain?'],
  [TO_ENERGY]: ['Kterou kartu vyčerpáte za energii?', 'Which card do you exhaust for energy?'],
  [TO_HAND]: ['Kterou kartu vezmete do ruky?', 'Which card do you take into your hand?'],
  [TO_HAND_KEPT]: ['Kterou kartu vezmete do ruky a zachováte?', 'Which card do you take into your hand and retain?'],
  [TO_HAND_FREE]: ['Kterou kartu vezmete do ruky?', 'Which card do you take into your hand?'],
  [TO_LAST]: [
    'Kterou kartu z ruky odložíte jako poslední, navrch?',
    'Which card of your hand do you discard last, on top?',
  ],
};
const pick: Prompt = (t, v) => {
  const x = scene.localsOf(v, 'chooseCards');
  const most = scene.numberIn(x, 'most', 1);
  const goal = GOALS[scene.numberIn(x, 'aim', -1)] ?? [
    'Kterou kartu položíte na dobírací balíček?',
    'Which card do you put on top of your draw pile?',
  ];
  const taken = scene.numberIn(x, 'taken', 0);
  const chosen = most > 1 ? two(t, ` Vybráno ${taken} z ${most}.`, ` ${taken} of ${most} chosen.`) : '';
  return `${two(t, ...goal)}${chosen}`;
};

const whichOrb: Prompt = (t, v) =>
  scene.numberIn(scene.localsOf(v, 'orb'), 'atEnd', 0) === 1
    ? two(t, 'Efekt kterého orbu provedete?', 'Which orb do you use?')
    : two(t, 'Který orb vrhnete?', 'Which orb do you evoke?');
const strike: Prompt = (t, v) => {
  const x = scene.localsOf(v, 'orb');
  const named = orb(t, scene.numberIn(x, 'orb', -1)).replace(/^an? /, '');
  return scene.numberIn(x, 'row', 0) === 1
    ? two(t, `Na kterou řadu zamíří ${named}?`, `Which row does the ${named} strike?`)
    : two(t, `Na kterého nepřítele zamíří ${named}?`, `Which enemy does the ${named} strike?`);
};

const PROMPTS: { readonly [decision: string]: Prompt } = {
  'play.act': act,
  'playCard.nameX': nameX,
  'use.aim': aim,
  'orb.which': whichOrb,
  'orb.strike': strike,
  'chooseCards.pick': pick,
  'prism.deck': asks('Ze kterého balíčku otočíte další kartu?', 'From which deck does the next card come?'),
  'copyAttack.whose': asks('Čí poslední Útok vyhodnotíte?', 'Whose last attack do you resolve?'),
  'searchPlay.pick': asks('Kterou kartu z dobíracího balíčku zahrajete?', 'Which card of your draw pile do you play?'),
  'scry.pick': asks(
    'Nahlížíte na svůj dobírací balíček: kterou kartu odložíte?',
    'You look at the top of your draw pile: which card do you discard?',
  ),
  'search.find': asks('Kterou kartu si vyhledáte?', 'Which card do you search for?'),
  'chooseOne.which': asks('Kterou možnost zvolíte?', 'Which option do you choose?'),
  'gainShivs.overflow': asks(
    'Žádný další žeton dýky už není. Vrhnete jednu dýku, abyste mohli získat novou?',
    'No shivs are left. Do you throw one to gain a new one?',
  ),
  'facing.stand': asks('Do které řady se postavíte?', 'In which row do you stand?'),
  'switchRow.withWhom': asks('S kým si vyměníte řadu?', 'With whom do you switch rows?'),
  'inAnyOrder.pick': asks('Který efekt přijde na řadu?', 'Which effect comes next?'),
  'settle.order': asks(
    'Který z vyvolaných efektů přijde na řadu?',
    'Which of the effects that were set off comes next?',
  ),
  ...WAY_QUESTIONS,
  ...ADVENTURE_QUESTIONS,
  ...ROOM_QUESTIONS,
};

/** What is asked of the seat that owes the answer. */
export const decisionText = (t: Talk, v: View, { id, seat }: Decision): string =>
  PROMPTS[id]?.(t, v, seat) ?? two(t, 'Vyberte možnost.', 'Choose an option.');
