/** What an answer is to: a note of what happened, in a few words. */
import type { Trigger } from '../cards/types.ts';
import { TRIGGERS } from '../cards/types.ts';
import type { View } from '../view.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { quoted, two } from './talk.ts';

const HAPPENED: Readonly<Record<Trigger, readonly [cs: string, en: string]>> = {
  commits: ['na výpravu', 'to the quest'],
  damaged: ['poškození', 'damage'],
  entersPlay: ['vstup do hry', 'entering play'],
  playedFromHand: ['zahrání z ruky', 'played from hand'],
  leavesPlay: ['odchod ze hry', 'leaving play'],
  destroyed: ['zničení', 'destroyed'],
  destroysInAttack: ['zničení v útoku', 'destroyed in an attack'],
  defenderDeclared: ['obránce', 'defender'],
  attacks: ['útok', 'attack'],
  wasAttacked: ['po útoku', 'attacked'],
  hasAttacked: ['konec útoku', 'end of the attack'],
  engages: ['střet', 'engagement'],
  revealed: ['odhalení', 'revealed'],
  travelled: ['cesta', 'travel'],
  explored: ['prozkoumání', 'explored'],
  shadowDealt: ['karta stínu', 'shadow card'],
  shadowResolves: ['efekt stínu', 'shadow effect'],
  roundEnds: ['konec kola', 'end of the round'],
  stageCompleted: ['splněná etapa', 'stage completed'],
};

/** Whose name stands in the figure beside the subject: a card that is no thing. */
const BY_CARD: readonly Trigger[] = ['revealed', 'shadowResolves'];

/** What a note of the running settlement is about: 'zničení: „X“'; '' without one. */
export function noteText(t: Talk, v: View, at: number): string {
  const notes = scene.listIn(scene.localsOf(v, 'settle'), 'notes');
  const [kind, subject, a] = notes.slice(at * scene.NOTES, at * scene.NOTES + scene.NOTES);
  const trigger = TRIGGERS[kind ?? -1];
  if (trigger === undefined) return '';
  const what = two(t, ...HAPPENED[trigger]) + (trigger === 'damaged' ? ` ${a}` : '');
  const thing = scene.thingIn(v, subject);
  const who = BY_CARD.includes(trigger) ? quoted(t, a) : thing === undefined ? '' : scene.thingName(t, v, subject);
  const text = who === '' ? what : `${what}: ${who}`;
  return text + again(t, notes, at);
}

/** ', podruhé' where the same has happened to the same thing before. */
function again(t: Talk, notes: readonly number[], at: number): string {
  let before = 1;
  for (let i = 0; i < at; i++)
    if ([0, 1, 2].every((k) => notes[i * scene.NOTES + k] === notes[at * scene.NOTES + k])) before++;
  return before === 1 ? '' : two(t, `, ${before}.`, `, no. ${before}`);
}
