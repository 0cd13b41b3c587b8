/** When an ability works, what it costs, what it does: the grammar of instructions and abilities, as `types.ts` has them. */
import { both } from '@kolbiste/kernel/files';
import type { Choice, Rule, Rules } from '@kolbiste/kernel/grammar';
import { card, choice, fields, int, listOf, word, yes } from '@kolbiste/kernel/grammar';
import { PHASES, STATS } from '../../vocabulary.ts';
import { TRIGGERS } from '../types.ts';
import {
  about,
  amount,
  cardFilter,
  costs,
  FIGURE,
  few,
  passive,
  player,
  target,
  targetOrQuest,
  trait,
  until,
} from './terms.ts';

const INSTRUCTION: Choice = {
  what: both('co se má stát (sloveso)', 'what is to happen (a verb)'),
  get records() {
    return VERBS;
  },
};
const text = listOf(
  choice(() => INSTRUCTION),
  1,
  12,
);
const change = int(-FIGURE, FIGURE);
const modified = fields({}, Object.fromEntries(STATS.map((name) => [name, change])));
const handCards: Rule = (c, value, path) =>
  typeof value === 'string' ? word(['events'])(c, value, path) : few(c, value, path);

const FETCHED: Choice = {
  what: both('která karta', 'which card'),
  records: { card: fields({ card }), trait: fields({ trait }) },
};
const fetched = choice(() => FETCHED);

const ON_CARDS: Rules = {
  ready: fields({ ready: target }),
  exhaust: fields({ exhaust: target }),
  damage: fields({ damage: amount, to: target }),
  heal: fields({ heal: amount, to: target }),
  resources: fields({ resources: amount, to: target }),
  progress: fields({ progress: amount, on: targetOrQuest }),
  modify: fields({ modify: modified, to: target, until }),
  muteThreat: fields({ muteThreat: target }),
  addResourceToken: fields({ addResourceToken: few, to: target }),
  engage: fields({ engage: target, with: player }),
  toStaging: fields({ toStaging: target }),
  discard: fields({ discard: target }),
  removeFromQuest: fields({ removeFromQuest: target }),
  leaveCombat: fields({ leaveCombat: target }),
  enemyAttacks: fields({ enemyAttacks: target }),
  pick: fields({ pick: target }),
  control: fields({ control: word(['other']) }),
  self: fields({ self: word(['intoPlay', 'discard', 'removeFromGame', 'attach', 'claim']) }, { to: target }),
  // The word of the vocabulary is `do`, in every part that holds instructions.
  atEnd: fields({ atEnd: word(['phase']), do: word(['shuffleIntoDeck', 'returnToHand']), of: target }),
};

const ON_PLAYERS: Rules = {
  draw: fields({ draw: amount, by: player }),
  threat: fields({ threat: change, for: player }),
  discardHand: fields({ discardHand: handCards, by: player }, { random: yes }),
  fromHand: fields({ fromHand: word(['ally']) }, { back: word(['hand']) }),
  fromDiscard: fields(
    { fromDiscard: cardFilter, to: word(['play', 'hand']), whose: word(['you', 'any']) },
    { under: word(['you', 'owner']), topmost: yes },
  ),
  shuffleDiscard: fields({ shuffleDiscard: player }),
  search: fields({ search: amount, whose: player, take: int(1, 1), rest: word(['shuffle', 'order']) }, { may: yes }),
  choosePlayer: fields({ choosePlayer: word(['any', 'other', 'highestThreat']) }),
  each: fields({ each: word(['player']), do: (c, value, path) => text(c, value, path) }),
  ifDone: fields({ ifDone: (c, value, path) => text(c, value, path) }),
  oneOf: fields({ oneOf: (c, value, path) => listOf(text, 2, 6)(c, value, path) }),
};

const ON_ENCOUNTERS: Rules = {
  peek: fields({ peek: word(['encounter']) }, { mayBottom: yes }),
  lookAtShadow: fields({ lookAtShadow: word(['subject']) }),
  cancel: fields({ cancel: word(['revealed', 'shadow']) }),
  reveal: fields({ reveal: word(['replacement', 'another']) }),
  surge: fields({ surge: yes }, { if: word(['stagingEmpty']) }),
  noAttack: fields({ noAttack: word(['enemy', 'all']), against: word(['engagedPlayer', 'chosen']) }, { of: target }),
  manyDefenders: fields({ manyDefenders: player }),
  attackNow: fields({ attackNow: word(['it']) }),
  dealShadow: fields({ dealShadow: few }),
  fetch: fields({ fetch: fetched }, { by: player }),
  shuffleEncounter: fields({ shuffleEncounter: yes }),
  nextStage: fields({ nextStage: word(['random']) }),
  completeStage: fields({ completeStage: yes }),
};

const VERBS: Rules = { ...ON_CARDS, ...ON_PLAYERS, ...ON_ENCOUNTERS };

const limit = fields({ times: few, per: word(['round', 'phase']) }, { each: word(['player']) });
const does: Rules = { cost: costs, limit };
const trigger = word(TRIGGERS);

const ABILITY: Choice = {
  what: both(
    'schopnost: action, response, forced, passive, revealed, shadow, travel nebo setup',
    'an ability: action, response, forced, passive, revealed, shadow, travel or setup',
  ),
  records: {
    action: fields({ action: word(['any', ...PHASES]), do: text }, { ...does, by: word(['anyone']) }),
    response: fields({ response: trigger, do: text }, { ...does, about, from: word(['hand']) }),
    forced: fields({ forced: trigger, do: text }, { ...does, about }),
    passive: fields({ passive }),
    revealed: fields({ revealed: text }),
    shadow: fields({ shadow: text }, { undefended: text }),
    travel: fields({ travel: text }),
    setup: fields({ setup: text }),
  },
};
export const abilities = listOf(
  choice(() => ABILITY),
  1,
  6,
);
