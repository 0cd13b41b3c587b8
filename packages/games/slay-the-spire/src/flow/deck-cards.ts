/** Cards of a hero's whole deck are upgraded, removed, transformed or offered (8.17 to 8.20, R76 to R78). */
import type { Candidates, Cite } from '@kolbiste/kernel';
import { call, chance, emit, goto, shuffle } from '@kolbiste/kernel';
import { heal } from '../atoms/creatures.ts';
import { COLORLESS, gainCard, removeCard, topReward, upgradeCard } from '../atoms/deck.ts';
import { loseHp } from '../atoms/harm.ts';
import { cardWritten, faceOf } from '../cards/pool.ts';
import { E } from '../events.ts';
import { NO_REMOVE, NO_TRANSFORM, NO_UPGRADE, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, HERO, MAX_HP, pileOf } from '../state.ts';
import { ATTACK, CURSE, RARITIES, SKILL } from '../vocabulary.ts';
import { flow } from './registry.ts';

/** What happens to the card. */
export const [TO_UPGRADE, TO_REMOVE, TO_TRANSFORM, TO_OFFER] = [0, 1, 2, 3];
/** Which cards alone. */
export const ONLY = ['', 'strike', 'defend', 'attack', 'skill'] as const;
export type Only = (typeof ONLY)[number];
/** Option: no card. */
export const NO_CARD = 999;

interface DeckLocals {
  seat: number;
  aim: number;
  /** The place of its name. */
  only: number;
  left: number;
  /** 1 = by chance. */
  random: number;
  /** Places of the deck among which alone it is chosen, and must be; none = anywhere, or nowhere. */
  among: number[];
}

const RULES = [cite('8.18', 'R77'), cite('8.17', 'R78'), cite('8.19', '8.20', 'R76'), cite('8.17', '9.5')];
const FOREIGN = cite('8.19', '8.20', '19.2', 'R76');
const COLOURLESS = cite('8.19', '8.20', '18.6', '19.2', 'R76');
const WHICH = cite('8.17', '8.18', '8.19', '18.5', 'R83');
const DECLINED = cite('8.2', 'R111');
const REFUSED = [NO_UPGRADE, NO_REMOVE, NO_TRANSFORM, NO_REMOVE];
const [, , UNCOMMON, RARE] = RARITIES.keys();
const SPIRITS_HEAL = 3;

/** Types of cards by the places of their names. */
const TYPE_OF: readonly number[] = [-1, -1, -1, ATTACK, SKILL];

/** Whether a card can be chosen for it: 0, or the refusal. */
export function mayChange(face: number, aim: number, only: number): number {
  const { starter, canUpgrade, type } = faceOf(face);
  const fits = only === 0 || starter === ONLY[only] || type === TYPE_OF[only];
  if (!fits) return REFUSED[aim];
  if (aim === TO_UPGRADE) return canUpgrade ? 0 : NO_UPGRADE;
  if (aim === TO_TRANSFORM) return type === CURSE ? NO_TRANSFORM : 0;
  return cardWritten(face >> 1).is?.includes('locked') === true ? NO_REMOVE : 0;
}

/** Places of the deck that can be chosen, the first of equal cards. */
const changeable = (s: State, { seat, aim, only, among }: DeckLocals): number[] => {
  const deck = pileOf(s, seat, DECK);
  const there = among.length > 0 ? among : [...deck.keys()];
  return there.filter((at) => isFirst(deck, at, there) && mayChange(deck[at], aim, only) === 0);
};
/** Whether no equal card stands before this one. */
const isFirst = (deck: readonly number[], at: number, there: readonly number[]): boolean =>
  there.find((other) => deck[other] === deck[at]) === at;

/** Whatever is transformed, the new card comes from the own reward deck [STS 18.6] [STS 19.2]. */
function ruleOfTransform(s: State, seat: number, face: number): Cite {
  const { owner } = faceOf(face);
  if (owner === COLORLESS) return COLOURLESS;
  return owner === s.heroes[seat][HERO] ? RULES[TO_TRANSFORM] : FOREIGN;
}

