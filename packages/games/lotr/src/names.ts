/** Names of options without a language: for scenarios, logs and tests. */
import { nameOf } from './cards/names.ts';
import { pool, printed } from './cards/pool.ts';
import { ASK, ASKS, type ListLocals } from './flow/pick.ts';
import { DOINGS, W_PLAY, W_USE } from './flow/window.ts';
import type { View } from './view.ts';

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

function answerName(v: View, option: number): string {
  if (option === 0) return 'pass';
  const note = ((option - 1) / 1_000_000) | 0;
  const rest = (option - 1) % 1_000_000;
  const what = rest >= 900_000 ? `play ${cardKey(rest - 900_000)}` : abilityName(v, (rest / DOINGS) | 0, rest % DOINGS);
  return note === 0 ? what : `${what} @${note + 1}`;
}

function windowName(v: View, option: number): string {
  if (option === 0) return 'pass';
  if (option < W_USE) return `play ${cardKey(option - W_PLAY)}`;
  return abilityName(v, ((option - W_USE) / DOINGS) | 0, (option - W_USE) % DOINGS);
}

const CARDS: readonly string[] = ['discardHand', 'allyFromHand', 'search', 'fetch'];
const NUMBERS: readonly string[] = ['costX'];
const THINGS: readonly string[] = ['payer', 'surplus', 'host', 'costThing', 'dealNext', 'check'];

function listName(v: View, option: number): string {
  const x = v.flow[v.flow.length - 1].locals as unknown as ListLocals;
  const what = ASKS[x.what];
  if (x.may === 1 && option === 0) return 'none';
  if (what === 'yes') return 'yes';
  if (what === 'topOrUnder') return option === 1 ? 'under' : 'top';
  if (what === 'fromDiscard') return `${cardKey((option / 8) | 0)} of ${(option % 8) + 1}`;
  if (NUMBERS.includes(what)) return String(option);
  if (CARDS.includes(what)) return cardKey(option);
  if (THINGS.includes(what)) return thingName(v, option);
  return orderName(v, x, option);
}

/** An order is among things, cards of a deck, or places in a list. */
function orderName(v: View, x: ListLocals, option: number): string {
  const above = v.flow.findLast((f) => f.procedure !== 'pickOne')?.procedure;
  if (above === 'search') return cardKey(option);
  if (above === 'phaseEnds' || above === 'extraAttack') return thingName(v, option);
  return `${x.what === ASK.order ? 'number ' : ''}${option}`;
}

/** Name of an option, unique within its decision. */
export function optionName(v: View, decision: string, _seat: number, option: number): string {
  switch (decision) {
    case 'window.act':
      return windowName(v, option);
    case 'settle.respond':
      return answerName(v, option);
    case 'game.mulligan':
      return option === 1 ? 'replace' : 'keep';
    case 'pickPlayer.player':
      return `player ${option + 1}`;
    case 'pickMode.mode':
      return `text ${option + 1}`;
    case 'pickOne.one':
      return listName(v, option);
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
