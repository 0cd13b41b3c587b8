/** Under invented names nobody of the tale keeps a real one, in any case of a sentence. */
import { expect, test } from 'vitest';
import { HEROES } from '../vocabulary.ts';
import { invented } from './invented.ts';
import { aloneAs, heroName } from './talk.ts';

test('heroes have invented names in every case, and the preposition that goes with them', () => {
  expect(HEROES.map((_, hero) => invented(`Vyhráli ${aloneAs(hero)[0]}.`))).toEqual([
    'Vyhráli sólo s Bojovníkem.',
    'Vyhráli sólo se Skrytou.',
    'Vyhráli sólo se Strojem.',
    'Vyhráli sólo s Poutnicí.',
  ]);
  expect(HEROES.map((_, hero) => invented(heroName(hero, 'en')))).toEqual(['Warrior', 'Hidden', 'Machine', 'Pilgrim']);
  expect(invented('Zásah Defekta, Železnákovi zbývá 5 žt.')).toBe('Zásah Stroj, Bojovníkovi zbývá 5 žt.');
});

test('so has who blesses them', () => {
  expect(invented('Bojuje se po Neowině požehnání; zlaťáky dala Neow, Neowiných karet je 14.')).toBe(
    'Bojuje se po Ilmině požehnání; zlaťáky dala Ilma, Ilminých karet je 14.',
  );
  expect(invented('a blessing of Neow, Neow’s gold')).toBe('a blessing of Ilma, Ilma’s gold');
});