/** A card is removed, and the top one of the reward deck comes instead [STS 8.19]. */
function transform(s: State, seat: number, face: number): void {
  removeCard(s, seat, face, RULES[TO_TRANSFORM]);
  const next = topReward(s, seat);
  if (next < 0) return;
  gainCard(s, seat, next, RULES[TO_TRANSFORM]);
  emit(s, E.cardTransformed, ruleOfTransform(s, seat, face), seat, face, next);
}

/** What spirits give for a card: by its rarity. */
function giveToSpirits(s: State, seat: number, face: number): void {
  const { rarity, type } = faceOf(face);
  removeCard(s, seat, face, RULES[TO_OFFER]);
  if (type === CURSE) loseHp(s, seat, 1, RULES[TO_OFFER]);
  else if (rarity === UNCOMMON) heal(s, seat, SPIRITS_HEAL, RULES[TO_OFFER]);
  else if (rarity === RARE) heal(s, seat, s.heroes[seat][MAX_HP], RULES[TO_OFFER]);
}

export function change(s: State, seat: number, aim: number, at: number): void {
  const face = pileOf(s, seat, DECK)[at];
  if (aim === TO_UPGRADE) upgradeCard(s, seat, face, RULES[TO_UPGRADE]);
  else if (aim === TO_REMOVE) removeCard(s, seat, face, RULES[TO_REMOVE]);
  else if (aim === TO_TRANSFORM) transform(s, seat, face);
  else giveToSpirits(s, seat, face);
}

/** Cards that chance takes, each as likely as the others [STS R83]. */
const byChance = flow.step<DeckLocals>('byChance', WHICH, (s, x) => {
  while (x.random === 1 && x.left > 0) {
    const deck = pileOf(s, x.seat, DECK);
    const there = [...deck.keys()].filter((at) => mayChange(deck[at], x.aim, x.only) === 0);
    if (there.length === 0) x.left = 0;
    else {
      change(s, x.seat, x.aim, there[there.length === 1 ? 0 : chance(s, 'deckCard', there.length)]);
      x.left--;
    }
  }
});

/** Option: the place of a card in the deck. */
const pick = flow.question<DeckLocals>('pick', WHICH, {
  kind: 'deckCard',
  seats: (s, x) => (x.left > 0 && changeable(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, seat, out: Candidates) {
    const deck = pileOf(s, seat, DECK);
    if (x.among.length > 0) for (const at of changeable(s, x)) out.push(at);
    else {
      for (let at = 0; at < deck.length; at++) if (deck.indexOf(deck[at]) === at) out.push(at);
      out.push(NO_CARD);
    }
  },
  check(s, x, seat, option) {
    if (x.among.length > 0) return changeable(s, x).includes(option) ? 0 : NOT_HERE;
    if (option === NO_CARD) return 0;
    const deck = pileOf(s, seat, DECK);
    const face = deck[option];
    return face === undefined || deck.indexOf(face) !== option ? NOT_HERE : mayChange(face, x.aim, x.only);
  },
  apply(s, x, seat, option, f) {
    if (option === NO_CARD) return void emit(s, E.choiceDeclined, DECLINED, seat);
    x.left--;
    goto(f, pick);
    change(s, seat, x.aim, option);
  },
});

const deckCards = flow.procedure<DeckLocals>(
  'deckCards',
  { rule: WHICH, locals: { seat: 0, aim: 0, only: 0, left: 0, random: 0, among: [0] }, see: 'open' },
  [byChance, pick],
);

export function changeCards(s: State, seat: number, aim: number, left: number, only: Only = '', random = false): void {
  call(s, deckCards, { seat, aim, only: ONLY.indexOf(only), left, random: random ? 1 : 0, among: [] });
}

/** One of so many cards that chance reveals is removed. */
export function removeOneOf(s: State, seat: number, n: number): void {
  const places = shuffle(s, 'deckCard', [...pileOf(s, seat, DECK).keys()]).slice(-n);
  for (const at of places) emit(s, E.rewardSeen, RULES[TO_REMOVE], seat, 0, pileOf(s, seat, DECK)[at]);
  const among = places.sort((a, b) => a - b);
  if (among.length > 0) call(s, deckCards, { seat, aim: TO_REMOVE, only: 0, left: 1, random: 0, among });
}
