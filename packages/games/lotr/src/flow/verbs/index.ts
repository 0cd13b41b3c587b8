/** Every word of an instruction and what it does; one function for each, in files by what they work on. */
import type { Op } from '../../cards/code.ts';
import { OP } from '../../cards/code.ts';
import type { Speaker } from '../../effects/speaker.ts';
import type { State, Thing } from '../../state.ts';
import * as cards from './cards.ts';
import * as combat from './combat.ts';
import * as encounter from './encounter.ts';
import type { Verb } from './kit.ts';
import * as things from './things.ts';

export { closeVerbs } from './kit.ts';

const table: Verb[] = [];
table[OP.ready] = things.ready;
table[OP.exhaust] = things.exhaust;
table[OP.damage] = things.damage;
table[OP.heal] = things.heal;
table[OP.resources] = things.resources;
table[OP.addResourceToken] = things.resources;
table[OP.progress] = things.progress;
table[OP.threat] = things.threat;
table[OP.modify] = things.modify;
table[OP.muteThreat] = things.muteThreat;
table[OP.engage] = things.engage;
table[OP.toStaging] = things.toStaging;
table[OP.discard] = things.discard;
table[OP.self] = things.self;
table[OP.atEnd] = things.atEnd;
table[OP.control] = things.control;
table[OP.removeFromQuest] = things.removeFromQuest;
table[OP.choosePlayer] = things.nothing;
table[OP.pick] = things.nothing;
table[OP.each] = things.each;
table[OP.oneOf] = things.oneOf;
table[OP.ifDone] = things.ifDone;
table[OP.draw] = cards.draw;
table[OP.discardHand] = cards.discardHand;
table[OP.fromHand] = cards.fromHand;
table[OP.fromDiscard] = cards.fromDiscard;
table[OP.shuffleDiscard] = cards.shuffleDiscard;
table[OP.search] = cards.search;
table[OP.peek] = encounter.peek;
table[OP.cancel] = encounter.cancel;
table[OP.reveal] = encounter.reveal;
table[OP.surge] = encounter.surge;
table[OP.fetch] = encounter.fetchCard;
table[OP.shuffleEncounter] = encounter.shuffle;
table[OP.nextStage] = encounter.nextStage;
table[OP.completeStage] = encounter.completeStage;
table[OP.lookAtShadow] = combat.lookAtShadow;
table[OP.noAttack] = combat.noAttack;
table[OP.manyDefenders] = combat.manyDefenders;
table[OP.attackNow] = combat.attackNow;
table[OP.leaveCombat] = combat.leaveCombat;
table[OP.enemyAttacks] = combat.enemyAttacks;
table[OP.dealShadow] = combat.dealShadow;

/** @param on what the instruction works on; @param answer what was chosen, where a choice came before */
export function runVerb(s: State, x: Speaker, op: Op, on: readonly Thing[], answer: number): void {
  table[op.op](s, x, op, on, answer);
}
