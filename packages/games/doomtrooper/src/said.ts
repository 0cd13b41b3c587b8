/** What an option means, taken apart once: names for scenarios and sentences for people are made of this. */
import { ON_AREA, ON_PLAYER, T_AFFILIATION, T_AREA, T_FIGHTERS, T_NUMBER, T_PLAYER, T_TACTIC } from './cards/card.ts';
import { cardOf } from './cards/pool.ts';
import { COMMANDS } from './cards/static.ts';
import { NONE } from './flow/pick.ts';
import { abilityOf } from './legal/play.ts';
import { ANY_OF_IT } from './legal/questions.ts';
import * as O from './options.ts';
import type { View } from './view.ts';
import { FIGHT, WARRIOR } from './vocabulary.ts';

export const VERBS = [
  'pass',
  'end',
  'meditate',
  'attack',
  'sabotage',
  'play',
  'hide',
  'use',
  ...O.MOVE_NAMES,
  'fighters',
  'fight',
  'shoot',
  'noZone',
  'zone',
  'weapon',
  'promotion',
  'area',
  'piece',
  'player',
  'number',
  'nothing',
  'keep',
  'exchange',
  'throw',
  'hand',
  'pile',
  'yes',
  'no',
  'text',
  'find',
  'branch',
  'pay',
  'lose',
  'suffer',
  'moves',
  'bid',
  'noBid',
  'goOn',
  'giveUp',
  'cancels',
  'inside',
  'outside',
  'lead',
  'strengthen',
  'serve',
  'hire',
  'recall',
  'affiliation',
  'teleports',
  'retain',
  'rest',
  'cardType',
  'anyOfIt',
  'named',
  'answer',
  'refuse',
] as const;
export type SaidVerb = (typeof VERBS)[number];

export interface SaidOption {
  readonly verb: SaidVerb;
  /** Pieces by number, a printed card, a seat, a number; -1 = none. */
  readonly piece: number;
  readonly other: number;
  readonly card: number;
  readonly n: number;
}

const say = (verb: SaidVerb, some: Partial<SaidOption> = {}): SaidOption => ({
  verb,
  piece: -1,
  other: -1,
  card: -1,
  n: -1,
  ...some,
});

function actSaid(v: View, option: number, decision: string): SaidOption {
  if (option >= O.A_PAIR) {
    const [piece, other] = O.pairOf(option - O.A_PAIR);
    const p = v.pieces.find(({ id }) => id === other);
    const leads = p !== undefined && p.card !== 0 && cardOf(p.card).statics.some((t) => t.what === COMMANDS);
    return say(leads ? 'serve' : 'hire', { piece, other });
  }
  if (option >= O.A_STRENGTHEN) {
    const rest = option - O.A_STRENGTHEN;
    return say('strengthen', { card: O.lateCard(rest), n: O.lateIndex(rest) });
  }
  const said = O.readOption(option);
  if (said === null) {
    if (option === O.A_PASS) return say(decision === 'window.ask' ? 'pass' : 'end');
    if (option === O.A_MEDITATE) return say('meditate');
    if (option === O.A_LED) return say('lead');
    return option >= O.A_SABOTAGE ? say('sabotage', { n: option - O.A_SABOTAGE }) : say('attack');
  }
  if (said.what === 'hand') return say(said.way === O.INTO_COVER ? 'hide' : 'play', { card: said.card });
  if (said.what === 'use') return say('use', { piece: said.piece, n: said.ability === O.STORED ? 0 : said.ability });
  return say(O.MOVE_NAMES[said.move] ?? 'text', { piece: said.piece });
}

function fightersSaid(option: number): SaidOption {
  const [piece, other] = O.pairOf(option);
  return say('fighters', { piece, other });
}

function placeSaid(v: View, option: number): SaidOption {
  const id = (v.flow.at(-1)?.locals['card'] ?? 0) as number;
  const card = id === 0 ? undefined : cardOf(id);
  if (card === undefined || card.kind === WARRIOR || card.lays === ON_AREA) return say('area', { n: option });
  return card.lays === ON_PLAYER ? say('player', { n: option }) : say('piece', { piece: option });
}

