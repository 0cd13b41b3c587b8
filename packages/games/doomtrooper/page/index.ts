/** The page of Doomtrooper: a table of plain data. */
import { both } from '@kolbiste/tablekit/plain/data.ts';
import { plainPage } from '@kolbiste/tablekit/plain/page.ts';

const ROUNDS = [
  [25, both('25 kol', '25 rounds')],
  [12, both('12 kol', '12 rounds')],
  [0, both('bez omezení', 'no limit')],
] as const;

export const page = plainPage({
  id: 'doomtrooper',
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  rules: () => import('../src/rules.text.json'),
  choices: [{ name: 'rounds', title: both('Časový limit', 'Time limit'), ways: ROUNDS }],
  showing: {
    times: { entered: 500, fighters: 700, struck: 700, wounded: 600, killed: 800, awarded: 700 },
    heard: { entered: 'put', struck: 'blow', awarded: 'rise' },
  },
});
