/** Whole games told in both languages with both sets of names: nothing untold, nothing ill-formed, no real name by mistake. */
import type { Rng } from '@kolbiste/kernel';
import { describeTelling } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { starters } from '../cards/decks.ts';
import { nameOf } from '../cards/names.ts';
import { pool } from '../cards/pool.ts';
import { describer } from '../describe.ts';
import type { Config } from '../index.ts';
import { configOf, game } from '../index.ts';

/** Names that stand in quotation marks where the public cards are not spoken of. */
const quoted = new Set(
  pool.cards.flatMap((card) =>
    card === undefined ? [] : (['cs', 'en'] as const).map((lang) => nameOf(card.id, lang, 'neutral')),
  ),
);
for (const label of ['po odhalení', 'when revealed']) quoted.add(label);

/** One to four players with the learning decks, the easy game every other time; at times combat alone. */
function configAt(i: number): Config {
  const lists = starters.map((each) => each.list);
  const players = 1 + (i % 4);
  const from = i % starters.length;
  const chosen = Array.from({ length: players }, (_, k) => {
    const { heroes, cards } = lists[(from + k) % lists.length];
    // Cards of a sphere that no hero has.
    return i % 5 === 3
      ? { heroes, cards: [...cards, ...lists[(from + k + 1) % lists.length].cards] }
      : { heroes, cards };
  });
  if (i % 10 !== 9) return configOf(chosen, i % 2 === 1);
  const placed = chosen.flatMap(({ heroes }, seat) => heroes.map((card) => ({ card, seat })));
  return { ...configOf(chosen), mode: 'waves', lists: chosen.map(() => ({ heroes: [], cards: [] })), placed };
}

/** An option at random; passing comes up less often, but characters stay at home for the fight. */
function choose(id: string, options: readonly number[], random: Rng): number {
  const often = id === 'quest.who' ? 2 : 4;
  const from = options.length > 1 && options[0] === 0 && random.int(often) > 0 ? 1 : 0;
  return options[from + random.int(options.length - from)];
}

/** Too rare for games at random, or never come; text.test.ts tells them by hand. */
const BY_HAND: readonly string[] = [
  'decision playerAttack.join',
  'decision pickOne.surplus',
  'decision pickOne.yes',
  'decision pickOne.endNext',
  'refused isGuarded',
  'refused enemyCannotAttack',
  'refused noOtherPlayer',
  'refused alreadyAttacked',
  'refused uniqueInPlay',
  'refused travelNotMet',
  'refused noOtherPlayer',
  'event manyDefenders',
  'event attackEnded',
  'event deckEmpty',
  'event nothingToReveal',
  'event surged',
  'event toVictory',
  'event doomed',
  'event attackFailed',
  'event intoDeck',
  'event won',
  'event scored',
  'event combatOver',
  'event leftCombat',
];

describeTelling(
  { describe, it },
  {
    game,
    real: describer('real'),
    neutral: describer('neutral'),
    quoted,
    games: 50,
    seed: 'campaign 1',
    configs: configAt,
    options: 24,
    choose,
    // An answer names a thing that the view knows, and otherwise none.
    mayDiffer: (kind, early, now) => kind === 'answer' && !(early.includes('„') && now.includes('„')),
    afterEnd: ['window.act', 'window'],
    byHand: BY_HAND,
    badStart: /^[^„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/,
    sentences: 4_001,
    labels: 3_001,
  },
);