function targetSaid(v: View, option: number): SaidOption {
  if (option === NONE) return say('nothing');
  const { card, ability, which } = (v.flow.at(-1)?.locals ?? {}) as { card?: number; ability?: number; which?: number };
  const what = card ? abilityOf(cardOf(card), ability ?? -1).targets[which ?? 0]?.what : undefined;
  if (what === T_FIGHTERS) return fightersSaid(option);
  if (what === T_TACTIC) return say(option === FIGHT ? 'fight' : 'shoot');
  if (what === T_AREA) return say('area', { n: option });
  if (what === T_AFFILIATION) return say('affiliation', { n: option });
  if (what === T_NUMBER) return say('number', { n: option });
  return what === T_PLAYER ? say('player', { n: option }) : say('piece', { piece: option });
}

/** What an option of a decision means. */
export function saidOption(v: View, decision: string, option: number): SaidOption {
  switch (decision) {
    case 'turn.act':
    case 'atOnce.act':
    case 'window.ask':
      return actSaid(v, option, decision);
    case 'turn.discard':
      return option === O.A_PASS ? say('keep') : say('throw', { card: actSaid(v, option, decision).card });
    case 'combat.fighters':
      return fightersSaid(option);
    case 'question.type':
      return say('cardType', { n: option });
    case 'question.more':
      if (option > ANY_OF_IT) return say('named', { card: option });
      return option === ANY_OF_IT ? say('anyOfIt') : say('affiliation', { n: option });
    case 'question.answer':
      return say(option === 1 ? 'answer' : 'refuse');
    case 'plan.announce':
      return option === 0 ? say('rest') : fightersSaid(option);
    case 'teleport.choose': {
      const [piece, other] = O.pairOf(option);
      return say('teleports', { piece, other });
    }
    case 'sift.keep':
      return say('retain', { card: option });
    case 'combat.goOn':
      return say(option === 0 ? 'goOn' : 'giveUp');
    case 'play.which':
      return say('cancels', { card: O.lateCard(option), n: O.lateIndex(option) });
    case 'play.ride':
      return say(option === 0 ? 'inside' : 'outside');
    case 'plan.tactic':
    case 'combat.tactic':
      return say(option === FIGHT ? 'fight' : 'shoot');
    case 'combat.zone':
      return option === 0 ? say('noZone') : say('zone', { piece: option });
    case 'weapons.choose':
      return say('weapon', { piece: option });
    case 'award.split':
      return say('promotion', { n: option });
    case 'play.place':
      return placeSaid(v, option);
    case 'pickTarget.target':
      return targetSaid(v, option);
    case 'game.privilege':
      return say(option === 0 ? 'keep' : 'exchange');
    case 'claim.loser':
      return say(option === 0 ? 'hand' : 'pile');
    case 'gaze.ask':
    case 'act.may':
      return say(option === 0 ? 'no' : 'yes');
    case 'strengthen.much':
    case 'play.strength':
      return say('number', { n: option });
    case 'search.choose':
    case 'tuck.choose':
      return say('find', { card: option });
    case 'raise.choose':
      return say('recall', { card: option });
    case 'pickHand.choose':
      return say('throw', { card: option });
    case 'summon.choose':
      return say(option & 1 ? 'recall' : 'find', { card: option >> 1 });
    case 'choose.choose':
      return say('branch', { n: option });
    case 'disease.ask':
      return say(option === 1 ? 'pay' : 'suffer');
    case 'auction.bid':
      return option === 0 ? say('noBid') : say('bid', { n: option - 1 });
    case 'prove.choose':
    case 'castOnce.choose':
      return say('find', { card: option });
    case 'rearrange.choose': {
      if (option === NONE) return say('nothing');
      const [piece, other] = O.pairOf(option);
      return say('moves', { piece, other });
    }
    case 'ransom.ask':
      return say(option === 1 ? 'pay' : 'lose');
    case 'stay.choose':
      return option === NONE ? say('nothing') : say('piece', { piece: option });
    case 'settle.next':
      return say('text', { n: option });
    default:
      return say('piece', { piece: option });
  }
}
