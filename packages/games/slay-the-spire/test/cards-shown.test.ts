/**
 * Every part of the text of every card of a deck stands in a scenario that shows it: each keyword, cost, condition,
 * instruction, word and figure of either side is taken away or changed in turn, and a scenario that names the card must notice.
 */
import { fileURLToPath } from 'node:url';
import { describeCardsShown } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import colorless from '../src/cards/colorless.json' with { type: 'json' };
import curses from '../src/cards/curses.json' with { type: 'json' };
import defect from '../src/cards/defect.json' with { type: 'json' };
import ironclad from '../src/cards/ironclad.json' with { type: 'json' };
import silent from '../src/cards/silent.json' with { type: 'json' };
import statuses from '../src/cards/statuses.json' with { type: 'json' };
import type { CardFile } from '../src/cards/types.ts';
import watcher from '../src/cards/watcher.json' with { type: 'json' };
import { scenarioAdapter } from '../src/scenario.ts';
import { cardsIn, changesOf, excused, names, player } from './shown/printed.ts';

const FILES = [ironclad, silent, defect, watcher, colorless, curses, statuses] as unknown as readonly CardFile[];
const cards = FILES.flatMap(cardsIn);
const PARTS = ['cost', 'xMin', 'is', 'do', 'abilities', 'statics', 'playIf', 'lessPer', 'costIf', 'xCubes', 'up'];

/** Why nothing can notice a change, and the changes of which it holds. */
const REASONS: readonly (readonly [why: string, changes: readonly string[]])[] = [
  [
    'a card without a cost cannot be played anyway [24.4]',
    [
      'burn: without is',
      'burn: without is.0',
      'decay: without is',
      'decay: without is.0',
      'doubt: without is',
      'doubt: without is.0',
      'injury: without is',
      'injury: without is.0',
      'pain: without is',
      'pain: without is.0',
      'parasite: without is',
      'parasite: without is.0',
      'shame: without is',
      'shame: without is.0',
      'ascenders-bane: without is.0',
      'clumsy: without is.0',
      'daze: without is.0',
      'regret: without is.0',
    ],
  ],
  ['a status card that was played is exhausted anyway [24.10]', ['slimed: without is', 'slimed: without is.0']],
  [
    'a mark, and no figure',
    [
      'barricade: statics.keepBlock 1 + 1',
      'corruption: statics.skillsFree 1 + 1',
      'electrodynamics: statics.lightningRow 1 + 1',
      'wraith-form: statics.shielded 1 + 1',
    ],
  ],
  [
    'one for each is what is meant where nothing is said',
    ['perfected-strike: without do.0.hit.per', 'reach-heaven: without do.0.hit.per'],
  ],
  [
    'the others have targets of their own, so one alone shares its target with nobody',
    [
      'ragnarok: without do.0.to',
      'ragnarok: without do.1.to',
      'ragnarok: without do.2.to',
      'ragnarok: without do.3.to',
      'ragnarok: without do.4.to',
      'ragnarok: without up.do.0.to',
      'ragnarok: without up.do.1.to',
      'ragnarok: without up.do.2.to',
      'ragnarok: without up.do.3.to',
      'ragnarok: without up.do.4.to',
      'ragnarok: without up.do.5.to',
    ],
  ],
];

describeCardsShown(
  { describe, it },
  {
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    cards,
    title: ({ id }) => id,
    changes: changesOf(PARTS),
    stands: names,
    ...player(),
    alike: excused(REASONS),
  },
);
