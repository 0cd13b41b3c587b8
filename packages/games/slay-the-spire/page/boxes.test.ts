/** Which games a device enters in the sheet of boxes. */
import type { Json } from '@kolbiste/kernel';
import { fastSpec, recorder, seedFrom } from '@kolbiste/kernel';
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { EMPTY } from '@kolbiste/tablekit/state/table.ts';
import { expect, it } from 'vitest';
import { FEATS } from '../src/atoms/feats.ts';
import { configOf, game } from '../src/index.ts';
import { finishedHere } from './boxes.ts';
import { spireTable } from './engine/table.ts';

const [HUMAN, BOT] = [{ kind: 'human' }, { kind: 'bot', level: 'normal' }] as const;

const line = (kind: string, a: number, b: number): Happening => ({
  id: 1,
  cause: 0,
  kind,
  a,
  b,
  c: 0,
  d: 0,
  text: { cs: '', en: '' },
  rule: [],
  after: null,
});

/** A table at which two heroes have ended an adventure in which they have beaten two bosses. */
function ended(part: Partial<TableState> = {}, fight = ''): TableState {
  const config = configOf({ heroes: ['ironclad', 'silent'], fight });
  const laid = recorder(game, config as unknown as Json, fastSpec(seedFrom('boxes')));
  const view = game.view(laid.state, 'public');
  const feats = 1 << FEATS.indexOf('block');
  return {
    ...EMPTY,
    commitment: 'c0ffee',
    order: { game: 'slay-the-spire', names: 'real', players: [BOT, HUMAN] },
    table: { ...spireTable(view, []), feats },
    log: [line('won', 2, 0), line('boxesEarned', 0, 3), line('boxesEarned', 1, 3), line('levelUnlocked', 1, 0)],
    ...part,
  };
}

it('[STS 20.1] an adventure that somebody here has played to its end is known by what its chance was sealed with', () => {
  expect(finishedHere(ended())).toEqual({
    game: 'c0ffee',
    heroes: ['ironclad', 'silent'],
    each: 3,
    level: 1,
    feats: ['block'],
  });
});

it('bots alone, a single fight, and a table that was closed before the end enter nothing', () => {
  expect(finishedHere(ended({ order: { game: 'slay-the-spire', names: 'real', players: [BOT, BOT] } }))).toBeNull();
  expect(finishedHere(ended({}, 'jaw-worm'))).toBeNull();
  expect(finishedHere(ended({ log: [line('won', 2, 0)] }))).toBeNull();
  expect(finishedHere(ended({ commitment: '' }))).toBeNull();
});
