/** Whole games told in both languages with both sets of names: nothing untold, nothing ill-formed, no real name by mistake. */
import { describeTelling } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { often } from '../../../../../scripts/long.mjs';
import { mixedConfigs } from '../../test/configs.ts';
import { nameOf } from '../cards/names.ts';
import { pool } from '../cards/pool.ts';
import { describer } from '../describe.ts';
import { game } from '../index.ts';
import { KEYWORDS } from './card/en/keywords.ts';

const invented = pool.cards.flatMap((card) =>
  card === null ? [] : (['cs', 'en'] as const).map((lang) => nameOf(card.id, lang, 'neutral')),
);
/** Words that are quoted because the unit gets them as they stand on a card. */
const words = Object.values(KEYWORDS).map(({ given }) => given.replace(/[“”]/g, ''));

/** Too rare for games at random, or never offered; text.test.ts tells them by hand. */
const BY_HAND: readonly string[] = [
  'decision pickName.name',
  'decision pickChance.result',
  'refused effectsFull',
  'refused banned',
  'refused attackNothing',
  'event capped',
  'event named',
];

describeTelling(
  { describe, it },
  {
    game,
    real: describer('real'),
    neutral: describer('neutral'),
    quoted: new Set([...invented, ...words]),
    games: often(240, 2000),
    seed: 'campaign 2',
    configs: mixedConfigs,
    // Of a hundred ways to exchange a hand, or of all cards that can be named, some are enough.
    options: 24,
    // Ending the turn comes up less often.
    choose(id, options, random) {
      const from = id === 'turn.main' && options.length > 1 && random.int(6) > 0 ? 1 : 0;
      return options[from + random.int(options.length - from)];
    },
    afterEnd: ['turn.main', 'main'],
    byHand: BY_HAND,
    badStart: /^[^“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/,
    sentences: 10_001,
    labels: 3_001,
  },
);
