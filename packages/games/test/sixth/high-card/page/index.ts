/** The page of High Card: a table of plain data. */
import { both } from '@kolbiste/tablekit/plain/data.ts';
import { plainPage } from '@kolbiste/tablekit/plain/page.ts';

const ROUNDS = [
  [5, both('5 kol', '5 rounds')],
  [3, both('3 kola', '3 rounds')],
  [1, both('1 kolo', '1 round')],
] as const;

export const page = plainPage({
  id: 'high-card',
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  rules: () => import('../src/rules.text.json'),
  choices: [{ name: 'rounds', title: both('Na kolik kol', 'How many rounds'), ways: ROUNDS }],
  showing: { times: { chose: 300, shown: 700, scored: 600, ended: 900 }, heard: { shown: 'put', scored: 'rise' } },
});
