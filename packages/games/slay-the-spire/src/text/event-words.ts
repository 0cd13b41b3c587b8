/** Words of tokens, piles, rooms, stances and orbs in sentences about events. */
import { byNumber } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import { TOKENS } from '../events.ts';
import {
  COLORLESS_REWARD,
  FOREIGN_REWARD,
  POTION_REWARD,
  RARE_REWARD,
  RELIC_REWARD,
  TRANSFORM_REWARD,
  UPGRADED,
} from '../flow/rewards.ts';
import { DISCARD, DRAW, EXHAUST, HAND, POWERS } from '../state.ts';
import { ORBS, ROOMS, STANCES } from '../vocabulary.ts';
import type { Talk } from './talk.ts';
import { two } from './talk.ts';

const TOKEN_WORDS: Readonly<Record<(typeof TOKENS)[number], readonly [cs: string, en: string, many: string]>> = {
  strength: ['síly', 'strength', 'strength'],
  weak: ['slabosti', 'weak', 'weak'],
  vulnerable: ['zranitelnosti', 'vulnerable', 'vulnerable'],
  poison: ['jedu', 'poison', 'poison'],
  shiv: ['dýky', 'shiv', 'shivs'],
  miracle: ['zázraku', 'miracle', 'miracles'],
  cube: ['kostičky', 'cube', 'cubes'],
};
/** '2 žetony síly', '2 strength'. */
export function tokens(t: Talk, kind: number, n: number): string {
  const word = TOKENS[kind];
  if (word === undefined) return two(t, `${n} ${byNumber(n, 'žeton', 'žetony', 'žetonů')}`, `${n} tokens`);
  const [cs, en, many] = TOKEN_WORDS[word];
  if (word === 'cube')
    return two(t, `${n} ${byNumber(n, 'kostičku', 'kostičky', 'kostiček')}`, `${n} ${n === 1 ? en : many}`);
  return two(t, `${n} ${byNumber(n, 'žeton', 'žetony', 'žetonů')} ${cs}`, `${n} ${n === 1 ? en : many}`);
}
/** Weak, vulnerable and poison nobody wants. */
export const isHarm = (kind: number): boolean => ['weak', 'vulnerable', 'poison'].includes(TOKENS[kind] ?? '');

const INTO: Readonly<Record<number, readonly [cs: string, en: string]>> = {
  [DRAW]: ['na dobírací balíček', 'onto the draw pile'],
  [HAND]: ['do ruky', 'into the hand'],
  [DISCARD]: ['do odkládací hromádky', 'into the discard pile'],
  [EXHAUST]: ['do hromádky vyčerpaných', 'into the exhaust pile'],
  [POWERS]: ['mezi Schopnosti ve hře', 'among the powers in play'],
};
const FROM: Readonly<Record<number, readonly [cs: string, en: string]>> = {
  [DRAW]: ['z dobíracího balíčku', 'from the draw pile'],
  [HAND]: ['z ruky', 'from the hand'],
  [DISCARD]: ['z odkládací hromádky', 'from the discard pile'],
  [EXHAUST]: ['z hromádky vyčerpaných', 'from the exhaust pile'],
};
export const into = (t: Talk, pile: number): string => two(t, ...(INTO[pile] ?? ['do balíčku', 'into the deck']));
export const from = (t: Talk, pile: number): string => two(t, ...(FROM[pile] ?? ['z balíčku', 'from the deck']));

const ROOM_WORDS: Readonly<Record<(typeof ROOMS)[number], readonly [cs: string, en: string]>> = {
  encounter: ['střetnutí', 'an encounter'],
  elite: ['střetnutí s elitním nepřítelem', 'an encounter with an elite'],
  event: ['událost', 'an event'],
  campfire: ['táborák', 'a campfire'],
  treasure: ['poklad', 'a treasure'],
  merchant: ['obchodník', 'a merchant'],
  boss: ['boss', 'the boss'],
  dark: ['tmavý žeton mapy', 'a dark token of the map'],
  light: ['světlý žeton mapy', 'a light token of the map'],
  burningElite: ['střetnutí s hořícím elitním nepřítelem', 'an encounter with a burning elite'],
};
/** What a kind of room is called. */
export const roomName = (kind: number, lang: Lang): string =>
  (ROOMS[kind] === undefined ? ['místnost', 'a room'] : ROOM_WORDS[ROOMS[kind]])[lang === 'cs' ? 0 : 1];
export const room = ({ lang }: Talk, kind: number): string => roomName(kind, lang);

const STANCE_WORDS: Readonly<Record<(typeof STANCES)[number], readonly [cs: string, en: string]>> = {
  neutral: ['Rovnováhy', 'the neutral stance'],
  calm: ['Smíru', 'Calm'],
  wrath: ['Hněvu', 'Wrath'],
};
export const stance = (t: Talk, n: number): string => two(t, ...STANCE_WORDS[STANCES[n] ?? 'neutral']);

const STANCE_NAMES: Readonly<Record<(typeof STANCES)[number], readonly [cs: string, en: string]>> = {
  neutral: ['Rovnováha', 'the neutral stance'],
  calm: ['Smír', 'Calm'],
  wrath: ['Hněv', 'Wrath'],
};
export const stanceName = (t: Talk, n: number): string => two(t, ...STANCE_NAMES[STANCES[n] ?? 'neutral']);

const ORB_WORDS: Readonly<Record<(typeof ORBS)[number], readonly [cs: string, en: string]>> = {
  lightning: ['bleskový orb', 'a lightning orb'],
  frost: ['mrazivý orb', 'a frost orb'],
  dark: ['temný orb', 'a dark orb'],
};
export const orb = (t: Talk, n: number): string =>
  two(t, ...(ORBS[n] === undefined ? (['orb', 'an orb'] as const) : ORB_WORDS[ORBS[n]]));

const ACTS = ['0', 'I', 'II', 'III', 'IV'];
export const actNumber = (act: number): string => ACTS[act] ?? String(act);

/** A kind of reward in the nominative. */
export function rewardKind(t: Talk, kind: number): string {
  if (kind === POTION_REWARD) return two(t, 'lektvar', 'a potion');
  if (kind === RELIC_REWARD) return two(t, 'relikvie', 'a relic');
  if (kind === RARE_REWARD) return two(t, 'vzácná karta', 'a rare card');
  if (kind === TRANSFORM_REWARD) return two(t, 'proměna karty', 'a transformation');
  if (kind === COLORLESS_REWARD) return two(t, 'bezbarvá karta', 'a colorless card');
  if (kind === FOREIGN_REWARD) return two(t, 'karta jiného hrdiny', 'a card of another hero');
  return kind === UPGRADED ? two(t, 'vylepšená karta', 'an upgraded card') : two(t, 'karta', 'a card');
}
