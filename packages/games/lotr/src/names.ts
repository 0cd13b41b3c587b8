/** Names of options without a language: for scenarios, logs and tests. */
import { nameOf } from './cards/names.ts';
import { pool, printed } from './cards/pool.ts';
import { answersOf, BY_NOTE, cardAnswering, NOTES, thingAnswering } from './flow/answers.ts';
import type { AskName } from './flow/pick-list.ts';
import { APART } from './flow/pick-list.ts';
import type { SettleLocals } from './flow/settle.ts';
import { DOINGS, W_PLAY, W_USE } from './flow/window.ts';
import { N } from './notes.ts';
import type { View } from './view.ts';
import { readable } from './view.ts';

/** A card by its English name in lower case, words joined: `guard-of-the-citadel`. */
export const cardKey = (id: number): string =>
  pool.cards[id] === undefined
    ? `card${id}`
    : nameOf(id, 'en', 'real')
        .normalize('NFD')
        .replace(/[^A-Za-z0-9 -]/g, '')
        .trim()
        .toLowerCase()
        .replace(/[ -]+/g, '-');

/** A thing by its card; the second of two alike is `#2`, in the order they came. */
function thingName(v: View, id: number): string {
  const t = v.things.find((each) => each.id === id) ?? v.left.find((each) => each.id === id);
  if (t === undefined) return id === 0 ? 'none' : `thing${id}`;
  const alike = v.things.filter((each) => each.card === t.card);
  const at = alike.findIndex((each) => each.id === id);
  return at > 0 ? `${cardKey(t.card)}#${at + 1}` : cardKey(t.card);
}

function abilityName(v: View, thing: number, k: number): string {
  const t = v.things.find((each) => each.id === thing) ?? v.left.find((each) => each.id === thing);
  const many = t !== undefined && printed(t.card).doings.length > 1;
  return `use ${thingName(v, thing)}${many ? ` ${k + 1}` : ''}`;
}

/** Whom a note is about: the thing, or the card that is no thing. */
function noteName(v: View, notes: readonly number[], at: number): string {
  const [kind, subject, card] = notes.slice(at * NOTES);
  return kind === N.revealed || kind === N.shadowResolves ? cardKey(card) : thingName(v, subject);
}

/** Behind an answer that several things could get which happened at once: whom, and of several about the same which. */
function toWhat(v: View, seat: number, option: number): string {
  const x = v.flow.findLast((f) => f.procedure === 'settle')?.locals as unknown as SettleLocals | undefined;
  if (x === undefined) return '';
  const alike = answersOf(readable(v), x.notes, x.answered, seat, x.held[seat])
    .map((a) => a.option)
    .filter((other) => other % BY_NOTE === option % BY_NOTE)
    .map((other) => ({ other, name: noteName(v, x.notes, (other / BY_NOTE) | 0) }));
  const name = alike.find(({ other }) => other === option)?.name;
  if (alike.length < 2 || name === undefined) return '';
  const same = alike.filter((each) => each.name === name);
  const at = same.findIndex(({ other }) => other === option);
  return ` @${name}${at > 0 ? ` ${at + 1}` : ''}`;
}

function answerName(v: View, seat: number, option: number): string {
  if (option === 0) return 'pass';
  const card = cardAnswering(option);
  const what = card > 0 ? `play ${cardKey(card)}` : abilityName(v, ...thingAnswering(option));
  return what + toWhat(v, seat, option);
}

function windowName(v: View, option: number): string {
  if (option === 0) return 'pass';
  if (option < W_USE) return `play ${cardKey(option - W_PLAY)}`;
  return abilityName(v, ((option - W_USE) / DOINGS) | 0, (option - W_USE) % DOINGS);
}

const CARDS: readonly AskName[] = ['discardHand', 'allyFromHand', 'search', 'putBack', 'fetch'];
const PLACES: readonly AskName[] = ['shadowNext', 'forcedNext'];

/** An option of a list: a thing where it is nothing else. */
function listName(v: View, what: AskName, option: number): string {
  const may = v.flow[v.flow.length - 1].locals['may'];
  if (may === 1 && option === 0) return 'none';
  if (what === 'yes') return 'yes';
  if (what === 'topOrUnder') return option === 1 ? 'under' : 'top';
  if (what === 'fromDiscard') return `${cardKey((option / 8) | 0)} of ${(option % 8) + 1}`;
  if (what === 'costX') return String(option);
  if (what === 'endNext') {
    const twice = (v.flow[v.flow.length - 1].locals['from'] as number[]).includes((option % APART) + APART);
    return thingName(v, option % APART) + (twice ? (option > APART ? ' to hand' : ' to deck') : '');
  }
  if (CARDS.includes(what)) return cardKey(option);
  return PLACES.includes(what) ? `number ${option}` : thingName(v, option);
}

const LIST = 'pickOne.';

/** Name of an option, unique within its decision. */
export function optionName(v: View, decision: string, seat: number, option: number): string {
  if (decision.startsWith(LIST)) return listName(v, decision.slice(LIST.length) as AskName, option);
  switch (decision) {
    case 'window.act':
      return windowName(v, option);
    case 'settle.respond':
      return answerName(v, seat, option);
    case 'game.mulligan':
      return option === 1 ? 'replace' : 'keep';
    case 'pickPlayer.player':
      return `player ${option + 1}`;
    case 'pickMode.mode':
      return `text ${option + 1}`;
    case 'enemyAttack.defender':
    case 'enemyAttack.sentinel':
      return option === 0 ? 'undefended' : thingName(v, option);
    case 'combat.chooseTarget':
    case 'quest.who':
    case 'playerAttack.attackers':
    case 'playerAttack.join':
      return option === 0 ? 'done' : thingName(v, option);
    case 'travel.where':
      return option === 0 ? 'stay' : thingName(v, option);
    default:
      return thingName(v, option);
  }
}
