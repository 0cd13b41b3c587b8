/** Instructions in English: what is done. */
import type { Amount, Instruction } from '../../../cards/types.ts';
import { either, flow, listed } from '../join.ts';
import type { SaidInstruction, VerbSpeakers } from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { actorOf, goesOn, onSelf, runs, uncommitted } from '../speech.ts';
import { CARD_VERBS, ENCOUNTER_VERBS, UNREVEALED } from './cards.ts';
import { ACTORS, counted, does, named, PLAYERS, STATS, self, signed, subject, until, whom } from './whom.ts';

type Part<W extends keyof VerbSpeakers<Speech>> = Pick<VerbSpeakers<Speech>, W>;
const OFTEN: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

const much = (n: Amount, thing: string, many = `${thing}s`): string => {
  if (n === 'all') return `all ${many}`;
  return n === 'amount' ? `that many ${many}` : counted(n, thing, many);
};

const THING_VERBS: Part<
  | 'ready'
  | 'exhaust'
  | 'damage'
  | 'heal'
  | 'resources'
  | 'progress'
  | 'addResourceToken'
  | 'discard'
  | 'pick'
  | 'self'
  | 'atEnd'
> = {
  ready: (i, s) => `ready ${whom(i.ready, s)}`,
  exhaust: (i, s) => `exhaust ${whom(i.exhaust, s)}`,
  damage: (i, s) => `deal ${much(i.damage, 'damage', 'damage')} to ${whom(i.to, s)}`,
  heal: (i, s) => `heal ${much(i.heal, 'damage', 'damage')} on ${whom(i.to, s)}`,
  resources: (i, s) => `give ${much(i.resources, 'resource')} to ${whom(i.to, s)}`,
  progress: (i, s) =>
    i.on === 'quest'
      ? `make ${much(i.progress, 'progress', 'progress')} on the quest (on the active location first)`
      : `make ${much(i.progress, 'progress', 'progress')} on ${whom(i.on, s)}`,
  addResourceToken: (i, s) => `put ${counted(i.addResourceToken, 'resource token')} on ${whom(i.to, s)}`,
  discard: (i, s) => `discard ${whom(i.discard, s)}`,
  pick: (i, s) => `choose ${whom(i.pick, s)}`,
  self: (i, s) => {
    const { intoPlay, discard, removeFromGame } = {
      intoPlay: `put ${self(s)} into play from your hand`,
      discard: `discard ${self(s)}`,
      removeFromGame: `${self(s)} is removed from the game`,
    };
    if (i.self === 'intoPlay') return intoPlay;
    if (i.self === 'discard') return discard;
    if (i.self === 'removeFromGame') return removeFromGame;
    if (i.self === 'claim') return `claim ${self(s)}: attach it to ${whom(i.to ?? 'it', s)}`;
    return `attach this card to ${i.to === undefined ? 'a card' : whom(i.to, s)}`;
  },
  atEnd: (i, s) =>
    i.do === 'shuffleIntoDeck'
      ? `at the end of the phase ${whom(i.of, s)} is shuffled into its owner's deck`
      : `at the end of the phase ${whom(i.of, s)} returns to its owner's hand`,
};

const LASTING_VERBS: Part<'modify' | 'muteThreat' | 'threat'> = {
  threat: (i) =>
    i.threat < 0
      ? does(i.for, `lower your threat by ${-i.threat}`, `lowers their threat by ${-i.threat}`)
      : does(i.for, `raise your threat by ${i.threat}`, `raises their threat by ${i.threat}`),
  modify: (i, s) => {
    const figures = Object.entries(i.modify).map(([stat, n]) => `${signed(n)} ${STATS[stat as keyof typeof STATS]}`);
    return `${subject(i.to, s)} gets ${listed(figures, 'and')}${until(i.until)}`;
  },
  muteThreat: (i, s) => `ignore the threat of ${whom(i.muteThreat, s)} until the end of the phase`,
};

const COMBAT_VERBS: Part<
  | 'engage'
  | 'toStaging'
  | 'control'
  | 'removeFromQuest'
  | 'noAttack'
  | 'manyDefenders'
  | 'attackNow'
  | 'leaveCombat'
  | 'enemyAttacks'
  | 'dealShadow'
  | 'lookAtShadow'
> = {
  engage: (i, s) =>
    i.with === 'you' ? `engage ${whom(i.engage, s)}` : `${whom(i.engage, s)} engages ${PLAYERS[i.with]}`,
  toStaging: (i, s) => `return ${whom(i.toStaging, s)} to the staging area`,
  control: (_i, s) => `give that player control of ${self(s)}`,
  removeFromQuest: (i, s) => `remove ${whom(uncommitted(i.removeFromQuest), s)} from the quest`,
  noAttack: (i, s) => {
    if (i.of === undefined) return 'no enemy engaged with that player can attack them this phase';
    return `choose ${whom(i.of, s)}; it cannot attack that player this phase`;
  },
  manyDefenders: (i) =>
    does(
      i.manyDefenders,
      'you may declare any number of defenders against each attack this phase',
      'may declare any number of defenders against each attack this phase',
    ),
  leaveCombat: (i, s) => `remove ${whom(i.leaveCombat, s)} from combat`,
  enemyAttacks: (i, s) => `${subject(i.enemyAttacks, s)} attacks you at once`,
  attackNow: (_i, s) => `${named('it', s)} at once attacks an enemy it may attack, alone`,
  dealShadow: (i, s) =>
    `deal ${i.dealShadow} more shadow ${i.dealShadow === 1 ? 'card' : 'cards'} to ${named('self', s)}`,
  lookAtShadow: () => 'look at that shadow card',
};

const HIGHEST = 'of the players with the highest threat the first player names one;';

const PLAYER_VERBS: Part<'choosePlayer' | 'each' | 'oneOf' | 'ifDone'> = {
  choosePlayer: (i) =>
    ({ any: 'choose a player;', other: 'choose another player;', highestThreat: HIGHEST })[i.choosePlayer],
  each: (i, s) => program(i.do, { ...s, you: 'each' }),
  ifDone: (i, s) => `if all of that was done, ${program(i.ifDone, s)}`,
  oneOf: (i, s) =>
    `either ${either(
      i.oneOf.map((list) => program(list, s)),
      'or',
    )}`,
};

const VERBS: VerbSpeakers<Speech> = {
  ...THING_VERBS,
  ...LASTING_VERBS,
  ...COMBAT_VERBS,
  ...CARD_VERBS,
  ...ENCOUNTER_VERBS,
  ...PLAYER_VERBS,
};

/** Instructions in a row as one sentence without its full stop; the first letter is small. */
export function program(list: readonly Instruction[], s: Speech): string {
  const all = runs(list);
  const said = all.map(([i, times], at) => {
    const actor = 'each' in i && 'do' in i ? 'you' : actorOf(i, s);
    const known = s.known || all.slice(0, at).some(([before]) => onSelf(before));
    const text = spoken(i satisfies SaidInstruction, { ...s, actor, known }, VERBS);
    const often = times === 1 ? text : `${text}, ${OFTEN[times] ?? `${times} times`}`;
    const short = goesOn(all, at) ? often.replace('modify' in i ? until(i.until) : UNREVEALED, '') : often;
    return actor === 'you' ? short : `${ACTORS[actor]} ${s.modal} ${short}`;
  });
  return flow(said, 'and', 'then');
}
