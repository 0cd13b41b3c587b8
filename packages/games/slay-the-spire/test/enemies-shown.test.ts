/** Every part of every enemy card stands in a scenario that shows it, as in cards-shown.test.ts: actions, abilities, who comes with it, what it pays. */
import { fileURLToPath } from 'node:url';
import { describeCardsShown } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import actOne from '../src/cards/enemies-1.json' with { type: 'json' };
import actTwo from '../src/cards/enemies-2.json' with { type: 'json' };
import actThree from '../src/cards/enemies-3.json' with { type: 'json' };
import actFour from '../src/cards/enemies-4.json' with { type: 'json' };
import { enemyNamed } from '../src/cards/pool.ts';
import type { EnemyWritten } from '../src/cards/types.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { changesOf, enemiesIn, excused, names, player } from './shown/printed.ts';

const enemies = [actOne, actTwo, actThree, actFour].flatMap((file) =>
  enemiesIn(file.enemies as unknown as readonly EnemyWritten[]),
);
const PARTS =
  'single die cube first fury abilities traits onDeath rises splits becomes with summons summonsFrom sentries rewards'.split(
    ' ',
  );

/** A boss stands in every row: whom its row has are all heroes [STS R57]. */
const OF_ALL = / heroes: rowHero$/;
const bossesMeanAll = enemies
  .filter(({ id }) => enemyNamed(id).deck === 'boss')
  .flatMap((boss) => [...changesOf(PARTS)(boss)].map(({ what }) => [boss.id, what] as const))
  .filter(([, what]) => OF_ALL.test(what))
  .flatMap(([id, what]) => [`${id}: ${what}`, `${id}: without ${what.replace(OF_ALL, '')}`]);
const bossRelics = enemies
  .filter(({ row }) => 'boss' in row && 'rewards' in row)
  .map(({ id }) => `${id}: without rewards.2`);

const REASONS: readonly (readonly [why: string, changes: readonly string[]])[] = [
  ['a boss stands in every row', bossesMeanAll],
  ['relics of bosses are laid out after every boss that pays anything [8.15]', bossRelics],
  [
    'an empty text does nothing, as the word says',
    [
      ...['exploder-a7', 'exploder-encounter', 'exploder'].map((id) => `${id}: without cube.1.do.0`),
      ...['giant-head-a12', 'giant-head-a1', 'giant-head'].flatMap((id) => [
        `${id}: without cube.0.do.0`,
        `${id}: without cube.2.do.0`,
      ]),
      'giant-head: without cube.1.do.0',
      'gremlin-wizard: without cube.0.do.0',
      'lagavulin: without cube.0.do.0',
      'spire-growth: without first.do.0',
      'the-guardian: without cube.1.do.0.do.0',
      'the-guardian-a10: without cube.1.do.0.do.0',
    ],
  ],
  [
    'it is dead before its cube comes round',
    [
      ...['exploder-a7', 'exploder-encounter'].flatMap((id) => [0, 1, 2].map((k) => `${id}: without cube.${k}.once`)),
      'exploder: without cube.2.once',
    ],
  ],
  [
    'what enemies say once they say once in a fight',
    ['centurion-a', 'centurion-b', 'green-louse-a', 'green-louse-b'].map(
      (id) => `${id}: abilities.0.once combat: turn`,
    ),
  ],
  [
    'whoever plays a skill in its row is the hero of its row',
    ['gremlin-nob', 'gremlin-nob-a1', 'gremlin-nob-a12'].map((id) => `${id}: without abilities.0.do.0.to`),
  ],
  [
    'all of it is all of it',
    ['the-guardian', 'the-guardian-a10'].map((id) => `${id}: cube.1.do.0.else.1.loseBlock 99 + 1`),
  ],
  ['there is no row above', ['spire-spear: traits.spans 2 + 1']],
];

describeCardsShown(
  { describe, it },
  {
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    cards: enemies,
    title: ({ id }) => id,
    changes: changesOf(PARTS),
    stands: names,
    ...player(),
    alike: excused(REASONS),
  },
);
