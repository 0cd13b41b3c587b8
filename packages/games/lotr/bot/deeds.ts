/** What is done in windows and in answer to what happens: cards that are played, abilities that are used. */
import { DOINGS, W_PLAY, W_USE } from '../src/flow/window.ts';
import type { AbilitySummary } from '../src/reading.ts';
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { ALLY, ATTACHMENT, ENEMY, HERO } from '../src/vocabulary.ts';
import { best, committedTo, foesOf, isOwn, stagingThreat } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

const NOBODY: readonly number[] = [];

/** Windows between the quest and the fight, in which willpower counts. */
const QUESTING = ['committed', 'staged'];
/** Windows after which nobody is needed ready in this round. */
const LATE = ['engagementChecks', 'shadowsDealt', 'enemyDamage', 'playerDamage'];

/** The most damage that one of the own heroes bears. */
function worstHurt(s: State, seat: number): number {
  let most = 0;
  for (const t of s.things) {
    if (!isOwn(s, t, seat) || reading.type(t.card) !== HERO || t.damage === 0) continue;
    most = Math.max(most, t.damage + (reading.remaining(s, t) <= 2 ? 2 : 0));
  }
  return most;
}

const someAlly = (s: State, seat: number): number =>
  s.hands[seat].reduce((most, card) => (reading.type(card) === ALLY ? Math.max(most, reading.cost(card)) : most), 0);

/** The strength of the strongest enemy that will attack. */
const strongest = (s: State, seat: number): number =>
  foesOf(s, seat).reduce((most, t) => Math.max(most, reading.attack(s, t)), 0);

/** What one instruction is worth here. */
function wordWorth(s: State, seat: number, word: string, window: string): number {
  switch (word) {
    case 'resources':
      return W.resources;
    case 'draw':
      return W.draw;
    case 'heal':
      return W.healing * (worstHurt(s, seat) - 1);
    case 'damage':
      return s.things.some((t) => reading.type(t.card) === ENEMY) ? W.hurting : 0;
    case 'threat':
      return s.threat[seat] - W.threatFrom;
    case 'noAttack':
      return window !== 'shadowsDealt' && window !== 'enemyDamage' ? 0 : W.feint * strongest(s, seat);
    case 'muteThreat':
      return window === 'staged' ? W.mute : 0;
    case 'modify':
      return window === 'staged' && stagingThreat(s) > committedTo(s, NOBODY) ? 5 : 0;
    case 'ready':
      return window === 'planning' || window === 'refresh' || window === 'resource' ? 0 : W.ready;
    case 'fromDiscard':
      return window === 'planning' ? W.revive : 0;
    case 'fromHand':
      return QUESTING.includes(window) || window === 'questBegins' ? W.sneak * (someAlly(s, seat) - 3) : 0;
    default:
      return 0;
  }
}

/** Words that spoil an ability for everyday use: it costs the thing itself, or somebody else must take it. */
const DEAR = ['atEnd', 'control', 'attackNow'];

function deedWorth(s: State, seat: number, option: number, d: AbilitySummary): number {
  const window = reading.window(s);
  if (d.words.some((word) => DEAR.includes(word)) || d.discards > 0) return 0;
  if (d.exhaustsOthers > 0) return 0;
  if (option >= W_USE && d.exhaustsItself) {
    const t = s.things.find(({ id }) => id === (((option - W_USE) / DOINGS) | 0)) as Thing;
    if (reading.type(t.card) <= ALLY && !(LATE.includes(window) && foesOf(s, seat).length === 0)) return 0;
  }
  let sum = 0;
  for (const word of d.words) sum += wordWorth(s, seat, word, window);
  return sum;
}

/** What a card of the hand is worth on the table: allies first, the dear ones before the cheap. */
export function playWorth(card: number): number {
  const type = reading.type(card);
  if (type === ALLY) return W.ally + reading.cost(card);
  return type === ATTACHMENT ? W.attachment + reading.cost(card) : 0;
}

/** What is done in a window; to pass is worth 1. */
export const inWindow = (s: State, seat: number, options: readonly number[]): number =>
  best(options, (option) => {
    if (option < W_PLAY) return 1;
    const d = reading.deed(s, option);
    if (d !== undefined) return deedWorth(s, seat, option, d);
    const card = option - W_PLAY;
    return playWorth(card) + (reading.binds(card) ? W.bind * strongest(s, seat) : 0);
  });

/** What happens is answered where it can be, the dearest way last. */
export const inAnswer = (s: State, options: readonly number[]): number =>
  best(options, (option) => {
    if (option === 0) return 1;
    const d = reading.answer(s, option);
    return d === undefined || d.exhaustsOthers > 0 ? 0 : 10;
  });
