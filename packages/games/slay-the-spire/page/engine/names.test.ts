import { expect, test } from 'vitest';
import { configOf } from '../../src/config.ts';
import { adapter } from './adapter.ts';

test('a record of other rules says who played whom, under invented names by those', async () => {
  const config = configOf({ heroes: ['ironclad', 'watcher'] });
  expect(await adapter.deckNames(config, 'en', 'real')).toEqual([['Ironclad'], ['Watcher']]);
  expect(await adapter.deckNames(config, 'en', 'neutral')).toEqual([['Warrior'], ['Pilgrim']]);
  expect(await adapter.deckNames(config, 'cs', 'neutral')).toEqual([['Bojovník'], ['Poutnice']]);
});
