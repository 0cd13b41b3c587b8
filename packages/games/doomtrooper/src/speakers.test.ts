import { optionList, rng, seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { addOwnCards, CHANGES_TRAITS, KINDS_OF_TEXTS } from './cards/pool.ts';
import type { Card, State } from './index.ts';
import { cardOf, dealtConfig, game, LOSES, LOSES_ONE, pool, TRAITS } from './index.ts';
import { speakersOf } from './speakers.ts';

const KINDS = [...new Array(KINDS_OF_TEXTS).keys()];
const ofKind = (what: number): readonly number[] => (what === CHANGES_TRAITS ? [TRAITS, LOSES, LOSES_ONE] : [what]);

/** Read off the cards that lie there, without anything that was kept. */
const plainly = (s: State): number[][] =>
  KINDS.map((what) =>
    s.pieces.filter(({ card }) => cardOf(card).statics.some((t) => ofKind(what).includes(t.what))).map(({ id }) => id),
  );
const kept = (s: State): number[][] => KINDS.map((what) => speakersOf(s, what).map(({ id }) => id));

it('who has texts of a kind is known in every state, whichever of two games is asked about', () => {
  const random = rng('speakers');
  const listed = optionList();
  const games = [0, 1].map((n) => game.setup(dealtConfig(2, undefined, n), seedFrom(`speakers ${n}`)));
  const met = new Set<number>();
  let [asked, copies] = [0, 0];
  for (let step = 0; step < 1500; step++) {
    for (const s of games) {
      const seat = game.pending(s)[0]?.seat;
      if (seat === undefined) continue;
      game.play(s, seat, listed[random.int(game.list(s, seat, listed))]);
      expect(kept(s)).toEqual(plainly(s));
      if (step % 50 === 0) {
        expect(kept(game.clone(s))).toEqual(plainly(s));
        copies++;
      }
      asked++;
      kept(s).forEach((found, what) => found.length > 0 && met.add(what));
    }
  }
  expect([asked, copies].every((n) => n > 20)).toBe(true);
  expect(met.size).toBeGreaterThan(8);
});

it('follows cards that somebody brings in place of others', () => {
  const s = game.setup(dealtConfig(2), seedFrom('own'));
  const id = 9_998;
  const speaker = pool.ids.map(cardOf).find(({ statics }) => statics.some(({ what }) => what === TRAITS)) as Card;
  const bare = { gained: 0, lost: 0, count: 0, unit: 0, warden: 0, chosen: 0, kept: 0 };
  s.pieces.push({ id: ++s.serial, card: id, owner: 0, seat: 0, zone: 0, on: 0, marks: 0, ...bare });
  const spoken = (statics: Card['statics']): number[] => {
    addOwnCards([{ ...speaker, id, statics }]);
    return speakersOf(s, TRAITS).map(({ card }) => card);
  };
  expect([spoken([]), spoken(speaker.statics), spoken([])]).toEqual([[], [id], []]);
  addOwnCards([]);
});
