/** What is done in windows and in answer to what happens: cards that are played, abilities that are used. */
import type { Deed, Reading, Ring, Thing } from './seen.ts';
import { ALLY, ATTACHMENT, best, committedTo, ENEMY, foesOf, HERO, isOwn, stagingThreat } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

/** Options of a window: cards from here, abilities from there. */
const PLAY = 1000;
const USE = 10_000;
const DOINGS = 8;

const NOBODY: readonly number[] = [];

/** Windows between the quest and the fight, in which willpower counts. */
const QUESTING = ['committed', 'staged'];
/** Windows after which nobody is needed ready in this round. */
const LATE = ['engagementChecks', 'shadowsDealt', 'enemyDamage', 'playerDamage'];

/** The most damage that one of the own heroes bears. */
function worstHurt(r: Reading, s: Ring, seat: number): number {
  let most = 0;
  for (const t of s.things) {
    if (!isOwn(s, t, seat) || r.type(t.card) !== HERO || t.damage === 0) continue;
    most = Math.max(most, t.damage + (r.remaining(s, t) <= 2 ? 2 : 0));
  }
  return most;
}

const someAlly = (r: Reading, s: Ring, seat: number): number =>
  s.hands[seat].reduce((most, card) => (r.type(card) === ALLY ? Math.max(most, r.cost(card)) : most), 0);

/** The strength of the strongest enemy that will attack. */
const strongest = (r: Reading, s: Ring, seat: number): number =>
  foesOf(r, s, seat).reduce((most, t) => Math.max(most, r.attack(s, t)), 0);

/** What one instruction is worth here. */
function wordWorth(r: Reading, s: Ring, seat: number, word: string, window: string): number {
  switch (word) {
    case 'resources':
      return W.resources;
    case 'draw':
      return W.draw;
    case 'heal':
      return W.healing * (worstHurt(r, s, seat) - 1);
    case 'damage':
      return s.things.some((t) => r.type(t.card) === ENEMY) ? W.hurting : 0;
    case 'threat':
      return s.threat[seat] - W.threatFrom;
    case 'noAttack':
      return window !== 'shadowsDealt' && window !== 'enemyDamage' ? 0 : W.feint * strongest(r, s, seat);
    case 'muteThreat':
      return window === 'staged' ? W.mute : 0;
    case 'modify':
      return window === 'staged' && stagingThreat(r, s) > committedTo(r, s, NOBODY) ? 5 : 0;
    case 'ready':
      return window === 'planning' || window === 'refresh' || window === 'resource' ? 0 : W.ready;
    case 'fromDiscard':
      return window === 'planning' ? W.revive : 0;
    case 'fromHand':
      return QUESTING.includes(window) || window === 'questBegins' ? W.sneak * (someAlly(r, s, seat) - 3) : 0;
    default:
      return 0;
  }
}

/** Words that spoil an ability for everyday use: it costs the thing itself, or somebody else must take it. */
const DEAR = ['atEnd', 'control', 'attackNow'];

function deedWorth(r: Reading, s: Ring, seat: number, option: number, d: Deed): number {
  const window = r.window(s);
  if (d.words.some((word) => DEAR.includes(word)) || d.discards > 0) return 0;
  if (d.exhaustsOthers > 0) return 0;
  if (option >= USE && d.exhaustsItself) {
    const t = s.things.find(({ id }) => id === (((option - USE) / DOINGS) | 0)) as Thing;
    if (r.type(t.card) <= ALLY && !(LATE.includes(window) && foesOf(r, s, seat).length === 0)) return 0;
  }
  let sum = 0;
  for (const word of d.words) sum += wordWorth(r, s, seat, word, window);
  return sum;
}

/** What a card of the hand is worth on the table: allies first, the dear ones before the cheap. */
export function playWorth(r: Reading, card: number): number {
  const type = r.type(card);
  if (type === ALLY) return W.ally + r.cost(card);
  return type === ATTACHMENT ? W.attachment + r.cost(card) : 0;
}

/** What is done in a window; to pass is worth 1. */
export const inWindow = (r: Reading, s: Ring, seat: number, options: readonly number[]): number =>
  best(options, (option) => {
    if (option < PLAY) return 1;
    const d = r.deed(s, option);
    if (d !== undefined) return deedWorth(r, s, seat, option, d);
    const card = option - PLAY;
    return playWorth(r, card) + (r.binds(card) ? W.bind * strongest(r, s, seat) : 0);
  });

/** What happens is answered where it can be, the dearest way last. */
export const inAnswer = (r: Reading, s: Ring, options: readonly number[]): number =>
  best(options, (option) => {
    if (option === 0) return 1;
    const d = r.answer(s, option);
    return d === undefined || d.exhaustsOthers > 0 ? 0 : 10;
  });
