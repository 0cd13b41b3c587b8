import { expect, it } from 'vitest';
import { together } from './together.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'words'],
  app: ['table', 'words'],
  table: ['app'],
  words: [],
  later: ['words', 'only'],
  only: [],
};
const modules = { getModuleInfo: (id: string) => (id in IMPORTS ? { importedIds: IMPORTS[id] } : null) };

it('what an entry brings with it goes together, in circles too; what is fetched later does not', () => {
  const name = together('page', ['main']);
  expect(Object.keys(IMPORTS).filter((id) => name(id, modules) === 'page')).toEqual(['main', 'app', 'table', 'words']);
  expect(name('only', modules)).toBeNull();
  expect(together('page', ['main'], /^words$/)('words', modules)).toBeNull();
});
