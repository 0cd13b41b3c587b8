import { expect, it } from 'vitest';
import { firstWords, together } from './together.ts';

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

it('the first words go together by language: of every page, of the front page, and what the first game names', () => {
  const name = firstWords(['duel']);
  const files = [
    'tablekit/src/i18n/cs/ui.json',
    'games/a/page/words/en/a-front.json',
    'games/a/page/words/cs/duel.json',
  ];
  expect(files.map((file) => name(`/${file}`))).toEqual(['words-cs', 'words-en', 'words-cs']);
  expect(name('/tablekit/src/i18n/cs/play.json')).toBeNull();
  expect(name('/games/a/page/words/cs/duel-setup.json')).toBeNull();
  expect(firstWords([])('/games/a/page/words/cs/duel.json')).toBeNull();
});
