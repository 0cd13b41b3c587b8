/** What may stand in the record of an own enemy: its deck, its HP, what it does, and what comes with it. */
import { addFault, both, describeValue } from '@kolbiste/kernel/files';
import type { Rule } from '@kolbiste/kernel/grammar';
import { fields, int, listOf, text as textRule, word, yes } from '@kolbiste/kernel/grammar';
import type { When } from './types.ts';

/** The decks that such enemies lie in. */
const ENEMY_DECKS = ['first', 'encounter', 'elite', 'boss', 'summon'] as const;
/** When abilities of enemies speak. */
const ENEMY_WHENS = [
  'firstHurt',
  'hurtByHit',
  'skillInRow',
  'attacked',
  'attackedItself',
  'hurtByAttack',
  'hurtsHero',
  'lostHp',
  'endOfTurn',
] as const satisfies readonly When[];
const REWARDS = ['gold 1', 'gold 2', 'gold 3', 'card', 'upgradedCard', 'rare', 'potion', 'relic', 'bossRelic'] as const;

const MOST_HP = 500;
const PLAYERS = 4;
const LONGEST_KIND = 40;
const MOST_ACTIONS = 9;
const hpOfOne = int(1, MOST_HP);
const hpOfEach = listOf(hpOfOne, PLAYERS, PLAYERS);
/** One figure, or one for each number of players [STS 11.3]. */
const hp: Rule = (c, value, path) => (Array.isArray(value) ? hpOfEach : hpOfOne)(c, value, path);

const RESULTS = both(
  'výsledky kostky, dohromady každý od 1 do 6 jednou',
  'results of the die, together each from 1 to 6 once',
);
/** Actions by results of the die. */
const byDie =
  (action: Rule): Rule =>
  (c, value, path) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    const named = isRecord ? Object.keys(value) : [];
    if (Array.from(named.join('')).sort().join('') !== '123456')
      return addFault(c, path, describeValue(value), RESULTS, null);
    for (const [results, each] of Object.entries(value as object)) action(c, each, `${path}.${results}`);
  };

/** @param shared rules that stand in records of every kind: the id, the name, copies, a text */
export function enemyRule(shared: Readonly<Record<'id' | 'name' | 'copies' | 'text', Rule>>): Rule {
  const { id, name, copies, text } = shared;
  const action = fields({ do: text }, { once: yes, last: yes });
  const traits = {
    startBlock: int(1, 20),
    keepsBlock: yes,
    mostPerHit: int(1, 9),
    slow: int(1, 9),
    cubes: int(0, 9),
    mostCubes: int(1, 9),
  };
  return fields(
    { id, deck: word(ENEMY_DECKS), act: int(1, 3), copies, hp },
    {
      name,
      single: action,
      die: byDie(action),
      cube: listOf(action, 1, MOST_ACTIONS),
      abilities: listOf(fields({ when: word(ENEMY_WHENS), do: text }, { once: word(['combat']) }), 1, 3),
      traits: fields({}, traits),
      onDeath: text,
      summons: listOf(textRule(LONGEST_KIND), 1, 3),
      rewards: listOf(word(REWARDS), 1, 4),
    },
  );
}
