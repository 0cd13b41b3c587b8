/** Every part of the text of every relic, potion, event and blessing stands in a scenario that shows it, as in cards-shown.test.ts. */
import { fileURLToPath } from 'node:url';
import { describeCardsShown } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { EVENT_ROWS } from '../src/cards/events.ts';
import itemRows from '../src/cards/items.json' with { type: 'json' };
import neow from '../src/cards/neow.json' with { type: 'json' };
import type { ItemWritten } from '../src/cards/types.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { blessingsIn, changesOf, eventsIn, excused, itemsIn, names, player } from './shown/printed.ts';

const things = [
  ...itemsIn(itemRows.items as unknown as readonly ItemWritten[]),
  ...eventsIn(EVENT_ROWS),
  ...blessingsIn(neow.cards),
];
const PARTS = 'abilities statics anywhere outside discards uses options group distinct picks notFirst shows blue'.split(
  ' ',
);

/** Why nothing can notice a change, and the changes of which it holds. */
const REASONS: readonly (readonly [why: string, changes: readonly string[]])[] = [
  [
    'a mark, and no figure',
    [
      'coffee-dripper: statics.noRest 1 + 1',
      'ectoplasm: statics.noGold 1 + 1',
      'fusion-hammer: statics.noSmith 1 + 1',
      'ice-cream: statics.keepEnergy 1 + 1',
      'molten-egg: statics.upgradeAttack 1 + 1',
      'omamori: statics.noCurse 1 + 1',
      'sozu: statics.noPotion 1 + 1',
      'toxic-egg: statics.upgradeSkill 1 + 1',
      'wing-boots: statics.wings 1 + 1',
    ],
  ],
  ['it is used where a die was rolled, wherever that is [18.14]', ['gamblers-brew: without anywhere']],
  [
    'all relics that were used lie open again after a fight and after an event alike [R71]',
    [
      'gambling-chip: abilities.0.once room: combat',
      'the-abacus: abilities.0.once room: combat',
      'toolbox: abilities.0.once room: combat',
    ],
  ],
  [
    'an empty text does nothing, as the word says',
    [
      'loaded-die: without abilities.0.do.0.choose.2.0',
      'scrap-ooze: without options.0.do.1.rollTable.0.0.choose.1.0',
      'scrap-ooze: without options.0.do.1.rollTable.1.0.choose.1.0',
    ],
  ],
  ['none may be chosen anyway [8.2, R111]', ['peace-pipe: without abilities.0.do.0.may']],
  [
    'what is used outside of fights is discarded anyway',
    ['war-paint: without discards', 'whetstone: without discards'],
  ],
];

describeCardsShown(
  { describe, it },
  {
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    cards: things,
    title: ({ id }) => id,
    changes: changesOf(PARTS),
    stands: names,
    ...player(),
    alike: excused(REASONS),
  },
);
