import { fastSpec, recorder, seedFrom } from '@kolbiste/kernel';
import { whoSits } from '@kolbiste/tablekit/hotseat/curtain.ts';
import { expect, it } from 'vitest';
import { configOf, game, randomDeck } from '../../src/index.ts';

const config = configOf(randomDeck('curtain a', 'free'), randomDeck('curtain b', 'free'));

it('a curtain falls while one has chosen in secret, and at no other time of a duel', () => {
  const record = recorder(game, config as never, fastSpec(seedFrom('curtain')));
  const sits = (holder: number | null) => {
    const seats = ([0, 1] as const).map((viewer) => ({ viewer, view: game.view(record.state, viewer) }));
    return whoSits(
      seats,
      holder,
      game.pending(record.state).map(({ seat }) => seat),
    );
  };
  expect(sits(null)).toEqual({ seat: 0, curtain: false });
  record.answer(0, 2);
  expect(sits(0)).toEqual({ seat: 1, curtain: true });
  expect(sits(null)).toEqual({ seat: 1, curtain: true });
  expect(sits(1)).toEqual({ seat: 1, curtain: false });
  record.answer(1, 1);
  for (let n = 0; n < 30 && game.pending(record.state).length > 0; n++) {
    const [{ seat, id }] = game.pending(record.state);
    if (id !== 'duel.chooseStartWeapon') expect(sits(1 - seat)).toEqual({ seat, curtain: false });
    record.answer(seat, game.options(record.state, seat)[0]);
  }
});
